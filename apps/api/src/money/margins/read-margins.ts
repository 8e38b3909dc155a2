import type { Margins } from '@tecnoclick/contract/money/margins/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { costIn, receiptCosts } from '@tecnoclick/database/receipt-costs'
import { type AskedPeriod, daysBetween, reportPeriod } from '@tecnoclick/domain/money/report-period'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { knownDayStart } from '../../platform/listing/day-start.ts'
import { isSoldOrder } from '../../selling/payments/paid-orders.ts'

type Row = { currency: string; sales: string; known_sales: string; cost: string; expenses: string }

/**
 * Profit is margin minus expenses. Margin: what counts as sold in the period (back-office.md#dashboard), of products whose
 * cost is known, minus that cost. The cost is that of the last receipt before the order, otherwise of the first; in CUP and
 * MLC by the relation of the product's own prices.
 */
export async function readMargins(db: Drizzle, asked: AskedPeriod, now: Date): Promise<Margins> {
  const { from, to } = reportPeriod(asked, now)
  const { rows } = await db.execute<Row>(sql`
    with costs as ${receiptCosts},
    sold as (
      select o.currency, l.amount - l.discount as amount, l.quantity,
        ${costIn(sql`o.currency`)} as cost
      from orders as o
      join order_lines as l on l.order_id = o.id
      left join (costs as c join products as p on p.id = c.product_id)
        on c.product_id = l.product_id and o.order_date >= c.first and o.order_date < c.next
      where o.order_date >= ${knownDayStart(from)} and o.order_date < ${knownDayStart(to, 1)} and ${isSoldOrder}
    )
    select currency, coalesce(sales, 0)::text as sales, coalesce(known_sales, 0)::text as known_sales, coalesce(cost, 0)::text as cost,
      coalesce(spent, 0)::text as expenses
    from (
      select currency, sum(amount) as sales, sum(amount) filter (where cost is not null) as known_sales,
        round(sum(cost * quantity)) as cost
      from sold group by currency
    ) as earned full join (
      select m.currency, sum(case when m.reverses_id is null then m.amount else -m.amount end) as spent from cash_moves as m
      where m.kind = 'expense' and m.moved_at >= ${knownDayStart(from)} and m.moved_at < ${knownDayStart(to, 1)}
      group by m.currency
    ) as expenses using (currency) order by currency`)
  return {
    ...{ days: daysBetween(from, to), from, to },
    data: rows.map(({ currency, sales, known_sales, cost, expenses }) => {
      const [all, known] = [Number(sales), Number(known_sales)]
      const [paid, spent] = [Number(cost), Number(expenses)]
      return {
        currency,
        sales: toWire(known),
        cost: toWire(paid),
        margin: toWire(known - paid),
        known: all === 0 ? 0 : Math.round((known / all) * 100) / 100,
        expenses: toWire(spent),
        profit: toWire(known - paid - spent),
      }
    }),
  }
}
