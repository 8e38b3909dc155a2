import { cancelOrder, payOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { paymentCodeSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'

/** The customer's actions on an order: enter the payment code or cancel it (selling.md#calls). */
export function handleOrderForm(
  visit: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<FormResult | Response> {
  return textOf(form, 'intent') === 'pay' ? pay(visit, id, form, url) : cancel(visit, id, url)
}

async function pay(visit: Visit, id: number, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = textsOf(form, ['transactionCode'])
  const checked = checkValues(paymentCodeSchema, values, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(payOrder, { params: { id }, body: checked.values })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(orderPage(id), 'paymentCodeSent', url)
}

async function cancel(visit: Visit, id: number, url: URL): Promise<FormResult | Response> {
  const outcome = await visit.client.attempt(cancelOrder, { params: { id } })
  if (!outcome.ok) return refusedResult(outcome.error, visit)
  return redirectWithFlash(orderPage(id), 'orderCancelled', url)
}

const orderPage = (id: number) => `/account/orders/${id}`
