import type { Dashboard } from '@tecnoclick/contract/selling/dashboard/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { days as daysLong } from '@tecnoclick/domain/platform/duration'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import { dayStart } from '../../platform/listing/day-start.ts'
import { dueOfOrder, isPaidOrder } from '../payments/paid-orders.ts'

interface Asked {
  days: number
  lowStockFrom: number
  keyAnswerHours: number
  now: Date
}

const shown = 10

/** A free order is paid without a payment. */
const isPaid = sql`o.total = 0 or ${isPaidOrder}`

/** By day and currency, from an instant until another. Unpaid orders are no sales (selling.md#completing-an-order). */
const salesPerDay = (since: SQL, until: SQL) => sql`(
  select coalesce(json_agg(g order by g.day, g.currency), '[]') from (
    select to_char(order_date at time zone 'America/Havana', 'YYYY-MM-DD') as day, currency,
      count(*) as orders, sum(total) as total
    from sales where order_date >= ${since} and order_date < ${until} group by 1, 2
  ) as g
)`

/** One statement; every part uses an index on its date. */
export async function readDashboard(db: Drizzle, asked: Asked): Promise<Dashboard> {
  const { days, lowStockFrom, keyAnswerHours, now } = asked
  const to = havanaDay(now)
  const from = havanaDay(new Date(now.getTime() - daysLong(days - 1)))
  const beforeFrom = havanaDay(new Date(noonOf(from).getTime() - daysLong(days)))
  const since = startOf(from)
  const promised = sql`make_interval(hours => ${keyAnswerHours}::integer)`
  const { rows } = await db.execute<{ found: Omit<Dashboard, 'days' | 'from' | 'to' | 'beforeFrom'> }>(sql`
    with sales as materialized (
      select o.id, o.order_date, o.currency, o.total from orders as o
      where o.order_date >= ${startOf(beforeFrom)} and o.status <> 'CANCELADA' and (${isPaid})
    ),
    sold as materialized (
      select sales.currency, l.product_id, sum(l.quantity)::integer as units, sum(l.amount) as total
      from sales join order_lines as l on l.order_id = sales.id
      where sales.order_date >= ${since} group by sales.currency, l.product_id
    )
    select json_build_object(
      'sales', ${salesPerDay(since, startOf(to, 1))},
      'salesBefore', ${salesPerDay(startOf(beforeFrom), since)},
      'unpaid', (
        select coalesce(json_agg(g order by g.currency), '[]') from (
          select o.currency, count(*) as orders, sum(${dueOfOrder}) as due,
            count(*) filter (where o.status = 'COMPLETADA') as completed
          from orders as o where o.order_date >= ${since} and o.status <> 'CANCELADA' and not (${isPaid})
          group by o.currency
        ) as g
      ),
      'states', (
        select coalesce(json_agg(g), '[]') from (
          select status, count(*) as orders from orders where order_date >= ${since} group by status
        ) as g
      ),
      'bestSellers', (
        select coalesce(json_agg(g order by g.units desc, g.id), '[]') from (
          select p.id, p.name, p.sku, best.units, p.stock
          from (
            select product_id, sum(units)::integer as units from sold
            group by product_id order by units desc, product_id limit ${shown}
          ) as best join products as p on p.id = best.product_id
        ) as g
      ),
      'topByMoney', (
        select coalesce(json_agg(json_build_object('currency', g.currency, 'id', g.id, 'name', g.name, 'sku', g.sku,
          'units', g.units, 'total', g.total, 'stock', g.stock) order by g.currency, g.place), '[]')
        from (
          select top.currency, p.id, p.name, p.sku, p.stock, top.units, top.total, top.place
          from (
            select *, row_number() over (partition by currency order by total desc, product_id) as place from sold
          ) as top join products as p on p.id = top.product_id
          where top.place <= ${shown}
        ) as g
      ),
      'lowStock', json_build_object(
        'from', ${lowStockFrom}::integer,
        'total', (select count(*) from products where enable and stock <= ${lowStockFrom}),
        'data', (
          select coalesce(json_agg(g order by g.stock, g.name), '[]') from (
            select id, name, sku, stock from products where enable and stock <= ${lowStockFrom}
            order by stock, name, id limit ${shown}
          ) as g
        )
      ),
      'returns', json_build_object(
        'asked', (select count(*) from order_returns where asked_at >= ${since}),
        'settled', (select count(*) from order_returns where settled_at >= ${since}),
        'units', (
          select coalesce(sum(l.quantity), 0) from order_returns as r join return_lines as l on l.return_id = r.id
          where r.settled_at >= ${since} and l.outcome <> 'repair'
        ),
        'refunds', (
          select coalesce(json_agg(g order by g.currency), '[]') from (
            select currency, count(*) as refunds, sum(amount) as total from refunds
            where refunded_at >= ${since} group by currency
          ) as g
        )
      ),
      'answers', json_build_object(
        'orders', (
          select json_build_object('answered', count(*), 'hours', extract(epoch from avg(responded_at - order_date)) / 3600)
          from orders where order_date >= ${since} and responded_at is not null and channel = 'web'
        ),
        'services', (
          select json_build_object('answered', count(*), 'hours', extract(epoch from avg(responded_at - fecha)) / 3600)
          from service_orders where fecha >= ${since} and responded_at is not null
        ),
        'keys', (
          select json_build_object('answered', count(*), 'hours', extract(epoch from avg(key_at - hid_at)) / 3600)
          from reset_sales where created_at >= ${since} and key_at is not null
        )
      ),
      'keys', (
        select json_build_object(
          'promisedHours', ${keyAnswerHours}::integer,
          'inTime', count(*) filter (where key_at <= hid_at + ${promised}),
          'late', count(*) filter (where key_at > hid_at + ${promised}),
          'waiting', count(*) filter (where key_at is null and ${now.toISOString()}::timestamptz <= hid_at + ${promised}),
          'overdue', count(*) filter (where key_at is null and ${now.toISOString()}::timestamptz > hid_at + ${promised})
        )
        from reset_sales where created_at >= ${since} and hid_at is not null
      )
    ) as found`)
  const found = rows[0]?.found
  if (!found) throw new Error('The dashboard is one row')
  const unpaid = found.unpaid.map((line) => ({ ...line, due: toWire(line.due) }))
  return {
    days,
    from,
    to,
    beforeFrom,
    ...found,
    sales: found.sales.map(withWireTotal),
    salesBefore: found.salesBefore.map(withWireTotal),
    topByMoney: found.topByMoney.map(withWireTotal),
    unpaid,
    returns: { ...found.returns, refunds: found.returns.refunds.map(withWireTotal) },
  }
}

function withWireTotal<Row extends { total: number }>(row: Row): Row {
  return { ...row, total: toWire(row.total) }
}

function startOf(day: string, later = 0): SQL {
  const start = dayStart(day, later)
  if (!start) throw new Error(`${day} is not a day`)
  return start
}
