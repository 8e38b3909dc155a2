import { cancelOrder, payOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { paymentCodeSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { checkValues } from '../../platform/form/complaints.ts'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'

/** The customer's actions on an order: enter the payment code or cancel it (selling.md#calls). */
export function handleOrderForm(
  visit: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<FormAnswer | Response> {
  return textOf(form, 'intent') === 'pay' ? pay(visit, id, form, url) : cancel(visit, id, url)
}

async function pay(visit: Visit, id: number, form: FormData, url: URL): Promise<FormAnswer | Response> {
  const values = textsOf(form, ['transactionCode'])
  const checked = checkValues(paymentCodeSchema, values, textsFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(payOrder, { params: { id }, body: checked.values })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(orderPage(id), 'paymentCodeSent', url)
}

async function cancel(visit: Visit, id: number, url: URL): Promise<FormAnswer | Response> {
  const outcome = await visit.client.attempt(cancelOrder, { params: { id } })
  if (!outcome.ok) return refusedAnswer(outcome.error, visit)
  return redirectWithFlash(orderPage(id), 'orderCancelled', url)
}

const orderPage = (id: number) => `/account/orders/${id}`
