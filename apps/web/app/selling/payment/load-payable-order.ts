import { getDelivery } from '@tecnoclick/contract/delivery/zones/endpoints'
import { getOrderPaymentOptions } from '@tecnoclick/contract/selling/payments/endpoints'
import { pickupPointText } from '@tecnoclick/domain/selling/order-address'
import type { Visit } from '../../rendering/context.ts'
import { loadOrder } from '../orders/load-order.ts'

/** The customer's order and how it may be paid and when picked up. The order is shown although the latter is missing. */
export async function loadPayableOrder(visit: Visit, orderId: string, fallback: string) {
  const order = await loadOrder(visit, orderId, fallback)
  const [options, delivery] = await Promise.all([
    visit.client.attempt(getOrderPaymentOptions, {
      params: { id: order.id },
      query: { lang: visit.preferences.locale },
    }),
    order.pickupPoint ? visit.client.attempt(getDelivery) : undefined,
  ])
  const points = delivery?.ok ? delivery.data.pickupPoints : []
  return {
    order,
    options: options.ok ? options.data : undefined,
    /** Of the point where the order is picked up; undefined for the shop, and for a point that has changed. */
    pointHours: points.find((point) => pickupPointText(point) === order.pickupPoint)?.hours,
  }
}
