import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { hours } from '@tecnoclick/domain/platform/duration'
import { isDigested } from '@tecnoclick/domain/selling/order-limits'
import { mayBeCancelledByOwner } from '@tecnoclick/domain/selling/order-status'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { and, eq, gt, ne } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { returnUnits } from '../../../stock/ledger/sell-units.ts'
import { noteRefundDue } from '../../refunds/owed-refund.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'
import { readDigest, rewriteDigest } from '../placing/order-digest.ts'
import { queueCancelledNotice, queueOrderChange } from './order-change-mails.ts'

export interface Cancelling {
  userId: number
  storeUrl: string
  settings: Settings
  limitFactor: number
  now: Date
}

/** 'Cancelar pedido', by its owner and while PENDIENTE; the units return once (selling.md#order-states). */
export function cancelOrder(db: Drizzle, act: Cancelling, id: number): Promise<{ id: number } | Refusal> {
  const { userId, now } = act
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
    const cancelled = { ...order, ...change }
    const refundDue = await noteRefundDue(tx, cancelled, { now, actorId: userId })
    await queueCancelled(tx, act, cancelled, refundDue)
    return { id }
  })
}

/** Both sides are told, from the fourth cancellation in an hour on in one mail each. */
async function queueCancelled(
  tx: Transaction,
  act: Cancelling,
  order: OrderRow,
  refundDue: string | undefined,
): Promise<void> {
  const { userId: clientId, storeUrl, settings, now } = act
  const before = and(
    eq(orders.clientId, clientId),
    ne(orders.id, order.id),
    gt(orders.cancelledAt, new Date(now.getTime() - hours(1))),
  )
  if (order.buyerEmail === null || !isDigested(act, await tx.$count(orders, before))) {
    await queueOrderChange(tx, storeUrl, order, { isMoved: true, refundDue })
    await queueCancelledNotice(tx, order, settings)
    return
  }
  const told = await readDigest(tx, clientId, now)
  const customer = { name: order.buyerName, email: order.buyerEmail }
  const readers = ['customer', 'shop'] as const
  for (const reader of readers) {
    await rewriteDigest(tx, { clientId, reader, customer, settings, storeUrl, now }, told)
  }
}
