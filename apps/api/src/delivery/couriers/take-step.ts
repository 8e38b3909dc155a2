import type { StepChange } from '@tecnoclick/contract/delivery/couriers/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { decideStep, judgeCode } from '@tecnoclick/domain/delivery/decide-step'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { balanceOf, isPaid } from '@tecnoclick/domain/selling/payment-balance'
import { eq } from 'drizzle-orm'
import { recordAudit, type ShopActor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import type { StaffAct } from '../../selling/orders/changing/change-order.ts'
import { queueOrderChange } from '../../selling/orders/changing/order-change-mails.ts'
import { noteInHistory, raiseVersion } from '../../selling/orders/lock-order.ts'
import { paymentsOf } from '../../selling/payments/order-payments.ts'
import { requireSerials } from '../../selling/serials/require-serials.ts'
import { giveToCourier } from './assign-courier.ts'
import { queueStepMail } from './delivery-mails.ts'
import {
  countWrongCode,
  endAssignment,
  type LockedDelivery,
  lockDelivery,
  storeStep,
  type Taken,
} from './lock-delivery.ts'

export interface DeliveryAct extends StaffAct {
  mailSecrets: MailSecrets
}

/** What follows from a payment is done for staff, or by the shop itself. */
export interface PaymentAct extends Omit<DeliveryAct, 'actor'> {
  actor: DeliveryAct['actor'] | ShopActor
}

/** A wrong code is counted, so its transaction is committed. */
export interface WrongCode {
  wrongCode: { left: number }
}

export function refusedCode({ wrongCode: { left } }: WrongCode): Refusal {
  return left === 0 ? refuse('codeLocked') : refuse('wrongCode', { values: { left } })
}

/** Staff take the next step of an order, or go back with a reason (selling.md#preparing-and-delivering). */
export async function takeStep(
  db: Drizzle,
  act: DeliveryAct,
  id: number,
  change: StepChange,
): Promise<{ id: number } | Refusal> {
  const outcome = await inTransaction(db, (tx) => take(tx, act, id, change))
  return 'wrongCode' in outcome ? refusedCode(outcome) : outcome
}

async function take(
  tx: Transaction,
  act: DeliveryAct,
  id: number,
  { step, code, reason, courierId, version }: StepChange,
): Promise<{ id: number } | Refusal | WrongCode> {
  const found = await lockDelivery(tx, id)
  if (!found) return refuse('notFound')
  const { order, delivery } = found
  if (isStale(order, version)) return refuse('staleVersion')
  const decided = decideStep({ ...order, step: delivery?.step ?? null }, { step, reason })
  if (isRefusal(decided)) return decided
  const { kind, isAccepted } = decided
  const unscanned = kind === 'forward' && step !== 'preparing' && (await requireSerials(tx, id))
  if (unscanned) return unscanned
  const taken = { step, kind, reason: reason ?? '', at: act.now, actorId: act.actor.userId }
  const locked = isAccepted ? { ...found, order: await moveOrder(tx, act, order, 'EN PROCESO') } : found
  if (step === 'onTheWay' && courierId !== undefined) {
    const refused = await giveToCourier(tx, act, locked, courierId)
    if (refused) return refused
  }
  if (step !== 'delivered') {
    await applyStep(tx, act, locked, taken)
    return { id }
  }
  const proof = await checkCode(tx, locked, { code, reason })
  if ('wrongCode' in proof || 'refused' in proof) return proof
  await applyStep(tx, act, locked, { ...taken, ...proof })
  return { id }
}

/** A wrong code is counted. */
export async function checkCode(
  tx: Transaction,
  { delivery }: LockedDelivery,
  proof: Parameters<typeof judgeCode>[1],
): Promise<{ byCode: boolean } | Refusal | WrongCode> {
  if (!delivery) return refuse('conflict')
  const judged = judgeCode(delivery, proof)
  return judged === 'wrongCode' ? { wrongCode: { left: await countWrongCode(tx, delivery) } } : judged
}

/** Row, history, audit and mail of a step, and the end of the courier's task and of the order where they end. */
export async function applyStep(
  tx: Transaction,
  act: DeliveryAct,
  { order, delivery: before }: LockedDelivery,
  taken: Taken,
  { isCompletionMailed = true, mayComplete = true } = {},
): Promise<{ isCompleted: boolean }> {
  const delivery = await storeStep(tx, order.id, taken)
  if (taken.step === 'delivered') await endAssignment(tx, order.id, 'delivered', act.now)
  if (taken.kind === 'failed') await endAssignment(tx, order.id, 'failed', act.now)
  await raiseVersion(tx, order)
  const { byCode } = delivery
  await recordAudit(tx, act.actor, {
    action: 'update',
    entity: 'order',
    entityId: order.id,
    before: { step: before?.step ?? null },
    after: {
      step: taken.step,
      ...(taken.reason !== '' && { reason: taken.reason }),
      ...(byCode !== null && { byCode }),
    },
  })
  const told = { ...order, version: order.version + 1 }
  const balance = balanceOf(order.total, await paymentsOf(tx, order.id))
  await queueStepMail(tx, act, told, { delivery, kind: taken.kind, due: balance.due })
  // Proved and paid: nothing is left to do. Everything else is for staff to judge.
  const isCompleted = mayComplete && byCode === true && isPaid(order.total, balance)
  if (isCompleted) await moveOrder(tx, act, told, 'COMPLETADA', { isMailed: isCompletionMailed })
  return { isCompleted }
}

/**
 * What follows from a verified payment: a paid order is completed if it was delivered by its code, or prepared if that was
 * asked for. Returns whether it was accepted, which the mail of the payment says.
 */
export async function goOnAfterPayment(
  tx: Transaction,
  act: PaymentAct,
  id: number,
  prepare: boolean,
): Promise<boolean> {
  const locked = await lockDelivery(tx, id)
  if (!locked || locked.order.paid < locked.order.total || !isOpen(locked.order.status)) return false
  const { order, delivery } = locked
  if (delivery?.step === 'delivered' && delivery.byCode) await moveOrder(tx, act, order, 'COMPLETADA')
  const { actor } = act
  if (!prepare || actor.userId === null || delivery || order.channel === 'mostrador') return false
  const isAccepted = order.status === 'PENDIENTE'
  const accepted = isAccepted ? await moveOrder(tx, act, order, 'EN PROCESO', { isMailed: false }) : order
  const taken = { step: 'preparing', kind: 'forward', reason: '', at: act.now } as const
  const staffAct = { ...act, actor }
  await applyStep(tx, staffAct, { ...locked, order: accepted }, { ...taken, actorId: actor.userId })
  return isAccepted
}

async function moveOrder(
  tx: Transaction,
  { actor, storeUrl, now }: PaymentAct,
  order: LockedDelivery['order'],
  status: 'EN PROCESO' | 'COMPLETADA',
  { isMailed } = { isMailed: true },
): Promise<LockedDelivery['order']> {
  const completedAt = status === 'COMPLETADA' ? now : null
  const moved = { ...order, status, completedAt, version: order.version + 1 }
  await tx.update(orders).set({ status, completedAt, version: moved.version }).where(eq(orders.id, order.id))
  await noteInHistory(tx, { orderId: order.id, at: now, event: 'status', status, actorId: actor.userId })
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'order',
    entityId: order.id,
    before: { status: order.status },
    after: { status },
  })
  if (isMailed) await queueOrderChange(tx, storeUrl, moved, { isMoved: true })
  return moved
}
