import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { unitPrice } from '../pricing.ts'
import { paymentEvents } from './order-payments.ts'
import { addEvents, outcome, stepEvents } from './outcome.ts'
import type { PlacedLine, PlacedOrder } from './placed-order.ts'

/** A counter sale is completed at once. */
const initialStatus = ({ buyer }: PlacedOrder): OrderStatus =>
  buyer.channel === 'web' ? 'PENDIENTE' : 'COMPLETADA'

export function orderRows(placed: PlacedOrder) {
  const { id: orderId, deliveryFee, at, steps } = placed
  const lines = placed.lines.map((line, index) => lineRow(placed, line, index + 1))
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const total = subtotal + (deliveryFee ?? 0)
  return {
    placed,
    total,
    orders: [{ ...headRow(placed), ...outcome(at, steps, initialStatus(placed)), subtotal, total }],
    lines,
    extras: deliveryFee === undefined ? [] : [{ orderId, label: 'Envio', total: deliveryFee }],
    history: historyRows(placed),
  }
}

function headRow(placed: PlacedOrder) {
  const { id, at, number, buyer } = placed
  return {
    id,
    number: number ? formatOrderNumber(number.prefix, number.sequence) : null,
    seriesId: number?.seriesId ?? null,
    sequence: number?.sequence ?? null,
    channel: buyer.channel,
    currency: placed.currency,
    priceTier: placed.tier,
    paymentMethod: placed.payment?.method ?? null,
    homeDelivery: placed.deliveryFee !== undefined,
    shippingAddress: placed.shippingAddress,
    billingAddress: placed.billingAddress,
    description: placed.note,
    clientId: buyer.channel === 'web' ? buyer.clientId : null,
    buyerName: placed.buyerName,
    buyerPhone: buyer.channel === 'web' ? null : buyer.phone,
    buyerEmail: placed.email,
    recipientName: placed.recipient.name,
    recipientPhone: placed.recipient.phone,
    placedBy: buyer.channel === 'web' ? buyer.clientId : placed.staffId,
    orderDate: at,
    createdAt: at,
  }
}

function lineRow({ id, tier, currency }: PlacedOrder, line: PlacedLine, position: number) {
  const { product, quantity, chosen } = line
  const values = chosen.map(({ value }) => value)
  const price = unitPrice(product, values, tier, currency)
  return {
    orderId: id,
    position,
    productId: product.id,
    productName: product.name,
    sku: product.sku,
    options: chosen.map(({ option, value }) => ({
      optionId: option.id,
      valueId: value.id,
      optionTitle: option.title,
      valueTitle: value.title,
      price: currency === 'CUP' ? value.surchargeAlt : value.surcharge,
    })),
    price,
    quantity,
    amount: price * quantity,
    warrantyMonths: product.warrantyMonths ?? initialPublicSettings.warrantyMonths,
  }
}

/** Completed although it is not paid: staff said why. */
function unpaidReason(placed: PlacedOrder) {
  const { at, steps, staffId, payment } = placed
  const { status, completedAt } = outcome(at, steps, initialStatus(placed))
  if (status !== 'COMPLETADA' || payment?.state === 'verified') return []
  const note = 'Sin pago: cliente de confianza, paga a fin de mes.'
  return [{ at: completedAt ?? at, event: 'reason' as const, actorId: staffId, note }]
}

/** Cancelled although it is paid: the money goes back. */
function refundDue({ at, steps, staffId, payment }: PlacedOrder) {
  const { cancelledAt } = outcome(at, steps)
  if (!cancelledAt || payment?.state !== 'verified') return []
  const note = paymentNote({ state: 'refundDue', detail: '' })
  return [{ at: cancelledAt, event: 'payment' as const, actorId: staffId, note }]
}

function historyRows(placed: PlacedOrder) {
  const { id: orderId, at, steps, staffId, buyer, number } = placed
  const actorId = buyer.channel === 'web' ? buyer.clientId : staffId
  const note = number ? '' : 'El consecutivo ORDEN estaba deshabilitado: el pedido se guardó sin número.'
  const events = [
    { at, event: 'placed' as const, actorId, note },
    ...paymentEvents(placed),
    ...stepEvents(at, steps, staffId),
    ...unpaidReason(placed),
    ...refundDue(placed),
  ]
  return addEvents(events, initialStatus(placed)).map((event) => ({ ...event, orderId }))
}
