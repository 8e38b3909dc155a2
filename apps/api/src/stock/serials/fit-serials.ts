import type { Transaction } from '@tecnoclick/database/connect'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { noteSerials } from './note-serials.ts'
import { takeSerial } from './take-serial.ts'

interface FittedPart {
  id: number
  productId: number
  serviceOrderId: number
  /** Fitted units, with those of this act. */
  used: number
}

interface Act {
  units: number
  serials: readonly string[]
  actorId: number | null
  now: Date
}

const wrong = (code: 'serialsMissing' | 'serialsTooMany' | 'serialsDiffer') =>
  refuse('invalid', { fields: { serials: { code } } })

/** Units that are fitted in a repair, by their serials; their category may ask for all of them (workshop.md#parts). */
export async function fitSerials(
  tx: Transaction,
  { id, productId, serviceOrderId }: FittedPart,
  { units, serials, actorId, now }: Act,
): Promise<Refusal | undefined> {
  if (serials.length > units) return wrong('serialsTooMany')
  if (serials.length < units) {
    const { rows } = await tx.execute<{ required: boolean }>(
      sql`select needs_serial(${productId}::integer) as required`,
    )
    if (rows[0]?.required) return wrong('serialsMissing')
  }
  for (const serial of serials) {
    const taken = await takeSerial(tx, {
      ...{ serial, productId, actorId, now },
      place: { state: 'fitted', servicePartId: id },
      event: { event: 'fitted', serviceOrderId },
    })
    if (isRefusal(taken)) return taken
  }
  return undefined
}

/** Taken out again: those that are named, or all where no fitted unit is left. They are for sale again. */
export async function unfitSerials(
  tx: Transaction,
  { id, used, serviceOrderId }: FittedPart,
  { units, serials, actorId, now }: Act,
): Promise<Refusal | undefined> {
  const fitted = await tx
    .select({ id: serialUnits.id, key: serialUnits.serialKey })
    .from(serialUnits)
    .where(eq(serialUnits.servicePartId, id))
    .orderBy(asc(serialUnits.id))
    .for('update')
  const keys = new Set(serials.map(serialKey))
  const named = fitted.filter(({ key }) => keys.has(key))
  if (named.length < serials.length) return wrong('serialsDiffer')
  if (serials.length > units) return wrong('serialsTooMany')
  const back = used === 0 ? fitted : named
  // A unit without a serial came out as well, if the part has such units left.
  if (fitted.length - back.length > used) return wrong('serialsMissing')
  if (back.length === 0) return undefined
  await tx
    .update(serialUnits)
    .set({ state: 'stock', servicePartId: null, version: sql`${serialUnits.version} + 1` })
    .where(
      inArray(
        serialUnits.id,
        back.map((unit) => unit.id),
      ),
    )
  await noteSerials(tx, back, { event: 'unfitted', at: now, serviceOrderId, actorId })
  return undefined
}
