import type { Customer, CustomerDetail } from '@tecnoclick/contract/customers/schemas'
import type { List } from '@tecnoclick/contract/wire'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { unapprovedClientCode } from '@tecnoclick/domain/client-code'
import { toWire } from '@tecnoclick/domain/money'
import { and, type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { ListRequest } from '../listing/list-request.ts'
import { customerConditions, customerSorting } from './customer-conditions.ts'

const people = sql`users as u left join profiles as p on p.user_id = u.id`

/** The newest first, unless asked otherwise. */
export async function listCustomers(db: Drizzle, list: ListRequest): Promise<List<Customer> | Refusal> {
  const wanted: SQL[] = []
  for (const [field, value] of Object.entries(list.where)) {
    const condition = customerConditions[field]?.(value)
    if (!condition) return refuse('malformed', { fields: { [field]: '' } })
    wanted.push(condition)
  }
  const sorting: SQL[] = []
  for (const { field, descending } of list.order) {
    const column = customerSorting[field]
    if (!column) return refuse('malformed', { fields: { [field]: '' } })
    sorting.push(descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`)
  }
  if (sorting.length === 0) sorting.push(sql`u.created_at desc`)
  const condition = and(sql`true`, ...wanted)
  const order = sql`${sql.join(sorting, sql`, `)}, u.id desc`
  const [page, counted] = await Promise.all([
    // The page first, then the orders of those on it.
    db.execute<{ found: Customer }>(sql`
      with page as materialized (
        select u.id, row_number() over (order by ${order}) as place from ${people} where ${condition}
        order by ${order} limit ${list.limit} offset ${list.skip}
      )
      select ${customerJson} as found
      from page join users as u on u.id = page.id left join profiles as p on p.user_id = u.id order by page.place`),
    db.execute<{ total: number }>(sql`select count(*)::integer as total from ${people} where ${condition}`),
  ])
  return { data: page.rows.map(({ found }) => withDates(found)), total: counted.rows[0]?.total ?? 0 }
}

export async function findCustomer(
  db: Drizzle | Transaction,
  id: number,
): Promise<CustomerDetail | undefined> {
  const { rows } = await db.execute<{ found: Customer; more: Omit<CustomerDetail, keyof Customer> }>(sql`
    select ${customerJson} as found, ${detailJson} as more from ${people} where u.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const bought = row.more.bought.map((sum) => ({ ...sum, total: toWire(sum.total) }))
  return { ...withDates(row.found), ...row.more, bought }
}

const customerJson = sql`json_build_object(
  'id', u.id, 'email', u.email, 'role', u.role, 'name', concat_ws(' ', p.name, p.lastname), 'phone', p.phone,
  'clicode', coalesce(p.clicode, ${unapprovedClientCode}), 'ruccode', p.ruccode,
  'approved', u.role = 'business' and coalesce(p.clicode, ${unapprovedClientCode}) <> ${unapprovedClientCode},
  'enabled', u.enabled, 'activatedDate', u.activated_at, 'lastSignInDate', u.last_sign_in_at,
  'createdDate', u.created_at,
  'orders', (select count(*) from orders as o where o.client_id = u.id),
  'lastOrderDate', (select max(o.order_date) from orders as o where o.client_id = u.id),
  'version', u.version
)`

const detailJson = sql`json_build_object(
  'website', p.website, 'photo', p.photo,
  'city', (select name from cities where id = p.city_id), 'state', (select name from states where id = p.state_id),
  'addresses', (
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'text', concat_ws(', ', a.street, nullif(a.apartament, ''), c.name, s.name),
      'phone', coalesce(a.phone, ''), 'principal', a.is_principal
    ) order by a.is_principal desc, a.id), '[]')
    from addresses as a join cities as c on c.id = a.city_id join states as s on s.id = a.state_id
    where a.user_id = u.id and a.enable
  ),
  'serviceOrders', (select count(*) from service_orders where customer_id = u.id),
  'resetSales', (select count(*) from reset_sales where buyer_id = u.id),
  'bought', (
    select coalesce(json_agg(g order by g.currency), '[]') from (
      select currency, count(*) as orders, sum(total) as total
      from orders where client_id = u.id and status <> 'CANCELADA' group by currency
    ) as g
  )
)`

/** PostgreSQL writes `+00:00` in JSON, the wire has `Z`. */
function withDates(found: Customer): Customer {
  const date = (text: string) => new Date(text).toISOString()
  const perhaps = (text: string | null) => (text === null ? null : date(text))
  return {
    ...found,
    createdDate: date(found.createdDate),
    activatedDate: perhaps(found.activatedDate),
    lastSignInDate: perhaps(found.lastSignInDate),
    lastOrderDate: perhaps(found.lastOrderDate),
  }
}
