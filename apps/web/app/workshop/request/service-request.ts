import { requestService } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { QueuedRequest } from '../../offline/outbox.ts'
import { idOf, isTicked, textOf, textsOf } from '../../platform/form/read-form.ts'

/** The fields of the form, valid or not. */
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

/** The same as text, to fill the fields again after a refusal. */
export function typedServiceRequest(form: FormData): Record<string, string> {
  return {
    ...textsOf(form, ['brandId', 'model', 'failure', 'addressId', 'requestKey']),
    ...(isTicked(form, 'houseservice') && { houseservice: 'on' }),
  }
}

/** The request that is sent to the API when the connection is back. */
export function serviceRequest(form: FormData): QueuedRequest {
  return {
    key: textOf(form, 'requestKey'),
    method: 'POST',
    path: requestService.path,
    body: readServiceRequest(form),
  }
}
