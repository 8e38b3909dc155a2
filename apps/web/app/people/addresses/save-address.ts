import { changeAddress, createAddress } from '@tecnoclick/contract/people/addresses/endpoints'
import { newAddressSchema } from '@tecnoclick/contract/people/addresses/schemas'
import { checkValues } from '../../platform/form/complaints.ts'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { idOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'
import { readAddress, typedAddress } from './read-address.ts'

/** Without an id it is a new one. */
export async function saveAddress(
  visit: Visit,
  form: FormData,
  url: URL,
  id?: number,
): Promise<FormAnswer | Response> {
  const values = typedAddress(form)
  const checked = checkValues(newAddressSchema, readAddress(form), textsFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const { isPrincipal, ...body } = checked.values
  const outcome =
    id === undefined
      ? await visit.client.attempt(createAddress, { body: checked.values })
      : await visit.client.attempt(changeAddress, {
          params: { id },
          body: { ...body, ...(isPrincipal && { isPrincipal }), version: idOf(form, 'version') },
        })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  const flash = id === undefined ? 'addressAdded' : 'addressChanged'
  return redirectWithFlash('/account/addresses', flash, url)
}
