import type { Transaction } from '@tecnoclick/database/connect'
import { providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { creditMethod } from '@tecnoclick/domain/money/credit/credit'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { excessOf, refundDueOf } from '@tecnoclick/domain/selling/refund-due'
import { and, eq, sql, sum } from 'drizzle-orm'
import { findCurrency } from '../orders/find-currency.ts'
import { noteInHistory, type OrderRow } from '../orders/lock-order.ts'
import { paymentsOf } from '../payments/order-payments.ts'

/** For whoever cancels an order: says in its history what is owed. Undefined if nothing was paid. */
export async function noteRefundDue(
  tx: Transaction,
  order: OrderRow,
  { now, actorId }: { now: Date; actorId: number },
): Promise<string | undefined> {
  await noteCreditReturned(tx, order, { now, actorId })
  const due = await readRefundable(tx, order)
  if (due === 0) return undefined
  const amount = await amountText(tx, order.currency, due)
  const note = paymentNote({ state: 'refundDue', detail: amount })
  const { id: orderId, status } = order
  await noteInHistory(tx, { orderId, at: now, event: 'payment', status, note, actorId })
  return amount
}

/** A trigger has given the credit back with the cancellation: the history says so. */
export async function noteCreditReturned(
  tx: Transaction,
  { id: orderId, status, currency }: OrderRow,
  { now, actorId }: { now: Date; actorId: number | null },
): Promise<void> {
  const [returned] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.method, creditMethod), eq(refunds.refundedAt, now)))
  if (!returned?.amount) return
  const note = paymentNote({ state: 'kept', detail: await amountText(tx, currency, returned.amount) })
  await noteInHistory(tx, { orderId, at: now, event: 'payment', status, note, actorId })
}

const settledRefund = sql`coalesce(${refunds.settled}, ${refunds.amount})`

/** Of a cancelled order what was paid, of any other what was paid beyond its total. */
export async function readRefundable(tx: Transaction, order: OrderRow): Promise<number> {
  const { id, total, status, excessKept } = order
  const { paid } = balanceOf(total, await paymentsOf(tx, id))
  if (paid === 0) return 0
  const [given] = await tx
    .select({
      all: sum(settledRefund).mapWith(Number),
      withoutReturn: sql<number>`coalesce(sum(${settledRefund}) filter (where ${refunds.returnId} is null), 0)::float8`,
    })
    .from(refunds)
    .where(eq(refunds.orderId, id))
  const asked = await askedOfProviders(tx, id)
  if (status === 'CANCELADA') return refundDueOf({ status, paid, refunded: (given?.all ?? 0) + asked })
  return excessOf({ status, total, paid, refunded: (given?.withoutReturn ?? 0) + asked, excessKept })
}

/** What a payment provider was asked to give back and has not confirmed. */
async function askedOfProviders(tx: Transaction, orderId: number): Promise<number> {
  const [asked] = await tx
    .select({ amount: sum(providerPayments.refundAmount).mapWith(Number) })
    .from(providerPayments)
    .where(eq(providerPayments.orderId, orderId))
  return asked?.amount ?? 0
}

/** The amount with its currency, as the shop prints it. */
export async function amountText(tx: Transaction, code: string, amount: number): Promise<string> {
  const currency = await findCurrency(tx, code)
  if (!currency) throw new Error(`The currency ${code} is missing`)
  return formatAmount(amount, currency)
}
