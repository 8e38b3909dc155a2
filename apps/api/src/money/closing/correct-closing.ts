import type { CashCorrection } from '@tecnoclick/contract/money/closing/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { cashCorrections, cashCounts } from '@tecnoclick/database/schema/money/closings'
import { countedNow } from '@tecnoclick/domain/money/cash-count'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { ClosingAct } from './close-day.ts'

/** What was counted is told anew; the closing stays as it is (selling.md#closing-of-the-day). */
export function correctClosing(
  db: Drizzle,
  { actor, key, now }: ClosingAct,
  correction: CashCorrection,
): Promise<{ day: string } | Refusal> {
  const call = { userId: actor.userId, scope: 'cash-correction', key, request: correction }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const { day, currency, note } = correction
      const isOfCount = and(eq(cashCounts.day, day), eq(cashCounts.currency, currency))
      // Corrections of one count wait for each other.
      const [count] = await tx.select().from(cashCounts).where(isOfCount).for('update')
      if (!count) return refuse('notFound')
      const earlier = await tx
        .select({ counted: cashCorrections.counted })
        .from(cashCorrections)
        .where(and(eq(cashCorrections.day, day), eq(cashCorrections.currency, currency)))
        .orderBy(asc(cashCorrections.id))
      const [before, counted] = [countedNow(count, earlier), fromWire(correction.counted) ?? 0]
      if (counted === before) return refuse('conflict')
      await tx
        .insert(cashCorrections)
        .values({ day, currency, counted, note, correctedAt: now, correctedBy: actor.userId })
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'closing',
        entityId: day,
        before: { currency, counted: before },
        after: { currency, counted, note },
      })
      return { day }
    }),
  )
}
