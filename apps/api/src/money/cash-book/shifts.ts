import type { CashCounts, NewShift } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { cashShiftCounts, cashShifts } from '@tecnoclick/database/schema/money/cash-registers'
import type { JudgedCount } from '@tecnoclick/domain/money/cash-book/cash-book'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { countRegister } from './count-register.ts'
import { type CashAct, holdRegister, shiftOfRegister } from './held-register.ts'

/** 'Abrir turno': a clerk counts a register and answers for it from then on. One at a time. */
export function openShift(
  db: Drizzle,
  act: CashAct,
  { registerId, counts }: NewShift,
): Promise<{ id: number } | Refusal> {
  const { actor, key, now } = act
  const call = { userId: actor.userId, scope: 'cash-shift', key, request: { registerId, counts } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const holderId = await holdRegister(tx, registerId)
      if (!holderId) return refuse('notFound')
      if ((await tx.$count(cashShifts, shiftOfRegister(registerId))) > 0) return refuse('conflict')
      const counted = await countRegister(tx, act, { holderId, registerId }, counts)
      if (isRefusal(counted)) return counted
      const [shift] = await tx
        .insert(cashShifts)
        .values({ registerId, clerkId: actor.userId, openedAt: now })
        .onConflictDoNothing()
        .returning({ id: cashShifts.id })
      // The clerk has one at another register.
      if (!shift) return refuse('conflict')
      await storeCounts(tx, shift.id, 'opening', counted)
      const after = { registerId, counts: counted }
      await recordAudit(tx, actor, { action: 'create', entity: 'cash-shift', entityId: shift.id, after })
      return shift
    }),
  )
}

/** 'Cerrar turno': the register is counted again. Somebody else closes it only if they manage registers. */
export function closeShift(
  db: Drizzle,
  act: CashAct & { mayCloseOthers: boolean },
  id: number,
  { counts }: { counts: CashCounts },
): Promise<{ id: number } | Refusal> {
  const { actor, key, now } = act
  const call = { userId: actor.userId, scope: 'cash-shift-closing', key, request: { id, counts } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const [shift] = await tx.select().from(cashShifts).where(eq(cashShifts.id, id))
      if (!shift) return refuse('notFound')
      const { registerId, clerkId, openedAt } = shift
      if (clerkId !== actor.userId && !act.mayCloseOthers) return refuse('forbidden')
      const holderId = await holdRegister(tx, registerId)
      if (!holderId) return refuse('conflict')
      const [open] = await tx.select().from(cashShifts).where(shiftOfRegister(registerId))
      if (open?.id !== id) return refuse('conflict')
      const counted = await countRegister(tx, act, { holderId, registerId }, counts)
      if (isRefusal(counted)) return counted
      await storeCounts(tx, id, 'closing', counted)
      // Whoever sold while this waited was later.
      const closedAt = sql`greatest(${now.toISOString()}::timestamptz, ${openedAt.toISOString()}::timestamptz, (
        select max(moved_at) from cash_moves where from_shift_id = ${id} or to_shift_id = ${id}
      ))`
      await tx.update(cashShifts).set({ closedAt, closedBy: actor.userId }).where(eq(cashShifts.id, id))
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'cash-shift',
        entityId: id,
        after: { registerId, counts: counted },
      })
      return { id }
    }),
  )
}

async function storeCounts(
  tx: Transaction,
  shiftId: number,
  moment: 'opening' | 'closing',
  counted: JudgedCount[],
) {
  if (counted.length > 0)
    await tx.insert(cashShiftCounts).values(counted.map((count) => ({ ...count, shiftId, moment })))
}
