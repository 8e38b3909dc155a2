import { requestService } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { QueuedRequest } from '../../offline/outbox.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { readServiceRequest } from './read-service-request.ts'

/** The request as it goes to the API when the line is back. */
export function requestParcel(form: FormData): QueuedRequest {
  return {
    key: textOf(form, 'requestKey'),
    method: 'POST',
    path: requestService.path,
    body: readServiceRequest(form),
  }
}
