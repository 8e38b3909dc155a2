import type { OrderReason } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { orderReturns, refunds } from '@tecnoclick/database/schema/selling/returns'
import { mayBeVoided } from '@tecnoclick/domain/selling/voiding'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { returnUnits } from '../../stock/ledger/sell-units.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import { queueOrderChange } from '../orders/changing/order-change-mails.ts'
import { lockOrder, noteInHistory } from '../orders/lock-order.ts'
import { paymentsOf } from '../payments/order-payments.ts'

/** A sale at the counter that should not have been: units and money go back at once (selling.md#voided-sales). */
export function voidSale(
  db: Drizzle,
  { actor, storeUrl, now }: StaffAct,
  id: number,
  { reason, version }: OrderReason,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = atVersion(await lockOrder(tx, id), version)
    if (isRefusal(order)) return order
    if (!mayBeVoided(order, now)) return refuse('conflict')
    if ((await tx.$count(orderReturns, eq(orderReturns.orderId, id))) > 0) return refuse('conflict')
    await returnUnits(tx, id, actor.userId)
    const change = {
      status: 'CANCELADA',
      completedAt: null,
      cancelledAt: now,
      version: order.version + 1,
    } as const
    await tx.update(orders).set(change).where(eq(orders.id, id))
    const refunded = await refundAll(tx, id, { refundedAt: now, refundedBy: actor.userId })
    const entry = { orderId: id, at: now, status: change.status, actorId: actor.userId }
    await noteInHistory(tx, { ...entry, event: 'status' })
    await noteInHistory(tx, { ...entry, event: 'reason', note: reason })
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'order',
      entityId: id,
      before: { status: order.status },
      after: { status: change.status, voidReason: reason, refunded },
    })
    await queueOrderChange(tx, storeUrl, { ...order, ...change }, { isMoved: true })
    return { id }
  })
}

/** The way it was paid. */
async function refundAll(
  tx: Transaction,
  orderId: number,
  refund: { refundedAt: Date; refundedBy: number },
): Promise<{ amount: number; method: string }[]> {
  const given = (await paymentsOf(tx, orderId)).flatMap(({ state, amount, currency, method }) =>
    state === 'verified' ? [{ amount, currency, method: method ?? 'cash' }] : [],
  )
  if (given.length > 0)
    await tx.insert(refunds).values(given.map((payment) => ({ ...refund, ...payment, orderId })))
  return given.map(({ amount, method }) => ({ amount, method }))
}
