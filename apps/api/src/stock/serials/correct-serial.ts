import type { SerialCorrection } from '@tecnoclick/contract/stock/serials/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { mayCorrectSerial } from '@tecnoclick/domain/stock/serials'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { noteSerials } from './note-serials.ts'

/** Staff say where a unit of the shop is. The stock itself is corrected by a count. */
export function correctSerial(
  db: Drizzle,
  { actor, now }: { actor: Actor; now: Date },
  id: number,
  { state, reason, version }: SerialCorrection,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const [found] = await tx.select().from(serialUnits).where(eq(serialUnits.id, id)).for('update')
    const unit = atVersion(found, version)
    if (isRefusal(unit)) return unit
    if (!mayCorrectSerial({ state: unit.state, isSold: unit.orderLineId !== null }, state))
      return refuse('conflict')
    await tx
      .update(serialUnits)
      .set({ state, version: version + 1 })
      .where(eq(serialUnits.id, id))
    await noteSerials(tx, [unit], { event: 'corrected', at: now, actorId: actor.userId, note: reason })
    const change = { before: { state: unit.state }, after: { state, reason } }
    await recordAudit(tx, actor, { action: 'update', entity: 'serial-unit', entityId: id, ...change })
    return { id }
  })
}
