import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { payments, transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { and, desc, eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { takeTransactionCode } from '../payments/take-transaction-code.ts'
import { lockOrder, noteInHistory } from './lock-order.ts'

/** The owner enters the code of the transfer (selling.md#payment). A new code replaces one that is still unchecked. */
export function payOrder(
  db: Drizzle,
  { userId, now }: { userId: number; now: Date },
  id: number,
  code: string,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.clientId !== userId) return refuse('notFound')
    const last = await lastPayment(tx, id)
    if (await holdsCode(tx, last, code)) return { id }
    if (order.status === 'CANCELADA' || last?.state === 'verified') return refuse('conflict')
    const transactionCodeId = await takeTransactionCode(tx, code, 'order')
    if (isRefusal(transactionCodeId)) return transactionCodeId
    await tx
      .update(payments)
      .set({ state: 'rejected', note: 'Sustituido por otro código' })
      .where(and(eq(payments.orderId, id), eq(payments.state, 'submitted')))
    await tx.insert(payments).values({
      orderId: id,
      amount: order.total,
      currency: order.currency,
      transactionCodeId,
      createdAt: now,
    })
    await tx
      .update(orders)
      .set({ expiresAt: null, version: order.version + 1 })
      .where(eq(orders.id, id))
    const { status } = order
    const note = paymentNote({ state: 'submitted', detail: code })
    await noteInHistory(tx, { orderId: id, at: now, event: 'payment', status, note, actorId: userId })
    return { id }
  })
}

type Payment = typeof payments.$inferSelect

/** Idempotent: the client lost the response to the same code. A rejected code does not count. */
async function holdsCode(tx: Transaction, payment: Payment | undefined, code: string): Promise<boolean> {
  if (!payment?.transactionCodeId || payment.state === 'rejected') return false
  const isIt = eq(transactionCodes.id, payment.transactionCodeId)
  const isSame = eq(transactionCodes.code, code)
  return (await tx.$count(transactionCodes, and(isIt, isSame))) === 1
}

export async function lastPayment(tx: Transaction, orderId: number): Promise<Payment | undefined> {
  const [last] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(1)
  return last
}
