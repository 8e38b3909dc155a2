import { changeAddress, createAddress } from '@tecnoclick/contract/people/addresses/endpoints'
import { deliveryAddressSchema, newAddressSchema } from '@tecnoclick/contract/people/addresses/schemas'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { idOf, isTicked } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'
import { afterAddress } from './address-return.ts'
import { readAddress, typedAddress } from './address-rules.ts'
import { loadPlaces } from './places.ts'

export interface AddressResult extends FormResult {
  /** The form is part of another page, which chooses the address itself. */
  savedId?: number
}

/** Without an id it is a new one. An `inline` form is part of checkout: the page stays, and a phone is required. */
export async function saveAddress(
  visit: Visit,
  form: FormData,
  url: URL,
  id?: number,
): Promise<AddressResult | Response> {
  const values = typedAddress(form)
  const isInline = isTicked(form, 'inline')
  const schema = isInline ? deliveryAddressSchema : newAddressSchema
  const checked = checkValues(schema, await withZip(visit, readAddress(form)), translatorFor(visit))
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
  if (isInline) return { savedId: outcome.data.id }
  const flash = id === undefined ? 'addressAdded' : 'addressChanged'
  return redirectWithFlash(afterAddress(url, outcome.data.id), flash, url)
}

/** Without script nothing has filled in the postal code of the municipality. */
async function withZip({ client }: Visit, address: ReturnType<typeof readAddress>) {
  if (address.zip.trim() !== '' || address.cityId === undefined) return address
  const { cities } = await loadPlaces(client)
  return { ...address, zip: cities.find(({ id }) => id === address.cityId)?.zip ?? '' }
}
