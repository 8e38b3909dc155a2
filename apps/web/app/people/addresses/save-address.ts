import { changeAddress, createAddress } from '@tecnoclick/contract/people/addresses/endpoints'
import { newAddressSchema } from '@tecnoclick/contract/people/addresses/schemas'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { idOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'
import { afterNewAddress } from './address-return.ts'
import { readAddress, typedAddress } from './address-rules.ts'

/** Without an id it is a new one. */
export async function saveAddress(
  visit: Visit,
  form: FormData,
  url: URL,
  id?: number,
): Promise<FormResult | Response> {
  const values = typedAddress(form)
  const checked = checkValues(newAddressSchema, readAddress(form), translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const { isPrincipal, ...body } = checked.values
  const outcome =
    id === undefined
      ? await visit.client.attempt(createAddress, { body: checked.values })
      : await visit.client.attempt(changeAddress, {
          params: { id },
          body: { ...body, ...(isPrincipal && { isPrincipal }), version: idOf(form, 'version') },
        })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  const flash = id === undefined ? 'addressAdded' : 'addressChanged'
  const to = id === undefined ? afterNewAddress(url, outcome.data.id) : '/account/addresses'
  return redirectWithFlash(to, flash, url)
}
