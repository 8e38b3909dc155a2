import { uploadReceipt } from '@tecnoclick/contract/platform/files/endpoints'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { payWithCredit } from '@tecnoclick/contract/selling/credit/endpoints'
import { makeFamilyLink, revokeFamilyLink } from '@tecnoclick/contract/selling/family-links/endpoints'
import { cancelOrder, payOrder, writeOrderMessage } from '@tecnoclick/contract/selling/orders/endpoints'
import { paymentProofSchema } from '@tecnoclick/contract/selling/orders/payment-schemas'
import { newOrderMessageSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { chooseMethod } from '@tecnoclick/contract/selling/payments/endpoints'
import { startOnlinePayment } from '@tecnoclick/contract/selling/providers/endpoints'
import { redirect } from 'react-router'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { amountOf, idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'
import { onlinePage } from '../online/online-texts.ts'
import { uploadedReceipt } from '../payment/uploaded-receipt.ts'
import { readPaymentProof } from './order-rules.ts'

/** The customer's actions on an order: report a payment, choose how to pay, write to the shop or cancel it (selling.md#calls). */
export function handleOrderForm(
  visit: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<FormResult | Response> {
  const intent = textOf(form, 'intent')
  if (intent === 'pay') return pay(visit, id, form, url)
  if (intent === 'credit') return payFromCredit(visit, id, form, url)
  if (intent === 'online') return payOnline(visit, id, form)
  if (intent === 'choose') return choose(visit, id, form, url)
  if (intent === 'message') return write(visit, id, form, url)
  if (intent === 'family' || intent === 'unfamily') return changeFamilyLink(visit, id, intent)
  return cancel(visit, id, url)
}

async function pay(visit: Visit, id: number, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = textsOf(form, ['transactionCode', 'amount'])
  const receipt = await uploadedReceipt(visit, form, (body) => visit.client.attempt(uploadReceipt, { body }))
  if (typeof receipt === 'object' && receipt !== null) return { ...receipt, values }
  const proof = { ...readPaymentProof(form), ...(receipt !== null && { receipt }) }
  const checked = checkValues(paymentProofSchema, proof, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const headers = keyHeaders(textOf(form, 'requestKey'))
  const outcome = await visit.client.attempt(payOrder, { params: { id }, body: checked.values, headers })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(orderPage(id), 'paymentCodeSent', url)
}

async function payFromCredit(
  visit: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<FormResult | Response> {
  const body = { amount: amountOf(form, 'credit'), version: idOf(form, 'version') }
  const headers = keyHeaders(textOf(form, 'requestKey'))
  const outcome = await visit.client.attempt(payWithCredit, { params: { id }, body, headers })
  if (!outcome.ok) return refusedResult(outcome.error, visit)
  return redirectWithFlash(orderPage(id), 'paidWithCredit', url)
}

/** The page in between works without script: a form may not lead to another site. */
async function payOnline(visit: Visit, id: number, form: FormData): Promise<FormResult | Response> {
  const body = { providerId: idOf(form, 'providerId') ?? 0 }
  const outcome = await visit.client.attempt(startOnlinePayment, { params: { id }, body })
  if (!outcome.ok) return refusedResult(outcome.error, visit)
  return redirect(onlinePage(outcome.data.reference))
}

async function choose(visit: Visit, id: number, form: FormData, url: URL): Promise<FormResult | Response> {
  const body = { paymentMethod: textOf(form, 'paymentMethod') || null, version: idOf(form, 'version') }
  const outcome = await visit.client.attempt(chooseMethod, { params: { id }, body })
  if (!outcome.ok) return refusedResult(outcome.error, visit)
  return redirectWithFlash(orderPage(id), 'paymentMethodChosen', url)
}

async function changeFamilyLink(
  visit: Visit,
  id: number,
  intent: 'family' | 'unfamily',
): Promise<FormResult | Response> {
  const endpoint = intent === 'family' ? makeFamilyLink : revokeFamilyLink
  const outcome = await visit.client.attempt(endpoint, { params: { id } })
  // Another tab was faster: it is withdrawn, as was wanted.
  const isGone = intent === 'unfamily' && !outcome.ok && outcome.error.code === 'notFound'
  return outcome.ok || isGone ? redirect(`${orderPage(id)}#familia`) : refusedResult(outcome.error, visit)
}

async function write(visit: Visit, id: number, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = textsOf(form, ['text'])
  const checked = checkValues(newOrderMessageSchema, values, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(writeOrderMessage, {
    params: { id },
    body: checked.values,
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(orderPage(id), 'orderMessageSent', url)
}

async function cancel(visit: Visit, id: number, url: URL): Promise<FormResult | Response> {
  const outcome = await visit.client.attempt(cancelOrder, { params: { id } })
  if (!outcome.ok) return refusedResult(outcome.error, visit)
  return redirectWithFlash(orderPage(id), 'orderCancelled', url)
}

const orderPage = (id: number) => `/account/orders/${id}`
