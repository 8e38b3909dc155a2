import type { DeskServiceOrder } from '@tecnoclick/contract/service-orders/schemas'
import type { List } from '@tecnoclick/contract/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/money'
import { invalidOrderNumber } from '@tecnoclick/domain/order-number'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../http/refusal.ts'
import { dayStart } from '../listing/day-start.ts'
import type { ListRequest } from '../listing/list-request.ts'

/** What the staff's list may be filtered and ordered by. Days are Havana's. */
export const deskOrderFields = {
  id: 'integer',
  orderNum: 'text',
  fecha: 'text',
  status: 'text',
  serviceId: 'integer',
  brandId: 'integer',
  customerId: 'integer',
  houseservice: 'boolean',
  /** Of the last quote. */
  quote: 'text',
  from: 'text',
  to: 'text',
  search: 'text',
} as const

type Condition = (value: string | number | boolean) => SQL | undefined

const conditions: Readonly<Record<string, Condition>> = {
  id: (value) => sql`o.id = ${value}`,
  orderNum: (value) => sql`o.order_num = ${value}`,
  status: (value) => sql`o.status = ${value}`,
  serviceId: (value) => sql`o.service_id = ${value}`,
  brandId: (value) => sql`o.brand_id = ${value}`,
  customerId: (value) => sql`o.customer_id = ${value}`,
  houseservice: (value) => sql`o.houseservice = ${value}`,
  quote: (value) =>
    sql`${value} = (select state from service_quotes where service_order_id = o.id order by id desc limit 1)`,
  from: (value) => {
    const start = dayStart(value)
    return start && sql`o.fecha >= ${start}`
  },
  to: (value) => {
    const end = dayStart(value, 1)
    return end && sql`o.fecha < ${end}`
  },
  search: (value) => sql`position(lower(${value}::text) in lower(
    concat_ws(' ', o.order_num, o.model, b.name, p.name, p.lastname, u.email, p.phone)
  )) > 0`,
}

const sorting: Readonly<Record<string, SQL>> = {
  id: sql`o.id`,
  // What has no number counts as the lowest; no column here is null, because `nulls last` would pass the indexes by.
  orderNum: sql`coalesce(o.sequence, 0)`,
  fecha: sql`o.fecha`,
  status: sql`o.status`,
}

const desk = sql`service_orders as o
  join services as v on v.id = o.service_id join brands as b on b.id = o.brand_id
  join users as u on u.id = o.customer_id left join profiles as p on p.user_id = u.id`

/** With the person, for staff; the newest first, unless asked otherwise. */
export async function listDeskOrders(
  db: Drizzle,
  list: ListRequest,
): Promise<List<DeskServiceOrder> | Refusal> {
  const wanted: SQL[] = []
  for (const [field, value] of Object.entries(list.where)) {
    const condition = conditions[field]?.(value)
    if (!condition) return refuse('malformed', { fields: { [field]: '' } })
    wanted.push(condition)
  }
  const order: SQL[] = []
  for (const { field, descending } of list.order) {
    const column = sorting[field]
    if (!column) return refuse('malformed', { fields: { [field]: '' } })
    order.push(descending ? sql`${column} desc` : sql`${column} asc`)
  }
  if (order.length === 0) order.push(sql`o.fecha desc`)
  const condition = and(sql`true`, ...wanted)
  const [page, counted] = await Promise.all([
    db.execute<{ found: DeskServiceOrder }>(sql`
      select ${deskOrderJson} as found from ${desk} where ${condition}
      order by ${sql.join(order, sql`, `)}, o.id desc limit ${list.limit} offset ${list.skip}`),
    db.execute<{ total: number }>(sql`select count(*)::integer as total from ${desk} where ${condition}`),
  ])
  return { data: page.rows.map(({ found }) => onTheWire(found)), total: counted.rows[0]?.total ?? 0 }
}

const deskOrderJson = sql`json_build_object(
  'id', o.id, 'orderNum', coalesce(o.order_num, ${invalidOrderNumber}), 'fecha', o.fecha, 'status', o.status,
  'service', json_build_object('id', v.id, 'name', v.name), 'brand', json_build_object('id', b.id, 'name', b.name),
  'model', o.model, 'failure', o.failure, 'houseservice', o.houseservice, 'answered', o.respuesta is not null,
  'customer', json_build_object(
    'id', u.id, 'name', concat_ws(' ', p.name, p.lastname), 'email', u.email, 'phone', coalesce(p.phone, '')
  ),
  'quote', (
    select json_build_object('amount', q.amount, 'currency', q.currency, 'state', q.state)
    from service_quotes as q where q.service_order_id = o.id order by q.id desc limit 1
  ),
  'version', o.version
)`

function onTheWire({ quote, ...order }: DeskServiceOrder): DeskServiceOrder {
  return {
    ...order,
    fecha: new Date(order.fecha).toISOString(),
    quote: quote && { ...quote, amount: toWire(quote.amount) },
  }
}
