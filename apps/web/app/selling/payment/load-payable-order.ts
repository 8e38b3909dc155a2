import { getOrderPaymentOptions } from '@tecnoclick/contract/selling/payments/endpoints'
import type { Visit } from '../../rendering/context.ts'
import { loadOrder } from '../orders/load-order.ts'

/** The customer's order and how it may be paid. The order is shown although the latter is missing. */
export async function loadPayableOrder(visit: Visit, orderId: string, fallback: string) {
  const order = await loadOrder(visit, orderId, fallback)
  const options = await visit.client.attempt(getOrderPaymentOptions, {
    params: { id: order.id },
    query: { lang: visit.preferences.locale },
  })
  return { order, options: options.ok ? options.data : undefined }
}
