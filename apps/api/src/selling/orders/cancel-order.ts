import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { mayBeCancelledByOwner } from '@tecnoclick/domain/selling/order-status'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { returnUnits } from '../stock/sell-units.ts'
import { lockOrder, noteInHistory } from './lock-order.ts'
import { queueCancelledNotice, queueOrderChange } from './order-change-mails.ts'

/** 'Cancelar pedido', by its owner and while PENDIENTE; the units return once (selling.md#order-states). */
export function cancelOrder(
  db: Drizzle,
  { userId, storeUrl, settings, now }: { userId: number; storeUrl: string; settings: Settings; now: Date },
  id: number,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.clientId !== userId) return refuse('notFound')
    // Idempotent: a client that lost the response may cancel again.
    if (order.status === 'CANCELADA') return { id }
    if (!mayBeCancelledByOwner(order.status)) return refuse('conflict')
    await returnUnits(tx, id, userId)
    const change = { status: 'CANCELADA', cancelledAt: now, version: order.version + 1 } as const
    await tx.update(orders).set(change).where(eq(orders.id, id))
    await noteInHistory(tx, { orderId: id, at: now, event: 'status', status: 'CANCELADA', actorId: userId })
    await queueOrderChange(tx, storeUrl, { ...order, ...change }, { isMoved: true })
    await queueCancelledNotice(tx, order, settings)
    return { id }
  })
}
