import type { Closing, HandIn } from '@tecnoclick/contract/money/closing/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { staffNameOf } from '../../platform/staff-name.ts'
import { carriedCash } from '../../selling/orders/paying/courier-cash.ts'

export type CourierCash = Pick<Closing, 'courierCash' | 'handIns'>

interface Asked {
  /** Nobody knows any more what couriers had when a day was closed. */
  isOpen: boolean
  isMoney: (column: SQL) => SQL
}

/** Cash that couriers have, and what they handed in on the days of a closing (selling.md#cash-on-delivery). */
export async function readCourierCash(
  db: Drizzle | Transaction,
  { isOpen, isMoney }: Asked,
): Promise<CourierCash> {
  const handIns = await readHandIns(db, isMoney(sql`h.closing_day`))
  if (!isOpen) return { courierCash: [], handIns }
  const { rows } = await db.execute<Closing['courierCash'][number]>(sql`
    select c.courier as id, ${staffNameOf(sql`c.courier`)} as name, c.currency, c.carried, ${wireDate(sql`c.since`)} as since
    from (${carriedCash()}) as c order by name, id, currency`)
  const courierCash = rows.map((row) => ({ ...row, carried: toWire(row.carried) }))
  return { courierCash, handIns }
}

/** Newest first. `condition` is about a row `h`. */
export async function readHandIns(db: Drizzle | Transaction, condition: SQL): Promise<HandIn[]> {
  const { rows } = await db.execute<HandIn>(sql`
    select h.id, ${staffNameOf(sql`h.courier_id`)} as courier, h.currency, h.carried::float8 as carried,
      h.amount::float8 as amount, h.note, ${staffNameOf(sql`h.received_by`)} as "receivedBy",
      ${wireDate(sql`h.received_at`)} as "receivedDate"
    from cash_hand_ins as h where ${condition} order by h.id desc`)
  return rows.map((row) => ({ ...row, carried: toWire(row.carried), amount: toWire(row.amount) }))
}
