import { uploadServicePhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import {
  acceptOwnQuote,
  rejectOwnQuote,
  writeServiceMessage,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { newServiceMessageSchema } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import { reportRepairPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-endpoints'
import { newPaymentReportSchema } from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { uploadPhotos } from '../../platform/form/upload-photos.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'
import { readMessage } from './message-form.ts'
import { readDecision } from './quote-choice.ts'

const decisions = {
  accept: { endpoint: acceptOwnQuote, flash: 'quoteAccepted' },
  reject: { endpoint: rejectOwnQuote, flash: 'quoteRejected' },
} as const

/** The customer's actions on a service order: decide on the quote or write a message. */
export async function handleServiceOrderForm(
  visit: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<FormResult | Response> {
  const intent = textOf(form, 'intent')
  if (intent === 'message') return sendMessage(visit, id, form, url)
  if (intent === 'pay') return reportPayment(visit, id, form, url)
  if (intent !== 'accept' && intent !== 'reject') return { failure: 'malformed' }
  const { endpoint, flash } = decisions[intent]
  const body = readDecision(form, intent === 'accept')
  const outcome = await visit.client.attempt(endpoint, { params: { id }, body })
  return outcome.ok ? redirectWithFlash(url.pathname, flash, url) : refusedResult(outcome.error, visit)
}

async function reportPayment(
  visit: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<FormResult | Response> {
  const uploaded = await uploadPhotos(visit, form, (body) =>
    visit.client.attempt(uploadServicePhoto, { body }),
  )
  if (!Array.isArray(uploaded)) return uploaded
  const read = readPaymentReport(form, uploaded)
  const checked = checkValues(newPaymentReportSchema, read, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors }
  const outcome = await visit.client.attempt(reportRepairPayment, { params: { id }, body: checked.values })
  return outcome.ok
    ? redirectWithFlash(url.pathname, 'paymentCodeSent', url)
    : refusedResult(outcome.error, visit)
}

/** The photo was uploaded with the form or, with script, before it. */
export function readPaymentReport(form: FormData, uploaded: readonly string[]) {
  const [photo = textOf(form, 'photos')] = uploaded
  return {
    amount: Number(textOf(form, 'amount')),
    transactionCode: textOf(form, 'transactionCode'),
    ...(photo !== '' && { photo }),
  }
}

async function sendMessage(
  visit: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<FormResult | Response> {
  const values = textsOf(form, ['text', 'requestKey'])
  const uploaded = await uploadPhotos(visit, form, (body) =>
    visit.client.attempt(uploadServicePhoto, { body }),
  )
  if (!Array.isArray(uploaded)) return { ...uploaded, values }
  const { photos, ...written } = readMessage(form)
  const read = { ...written, photos: [...photos, ...uploaded].slice(0, photosPerRequest) }
  const checked = checkValues(newServiceMessageSchema, read, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(writeServiceMessage, {
    params: { id },
    body: checked.values,
    headers: keyHeaders(values.requestKey),
  })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'serviceMessageSent', url)
}
