import type { StoredOrder } from '../reading/stored-order.ts'
import type { PlacedOrder } from './placed-order-mails.ts'
import type { OrderFacts } from './read-order-facts.ts'

/** A new order as `orderJson` reads it, known without reading it. */
export function storedOrderOf(
  order: PlacedOrder,
  { cart, buyer }: OrderFacts,
  { id, number, lineIds }: { id: number; number: string | null; lineIds: readonly number[] },
): StoredOrder {
  const { status, channel, currency, priceTier, subtotal, total, description, paymentMethod, method } = order
  const { homeDelivery, shippingAddress, pickupPoint, billingAddress, clientId, extraLines } = order
  const orderDate = order.orderDate.toISOString()
  return {
    ...{
      id,
      number,
      orderDate,
      status,
      step: null,
      channel,
      currency,
      priceTier,
      subtotal,
      total,
      description,
    },
    ...{ paymentMethod, homeDelivery, shippingAddress, pickupPoint, billingAddress },
    ...{
      respuesta: null,
      respondedAt: null,
      expiresAt: null,
      paymentCheckUntil: null,
      clientId,
      version: 1,
      extraLines,
    },
    customer: {
      name: order.buyerName ?? '',
      email: order.buyerEmail,
      phone: order.buyerPhone,
      clicode: buyer.clicode,
      ruccode: buyer.ruccode,
    },
    recipient: { name: order.recipientName ?? '', phone: order.recipientPhone },
    lines: order.lines.map(({ productId, productName, sku, options, price, quantity, amount }, index) => {
      const { slug = '', image = null } = cart.lines[index]?.product ?? {}
      return {
        id: lineIds[index] ?? 0,
        product: { id: productId, name: productName, sku, slug, image },
        ...{ options, price, listPrice: null, quantity, amount },
      }
    }),
    method: method ? { shopAccounts: method.shopAccounts, accounts: method.accounts } : null,
    payments: [],
    refunds: [],
    history: [{ at: orderDate, event: 'placed', status, note: '', staff: false }],
  }
}
