import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Claim } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { serviceOrderHistory, serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { isSamePhone, readTicketSecret } from '@tecnoclick/domain/workshop/walk-in'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findOrder } from './read-service-orders.ts'
import { findTicket } from './tickets.ts'

/**
 * Adds a repair from the counter to an account, by its receipt and the phone given there. Everything that does not fit
 * has the same answer: whoever found the receipt must not learn the phone.
 */
export function claimServiceOrder(
  db: Drizzle,
  actor: Actor,
  { claim, now }: { claim: Claim; now: Date },
): Promise<ServiceOrder | Refusal> {
  return transact(db, async (tx) => {
    const secret = readTicketSecret(claim.ticket)
    const ticket = secret && (await findTicket(tx, secret, now))
    if (!ticket) return refuse('notFound')
    const id = ticket.orderId
    // Of two accounts at once the second waits here, and then finds an owner.
    const [order] = await tx.select().from(serviceOrders).where(eq(serviceOrders.id, id)).for('update')
    if (!order?.contactPhone || !isSamePhone(order.contactPhone, claim.phone)) return refuse('notFound')
    const isMine = order.customerId === actor.userId
    if (order.customerId !== null && !isMine) return refuse('notFound')
    if (!isMine) {
      const { userId: customerId } = actor
      await tx
        .update(serviceOrders)
        .set({ customerId, claimedAt: now, version: order.version + 1 })
        .where(eq(serviceOrders.id, id))
      await tx.insert(serviceOrderHistory).values({
        serviceOrderId: id,
        at: now,
        event: 'claimed',
        status: order.status,
        actorId: customerId,
      })
      const change = { before: { customerId: null }, after: { customerId } }
      await recordAudit(tx, actor, { action: 'update', entity: 'service-order', entityId: id, ...change })
    }
    return (await findOrder(tx, id)) ?? refuse('notFound')
  })
}
