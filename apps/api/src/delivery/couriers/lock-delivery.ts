import { randomInt } from 'node:crypto'
import type { Transaction } from '@tecnoclick/database/connect'
import {
  courierAssignments,
  deliveries,
  deliveryStepLog,
} from '@tecnoclick/database/schema/delivery/deliveries'
import {
  type DeliveryStep,
  deliveryCodeDigits,
  deliveryCodeTries,
  type StepKind,
} from '@tecnoclick/domain/delivery/delivery-steps'
import { and, eq, isNull } from 'drizzle-orm'
import { lockOrder, type OrderRow } from '../../selling/orders/lock-order.ts'

export type DeliveryRow = typeof deliveries.$inferSelect
export type Assignment = typeof courierAssignments.$inferSelect

export interface LockedDelivery {
  order: OrderRow
  /** Undefined before the first step. */
  delivery: DeliveryRow | undefined
  /** The open one. */
  assignment: Assignment | undefined
}

/** The lock of the order puts steps, codes and assignments in one order, whoever sends them. */
export async function lockDelivery(tx: Transaction, orderId: number): Promise<LockedDelivery | undefined> {
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.orderId, orderId))
  const [assignment] = await tx.select().from(courierAssignments).where(isOpenFor(orderId))
  return { order, delivery, assignment }
}

function isOpenFor(orderId: number) {
  return and(eq(courierAssignments.orderId, orderId), isNull(courierAssignments.endedAt))
}

export interface Taken {
  step: DeliveryStep
  kind: StepKind
  at: Date
  actorId: number
  reason: string
  /** Of `delivered`. */
  byCode?: boolean
}

/** Stores a step that the rule allows. The first one draws the code, which stays the same until the end. */
export async function storeStep(tx: Transaction, orderId: number, taken: Taken): Promise<DeliveryRow> {
  const { step, kind, at, actorId, reason, byCode = false } = taken
  const proof = step === 'delivered' ? { deliveredAt: at, byCode } : { deliveredAt: null, byCode: null }
  const [delivery] = await tx
    .insert(deliveries)
    .values({ orderId, step, code: drawCode(), ...proof })
    .onConflictDoUpdate({ target: deliveries.orderId, set: { step, ...proof } })
    .returning()
  if (!delivery) throw new Error('The step was not stored')
  await tx.insert(deliveryStepLog).values({ orderId, step, kind, at, actorId, reason })
  return delivery
}

function drawCode(): string {
  return String(randomInt(10 ** deliveryCodeDigits)).padStart(deliveryCodeDigits, '0')
}

/** Counts a wrong code; the limit holds because the order is locked. Returns how many tries are left. */
export async function countWrongCode(tx: Transaction, { orderId, wrongCodes }: DeliveryRow): Promise<number> {
  await tx
    .update(deliveries)
    .set({ wrongCodes: wrongCodes + 1 })
    .where(eq(deliveries.orderId, orderId))
  return deliveryCodeTries - wrongCodes - 1
}

/** Also for an order that is closed: nobody is on the way with it any more. */
export async function endAssignment(
  tx: Transaction,
  orderId: number,
  outcome: NonNullable<Assignment['outcome']>,
  endedAt: Date,
): Promise<void> {
  await tx.update(courierAssignments).set({ outcome, endedAt }).where(isOpenFor(orderId))
}
