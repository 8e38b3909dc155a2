import { deliveryAddressSchema, newAddressSchema } from '@tecnoclick/contract/people/addresses/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { idOf, isTicked, textsOf } from '../../platform/form/read-form.ts'

export const addressRules: FormRules = {
  check: (form, t) => validationErrors(newAddressSchema, readAddress(form), t),
}

export const deliveryAddressRules: FormRules = {
  check: (form, t) => validationErrors(deliveryAddressSchema, readAddress(form), t),
}

const texts = [
  'name',
  'lastname',
  'company',
  'street',
  'apartament',
  'zip',
  'email',
  'phone',
  'website',
] as const
const choices = ['countryId', 'stateId', 'cityId'] as const

/** The fields of the form, valid or not. */
export function readAddress(form: FormData) {
  return {
    ...textsOf(form, texts),
    countryId: idOf(form, 'countryId'),
    stateId: idOf(form, 'stateId'),
    cityId: idOf(form, 'cityId'),
    isPrincipal: isTicked(form, 'isPrincipal'),
  }
}

/** The same as text, to fill the fields again after a refusal. */
export function typedAddress(form: FormData): Record<string, string> {
  return {
    ...textsOf(form, [...texts, ...choices]),
    ...(isTicked(form, 'isPrincipal') && { isPrincipal: 'on' }),
  }
}
