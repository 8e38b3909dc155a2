import type { TakenOrder } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { newValues } from '@tecnoclick/domain/platform/fields'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { deliveryOf } from '@tecnoclick/domain/selling/order-delivery'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { refuseMethod } from '@tecnoclick/domain/selling/payment-method'
import { refuseOtherTotal, totalsOf } from '@tecnoclick/domain/selling/price-lines'
import { recipientOf } from '@tecnoclick/domain/selling/recipient'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { runOnce } from '../../../platform/idempotency/run-once.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { requireDiscountReason } from '../../counter/apply-discounts.ts'
import { payerRoleOf, readCounterBuyer } from '../../counter/counter-buyer.ts'
import { priceSale } from '../../counter/price-sale.ts'
import { finishSale, insertSale, type SaleAct } from '../../counter/store-sale.ts'
import { promoteSale } from '../../promotions/promote-sale.ts'
import { readPlaces } from './read-places.ts'

/** Staff order for somebody who wrote or called; it is delivered and paid as an order of the web (selling.md#orders-for-others). */
export function takeOrder(db: Drizzle, act: SaleAct, order: TakenOrder): Promise<{ id: number } | Refusal> {
  const call = { userId: act.actor.userId, scope: 'staff-orders', key: act.key, request: order }
  return transact(db, (tx) => runOnce(tx, call, () => take(tx, act, order)))
}

async function take(tx: Transaction, act: SaleAct, order: TakenOrder): Promise<{ id: number } | Refusal> {
  const { actor, key, settings, now } = act
  const { currency, priceTier } = order
  const priced = await priceSale(tx, act, order)
  if (isRefusal(priced)) return priced
  const discountReason = requireDiscountReason(priced.isDiscounted, order.discountReason)
  if (isRefusal(discountReason)) return discountReason
  const { method } = priced
  const role = await payerRoleOf(tx, order)
  const unpayable = method && refuseMethod(method, { role, currency }, settings)
  if (unpayable) return unpayable
  const buyer = await readCounterBuyer(tx, order)
  if (isRefusal(buyer)) return buyer
  const places = await readPlaces(tx, order)
  if (isRefusal(places)) return places
  const delivery = deliveryOf(order, places, {
    currency,
    subtotal: totalsOf(priced.lines, []).subtotal,
    settings,
  })
  if (isRefusal(delivery)) return delivery
  const paymentMethod = order.paymentMethod ?? null
  const promoted = await promoteSale(
    tx,
    {
      lines: priced.lines,
      extraLines: [...delivery.extraLines, ...priced.extraLines],
      ...{ currency, priceTier, customerId: order.customerId ?? null, paymentMethod, now },
    },
    order.promotionCode ?? null,
  )
  if (isRefusal(promoted)) return promoted
  const { lines, extraLines } = promoted
  const { subtotal, total } = totalsOf(lines, extraLines)
  const otherPrice = refuseOtherTotal(order.confirmedTotal, { subtotal, total })
  if (otherPrice) return otherPrice
  const typed = { name: order.recipientName ?? null, phone: order.recipientPhone ?? null }
  const account = { name: buyer.buyerName, phone: buyer.buyerPhone }
  const recipient = recipientOf([typed, delivery.address, account])
  if (!recipient) return refuse('invalid', { fields: { buyerPhone: { code: 'required' } } })
  const row = {
    ...({ status: 'PENDIENTE', channel: 'encargo' } as const),
    currency,
    priceTier,
    subtotal,
    total,
    ...promoted,
    lines: priced.split(lines),
    discountReason,
    homeDelivery: delivery.isHome,
    shippingAddress: addressText(delivery.address),
    pickupPoint: delivery.pickupPoint,
    billingAddress: addressText(places.addresses.find(({ isPrincipal }) => isPrincipal)),
    ...newValues(orderFields, order),
    paymentMethod,
    ...buyer,
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
    placedBy: actor.userId,
    idempotencyKey: key ?? null,
    orderDate: now,
    warrantyMonths: settings.warrantyMonths,
  }
  const id = await insertSale(tx, act, row)
  if (isRefusal(id)) return id
  await finishSale(tx, act, { id, row, priced })
  return { id }
}
