import type { Customer, CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { readPage, selectPage, wireDate } from '../../platform/listing/select-page.ts'
import { selectableCustomers } from './customer-conditions.ts'

const people = sql`users as u left join profiles as p on p.user_id = u.id`

export async function listCustomers(db: Drizzle, list: ListRequest): Promise<List<Customer> | Refusal> {
  const selection = selectPage(list, selectableCustomers)
  if (isRefusal(selection)) return selection
  return readPage<Customer>(db, { from: people, key: sql`u.id`, found: customerJson }, selection, list)
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
  return { ...row.found, ...row.more, bought }
}

const customerJson = sql`json_build_object(
  'id', u.id, 'email', u.email, 'role', u.role, 'name', concat_ws(' ', p.name, p.lastname), 'phone', p.phone,
  'clicode', coalesce(p.clicode, ${unapprovedClientCode}), 'ruccode', p.ruccode,
  'approved', u.role = 'business' and coalesce(p.clicode, ${unapprovedClientCode}) <> ${unapprovedClientCode},
  'enabled', u.enabled, 'activatedDate', ${wireDate(sql`u.activated_at`)},
  'lastSignInDate', ${wireDate(sql`u.last_sign_in_at`)}, 'createdDate', ${wireDate(sql`u.created_at`)},
  'orders', (select count(*) from orders as o where o.client_id = u.id),
  'lastOrderDate', (select ${wireDate(sql`max(o.order_date)`)} from orders as o where o.client_id = u.id),
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
