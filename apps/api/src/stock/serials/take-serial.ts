import type { Transaction } from '@tecnoclick/database/connect'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { type SerialEvent, serialKey } from '@tecnoclick/domain/stock/serials'
import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { noteSerials } from './note-serials.ts'

/** Packed, handed over at once as at the counter, or fitted in a repair. */
type Place = { state: 'sold' | 'delivered'; orderLineId: number } | { state: 'fitted'; servicePartId: number }

interface TakenSerial {
  serial: string
  productId: number
  place: Place
  event: { event: SerialEvent; orderId: number } | { event: SerialEvent; serviceOrderId: number }
  actorId: number | null
  now: Date
}

/**
 * A unit becomes one of an order line, or is fitted as a part. One that nobody received enters the register here. What is
 * elsewhere, or not for sale, is refused, also where two take it at once: each is one statement, and a serial is unique.
 */
export async function takeSerial(
  tx: Transaction,
  { serial, productId, place, event, actorId, now }: TakenSerial,
): Promise<{ id: number } | Refusal> {
  const key = serialKey(serial) ?? ''
  const isUnit = and(eq(serialUnits.productId, productId), eq(serialUnits.serialKey, key))
  const [unit] = await tx
    .update(serialUnits)
    .set({ ...place, version: sql`${serialUnits.version} + 1` })
    .where(and(isUnit, eq(serialUnits.state, 'stock')))
    .returning({ id: serialUnits.id })
  const [taken] = unit
    ? [unit]
    : await tx
        .insert(serialUnits)
        .values({ productId, serial, serialKey: key, ...place, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: serialUnits.id })
  if (taken) {
    await noteSerials(tx, [taken], { ...event, at: now, actorId })
    return taken
  }
  const [known] = await tx.select().from(serialUnits).where(isUnit)
  // Scanned twice, or the answer was lost.
  const isSame = 'orderLineId' in place && known?.orderLineId === place.orderLineId
  return known && isSame ? { id: known.id } : refuse('serialTaken', { values: { serial } })
}
