import type { Drizzle } from '@tecnoclick/database/connect'
import { and, type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { dayStart } from '../listing/day-start.ts'
import type { ListRequest } from '../listing/list-request.ts'
import { orderJson, type StoredOrder } from './stored-order.ts'

export async function findOrder(db: Drizzle, id: number): Promise<StoredOrder | undefined> {
  const { rows } = await db.execute<{ found: StoredOrder }>(sql`
    select ${orderJson} as found from orders as o where o.id = ${id}`)
  return rows[0]?.found
}

/** What a list of orders may be filtered and ordered by. Days are Havana's. */
export const orderFields = {
  id: 'integer',
  noSellOrden: 'text',
  orderDate: 'text',
  status: 'text',
  channel: 'text',
  currency: 'text',
  total: 'integer',
  clientId: 'integer',
  paymentMethod: 'text',
  paymentState: 'text',
  /** False: those that are INVALIDO. */
  numbered: 'boolean',
  from: 'text',
  to: 'text',
  search: 'text',
} as const

type Condition = (value: string | number | boolean) => SQL | undefined

const conditions: Record<string, Condition> = {
  id: (value) => sql`o.id = ${value}`,
  noSellOrden: (value) => sql`o.number = ${value}`,
  status: (value) => sql`o.status = ${value}`,
  channel: (value) => sql`o.channel = ${value}`,
  currency: (value) => sql`o.currency = ${value}`,
  clientId: (value) => sql`o.client_id = ${value}`,
  paymentMethod: (value) => sql`o.payment_method = ${value}`,
  paymentState: (value) =>
    sql`o.id in (
      select y.order_id from payments as y
      where y.state = ${value} and not exists (select from payments as z where z.order_id = y.order_id and z.id > y.id)
    )`,
  numbered: (value) => (value === true ? sql`o.number is not null` : sql`o.number is null`),
  from: (value) => {
    const start = dayStart(value)
    return start && sql`o.order_date >= ${start}`
  },
  to: (value) => {
    const end = dayStart(value, 1)
    return end && sql`o.order_date < ${end}`
  },
  search: (value) =>
    // A whole number is looked up; anything less is looked for.
    /^\p{L}+-\d+$/u.test(String(value))
      ? sql`o.number = upper(${value}::text)`
      : sql`position(lower(${value}::text) in lower(concat_ws(' ', o.number, o.buyer_name, o.buyer_email, o.buyer_phone))) > 0`,
}

const sortColumns: Record<string, SQL> = {
  id: sql`o.id`,
  // What has no number counts as the lowest; no column here is null, because `nulls last` would pass the indexes by.
  noSellOrden: sql`coalesce(o.sequence, 0)`,
  orderDate: sql`o.order_date`,
  status: sql`o.status`,
  currency: sql`o.currency`,
  total: sql`o.total`,
}

/** Which orders a filter means. */
export function wantedOrders({ where }: ListRequest, always?: SQL): SQL | undefined | Refusal {
  const wanted: SQL[] = []
  for (const [field, value] of Object.entries(where)) {
    const condition = conditions[field]?.(value)
    if (!condition) return refuse('malformed', { fields: { [field]: '' } })
    wanted.push(condition)
  }
  return and(sql`true`, always, ...wanted)
}

/** The newest first, unless asked otherwise. */
export async function listOrders(
  db: Drizzle,
  list: ListRequest,
  always?: SQL,
): Promise<{ data: StoredOrder[]; total: number } | Refusal> {
  const condition = wantedOrders(list, always)
  if (isRefusal(condition)) return condition
  const sorting: SQL[] = []
  for (const { field, descending } of list.order) {
    const column = sortColumns[field]
    if (!column) return refuse('malformed', { fields: { [field]: '' } })
    sorting.push(descending ? sql`${column} desc` : sql`${column} asc`)
  }
  if (sorting.length === 0) sorting.push(sql`o.order_date desc`)
  const order = sql`${sql.join(sorting, sql`, `)}, o.id desc`
  const [page, counted] = await Promise.all([
    // The page first, then what hangs on its orders: a skipped row costs nothing.
    db.execute<{ found: StoredOrder }>(sql`
      with page as materialized (
        select o.* from orders as o where ${condition} order by ${order} limit ${list.limit} offset ${list.skip}
      )
      select ${orderJson} as found from page as o order by ${order}`),
    db.execute<{ total: number }>(sql`select count(*)::integer as total from orders as o where ${condition}`),
  ])
  return { data: page.rows.map(({ found }) => found), total: counted.rows[0]?.total ?? 0 }
}
