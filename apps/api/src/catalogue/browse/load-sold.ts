import type { Database } from '@tecnoclick/database/connect'
import { days } from '@tecnoclick/domain/platform/duration'

/** How long a sale counts towards popularity (catalogue.md#ranked-lists). */
const soldWithin = days(90)

/** Units in orders not cancelled, by product id. */
export type SoldUnits = ReadonlyMap<number, number>

const soldSql = `
  select line.product_id as id, sum(line.quantity)::integer as units
  from orders join order_lines as line on line.order_id = orders.id
  where orders.order_date > $1 and orders.status <> 'CANCELADA'
  group by line.product_id`

export async function loadSold({ pool }: Database, now: Date): Promise<SoldUnits> {
  const since = new Date(now.getTime() - soldWithin)
  const { rows } = await pool.query<{ id: number; units: number }>(soldSql, [since])
  return new Map(rows.map(({ id, units }) => [id, units]))
}
