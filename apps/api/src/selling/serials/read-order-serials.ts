import type { OrderSerials } from '@tecnoclick/contract/selling/serials/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { staffNameOf } from '../../platform/staff-name.ts'

export type SerialLine = OrderSerials['lines'][number]

/** The lines of an order with their units, and whether the category asks for them. */
export async function readSerialLines(db: Drizzle | Transaction, orderId: number): Promise<SerialLine[]> {
  const { rows } = await db.execute<{ found: SerialLine }>(sql`
    select json_build_object(
      'lineId', l.id, 'productId', l.product_id, 'name', l.product_name, 'quantity', l.quantity,
      'required', needs_serial(l.product_id),
      'units', (
        select coalesce(json_agg(json_build_object('id', u.id, 'serial', u.serial, 'state', u.state) order by u.id), '[]')
        from serial_units as u where u.order_line_id = l.id
      )
    ) as found
    from order_lines as l where l.order_id = ${orderId} order by l.position`)
  return rows.map(({ found }) => found)
}

export async function readOrderSerials(db: Drizzle, orderId: number): Promise<OrderSerials | undefined> {
  const lines = await readSerialLines(db, orderId)
  if (lines.length === 0) return undefined
  const { rows } = await db.execute<{ found: OrderSerials['mismatches'][number] }>(sql`
    select json_build_object(
      'id', m.id, 'date', ${wireDate(sql`m.at`)}, 'by', coalesce(${staffNameOf(sql`m.actor_id`)}, ''), 'packed', m.packed,
      'scanned', m.scanned, 'reason', m.reason, 'settledDate', ${wireDate(sql`m.settled_at`)},
      'settledBy', coalesce(${staffNameOf(sql`m.settled_by`)}, ''), 'note', m.note
    ) as found
    from serial_mismatches as m where m.order_id = ${orderId} order by m.id desc`)
  return { lines, mismatches: rows.map(({ found }) => found) }
}
