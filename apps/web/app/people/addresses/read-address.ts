import { idOf, isTicked, textsOf } from '../../platform/form/read-form.ts'

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

/** What the form says, whether it makes an address or not. */
export function readAddress(form: FormData) {
  return {
    ...textsOf(form, texts),
    countryId: idOf(form, 'countryId'),
    stateId: idOf(form, 'stateId'),
    cityId: idOf(form, 'cityId'),
    isPrincipal: isTicked(form, 'isPrincipal'),
  }
}

/** The same as it was typed, to fill the fields of a page that comes back. */
export function typedAddress(form: FormData): Record<string, string> {
  return {
    ...textsOf(form, [...texts, ...choices]),
    ...(isTicked(form, 'isPrincipal') && { isPrincipal: 'on' }),
  }
}
