import { sendMessage as send } from '@tecnoclick/contract/contact/endpoints'
import { contactMessageSchema } from '@tecnoclick/contract/contact/schemas'
import { checkValues } from '../../account/form/complaints.ts'
import { type FormAnswer, refusedAnswer } from '../../account/form/form-answer.ts'
import { textOf, textsOf } from '../../account/form/read-form.ts'
import { textsFor } from '../../account/form/visit-texts.ts'
import { redirectWithFlash } from '../../account/session/redirect-with-flash.ts'
import type { Visit } from '../../context.ts'
import { contactFields, keyField, trapField } from './contact-fields.ts'

/** Back to the same page without what a link had begun: the form is empty again (B §8). */
export async function sendMessage(visit: Visit, form: FormData, url: URL): Promise<FormAnswer | Response> {
  const values = textsOf(form, contactFields)
  const checked = checkValues(
    contactMessageSchema,
    { ...values, website: textOf(form, trapField) },
    textsFor(visit),
  )
  if (!checked.ok) return { errors: checked.errors, values }
  const key = textOf(form, keyField)
  const outcome = await visit.client.attempt(send, {
    body: checked.values,
    headers: /^[\w-]{1,128}$/.test(key) ? { 'idempotency-key': key } : {},
  })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error), values }
  return redirectWithFlash(url.pathname, 'messageSent', url)
}
