import type {
  RecordedDecision,
  ServiceOrder,
  Ticket,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { serviceQuoteLines } from '@tecnoclick/database/schema/workshop/quote-lines'
import {
  serviceOrderHistory,
  serviceOrders,
  serviceQuotes,
} from '@tecnoclick/database/schema/workshop/service-orders'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { acceptedAmount } from '@tecnoclick/domain/workshop/quote-lines'
import { stepOfEvent } from '@tecnoclick/domain/workshop/repair-steps'
import { type DecisionWay, mayDecide } from '@tecnoclick/domain/workshop/service-request'
import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { settleQuoteParts } from '../parts/settle-quote-parts.ts'
import { readSteps } from '../repair-steps/serialize-standing.ts'
import { lockServiceOrder } from './lock-service-order.ts'
import { findCustomer, findOrder } from './read-service-orders.ts'
import { queueDecisionMail, queueRecordedDecisionMail } from './service-mails.ts'
import { findTicket, makeMailedTicket, readTicket } from './tickets.ts'

export interface QuoteDecision {
  quoteId: number
  /** The positions of optional lines that are left out. */
  declined?: readonly number[] | undefined
  decision: 'accepted' | 'rejected'
  now: Date
}

/** By whoever holds the ticket link. */
export function decideByTicket(
  db: Drizzle,
  token: string,
  deciding: QuoteDecision,
): Promise<Ticket | Refusal> {
  return transact(db, async (tx) => {
    const ticket = await findTicket(tx, token, deciding.now)
    if (!ticket) return refuse('notFound')
    if (ticket.readOnly) return refuse('forbidden')
    const { orderId, createdBy: staffId } = ticket
    const decided = await decideQuote(tx, {
      ...deciding,
      orderId,
      actorId: null,
      by: { via: 'ticket', staffId },
    })
    return isRefusal(decided) ? decided : readTicket(tx, ticket)
  })
}

/** By the customer, in their account. The order of somebody else is not found. */
export function decideAsOwner(
  db: Drizzle,
  { orderId, customerId, ...deciding }: QuoteDecision & { orderId: number; customerId: number },
): Promise<ServiceOrder | Refusal> {
  return transact(db, async (tx) => {
    const order = await findOrder(tx, orderId)
    if (order?.customerId !== customerId) return refuse('notFound')
    const decided = await decideQuote(tx, {
      ...deciding,
      orderId,
      actorId: customerId,
      by: { via: 'account' },
    })
    return isRefusal(decided) ? decided : ((await findOrder(tx, orderId)) ?? refuse('notFound'))
  })
}

export interface DecisionRecord {
  orderId: number
  recorded: RecordedDecision
  storeUrl: string
  mailSecrets: MailSecrets
  now: Date
}

/** By staff, for a customer who said it by phone or at the counter. Audited, and mailed to the customer. */
export function recordDecision(
  db: Drizzle,
  actor: Actor,
  { orderId, recorded, ...mailing }: DecisionRecord,
): Promise<ServiceOrder | Refusal> {
  const { version, ...told } = recorded
  const { quoteId, declined, decision, via, person } = told
  return transact(db, async (tx) => {
    const decided = await decideQuote(tx, {
      ...{ orderId, quoteId, declined, decision, version, now: mailing.now },
      actorId: actor.userId,
      by: { via, person, staffId: actor.userId },
    })
    if (isRefusal(decided)) return decided
    const order = await findOrder(tx, orderId)
    if (!order) return refuse('notFound')
    if (!decided) return order
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'service-order',
      entityId: orderId,
      after: told,
    })
    const customer = await findCustomer(tx, orderId)
    if (customer.email === '') return order
    const ticket = await makeMailedTicket(tx, orderId, { ...mailing, to: customer.email })
    await queueRecordedDecisionMail(tx, { order, to: customer.email, recorded, price: decided.price, ticket })
    return order
  })
}

interface QuoteDecided extends QuoteDecision {
  orderId: number
  actorId: number | null
  by: { via: DecisionWay; person?: string; staffId?: number | null }
  version?: number | undefined
}

/** Once, and the shop gets a mail. A retry has no further effect and no result. */
async function decideQuote(
  tx: Transaction,
  { orderId, actorId, by, quoteId, declined = [], decision, version, now }: QuoteDecided,
): Promise<{ price: string } | Refusal | undefined> {
  const order = await lockServiceOrder(tx, orderId)
  const [found] = await tx
    .select({ quote: serviceQuotes, currency: currencies })
    .from(serviceQuotes)
    .innerJoin(currencies, eq(currencies.code, serviceQuotes.currency))
    .where(and(eq(serviceQuotes.id, quoteId), eq(serviceQuotes.serviceOrderId, orderId)))
  if (!order || !found) return refuse('notFound')
  const { quote, currency } = found
  if (quote.state === decision) return undefined
  if (isStale(order, version)) return refuse('staleVersion')
  if (!mayDecide({ ...quote, order: order.status }, decision, now)) return refuse('quoteClosed')
  const amount = decision === 'accepted' ? await leaveOut(tx, quote, declined) : quote.amount
  if (amount === undefined) return refuse('invalid', { fields: { declined: { code: 'required' } } })
  await tx
    .update(serviceQuotes)
    .set({
      state: decision,
      ...(amount !== quote.amount && { amount, offeredAmount: quote.amount }),
      decidedAt: now,
      decidedVia: by.via,
      decidedBy: by.person ?? null,
      decidedStaffId: by.staffId ?? null,
    })
    .where(eq(serviceQuotes.id, quote.id))
  await settleQuoteParts(tx, { orderId, quoteId, decision, actorId })
  const step = stepOfEvent(await readSteps(tx), decision, order.status)
  const moved = step && step.id !== order.stepId ? { stepId: step.id, stepSince: now } : undefined
  // Increments the version, so that staff who have not seen the decision get a conflict.
  await tx
    .update(serviceOrders)
    .set({ version: order.version + 1, ...moved })
    .where(eq(serviceOrders.id, orderId))
  const price = formatAmount(amount, currency)
  const entry = { serviceOrderId: orderId, at: now, status: order.status, actorId }
  await tx
    .insert(serviceOrderHistory)
    .values([
      { ...entry, event: decision, note: price },
      ...(moved
        ? [{ ...entry, event: 'step' as const, note: step?.name.es ?? '', stepId: moved.stepId }]
        : []),
    ])
  const number = order.orderNum ?? invalidOrderNumber
  await queueDecisionMail(tx, { quoteId: quote.id, decision, number, price })
  return { price }
}

/** Marks the optional lines that are left out; what is left to pay, or undefined if that cannot be. */
async function leaveOut(
  tx: Transaction,
  { id, amount }: typeof serviceQuotes.$inferSelect,
  declined: readonly number[],
): Promise<number | undefined> {
  if (declined.length === 0) return amount
  const ofQuote = eq(serviceQuoteLines.quoteId, id)
  const lines = await tx.select().from(serviceQuoteLines).where(ofQuote)
  const accepted = acceptedAmount({ amount, lines }, declined)
  if (accepted !== undefined)
    await tx
      .update(serviceQuoteLines)
      .set({ declined: true })
      .where(and(ofQuote, inArray(serviceQuoteLines.position, [...declined])))
  return accepted
}
