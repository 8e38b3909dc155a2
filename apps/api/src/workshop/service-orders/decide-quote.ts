import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
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
import { queueDecisionMail } from './service-mails.ts'
import { findTicketOrder, readTicket } from './tickets.ts'

export interface Deciding {
  token: string
  quoteId: number
  decision: 'accepted' | 'rejected'
  now: Date
}

/**
 * The holder of the ticket accepts or rejects a quote once, and the shop gets a mail. A retry has no further effect.
 */
export function decideQuote(
  db: Drizzle,
  { token, quoteId, decision, now }: Deciding,
): Promise<Ticket | Refusal> {
  return transact(db, async (tx) => {
    const orderId = await findTicketOrder(tx, token, now)
    if (orderId === undefined) return refuse('notFound')
    const [order] = await tx.select().from(serviceOrders).where(eq(serviceOrders.id, orderId)).for('update')
    const [found] = await tx
      .select({ quote: serviceQuotes, currency: currencies })
      .from(serviceQuotes)
      .innerJoin(currencies, eq(currencies.code, serviceQuotes.currency))
      .where(and(eq(serviceQuotes.id, quoteId), eq(serviceQuotes.serviceOrderId, orderId)))
    if (!order || !found) return refuse('notFound')
    const { quote, currency } = found
    if (quote.state === decision) return readTicket(tx, orderId)
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
    await tx
      .insert(serviceOrderHistory)
      .values({ serviceOrderId: orderId, at: now, event: decision, status: order.status, note: price })
    const number = order.orderNum ?? invalidOrderNumber
    await queueDecisionMail(tx, { quoteId: quote.id, decision, number, price })
    return readTicket(tx, orderId)
  })
}
