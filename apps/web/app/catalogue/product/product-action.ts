import { writeReview } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import { addStockAlert } from '@tecnoclick/contract/stock/ledger/endpoints'
import { data } from 'react-router'
import { acceptForm, refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { formResponse } from '../../platform/form/form-result.ts'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import type { Flash } from '../../platform/session/flash.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'
import type { ProductFormResult } from './product-page.ts'
import { alertRules, readReview, reviewRules } from './product-rules.ts'

/** Handles the page's two forms. A form sent without script is redirected back and confirmed by a notice. */
export async function handleProductForm(visit: Visit, request: Request, url: URL) {
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  // Added without script before a variant was chosen.
  if (intent === 'add') return formResponse<ProductFormResult>({ form: 'choice', failure: 'chooseVariant' })
  if (intent !== 'review' && intent !== 'alert') throw data(null, { status: 400 })
  const [result, flash] =
    intent === 'review' ? await sendReview(visit, form) : await setStockAlert(visit, form)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  if (!result.accepted || !isDocument) return formResponse(result)
  const chosen = url.searchParams.get('variant')
  const page = chosen === null ? url.pathname : `${url.pathname}?${new URLSearchParams({ variant: chosen })}`
  return redirectWithFlash(page, flash, url)
}

/** The flash tells it where the form was sent without script. */
type Handled = [ProductFormResult, Flash]

async function sendReview(visit: Visit, form: FormData): Promise<Handled> {
  const values = textsOf(form, ['author', 'email', 'text', 'rating'])
  const t = translatorFor(visit)
  const accepted = acceptForm(form, reviewRules, t)
  if (!accepted.ok) return [{ form: 'review', errors: accepted.errors, values }, 'reviewSent']
  const outcome = await visit.client.attempt(writeReview, { body: readReview(accepted.form) })
  if (!outcome.ok) return [{ form: 'review', ...refusedResult(outcome.error, visit), values }, 'reviewSent']
  const { state } = outcome.data
  const done = { form: 'review', accepted: true } as const
  if (state === 'unconfirmed') return [{ ...done, note: t('reviewNotes.unconfirmed') }, 'reviewUnconfirmed']
  if (state === 'waiting') return [{ ...done, note: t('reviewNotes.waiting') }, 'reviewWaiting']
  return [done, 'reviewSent']
}

async function setStockAlert(visit: Visit, form: FormData): Promise<Handled> {
  const accepted = acceptForm(form, alertRules, translatorFor(visit))
  if (!accepted.ok)
    return [{ form: 'alert', errors: accepted.errors, values: { email: textOf(form, 'email') } }, 'alertSet']
  const outcome = await visit.client.attempt(addStockAlert, {
    body: {
      productId: idOf(form, 'productId') ?? 0,
      ...(form.has('email') && { email: textOf(form, 'email') }),
    },
  })
  return outcome.ok
    ? [{ form: 'alert', accepted: true }, 'alertSet']
    : [{ form: 'alert', ...refusedResult(outcome.error, visit) }, 'alertSet']
}
