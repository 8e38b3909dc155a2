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
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { warrantyEnd } from '@tecnoclick/domain/workshop/repair-warranty'

type Named = ServiceOrder['service']

export function serializeOrder(
  { order, service, brand }: { order: typeof serviceOrders.$inferSelect; service: Named; brand: Named },
  quote: Quote | undefined,
): ServiceOrder {
  return {
    id: order.id,
    orderNum: order.orderNum ?? invalidOrderNumber,
    fecha: order.fecha.toISOString(),
    status: order.status,
    customerId: order.customerId,
    serviceId: order.serviceId,
    service,
    brandId: order.brandId,
    brand,
    model: order.model,
    failure: order.failure,
    accessories: order.accessories,
    deposit: depositOf(order),
    warrantyMonths: order.warrantyMonths,
    warrantyUntil: warrantyEnd(order.completedAt, order.warrantyMonths)?.toISOString() ?? null,
    walkIn: order.receivedBy !== null,
    houseservice: order.houseservice,
    address: order.address,
    recipient: recipientOf(order),
    businessId: order.businessId,
    respuesta: order.respuesta,
    quote: quote ?? null,
    enable: order.enable,
    createdDate: order.createdAt.toISOString(),
    updatedDate: order.updatedAt.toISOString(),
    version: order.version,
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
  return {
    id,
    amount: toWire(amount),
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

function serializeLine({ kind, description, quantity, price }: LineRow): QuoteLine {
  return { kind, description, quantity, price: toWire(price), amount: toWire(price * quantity) }
}

export function serializeEvent(row: typeof serviceOrderHistory.$inferSelect): ServiceEvent {
  const { at, event, status, note } = row
  return { date: at.toISOString(), event, status, note }
}
