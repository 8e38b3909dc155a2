import type { ReturnDecision, ReturnReceipt } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import { canReturnBecome, type ReturnState } from '@tecnoclick/domain/selling/returns'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import { queueReturnMail } from './return-mails.ts'

export type ReturnRow = typeof orderReturns.$inferSelect

/** Every change of a return locks its row first, after its order where that is locked too. */
export async function lockReturn(tx: Transaction, id: number): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id)).for('update')
  return row
}

/** The row, if it may take this step from the version that the member of staff saw. */
export async function lockForStep(
  tx: Transaction,
  id: number,
  to: ReturnState,
  version: number | undefined,
): Promise<ReturnRow | Refusal> {
  const row = atVersion(await lockReturn(tx, id), version)
  if (isRefusal(row)) return row
  return canReturnBecome(row.state, to) ? row : refuse('conflict')
}

/** By the buyer, until staff decide. Withdrawing again changes nothing. */
export function withdrawReturn(
  db: Drizzle,
  { userId, now }: { userId: number; now: Date },
  id: number,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const row = await lockReturn(tx, id)
    if (row?.clientId !== userId) return refuse('notFound')
    if (row.state === 'withdrawn') return { id }
    if (!canReturnBecome(row.state, 'withdrawn')) return refuse('conflict')
    await writeStep(tx, row, { state: 'withdrawn', withdrawnAt: now })
    return { id }
  })
}

/** Staff accept or refuse, with a reason that the buyer reads. */
export function decideReturn(
  db: Drizzle,
  act: StaffAct,
  id: number,
  { state, note, version }: ReturnDecision,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const before = await lockForStep(tx, id, state, version)
    if (isRefusal(before)) return before
    const decided = { decidedAt: act.now, decidedBy: act.actor.userId }
    const after = await takeStep(tx, act.actor, before, { state, note: note ?? '', ...decided })
    await queueReturnMail(tx, act.storeUrl, after)
    return { id }
  })
}

/** The goods are in the shop. */
export function receiveReturn(
  db: Drizzle,
  { actor, now }: StaffAct,
  id: number,
  { version }: ReturnReceipt,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const before = await lockForStep(tx, id, 'received', version)
    if (isRefusal(before)) return before
    await takeStep(tx, actor, before, { state: 'received', receivedAt: now })
    return { id }
  })
}

type Step = Partial<ReturnRow> & { state: ReturnState }

/** Writes and audits a step of staff, and numbers a return that has no number yet. */
export async function takeStep(
  tx: Transaction,
  actor: Actor,
  before: ReturnRow,
  step: Step,
  detail: object = {},
): Promise<ReturnRow> {
  await writeStep(tx, before, step)
  const { state, note } = { ...before, ...step }
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'return',
    entityId: before.id,
    before: { state: before.state },
    after: { state, note, ...detail },
  })
  const number = before.number ?? (await numberDocument(tx, 'DEVOLUCION', before.id)) ?? null
  return { ...before, ...step, number, version: before.version + 1 }
}

async function writeStep(tx: Transaction, { id, version }: ReturnRow, step: Step): Promise<void> {
  await tx
    .update(orderReturns)
    .set({ ...step, version: version + 1 })
    .where(eq(orderReturns.id, id))
}
