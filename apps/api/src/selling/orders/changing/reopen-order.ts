import type { OrderReason } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import { mayBeReopened } from '@tecnoclick/domain/selling/completing'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { atVersion } from '../../../platform/rows/at-version.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { lockOrder, noteInHistory } from '../lock-order.ts'
import type { StaffAct } from './change-order.ts'
import { queueOrderChange } from './order-change-mails.ts'

/**
 * A completed order is EN PROCESO again (selling.md#completing-an-order). Its units stay sold; warranty and days to return
 * begin anew when it is completed again, so an order with returns stays completed.
 */
export function reopenOrder(
  db: Drizzle,
  { actor, storeUrl, now }: StaffAct,
  id: number,
  { reason, version }: OrderReason,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = atVersion(await lockOrder(tx, id), version)
    if (isRefusal(order)) return order
    if (!mayBeReopened(order, now)) return refuse('conflict')
    if ((await tx.$count(orderReturns, eq(orderReturns.orderId, id))) > 0) return refuse('conflict')
    const change = { status: 'EN PROCESO', completedAt: null, version: order.version + 1 } as const
    await tx.update(orders).set(change).where(eq(orders.id, id))
    const entry = { orderId: id, at: now, status: change.status, actorId: actor.userId }
    await noteInHistory(tx, { ...entry, event: 'status' })
    await noteInHistory(tx, { ...entry, event: 'reason', note: reason })
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'order',
      entityId: id,
      before: { status: order.status },
      after: { status: change.status, reopenReason: reason },
    })
    await queueOrderChange(tx, storeUrl, { ...order, ...change }, { isMoved: true })
    return { id }
  })
}
