import type { KeptExcess } from '@tecnoclick/contract/selling/refunds/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { creditMethod } from '@tecnoclick/domain/money/credit/credit'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { and, eq, gt, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import { lockOrder, noteInHistory, raiseVersion } from '../orders/lock-order.ts'
import { insertRefunds } from './insert-refunds.ts'
import { amountText, readRefundable } from './owed-refund.ts'

/** 'Dejar a favor': what was paid too much becomes store credit, with the customer's agreement (selling.md#partial-payments). */
export function keepExcess(
  db: Drizzle,
  { actor, now }: Pick<StaffAct, 'actor' | 'now'>,
  id: number,
  { version }: KeptExcess,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = atVersion(await lockOrder(tx, id), version)
    if (isRefusal(order)) return order
    const { status, currency } = order
    const excess = status === 'CANCELADA' ? 0 : await readRefundable(tx, order)
    if (excess === 0) return refuse('conflict')
    const kept = await insertRefunds(
      tx,
      {
        ...{ of: { orderId: id }, amount: excess, currency, method: creditMethod, transactionCodeId: null },
        ...{ refundedAt: now, refundedBy: actor.userId },
      },
      { userId: order.clientId, phone: order.buyerPhone },
    )
    if (isRefusal(kept)) return kept
    await raiseVersion(tx, order)
    const note = paymentNote({ state: 'kept', detail: await amountText(tx, currency, excess) })
    await noteInHistory(tx, { orderId: id, at: now, event: 'payment', status, note, actorId: actor.userId })
    for (const { id: entityId, ...money } of kept.rows)
      await recordAudit(tx, actor, {
        action: 'create',
        entity: 'refund',
        entityId,
        after: { ...money, orderId: id },
      })
    return { id }
  })
}

/** What was kept before it was credit has paid for something since, or never arrived: staff decide again about what is too much. */
export async function forgetKeptExcess(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(orders)
    .set({ excessKept: null })
    .where(and(eq(orders.id, id), gt(orders.excessKept, sql`${orders.paid} - ${orders.total}`)))
}
