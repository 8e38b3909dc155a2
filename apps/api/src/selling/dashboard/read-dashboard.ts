import type { Dashboard } from '@tecnoclick/contract/selling/dashboard/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { days as daysLong } from '@tecnoclick/domain/platform/duration'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import { dayStart } from '../../platform/listing/day-start.ts'
import { dueOfOrder, paidOrders } from '../payments/paid-orders.ts'

interface Asked {
  days: number
  lowStockFrom: number
  keyAnswerHours: number
  now: Date
}

const shown = 10

/** A free order is paid without a payment. */
const isPaid = sql`o.total = 0 or o.id in ${paidOrders}`
/** Unpaid orders are no sales (selling.md#completing-an-order). */
const isSale = sql`o.status <> 'CANCELADA' and (${isPaid})`

/** By day and currency, from an instant until another. */
const salesPerDay = (since: SQL, until: SQL) => sql`(
  select coalesce(json_agg(g order by g.day, g.currency), '[]') from (
    select to_char(order_date at time zone 'America/Havana', 'YYYY-MM-DD') as day, currency,
      count(*) as orders, sum(total) as total
    from orders as o where order_date >= ${since} and order_date < ${until} and ${isSale} group by 1, 2
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
          select p.id, p.name, p.sku, sum(l.quantity)::integer as units, p.stock
          from orders as o join order_lines as l on l.order_id = o.id join products as p on p.id = l.product_id
          where o.order_date >= ${since} and ${isSale}
          group by p.id order by units desc, p.id limit ${shown}
        ) as g
      ),
      'topByMoney', (
        select coalesce(json_agg(json_build_object('currency', g.currency, 'id', g.id, 'name', g.name, 'sku', g.sku,
          'units', g.units, 'total', g.total, 'stock', g.stock) order by g.currency, g.place), '[]')
        from (
          select o.currency, p.id, p.name, p.sku, p.stock, sum(l.quantity)::integer as units, sum(l.amount) as total,
            row_number() over (partition by o.currency order by sum(l.amount) desc, p.id) as place
          from orders as o join order_lines as l on l.order_id = o.id join products as p on p.id = l.product_id
          where o.order_date >= ${since} and ${isSale} group by o.currency, p.id
        ) as g where g.place <= ${shown}
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
