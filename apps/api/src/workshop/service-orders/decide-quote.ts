import type { ServiceOrder, Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import {
  serviceOrderHistory,
  serviceOrders,
  serviceQuotes,
} from '@tecnoclick/database/schema/workshop/service-orders'
import { formatPrice } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { mayDecide } from '@tecnoclick/domain/workshop/service-request'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findOrder } from './read-service-orders.ts'
import { queueDecisionMail } from './service-mails.ts'
import { findTicketOrder, readTicket } from './tickets.ts'

export interface Deciding {
  quoteId: number
  decision: 'accepted' | 'rejected'
  now: Date
}

/** By whoever holds the ticket link. */
export function decideByTicket(db: Drizzle, token: string, deciding: Deciding): Promise<Ticket | Refusal> {
  return transact(db, async (tx) => {
    const orderId = await findTicketOrder(tx, token, deciding.now)
    if (orderId === undefined) return refuse('notFound')
    return (await decideQuote(tx, { ...deciding, orderId, actorId: null })) ?? readTicket(tx, orderId)
  })
}

/** By the customer, in their account. The order of somebody else is not found. */
export function decideAsOwner(
  db: Drizzle,
  { orderId, customerId, ...deciding }: Deciding & { orderId: number; customerId: number },
): Promise<ServiceOrder | Refusal> {
  return transact(db, async (tx) => {
    const order = await findOrder(tx, orderId)
    if (order?.customerId !== customerId) return refuse('notFound')
    const refusal = await decideQuote(tx, { ...deciding, orderId, actorId: customerId })
    return refusal ?? (await findOrder(tx, orderId)) ?? refuse('notFound')
  })
}

/** Once, and the shop gets a mail. A retry has no further effect. */
async function decideQuote(
  tx: Transaction,
  { orderId, actorId, quoteId, decision, now }: Deciding & { orderId: number; actorId: number | null },
): Promise<Refusal | undefined> {
  const [order] = await tx.select().from(serviceOrders).where(eq(serviceOrders.id, orderId)).for('update')
  const [found] = await tx
    .select({ quote: serviceQuotes, currency: currencies })
    .from(serviceQuotes)
    .innerJoin(currencies, eq(currencies.code, serviceQuotes.currency))
    .where(and(eq(serviceQuotes.id, quoteId), eq(serviceQuotes.serviceOrderId, orderId)))
  if (!order || !found) return refuse('notFound')
  const { quote, currency } = found
  if (quote.state === decision) return undefined
  if (!isOpen(order.status) || !mayDecide(quote, decision, now)) return refuse('quoteClosed')
  await tx
    .update(serviceQuotes)
    .set({ state: decision, decidedAt: now })
    .where(eq(serviceQuotes.id, quote.id))
  // Increments the version, so that staff who have not seen the decision get a conflict.
  await tx
    .update(serviceOrders)
    .set({ version: order.version + 1 })
    .where(eq(serviceOrders.id, orderId))
  const price = formatPrice(quote.amount, currency)
  await tx.insert(serviceOrderHistory).values({
    serviceOrderId: orderId,
    at: now,
    event: decision,
    status: order.status,
    note: price,
    actorId,
  })
  const number = order.orderNum ?? invalidOrderNumber
  await queueDecisionMail(tx, { quoteId: quote.id, decision, number, price })
  return undefined
}
