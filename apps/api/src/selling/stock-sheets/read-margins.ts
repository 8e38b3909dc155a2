import type { Margins } from '@tecnoclick/contract/selling/stock-sheets/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { isPaidOrder } from '../payments/paid-orders.ts'

type Row = { currency: string; sales: string; known_sales: string; cost: string }

/**
 * Completed and paid orders of the last days: the sales of products whose cost is known, less that cost. The cost is that of the last
 * receipt before the sale, otherwise of the first; in CUP by the relation of the product's own prices.
 */
export async function readMargins(db: Drizzle, days: number, now: Date): Promise<Margins> {
  const { rows } = await db.execute<Row>(sql`
    with sold as (
      select o.currency, l.amount, l.quantity, (
          select r.cost * case when o.currency = 'CUP' then p.price_alt::float8 / p.price else 1 end
          from stock_sheet_lines as r join stock_sheets as s on s.id = r.sheet_id
          where r.product_id = l.product_id and r.cost is not null and s.state = 'booked'
          order by (s.booked_at <= o.completed_at) desc,
            case when s.booked_at <= o.completed_at then s.booked_at end desc, s.booked_at
          limit 1
        ) as cost
      from orders as o
      join order_lines as l on l.order_id = o.id
      join products as p on p.id = l.product_id
      where o.status = 'COMPLETADA' and o.completed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${days})
        and (o.total = 0 or ${isPaidOrder})
    )
    select currency, sum(amount)::text as sales, coalesce(sum(amount) filter (where cost is not null), 0)::text as known_sales,
      round(coalesce(sum(cost * quantity), 0))::text as cost
    from sold group by currency order by currency`)
  return {
    days,
    data: rows.map(({ currency, sales, known_sales, cost }) => {
      const [all, known, spent] = [Number(sales), Number(known_sales), Number(cost)]
      return {
        currency,
        sales: toWire(known),
        cost: toWire(spent),
        margin: toWire(known - spent),
        known: all === 0 ? 0 : Math.round((known / all) * 100) / 100,
      }
    }),
  }
}
