import type { Dashboard } from '@tecnoclick/contract/money/dashboard/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import {
  type AskedPeriod,
  daysBetween,
  type ReportPeriod,
  reportPeriod,
} from '@tecnoclick/domain/money/report-period'
import { toWire } from '@tecnoclick/domain/platform/money'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { knownDayStart } from '../../platform/listing/day-start.ts'
import { createSlowAnswerCache } from '../../platform/slow-answer-cache.ts'
import { isSoldOrder, isUnpaidOrder } from '../../selling/payments/paid-orders.ts'
import { soldRepairs } from './sold-repairs.ts'

interface Asked {
  period: AskedPeriod
  lowStockFrom: number
  keyAnswerHours: number
  now: Date
}

const shown = 10

/** By day and currency. */
const salesPerDay = (days: SQL) => sql`(
  select coalesce(json_agg(g order by g.day, g.currency), '[]') from (
    select d.day::text as day, d.currency, sum(d.sold_orders)::integer as orders, sum(d.sold_total) as total
    from days as d where ${days} and d.sold_orders > 0 group by d.day, d.currency
  ) as g
)`

/** Repairs and resets count as orders do: once they are paid, on the day they began. */
const otherSales = (within: (column: string) => SQL) => sql`(
  select coalesce(json_agg(g order by g.source, g.currency), '[]') from (
    select source, currency, count(*)::integer as sales, sum(total) as total from (
      select 'repair' as source, r.currency, r.total from ${soldRepairs(within)} as r
      union all
      select 'reset', ${resetCurrency}, s.price from reset_sales as s
      where ${within('s.created_at')} and s.verified_at is not null
    ) as sold group by source, currency
  ) as g
)`

/** Two parts at once: what was sold takes as long as all the rest. */
export async function readDashboard(db: Drizzle, asked: Asked): Promise<Dashboard> {
  const period = reportPeriod(asked.period, asked.now)
  const [figures, sold] = await Promise.all([readFigures(db, asked, period), readSold(db, period)])
  return {
    days: daysBetween(period.from, period.to),
    ...period,
    ...figures,
    otherSales: figures.otherSales.map(withWireTotal),
    sales: figures.sales.map(withWireTotal),
    salesBefore: figures.salesBefore.map(withWireTotal),
    bestSellers: sold.bestSellers,
    topByMoney: sold.topByMoney.map(withWireTotal),
    unpaid: figures.unpaid.map((line) => ({ ...line, due: toWire(line.due) })),
    returns: { ...figures.returns, refunds: figures.returns.refunds.map(withWireTotal) },
  }
}

type Sold = Pick<Dashboard, 'bestSellers' | 'topByMoney'>

/** A kept ranking may be some minutes old; names and stocks never are. */
async function readSold(db: Drizzle, { from, to }: ReportPeriod): Promise<Sold> {
  const { bestSellers, topByMoney } = await rankings(db, `${from} ${to}`, (source) =>
    rankProducts(source, from, to),
  )
  const ids = [...new Set([...bestSellers, ...topByMoney].map(({ id }) => id))]
  const found = await db.select(shownColumns).from(products).where(inArray(products.id, ids))
  const byId = new Map(found.map((product) => [product.id, product]))
  const withProduct = <Row extends { id: number }>(row: Row) => {
    const product = byId.get(row.id)
    return product ? [{ ...row, ...product }] : []
  }
  return { bestSellers: bestSellers.flatMap(withProduct), topByMoney: topByMoney.flatMap(withProduct) }
}

const shownColumns = { id: products.id, name: products.name, sku: products.sku, stock: products.stock }

interface Ranking {
  bestSellers: { id: number; units: number }[]
  topByMoney: { currency: string; id: number; units: number; total: number }[]
  /** How many products were ranked, counted once for each currency. */
  ranked: number
}

/** Ranking so many takes longer than a tenth of a second. */
const manyRanked = 20_000
const rankings = createSlowAnswerCache<Ranking>(({ ranked }) => ranked >= manyRanked)

/** The products that sold most, by units and by money. The index of dates and that of lines answer alone. */
async function rankProducts(db: Drizzle | Transaction, from: string, to: string): Promise<Ranking> {
  const { rows } = await db.execute<{ found: Ranking }>(sql`
    with sold as materialized (
      select o.currency, l.product_id as id, sum(l.quantity)::integer as units, sum(l.amount - l.discount) as total
      from orders as o join order_lines as l on l.order_id = o.id
      where o.order_date >= ${knownDayStart(from)} and o.order_date < ${knownDayStart(to, 1)} and ${isSoldOrder}
      group by o.currency, l.product_id
    )
    select json_build_object(
      'bestSellers', (
        select coalesce(json_agg(g order by g.units desc, g.id), '[]') from (
          select id, sum(units)::integer as units from sold group by id order by units desc, id limit ${shown}
        ) as g
      ),
      'topByMoney', (
        select coalesce(json_agg(g order by g.currency, g.total desc, g.id), '[]') from (
          select top.*
          from currencies as c
          cross join lateral (
            select * from sold where sold.currency = c.code order by sold.total desc, sold.id limit ${shown}
          ) as top
        ) as g
      ),
      'ranked', (select count(*) from sold)
    ) as found`)
  return onlyRow(rows)
}

type Figures = Omit<Dashboard, 'days' | keyof ReportPeriod | keyof Sold>

/** All figures of orders come from one pass over the index of dates, where finding the day in a list is faster than a time zone. */
async function readFigures(
  db: Drizzle,
  { lowStockFrom, keyAnswerHours, now }: Asked,
  { from, to, beforeFrom, beforeTo }: ReportPeriod,
): Promise<Figures> {
  const [since, until] = [knownDayStart(from), knownDayStart(to, 1)]
  const within = (column: string) => sql`(${sql.raw(column)} >= ${since} and ${sql.raw(column)} < ${until})`
  const isInPeriod = sql`d.day >= ${from}::date`
  const promised = sql`make_interval(hours => ${keyAnswerHours}::integer)`
  const { rows } = await db.execute<{ found: Figures }>(sql`
    with midnights as (
      select array_agg(midnight at time zone 'America/Havana' order by midnight) as list
      from generate_series(${beforeFrom}::timestamp, ${to}::timestamp, interval '1 day') as midnight
    ),
    days as materialized (
      select ${beforeFrom}::date + width_bucket(o.order_date, (select list from midnights)) - 1 as day, o.currency, o.status, count(*) as orders,
        count(*) filter (where ${isSoldOrder}) as sold_orders, sum(o.total) filter (where ${isSoldOrder}) as sold_total,
        count(*) filter (where ${isUnpaidOrder}) as unpaid_orders,
        sum(o.total - o.paid) filter (where ${isUnpaidOrder}) as due,
        count(o.responded_at) filter (where o.channel = 'web') as answered,
        sum(extract(epoch from o.responded_at - o.order_date)) filter (where o.channel = 'web') as answer_seconds
      from orders as o
      where o.order_date >= ${knownDayStart(beforeFrom)} and o.order_date < ${until} group by 1, 2, 3
    ),
    low as materialized (
      select id, name, sku, stock from products where enable and variant_names is null and stock <= ${lowStockFrom}
    )
    select json_build_object(
      'sales', ${salesPerDay(isInPeriod)},
      'salesBefore', ${salesPerDay(sql`d.day <= ${beforeTo}::date`)},
      'otherSales', ${otherSales(within)},
      'unpaid', (
        select coalesce(json_agg(g order by g.currency), '[]') from (
          select d.currency, sum(d.unpaid_orders)::integer as orders, sum(d.due) as due,
            coalesce(sum(d.unpaid_orders) filter (where d.status = 'COMPLETADA'), 0)::integer as completed
          from days as d where ${isInPeriod} and d.unpaid_orders > 0 group by d.currency
        ) as g
      ),
      'states', (
        select coalesce(json_agg(g), '[]') from (
          select d.status, sum(d.orders)::integer as orders from days as d where ${isInPeriod} group by d.status
        ) as g
      ),
      'lowStock', json_build_object(
        'from', ${lowStockFrom}::integer,
        'total', (select count(*) from low),
        'data', (
          select coalesce(json_agg(g order by g.stock, g.name), '[]') from (
            select * from low order by stock, name, id limit ${shown}
          ) as g
        )
      ),
      'returns', json_build_object(
        'asked', (select count(*) from order_returns where ${within('asked_at')}),
        'settled', (select count(*) from order_returns where ${within('settled_at')}),
        'units', (
          select coalesce(sum(l.quantity), 0) from order_returns as r join return_lines as l on l.return_id = r.id
          where ${within('r.settled_at')} and l.outcome <> 'repair'
        ),
        'refunds', (
          select coalesce(json_agg(g order by g.currency), '[]') from (
            select currency, count(*) as refunds, sum(amount) as total from refunds
            where ${within('refunded_at')} group by currency
          ) as g
        )
      ),
      'answers', json_build_object(
        'orders', (
          select json_build_object('answered', coalesce(sum(d.answered), 0)::integer,
            'hours', sum(d.answer_seconds) / nullif(sum(d.answered), 0) / 3600)
          from days as d where ${isInPeriod}
        ),
        'services', (
          select json_build_object('answered', count(*), 'hours', extract(epoch from avg(responded_at - fecha)) / 3600)
          from service_orders where ${within('fecha')} and responded_at is not null
        ),
        'keys', (
          select json_build_object('answered', count(*), 'hours', extract(epoch from avg(key_at - hid_at)) / 3600)
          from reset_sales where ${within('created_at')} and key_at is not null
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
        from reset_sales where ${within('created_at')} and hid_at is not null
      )
    ) as found`)
  return onlyRow(rows)
}

function onlyRow<Found>([row]: readonly { found: Found }[]): Found {
  if (!row) throw new Error('The dashboard is one row')
  return row.found
}

function withWireTotal<Row extends { total: number }>(row: Row): Row {
  return { ...row, total: toWire(row.total) }
}
