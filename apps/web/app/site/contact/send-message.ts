import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { sendMessage as send } from '@tecnoclick/contract/site/contact/endpoints'
import { contactMessageSchema } from '@tecnoclick/contract/site/contact/schemas'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'
import { contactFields, keyField, trapField } from './contact-message.ts'

/** Redirects to the same page without the query, so that the form is empty again (site.md#contact). */
export async function sendMessage(visit: Visit, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = textsOf(form, contactFields)
  const checked = checkValues(
    contactMessageSchema,
    { ...values, website: textOf(form, trapField) },
    translatorFor(visit),
  )
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(send, {
    body: checked.values,
    headers: keyHeaders(textOf(form, keyField)),
  })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'messageSent', url)
}
