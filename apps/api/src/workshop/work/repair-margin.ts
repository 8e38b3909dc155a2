import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { costsOfRepairs } from '@tecnoclick/database/repair-costs'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'

type Margin = Pick<RepairWork, 'margin' | 'unknownCosts'>

/** The price of the last quote that holds, minus fitted parts and other workshops; for administrators. */
export async function readRepairMargin(db: Drizzle, orderId: number): Promise<Margin> {
  const { rows } = await db.execute<{ currency: string; price: string; cost: string; unknown: number }>(sql`
    select q.currency, q.amount::text as price, round(spent.cost)::text as cost, spent.unknown
    from service_orders as o
    left join service_quotes as q
      on q.id = (select max(id) from service_quotes where service_order_id = o.id) and q.state in ('pending', 'accepted')
    cross join lateral ${costsOfRepairs(sql`o.id`, sql`coalesce(q.currency, 'USD')`)} as spent
    where o.id = ${orderId}`)
  const [row] = rows
  if (!row) return { margin: null, unknownCosts: null }
  const { currency, unknown } = row
  const isFree = row.price === null
  if (unknown > 0 || (isFree && Number(row.cost) === 0)) return { margin: null, unknownCosts: unknown }
  const [price, cost] = [isFree ? 0 : Number(row.price), Number(row.cost)]
  const amounts = { price: toWire(price), cost: toWire(cost), margin: toWire(price - cost) }
  return { margin: { currency: currency ?? 'USD', ...amounts }, unknownCosts: unknown }
}
