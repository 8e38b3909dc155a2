import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockServiceOrder, type ServiceOrderRow } from '../service-orders/lock-service-order.ts'
import { readWork } from './read-work.ts'

export interface WorkAct {
  actor: Actor
  key: string | undefined
  now: Date
  seesCosts: boolean
}

interface WorkChange {
  orderId: number
  /** What is done, for idempotency keys and the audit log. */
  scope: string
  request: object
  /** Also once the order is closed. */
  closedToo?: boolean
}

type Work = (tx: Transaction, order: ServiceOrderRow) => Promise<undefined | Refusal>

/** One act on a repair whose order is locked: once per key, audited, and answered with all of its work. */
export async function changeWork(
  db: Drizzle,
  { actor, key, now, seesCosts }: WorkAct,
  { orderId, scope, request, closedToo = false }: WorkChange,
  work: Work,
): Promise<RepairWork | Refusal> {
  const done = await transact(db, (tx) =>
    runOnce(tx, { userId: actor.userId, scope, key, request: { orderId, ...request } }, async () => {
      const order = await lockServiceOrder(tx, orderId)
      if (!order) return refuse('notFound')
      if (!closedToo && !isOpen(order.status)) return refuse('conflict')
      const refused = await work(tx, order)
      if (refused) return refused
      const after = { [scope]: true, ...request }
      await recordAudit(tx, actor, { action: 'update', entity: 'service-order', entityId: orderId, after })
      return { done: true }
    }),
  )
  if (isRefusal(done)) return done
  const viewer = { userId: actor.userId, seesCosts, now }
  return (await readWork(db, orderId, viewer)) ?? refuse('notFound')
}
