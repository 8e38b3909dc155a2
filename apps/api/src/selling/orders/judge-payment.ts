import type { PaymentJudgement } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { StaffAct } from './change-order.ts'
import { lockOrder, noteInHistory, type OrderRow, raiseVersion } from './lock-order.ts'
import { queuePaymentJudged } from './order-change-mails.ts'
import { lastPayment } from './pay-order.ts'

/** 'Pago verificado' or 'Pago rechazado'. Cash has no submitted payment, so verifying creates it. */
export function judgePayment(
  db: Drizzle,
  act: StaffAct,
  id: number,
  { state, note, version }: PaymentJudgement,
): Promise<{ id: number } | Refusal> {
  const { actor, now } = act
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return refuse('notFound')
    if (version !== undefined && version !== order.version) return refuse('staleVersion')
    const before = await lastPayment(tx, id)
    if (before?.state === state || (!before && state === 'rejected')) return refuse('conflict')
    const paymentId = before?.id ?? (await enterPayment(tx, order))
    const isVerified = state === 'verified'
    await tx
      .update(payments)
      .set({
        state,
        note: note ?? '',
        version: (before?.version ?? 1) + 1,
        verifiedAt: isVerified ? now : null,
        verifiedBy: isVerified ? actor.userId : null,
      })
      .where(eq(payments.id, paymentId))
    await raiseVersion(tx, order)
    const entry = { orderId: id, at: now, event: 'payment', status: order.status } as const
    const text = paymentNote({ state, detail: note ?? '' })
    await noteInHistory(tx, { ...entry, note: text, actorId: actor.userId })
    await recordAudit(tx, actor, {
      action: before ? 'update' : 'create',
      entity: 'payment',
      entityId: paymentId,
      ...(before && { before: { state: before.state } }),
      after: { state, orderId: id },
    })
    const judged = { ...order, version: order.version + 1 }
    await queuePaymentJudged(tx, act.storeUrl, judged, { isVerified, note: note ?? '' })
    return { id }
  })
}

async function enterPayment(tx: Transaction, { id, total, currency }: OrderRow): Promise<number> {
  const [entered] = await tx
    .insert(payments)
    .values({ orderId: id, amount: total, currency })
    .returning({ id: payments.id })
  if (!entered) throw new Error('The payment was not stored')
  return entered.id
}
