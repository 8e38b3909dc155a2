import type { Transaction } from '@tecnoclick/database/connect'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { noteSerials } from '../../stock/serials/note-serials.ts'

interface ReturnedLine {
  lineId: number
  quantity: number
  serials?: readonly string[] | undefined
}

interface Returning {
  /** Whether the goods are in the shop. */
  isReceived: boolean
  /** Before a return is settled, the units of a category that needs serials have to be known. */
  isFinal: boolean
  orderId: number
  actorId: number
  at: Date
}

type FreeUnit = {
  id: number
  key: string
  returnLineId: number | null
  required: boolean
  returnLine: number
}

/** The units of a return, line by line. */
export async function nameUnits(
  tx: Transaction,
  { returnId, lines }: { returnId: number; lines: readonly ReturnedLine[] },
  returning: Returning,
): Promise<Refusal | undefined> {
  for (const line of lines) {
    const refused = await nameUnitsOfLine(tx, { ...line, returnId }, returning)
    if (refused) return refused
  }
  return undefined
}

/**
 * Which units come back with a return: those that are named, or all of the line. A trigger moves them with the return from
 * here on.
 */
async function nameUnitsOfLine(
  tx: Transaction,
  { returnId, lineId, quantity, serials }: ReturnedLine & { returnId: number },
  { isReceived, isFinal, orderId, actorId, at }: Returning,
): Promise<Refusal | undefined> {
  const { rows } = await tx.execute<FreeUnit>(sql`
    select u.id, u.serial_key as key, u.return_line_id as "returnLineId", needs_serial(u.product_id) as required,
      b.id as "returnLine"
    from return_lines as b join serial_units as u on u.order_line_id = b.order_line_id
    where b.return_id = ${returnId} and b.order_line_id = ${lineId}
      and (u.return_line_id = b.id or u.return_line_id is null and u.state = 'delivered')
    order by u.id for update of u`)
  const [first] = rows
  const unknown = { fields: { serials: { code: 'serialsDiffer' } } } as const
  if (!first) return serials?.length ? refuse('invalid', unknown) : undefined
  const before = rows.filter(({ returnLineId }) => returnLineId !== null)
  const named = serials?.length
    ? serials.map((serial) => rows.find(({ key }) => key === serialKey(serial)))
    : undefined
  const chosen = named ?? (rows.length <= quantity ? rows : before)
  if (chosen.length > quantity || chosen.includes(undefined)) return refuse('invalid', unknown)
  const ids = chosen.flatMap((unit) => unit?.id ?? [])
  if (isFinal && first.required && ids.length < Math.min(quantity, rows.length))
    return refuse('invalid', { fields: { serials: { code: 'serialsMissing' } } })
  const isUnit = (list: readonly number[]) => sql`${serialUnits.id} = any (${sql.param(list)}::integer[])`
  const left = before.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (left.length > 0)
    await tx.update(serialUnits).set({ returnLineId: null, state: 'delivered' }).where(isUnit(left))
  const added = ids.filter((id) => !before.some((unit) => unit.id === id))
  if (added.length === 0) return undefined
  await tx
    .update(serialUnits)
    .set({ returnLineId: first.returnLine, ...(isReceived && { state: 'returned' as const }) })
    .where(isUnit(added))
  const units = added.map((id) => ({ id }))
  if (isReceived) await noteSerials(tx, units, { event: 'returned', at, orderId, returnId, actorId })
  return undefined
}
