import type { CourierChoice } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { courierAssignments } from '@tecnoclick/database/schema/delivery/deliveries'
import { users } from '@tecnoclick/database/schema/people/users'
import { takesSteps } from '@tecnoclick/domain/delivery/delivery-steps'
import { rolesWith } from '@tecnoclick/domain/people/permissions'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { StaffAct } from '../../selling/orders/changing/change-order.ts'
import { raiseVersion } from '../../selling/orders/lock-order.ts'
import { endAssignment, type LockedDelivery, lockDelivery } from './lock-delivery.ts'

/** Gives an order to a courier, takes it from another, or withdraws it. */
export function assignCourier(
  db: Drizzle,
  act: StaffAct,
  id: number,
  { courierId, version }: CourierChoice,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const locked = await lockDelivery(tx, id)
    if (!locked) return refuse('notFound')
    const { order, delivery, assignment } = locked
    if (isStale(order, version)) return refuse('staleVersion')
    if (!takesSteps(order.status)) return refuse('orderClosed')
    if (delivery?.step === 'delivered') return refuse('alreadyDelivered')
    if (!order.homeDelivery) return refuse('conflict')
    if ((assignment?.courierId ?? null) === courierId) return { id }
    const refused = await giveToCourier(tx, act, locked, courierId)
    if (refused) return refused
    await raiseVersion(tx, order)
    return { id }
  })
}

/** The assignment and its audit. The caller raises the version of the order. */
export async function giveToCourier(
  tx: Transaction,
  { actor, now }: StaffAct,
  { order: { id }, assignment }: LockedDelivery,
  courierId: number | null,
): Promise<Refusal | undefined> {
  if ((assignment?.courierId ?? null) === courierId) return undefined
  if (courierId !== null && !(await isCourier(tx, courierId)))
    return refuse('invalid', { fields: { courierId: { code: 'unknown' } } })
  await endAssignment(tx, id, 'withdrawn', now)
  if (courierId !== null) {
    const assigned = { assignedBy: actor.userId, assignedAt: now }
    await tx.insert(courierAssignments).values({ orderId: id, courierId, ...assigned })
  }
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'order',
    entityId: id,
    before: { courierId: assignment?.courierId ?? null },
    after: { courierId },
  })
  return undefined
}

async function isCourier(tx: Transaction, id: number): Promise<boolean> {
  const roles = [...rolesWith('deliveries:write')]
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'admin'), inArray(users.staffRole, roles), users.enabled))
  return found.length > 0
}
