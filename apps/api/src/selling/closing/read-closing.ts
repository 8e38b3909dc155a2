import type { Closing } from '@tecnoclick/contract/selling/closing/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { type SQL, sql } from 'drizzle-orm'
import { dayStart } from '../../platform/listing/day-start.ts'

/** The totals of a day; undefined for an invalid date. Sales count by order date, money by payment date. */
export async function readClosing(db: Drizzle, day: string): Promise<Closing | undefined> {
  const [start, end] = [dayStart(day), dayStart(day, 1)]
  if (!start || !end) return undefined
  const within = (column: SQL) => sql`${column} >= ${start} and ${column} < ${end}`
  const { rows } = await db.execute<{ found: Omit<Closing, 'day'> }>(sql`
    select json_build_object(
      'sold', (
        select coalesce(json_agg(g order by g.currency, g.channel, g."paymentMethod" nulls last), '[]') from (
          select o.currency, o.channel, o.payment_method as "paymentMethod", count(*) as orders,
            sum((select sum(l.quantity) from order_lines as l where l.order_id = o.id)) as units, sum(o.total) as total
          from orders as o where ${within(sql`o.order_date`)} and o.status <> 'CANCELADA'
          group by o.currency, o.channel, o.payment_method
        ) as g
      ),
      'collected', (
        select coalesce(json_agg(g order by g.currency, g.source, g."paymentMethod" nulls last), '[]') from (
          select y.currency, 'order' as source, y.method as "paymentMethod", count(*) as payments,
            sum(y.amount) as total
          from payments as y
          where y.state = 'verified' and ${within(sql`y.verified_at`)}
          group by y.currency, y.method
          union all
          select ${resetCurrency}, 'reset', 'transfer', count(*), sum(s.price)
          from reset_sales as s where ${within(sql`s.verified_at`)} having count(*) > 0
          union all
          select d.deposit_currency, 'deposit', null, count(*), sum(d.deposit)
          from service_orders as d where d.deposit is not null and ${within(sql`d.fecha`)}
          group by d.deposit_currency
        ) as g
      ),
      'cancelled', (
        select coalesce(json_agg(g order by g.currency), '[]') from (
          select o.currency, count(*) as orders, sum(o.total) as total
          from orders as o where o.status = 'CANCELADA' and ${within(sql`o.cancelled_at`)} group by o.currency
        ) as g
      ),
      'refunded', (
        select coalesce(json_agg(g order by g.currency, g."paymentMethod"), '[]') from (
          select f.currency, f.method as "paymentMethod", count(*) as refunds, sum(f.amount) as total
          from refunds as f where ${within(sql`f.refunded_at`)} group by f.currency, f.method
        ) as g
      ),
      'returns', (select count(*) from order_returns as r where ${within(sql`r.settled_at`)}),
      'completed', (
        select count(*) from orders as o where o.status = 'COMPLETADA' and ${within(sql`o.completed_at`)}
      ),
      'resets', (select count(*) from reset_sales as s where ${within(sql`s.created_at`)})
    ) as found`)
  const found = rows[0]?.found
  return found && inWireAmounts(day, found)
}

function inWireAmounts(day: string, found: Omit<Closing, 'day'>): Closing {
  const toWireLines = <Line extends { total: number }>(lines: Line[]) =>
    lines.map((line) => ({ ...line, total: toWire(line.total) }))
  return {
    ...found,
    day,
    sold: toWireLines(found.sold),
    collected: toWireLines(found.collected),
    cancelled: toWireLines(found.cancelled),
    refunded: toWireLines(found.refunded),
  }
}
