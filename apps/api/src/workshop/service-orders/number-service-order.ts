import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { serviceOrderHistory, serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockServiceOrder } from './lock-service-order.ts'
import { findOrder } from './read-service-orders.ts'

/** Numbers a request that was stored as INVALIDO (platform.md#document-numbers). */
export function numberServiceOrder(
  db: Drizzle,
  actor: Actor,
  { id, now }: { id: number; now: Date },
): Promise<ServiceOrder | Refusal> {
  return transact(db, async (tx) => {
    const before = await lockServiceOrder(tx, id)
    if (!before) return refuse('notFound')
    if (before.orderNum !== null) return refuse('conflict')
    const note = await numberDocument(tx, 'SERVICIO', id)
    if (note === undefined) return refuse('conflict')
    const [after] = await tx
      .update(serviceOrders)
      .set({ version: before.version + 1 })
      .where(eq(serviceOrders.id, id))
      .returning()
    await tx.insert(serviceOrderHistory).values({
      serviceOrderId: id,
      at: now,
      event: 'number',
      status: before.status,
      note,
      actorId: actor.userId,
    })
    await recordAudit(tx, actor, { action: 'update', entity: 'service-order', entityId: id, before, after })
    return (await findOrder(tx, id)) ?? refuse('notFound')
  })
}
