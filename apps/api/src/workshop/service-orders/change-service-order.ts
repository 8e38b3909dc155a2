import type { ServiceOrder, ServiceOrderChange } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import {
  type serviceOrderEvents,
  serviceOrderHistory,
  serviceOrders,
} from '@tecnoclick/database/schema/workshop/service-orders'
import { isOpen, type OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { isUnpriced } from '@tecnoclick/domain/workshop/repair-charge'
import { decideRepairStatus } from '@tecnoclick/domain/workshop/repair-status'
import { firstStepOf, stepOfEvent } from '@tecnoclick/domain/workshop/repair-steps'
import { eq } from 'drizzle-orm'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { judgeDue } from '../../selling/orders/paying/judge-unpaid.ts'
import { readSteps, type StepRow } from '../repair-steps/serialize-standing.ts'
import { closeWork } from '../work/close-work.ts'
import { isFree } from '../work/repeat-repair.ts'
import { lockServiceOrder } from './lock-service-order.ts'
import { makeQuote } from './make-quote.ts'
import { findCustomer, findOrder } from './read-service-orders.ts'
import { queueAnswerMail } from './service-mails.ts'
import { readCharge, readPayments } from './service-payments.ts'
import { findTargetStep } from './target-step.ts'
import { makeMailedTicket } from './tickets.ts'

export interface StaffAnswer {
  id: number
  change: ServiceOrderChange
  storeUrl: string
  mailSecrets: MailSecrets
  now: Date
}

type Row = typeof serviceOrders.$inferSelect
type Event = { event: (typeof serviceOrderEvents)[number]; note: string }

/**
 * An answer, quote, step or change of state by staff: versioned, audited, in the history and mailed
 * (workshop.md#service-orders). The state goes with the step.
 */
export function changeServiceOrder(
  db: Drizzle,
  actor: Actor,
  { id, change, now, ...mailing }: StaffAnswer,
): Promise<ServiceOrder | Refusal> {
  return transact(db, async (tx) => {
    const before = atVersion(await lockServiceOrder(tx, id), change.version)
    if (isRefusal(before)) return before
    const steps = await readSteps(tx)
    const target = findTargetStep(steps, before, change)
    if (isRefusal(target)) return target
    const decided = decideRepairStatus(before, { ...change, status: change.status ?? target?.state }, now)
    if (isRefusal(decided)) return decided
    const { status, isReopened } = decided
    const events: Event[] = []
    if (status !== before.status) events.push({ event: 'status', note: '' })
    if (change.respuesta !== undefined) events.push({ event: 'answer', note: change.respuesta })
    const quote =
      change.quote && (await makeQuote(tx, actor, { order: { ...before, status }, quote: change.quote, now }))
    if (isRefusal(quote)) return quote
    if (quote) events.push({ event: 'quote', note: quote.summary })
    const reason = isReopened ? change.reason : await unpaidReason(tx, { before, status, change })
    if (isRefusal(reason)) return reason
    if (reason) events.push({ event: 'reason', note: reason })
    const step =
      target ??
      (quote && stepOfEvent(steps, 'quote', status)) ??
      (status === before.status ? undefined : firstStepOf(steps, status))
    const { warrantyMonths = before.warrantyMonths, promisedDay = before.promisedDate } = change
    const isChanged =
      warrantyMonths !== before.warrantyMonths || promisedDay !== before.promisedDate || step !== undefined
    if (events.length > 0 || isChanged)
      await applyChange(tx, actor, { before, status, step, change, events, reason, now })
    const order = await findOrder(tx, id)
    if (!order) return refuse('notFound')
    const isTold = target ? target.notify || change.respuesta !== undefined : events.length > 0
    if (!isTold) return order
    const customer = await findCustomer(tx, id)
    // Who left a device at the counter may have given a phone alone.
    if (customer.email === '') return order
    const ticket = await makeMailedTicket(tx, id, { ...mailing, to: customer.email, now })
    const moved = order.step.id === before.stepId ? undefined : order.step
    await queueAnswerMail(tx, { order, moved, change, quote, customer, ticket })
    return order
  })
}

/** What the history says about a repair that is completed without being paid; undefined if nothing is missing. */
async function unpaidReason(
  tx: Transaction,
  { before, status, change }: { before: Row; status: OrderStatus; change: ServiceOrderChange },
): Promise<string | undefined | Refusal> {
  if (status === before.status || status !== 'COMPLETADA') return undefined
  const charge = await readCharge(tx, before.id)
  const payments = await readPayments(tx, before.id)
  const repair = {
    total: charge?.total ?? null,
    isCharged: payments.some(({ kind }) => kind === 'payment'),
    isUnderWarranty: await isFree(tx, before.id),
  }
  if (isUnpriced(repair)) return change.reason ? `Sin precio: ${change.reason}` : refuse('unpaid')
  return charge && judgeDue(tx, charge, change.reason)
}

interface Applied {
  before: Row
  status: OrderStatus
  step: StepRow | undefined
  change: ServiceOrderChange
  events: readonly Event[]
  reason: string | null | undefined
  now: Date
}

async function applyChange(tx: Transaction, actor: Actor, applied: Applied): Promise<void> {
  const { before, status, step, change, events, reason, now } = applied
  const { id } = before
  const isNew = status !== before.status
  const [after] = await tx
    .update(serviceOrders)
    .set({
      status,
      version: before.version + 1,
      ...(change.respuesta !== undefined && {
        respuesta: change.respuesta,
        respondedAt: now,
        unreadSince: null,
      }),
      ...(change.warrantyMonths !== undefined && { warrantyMonths: change.warrantyMonths }),
      ...(change.promisedDay !== undefined && { promisedDate: change.promisedDay }),
      ...(step && { stepId: step.id }),
      ...(step && step.id !== before.stepId && { stepSince: now }),
      ...(isNew && { completedAt: status === 'COMPLETADA' ? now : null }),
      ...(isNew && status === 'CANCELADA' && { cancelledAt: now }),
    })
    .where(eq(serviceOrders.id, id))
    .returning()
  const { userId: actorId } = actor
  const isMoved = step !== undefined && step.id !== before.stepId
  const moved = { event: 'step' as const, note: step?.name.es ?? '', stepId: step?.id ?? null }
  const told = isMoved ? [moved, ...events] : events
  if (isNew && !isOpen(status)) await closeWork(tx, { orderId: id, actorId, now })
  if (told.length > 0)
    await tx
      .insert(serviceOrderHistory)
      .values(told.map((event) => ({ ...event, serviceOrderId: id, at: now, status, actorId })))
  const changed = changedFields(before, after ?? {})
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'service-order',
    entityId: id,
    ...changed,
    after: { ...changed.after, ...(reason && { reason }) },
  })
}
