import type { ScannedSerial } from '@tecnoclick/contract/selling/serials/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { noteSerials } from '../../stock/serials/note-serials.ts'
import { takeSerial } from '../../stock/serials/take-serial.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { readSerialLines, type SerialLine } from './read-order-serials.ts'

interface Scanning {
  actor: Actor
  now: Date
}

/** A unit is packed for an order, or entered for one that was sold before. The order is locked, so that scans are counted one by one. */
export function scanSerial(
  db: Drizzle,
  { actor, now }: Scanning,
  orderId: number,
  { serial, lineId }: ScannedSerial,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('notFound')
    if (order.status === 'CANCELADA') return refuse('orderClosed')
    const lines = await readSerialLines(tx, orderId)
    const key = serialKey(serial)
    const scanned = ({ units }: SerialLine) => units.some((unit) => serialKey(unit.serial) === key)
    if (lines.some((line) => scanned(line) && (!lineId || line.lineId === lineId))) return { id: orderId }
    const line = lineId ? lines.find((one) => one.lineId === lineId) : await lineOf(tx, lines, serial)
    const isFull = ({ units, quantity }: SerialLine) => units.length >= quantity
    if (line ? isFull(line) : lines.every(isFull))
      return refuse('invalid', { fields: { serial: { code: 'serialsTooMany' } } })
    if (!line) return refuse('invalid', { fields: { lineId: { code: 'required' } } })
    const { productId, lineId: orderLineId } = line
    const taken = await takeSerial(tx, {
      ...{ serial, productId, actorId: actor.userId, now },
      place: { state: order.status === 'COMPLETADA' ? 'delivered' : 'sold', orderLineId },
      event: { event: 'packed', orderId },
    })
    if (isRefusal(taken)) return taken
    const after = { serial, orderId, lineId: orderLineId }
    await recordAudit(tx, actor, { action: 'update', entity: 'serial-unit', entityId: taken.id, after })
    return { id: orderId }
  })
}

/** That of the unit's product, otherwise the only one with a place, those that need serials first. */
async function lineOf(
  tx: Transaction,
  lines: readonly SerialLine[],
  serial: string,
): Promise<SerialLine | undefined> {
  const open = lines.filter(({ units, quantity }) => units.length < quantity)
  const isSerial = eq(serialUnits.serialKey, serialKey(serial) ?? '')
  const ids = open.map(({ productId }) => productId)
  const known = ids.length
    ? await tx
        .select()
        .from(serialUnits)
        .where(and(isSerial, inArray(serialUnits.productId, ids)))
    : []
  const products = new Set(known.map(({ productId }) => productId))
  const required = open.filter((line) => line.required)
  const fitting = [open.filter(({ productId }) => products.has(productId)), required, open]
  const candidates = fitting.find((some) => some.length > 0) ?? []
  const isOne = new Set(candidates.map(({ productId }) => productId)).size === 1
  return isOne ? candidates[0] : undefined
}

/** A unit that was scanned by mistake is for sale again. */
export function removeSerial(
  db: Drizzle,
  { actor, now }: Scanning,
  orderId: number,
  unitId: number,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('notFound')
    const line = (await readSerialLines(tx, orderId)).find(({ units }) =>
      units.some(({ id }) => id === unitId),
    )
    if (!line) return refuse('notFound')
    const [removed] = await tx
      .update(serialUnits)
      .set({ state: 'stock', orderLineId: null })
      .where(
        and(
          eq(serialUnits.id, unitId),
          inArray(serialUnits.state, ['sold', 'delivered']),
          isNull(serialUnits.returnLineId),
        ),
      )
      .returning()
    if (!removed) return refuse('conflict')
    await noteSerials(tx, [removed], { event: 'unpacked', at: now, orderId, actorId: actor.userId })
    const before = { serial: removed.serial, orderId, lineId: line.lineId }
    await recordAudit(tx, actor, { action: 'update', entity: 'serial-unit', entityId: unitId, before })
    return { id: orderId }
  })
}
