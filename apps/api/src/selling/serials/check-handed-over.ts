import type { Transaction } from '@tecnoclick/database/connect'
import { serialMismatches } from '@tecnoclick/database/schema/stock/serial-units'
import { compareSerials } from '@tecnoclick/domain/stock/serials'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { noteSerials } from '../../stock/serials/note-serials.ts'
import { readSerialLines } from './read-order-serials.ts'

interface HandedOver {
  orderId: number
  /** What the courier scanned; undefined without a scan. */
  serials: readonly string[] | null | undefined
  reason: string | null | undefined
  actorId: number
  at: Date
}

/** What is handed over is what was packed. Anything else is refused, or with a reason waits for staff. */
export async function checkHandedOver(
  tx: Transaction,
  { orderId, serials, reason, actorId, at }: HandedOver,
): Promise<Refusal | undefined> {
  if (!serials) return undefined
  const units = (await readSerialLines(tx, orderId)).flatMap((line) => line.units)
  const packed = units.map(({ serial }) => serial)
  const { missing, foreign } = compareSerials(packed, serials)
  if (missing.length === 0 && foreign.length === 0) return undefined
  if (!reason) return refuse('serialMismatch', { fields: { serials: { code: 'serialsDiffer' } } })
  await tx.insert(serialMismatches).values({ orderId, packed, scanned: [...serials], reason, at, actorId })
  await noteSerials(tx, units, { event: 'mismatch', at, orderId, actorId, note: reason })
  return undefined
}
