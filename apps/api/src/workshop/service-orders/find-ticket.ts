import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { serviceTickets } from '@tecnoclick/database/schema/workshop/service-orders'
import { showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { and, eq, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'
import { findOrder, readHistory } from './read-service-orders.ts'

export async function findTicketOrder(db: Drizzle | Transaction, token: string): Promise<number | undefined> {
  const [ticket] = await db
    .select({ orderId: serviceTickets.serviceOrderId })
    .from(serviceTickets)
    .where(and(eq(serviceTickets.tokenHash, hashToken(token)), isNull(serviceTickets.revokedAt)))
  return ticket?.orderId
}

/** The order without who asked and where they live: a link may be passed on or left on a counter. */
export async function readTicket(db: Drizzle | Transaction, orderId: number): Promise<Ticket | Refusal> {
  const order = await findOrder(db, orderId)
  if (!order) return refuse('notFound')
  const { orderNum, fecha, status, model, quote, service, brand } = order
  return {
    ...{ orderNum, fecha, status, model, quote },
    respuesta: showsAnswer(status) ? order.respuesta : null,
    service: { name: service.name },
    brand: { name: brand.name },
    history: await readHistory(db, orderId),
  }
}
