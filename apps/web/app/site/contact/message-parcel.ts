import { sendMessage } from '@tecnoclick/contract/site/contact/endpoints'
import type { QueuedRequest } from '../../offline/outbox.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { contactFields, keyField, trapField } from './contact-fields.ts'

/** The message as it goes to the API when the line is back. */
export function messageParcel(form: FormData): QueuedRequest {
  return {
    key: textOf(form, keyField),
    method: 'POST',
    path: sendMessage.path,
    body: { ...textsOf(form, contactFields), website: textOf(form, trapField) },
  }
}
