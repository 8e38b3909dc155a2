import { idOf, isTicked, textOf, textsOf } from '../../platform/form/read-form.ts'

/** What the form says, whether it makes a request or not. */
export function readServiceRequest(form: FormData) {
  return {
    serviceId: idOf(form, 'serviceId'),
    brandId: idOf(form, 'brandId'),
    model: textOf(form, 'model'),
    failure: textOf(form, 'failure'),
    houseservice: isTicked(form, 'houseservice'),
    addressId: isTicked(form, 'houseservice') ? idOf(form, 'addressId') : undefined,
    photos: form.getAll('photos').filter((name) => typeof name === 'string'),
  }
}

/** The same as it was typed, to fill the fields of a page that comes back. */
export function typedServiceRequest(form: FormData): Record<string, string> {
  return {
    ...textsOf(form, ['brandId', 'model', 'failure', 'addressId', 'requestKey']),
    ...(isTicked(form, 'houseservice') && { houseservice: 'on' }),
  }
}
