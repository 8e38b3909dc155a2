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
    sql`${value} = (select state from payments where order_id = o.id order by id desc limit 1)`,
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
    sql`position(lower(${value}::text) in lower(concat_ws(' ', o.number, o.buyer_name, o.buyer_email, o.buyer_phone))) > 0`,
}

const sortColumns: Record<string, SQL> = {
  id: sql`o.id`,
  noSellOrden: sql`o.sequence`,
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
    sorting.push(descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`)
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
