import type { OrderReason } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { atVersion } from '../../../platform/rows/at-version.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'
import type { StaffAct } from './change-order.ts'
import { queueOrderChange } from './order-change-mails.ts'

interface Undoing {
  /** The rule. An order with returns stays completed in any case. */
  mayBeUndone: (order: OrderRow, now: Date) => boolean
  change: { status: OrderStatus; cancelledAt?: Date }
  /** What happens besides; the result is audited. */
  giveBack?: (tx: Transaction) => Promise<object>
  /** Under which name the audit log has the reason. */
  reasonName: 'reopenReason' | 'voidReason'
}

/** A completed order is reopened or voided by staff, who say why. */
export function undoCompletion(
  db: Drizzle,
  { actor, storeUrl, now }: StaffAct,
  id: number,
  { reason, version }: OrderReason,
  { mayBeUndone, change, giveBack, reasonName }: Undoing,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = atVersion(await lockOrder(tx, id), version)
    if (isRefusal(order)) return order
    if (!mayBeUndone(order, now)) return refuse('conflict')
    if ((await tx.$count(orderReturns, eq(orderReturns.orderId, id))) > 0) return refuse('conflict')
    const changed = { ...change, completedAt: null, version: order.version + 1 }
    await tx.update(orders).set(changed).where(eq(orders.id, id))
    const givenBack = await giveBack?.(tx)
    const entry = { orderId: id, at: now, status: change.status, actorId: actor.userId }
    await noteInHistory(tx, { ...entry, event: 'status' })
    await noteInHistory(tx, { ...entry, event: 'reason', note: reason })
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'order',
      entityId: id,
      before: { status: order.status },
      after: { status: change.status, [reasonName]: reason, ...givenBack },
    })
    await queueOrderChange(tx, storeUrl, { ...order, ...changed }, { isMoved: true })
    return { id }
  })
}
