import { data } from 'react-router'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { formResponse } from '../../platform/form/form-response.ts'
import { textOf } from '../../platform/form/read-form.ts'
import type { Visit } from '../../rendering/context.ts'
import { sendReview } from '../reviews/send-review.ts'
import { setAlert } from './set-alert.ts'

/** The page's two forms. Script stays where it is and tells by a toast; a document is led back and told by a notice. */
export async function answerProduct(visit: Visit, request: Request, url: URL) {
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (intent !== 'review' && intent !== 'alert') throw data(null, { status: 400 })
  const answer = intent === 'review' ? await sendReview(visit, form) : await setAlert(visit, form)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  if (!answer.accepted || !isDocument) return formResponse(answer)
  return redirectWithFlash(url.pathname, intent === 'review' ? 'reviewSent' : 'alertSet', url)
}
