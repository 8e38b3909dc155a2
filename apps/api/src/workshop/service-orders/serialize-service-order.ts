import type {
  Quote,
  QuoteLine,
  ServiceEvent,
  ServiceOrder,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { serviceQuoteLines } from '@tecnoclick/database/schema/workshop/quote-lines'
import type {
  serviceOrderHistory,
  serviceOrders,
  serviceQuotes,
} from '@tecnoclick/database/schema/workshop/service-orders'
import { keysOf, pick } from '@tecnoclick/domain/platform/fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { depositOf as askedDeposit } from '@tecnoclick/domain/workshop/quote-lines'
import { warrantyEnd } from '@tecnoclick/domain/workshop/repair-warranty'
import { serviceOrderFields } from '@tecnoclick/domain/workshop/service-order-fields'
import { type StepRow, serializeStanding } from '../repair-steps/serialize-standing.ts'

type Named = ServiceOrder['service']

/** What a service order shows of its row as it is. */
const shownColumns = [
  ...(['id', 'status', 'customerId', 'serviceId', 'brandId'] as const),
  ...keysOf(serviceOrderFields),
  ...(['businessId', 'respuesta', 'enable', 'version'] as const),
]

export function serializeOrder(
  {
    order,
    step,
    service,
    brand,
  }: { order: typeof serviceOrders.$inferSelect; step: StepRow; service: Named; brand: Named },
  quote: Quote | undefined,
): ServiceOrder {
  return {
    ...pick(order, shownColumns),
    orderNum: order.orderNum ?? invalidOrderNumber,
    fecha: order.fecha.toISOString(),
    step: serializeStanding(step, order),
    service,
    brand,
    deposit: depositOf(order),
    warrantyUntil: warrantyEnd(order.completedAt, order.warrantyMonths)?.toISOString() ?? null,
    walkIn: order.receivedBy !== null,
    recipient: recipientOf(order),
    quote: quote ?? null,
    createdDate: order.createdAt.toISOString(),
    updatedDate: order.updatedAt.toISOString(),
  }
}

function recipientOf(order: typeof serviceOrders.$inferSelect): ServiceOrder['recipient'] {
  const { recipientName: name, recipientLastname, recipientPhone: phone, recipientCountry } = order
  if (name === null) return null
  return { name, lastname: recipientLastname ?? '', phone, country: recipientCountry ?? '' }
}

function depositOf({ deposit, depositCurrency }: typeof serviceOrders.$inferSelect): ServiceOrder['deposit'] {
  if (deposit === null || depositCurrency === null) return null
  return { amount: toWire(deposit), currency: depositCurrency }
}

type LineRow = typeof serviceQuoteLines.$inferSelect

export function serializeQuote(quote: typeof serviceQuotes.$inferSelect, lines: readonly LineRow[]): Quote {
  const { id, amount, currency, validUntil, note, state, decidedAt, decidedVia, decidedBy } = quote
  const deposit = askedDeposit(quote)
  return {
    id,
    amount: toWire(amount),
    offeredAmount: toWire(quote.offeredAmount ?? amount),
    deposit: deposit === null ? null : { amount: toWire(deposit), percent: quote.depositPercent },
    currency,
    lines: lines.map(serializeLine),
    note,
    state,
    validUntil: validUntil.toISOString(),
    decidedDate: decidedAt?.toISOString() ?? null,
    decidedVia,
    decidedBy: decidedBy ?? '',
  }
}

function serializeLine({ position, kind, description, quantity, price, ...line }: LineRow): QuoteLine {
  const { optional, declined, productId, labourTaskId } = line
  const charged = { price: toWire(price), amount: toWire(price * quantity) }
  return { position, kind, description, quantity, ...charged, productId, labourTaskId, optional, declined }
}

export function serializeEvent(row: typeof serviceOrderHistory.$inferSelect): ServiceEvent {
  const { at, event, status, note } = row
  return { date: at.toISOString(), event, status, note }
}
