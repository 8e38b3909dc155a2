import type { Transaction } from '@tecnoclick/database/connect'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { noteSerials } from './note-serials.ts'

interface TakenSerial {
  serial: string
  productId: number
  orderLineId: number
  orderId: number
  /** The buyer has it already, as at the counter. */
  isDelivered: boolean
  actorId: number
  now: Date
}

/**
 * A unit becomes one of an order line. One that nobody received enters the register here. What is in another order, or
 * not for sale, is refused, also where two take it at once: each is one statement, and a serial is unique.
 */
export async function takeSerial(tx: Transaction, taken: TakenSerial): Promise<{ id: number } | Refusal> {
  const { serial, productId, orderLineId, orderId, isDelivered, actorId, now } = taken
  const key = serialKey(serial) ?? ''
  const state = isDelivered ? 'delivered' : 'sold'
  const isUnit = and(eq(serialUnits.productId, productId), eq(serialUnits.serialKey, key))
  const [unit] = await tx
    .update(serialUnits)
    .set({ state, orderLineId, version: sql`${serialUnits.version} + 1` })
    .where(and(isUnit, eq(serialUnits.state, 'stock')))
    .returning({ id: serialUnits.id })
  const [sold] = unit
    ? [unit]
    : await tx
        .insert(serialUnits)
        .values({ productId, serial, serialKey: key, state, orderLineId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: serialUnits.id })
  if (sold) {
    await noteSerials(tx, [sold], { event: 'packed', at: now, orderId, actorId })
    return sold
  }
  const [known] = await tx.select().from(serialUnits).where(isUnit)
  // Scanned twice, or the answer was lost.
  return known?.orderLineId === orderLineId ? { id: known.id } : refuse('serialTaken', { values: { serial } })
}
