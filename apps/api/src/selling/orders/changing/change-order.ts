import type { OrderChange } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { type FieldValues, keysOf, pick } from '@tecnoclick/domain/platform/fields'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { canBecome, isOpen, type OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { eq } from 'drizzle-orm'
import { endAssignment } from '../../../delivery/couriers/lock-delivery.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { type Actor, recordAudit } from '../../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { atVersion } from '../../../platform/rows/at-version.ts'
import { toColumns } from '../../../platform/rows/own-columns.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { returnUnits } from '../../../stock/ledger/sell-units.ts'
import { noteRefundDue } from '../../refunds/owed-refund.ts'
import { requireSerials } from '../../serials/require-serials.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'
import { judgeUnpaid } from '../paying/judge-unpaid.ts'
import { queueOrderChange } from './order-change-mails.ts'

export interface StaffAct {
  actor: Actor
  storeUrl: string
  now: Date
}

/** Staff reply to an order or change its state. Each change is added to the history, audited and mailed. */
export function changeOrder(
  db: Drizzle,
  act: StaffAct,
  id: number,
  { version, ...change }: OrderChange,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const before = atVersion(await lockOrder(tx, id), version)
    if (isRefusal(before)) return before
    const difference = differenceOf(before, change)
    const { status } = difference
    if (status !== undefined && !canBecome(before.status, status)) return refuse('conflict')
    const unpaid = status === 'COMPLETADA' && (await judgeUnpaid(tx, before, change.unpaidReason))
    if (isRefusal(unpaid)) return unpaid
    const unscanned = status === 'COMPLETADA' && (await requireSerials(tx, id))
    if (unscanned) return unscanned
    if (Object.keys(difference).length === 0) return { id }
    await apply(tx, act, before, { ...difference, ...(unpaid && { unpaid }) })
    return { id }
  })
}

type Written = Partial<FieldValues<typeof orderFields>>

/** A message of staff, the same as before too; the order stays in its state. */
export function answerOrder(
  tx: Transaction,
  act: StaffAct,
  order: OrderRow,
  respuesta: string,
): Promise<void> {
  return apply(tx, act, order, { respuesta })
}

interface Difference extends Written {
  /** Why it is completed although it is not paid, with what is missing. */
  unpaid?: string
  status?: OrderStatus
  respuesta?: string | null
}

const writtenKeys = keysOf(orderFields)

/** Only fields that differ: the form sends all of them. */
function differenceOf(before: OrderRow, change: Omit<OrderChange, 'version'>) {
  const { status, respuesta } = change
  const answer = respuesta === '' ? null : respuesta
  const written = toColumns(orderFields, change)
  const edited = writtenKeys.filter((key) => written[key] !== undefined && written[key] !== before[key])
  const difference: Difference = pick(written, edited)
  if (status !== undefined && status !== before.status) difference.status = status
  // Cancelling again changes nothing, the reason that the customer read least of all.
  const isRepeated = status === 'CANCELADA' && before.status === 'CANCELADA'
  // With a new state the same words are a message again.
  const isSaid = answer !== before.respuesta || (difference.status !== undefined && answer !== null)
  if (answer !== undefined && isSaid && !isRepeated) difference.respuesta = answer
  return difference
}

async function apply(
  tx: Transaction,
  act: StaffAct,
  before: OrderRow,
  difference: Difference,
): Promise<void> {
  const { actor, now } = act
  const { id } = before
  const { unpaid, ...changes } = difference
  const { status = before.status, respuesta } = changes
  const isMoved = difference.status !== undefined
  if (isMoved && status === 'CANCELADA') await returnUnits(tx, id, actor.userId)
  if (isMoved && !isOpen(status)) await endAssignment(tx, id, 'withdrawn', now)
  await tx
    .update(orders)
    .set({
      ...changes,
      ...(respuesta !== undefined && { respondedAt: respuesta === null ? null : now }),
      ...(isMoved && status === 'COMPLETADA' && { completedAt: now }),
      ...(isMoved && status === 'CANCELADA' && { cancelledAt: now }),
      version: before.version + 1,
    })
    .where(eq(orders.id, id))
  const entry = { orderId: id, at: now, status, actorId: actor.userId }
  if (isMoved) await noteInHistory(tx, { ...entry, event: 'status' })
  if (unpaid) await noteInHistory(tx, { ...entry, event: 'reason', note: unpaid })
  if (respuesta) await noteInHistory(tx, { ...entry, event: 'answer', note: respuesta })
  const owed = { now, actorId: actor.userId }
  const refundDue =
    isMoved && status === 'CANCELADA' ? await noteRefundDue(tx, { ...before, status }, owed) : undefined
  const isEdited = writtenKeys.some((key) => changes[key] !== undefined)
  if (isEdited) await noteInHistory(tx, { ...entry, event: 'edit' })
  const was = pick(before, ['status', 'respuesta', ...writtenKeys])
  const after = { ...changes, version: before.version + 1 }
  const { after: changed, ...audited } = changedFields(was, { ...was, ...after })
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'order',
    entityId: id,
    ...audited,
    after: { ...changed, ...(unpaid && { unpaidReason: unpaid }) },
  })
  if (isMoved || respuesta) {
    await queueOrderChange(
      tx,
      act.storeUrl,
      { ...before, status, version: after.version },
      {
        isMoved,
        answer: respuesta ?? undefined,
        refundDue,
      },
    )
  }
}
