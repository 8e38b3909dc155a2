import type { DeliveryReport } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { deliveryCodeTries, kindOfMove, takesSteps } from '@tecnoclick/domain/delivery/delivery-steps'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import { readUsualRate } from '../../catalogue/prices/usual-rate.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { queuePaymentJudged } from '../../selling/orders/changing/order-change-mails.ts'
import { collectCash } from '../../selling/orders/paying/collect-cash.ts'
import { paymentsOf } from '../../selling/payments/order-payments.ts'
import { checkHandedOver } from '../../selling/serials/check-handed-over.ts'
import { requireSerials } from '../../selling/serials/require-serials.ts'
import { type Assignment, type LockedDelivery, lockDelivery } from './lock-delivery.ts'
import { applyStep, checkCode, type DeliveryAct, refusedCode, type WrongCode } from './take-step.ts'

export interface Reporting extends DeliveryAct {
  key: string | undefined
}

/**
 * A courier reports on an order that is theirs. What was written offline arrives later, perhaps twice: the key makes it
 * count once, also a wrong code and the cash that was paid at the door.
 */
export async function reportDelivery(
  db: Drizzle,
  act: Reporting,
  id: number,
  report: DeliveryReport,
): Promise<{ id: number } | Refusal> {
  const call = { userId: act.actor.userId, scope: `delivery:${id}`, key: act.key, request: report }
  // A refusal leaves no key behind: repeated, the report is judged again.
  const outcome = await transact(db, (tx) =>
    runOnce<{ id: number } | WrongCode>(tx, call, () => apply(tx, act, id, report)),
  )
  if (isRefusal(outcome)) return outcome
  return 'wrongCode' in outcome ? refusedCode(outcome) : outcome
}

async function apply(
  tx: Transaction,
  act: Reporting,
  id: number,
  { report, code, reason, collected, date, serials, serialReason }: DeliveryReport,
): Promise<{ id: number } | Refusal | WrongCode> {
  const locked = await lockDelivery(tx, id)
  const mine = locked && ownAssignment(locked, act)
  if (!locked || !mine) return refuse('notFound')
  if (isRefusal(mine)) return mine
  const { order, delivery } = locked
  const progress = { homeDelivery: order.homeDelivery, step: delivery?.step ?? null }
  const step = { started: 'onTheWay', delivered: 'delivered', failed: 'preparing' } as const
  const move = kindOfMove(progress, step[report])
  const isAllowed = move === (report === 'failed' ? 'back' : 'forward')
  if (!isAllowed) return refuse('conflict')
  const taken = {
    step: step[report],
    kind: report === 'failed' ? ('failed' as const) : ('forward' as const),
    at: momentOf(date, mine, act.now),
    actorId: act.actor.userId,
    reason: report === 'started' ? '' : (reason ?? ''),
  }
  const unscanned = report === 'started' && (await requireSerials(tx, id))
  if (unscanned) return unscanned
  if (report !== 'delivered') {
    await applyStep(tx, act, locked, taken)
    return { id }
  }
  // The office decides then, with or without a reason of the courier.
  if (delivery && delivery.wrongCodes >= deliveryCodeTries) return refuse('codeLocked')
  const proof = await checkCode(tx, locked, { code, reason })
  if ('wrongCode' in proof || isRefusal(proof)) return proof
  const scanned = { serials, reason: serialReason, actorId: act.actor.userId, at: taken.at }
  const other = await checkHandedOver(tx, { orderId: id, ...scanned })
  if (other) return other
  const done = { ...taken, ...proof }
  if (!collected) {
    await applyStep(tx, act, locked, done)
    return { id }
  }
  const readRate = () => readUsualRate(tx)
  const paid = await collectCash(tx, { ...act, at: taken.at, readRate }, order, collected)
  if (isRefusal(paid)) return paid
  const { isCompleted } = await applyStep(tx, act, { ...locked, order: paid }, done, {
    isCompletionMailed: false,
    // What the courier agreed on at the door is for staff to judge.
    mayComplete: collected.settles == null,
  })
  const balance = balanceOf(paid.total, await paymentsOf(tx, id))
  const movedTo = isCompleted ? 'COMPLETADA' : undefined
  await queuePaymentJudged(tx, act.storeUrl, paid, { state: 'collected', note: '', balance, movedTo })
  return { id }
}

/** Undefined for an order that has nothing to do with deliveries. */
function ownAssignment(
  { order, delivery, assignment }: LockedDelivery,
  { actor }: Reporting,
): Assignment | Refusal | undefined {
  if (!order.homeDelivery) return undefined
  if (delivery?.step === 'delivered') return refuse('alreadyDelivered')
  if (!takesSteps(order.status)) return refuse('orderClosed')
  return assignment?.courierId === actor.userId ? assignment : refuse('notAssigned')
}

/** The time that the phone noted, if it can be true. */
function momentOf(date: string | null | undefined, { assignedAt }: Assignment, now: Date): Date {
  const noted = date ? new Date(date) : now
  return noted >= assignedAt && noted <= now ? noted : now
}
