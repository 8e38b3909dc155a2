import type { Quote, ServiceEvent, ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type {
  serviceOrderHistory,
  serviceOrders,
  serviceQuotes,
} from '@tecnoclick/database/schema/workshop/service-orders'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'

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
    houseservice: order.houseservice,
    address: order.address,
    businessId: order.businessId,
    respuesta: order.respuesta,
    quote: quote ?? null,
    enable: order.enable,
    createdDate: order.createdAt.toISOString(),
    updatedDate: order.updatedAt.toISOString(),
    version: order.version,
  }
}

export function serializeQuote(quote: typeof serviceQuotes.$inferSelect): Quote {
  const { id, amount, currency, validUntil, note, state, decidedAt } = quote
  return {
    id,
    amount: toWire(amount),
    currency,
    note,
    state,
    validUntil: validUntil.toISOString(),
    decidedDate: decidedAt?.toISOString() ?? null,
  }
}

export function serializeEvent(row: typeof serviceOrderHistory.$inferSelect): ServiceEvent {
  const { at, event, status, note } = row
  return { date: at.toISOString(), event, status, note }
}
