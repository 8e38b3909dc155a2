import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { sendMessage as send } from '@tecnoclick/contract/site/contact/endpoints'
import { contactMessageSchema } from '@tecnoclick/contract/site/contact/schemas'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { checkValues } from '../../platform/form/complaints.ts'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { contactFields, keyField, trapField } from './contact-fields.ts'

/** Back to the same page without the values a link had prefilled: the form is empty again (site.md#contact). */
export async function sendMessage(visit: Visit, form: FormData, url: URL): Promise<FormAnswer | Response> {
  const values = textsOf(form, contactFields)
  const checked = checkValues(
    contactMessageSchema,
    { ...values, website: textOf(form, trapField) },
    textsFor(visit),
  )
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(send, {
    body: checked.values,
    headers: keyHeaders(textOf(form, keyField)),
  })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'messageSent', url)
}
