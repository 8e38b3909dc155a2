import type { Drizzle } from '@tecnoclick/database/connect'
import { serialMismatches } from '@tecnoclick/database/schema/stock/serial-units'
import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'

/** Staff have looked at it. Returns the id of its order. */
export function settleMismatch(
  db: Drizzle,
  { actor, now }: { actor: Actor; now: Date },
  id: number,
  note: string,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const [settled] = await tx
      .update(serialMismatches)
      .set({ settledAt: now, settledBy: actor.userId, note })
      .where(and(eq(serialMismatches.id, id), isNull(serialMismatches.settledAt)))
      .returning()
    if (!settled)
      return refuse(
        (await tx.$count(serialMismatches, eq(serialMismatches.id, id))) > 0 ? 'conflict' : 'notFound',
      )
    const { orderId } = settled
    const after = { serialMismatch: id, note }
    await recordAudit(tx, actor, { action: 'update', entity: 'order', entityId: orderId, after })
    return { id: orderId }
  })
}
