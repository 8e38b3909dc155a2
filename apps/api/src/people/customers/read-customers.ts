import type { Customer, CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { FieldValue, ListRequest } from '../../platform/listing/list-request.ts'
import { jsonArguments } from '../../platform/rows/own-columns.ts'
import { isVisibleAccount } from '../visible-accounts.ts'

/** Filters and sort fields of the customer list. */
export const customerFields = {
  id: 'integer',
  email: 'text',
  role: 'text',
  name: 'text',
  enabled: 'boolean',
  activated: 'boolean',
  /** `pending` or `approved`, among businesses. */
  approval: 'text',
  search: 'text',
  createdDate: 'text',
  lastSignInDate: 'text',
} as const

const approvals: ReadonlyMap<FieldValue, SQL> = new Map([
  [
    'pending',
    sql`u.role = 'business' and u.closed_at is null and coalesce(p.clicode, ${unapprovedClientCode}) = ${unapprovedClientCode}`,
  ],
  ['approved', sql`u.role = 'business' and p.clicode <> ${unapprovedClientCode}`],
])

/** `u` is the user, `p` the profile. Newest first by default. */
const definition: ListDefinition = {
  filters: {
    id: (value) => sql`u.id = ${value}`,
    email: (value) => sql`lower(u.email) = lower(${value}::text)`,
    role: (value) => sql`u.role = ${value}`,
    enabled: (value) => sql`u.enabled = ${value}`,
    activated: (value) => (value === true ? sql`u.activated_at is not null` : sql`u.activated_at is null`),
    approval: (value) => approvals.get(value),
    search: (value) =>
      containsWords(sql`concat_ws(' ', u.email, p.name, p.lastname, p.phone, p.clicode, p.ruccode)`, value),
  },
  sorts: {
    id: sql`u.id`,
    email: sql`u.email`,
    name: sql`concat_ws(' ', p.name, p.lastname) collate "es-x-icu"`,
    createdDate: sql`u.created_at`,
    lastSignInDate: sql`u.last_sign_in_at`,
  },
  nullableSorts: ['lastSignInDate'],
  defaultSort: sql`u.created_at desc`,
  tieBreaker: sql`u.id desc`,
}

const people = sql`users as u left join profiles as p on p.user_id = u.id`

export async function listCustomers(
  db: Drizzle,
  viewer: Viewer,
  list: ListRequest,
): Promise<List<Customer> | Refusal> {
  const source = { from: people, key: sql`u.id`, row: customerJson }
  return listQuery<Customer>(db, source, definition, list, isVisibleAccount(viewer))
}

export async function findCustomer(
  db: Drizzle | Transaction,
  id: number,
  viewer?: Viewer,
): Promise<CustomerDetail | undefined> {
  const { rows } = await db.execute<{ found: Customer; more: Omit<CustomerDetail, keyof Customer> }>(sql`
    select ${customerJson} as found, ${detailJson} as more from ${people}
    where u.id = ${id} and ${viewer ? isVisibleAccount(viewer) : sql`true`}`)
  const [row] = rows
  if (!row) return undefined
  const bought = row.more.bought.map((sum) => ({ ...sum, total: toWire(sum.total) }))
  return { ...row.found, ...row.more, bought }
}

const customerJson = sql`json_build_object(
  'id', u.id, 'email', u.email, 'role', u.role, 'name', concat_ws(' ', p.name, p.lastname),
  ${sql.raw(jsonArguments(profiles, 'p', ['phone', 'ruccode']))},
  'clicode', coalesce(p.clicode, ${unapprovedClientCode}),
  'approved', u.role = 'business' and coalesce(p.clicode, ${unapprovedClientCode}) <> ${unapprovedClientCode},
  'enabled', u.enabled, 'activatedDate', ${wireDate(sql`u.activated_at`)},
  'lastSignInDate', ${wireDate(sql`u.last_sign_in_at`)}, 'createdDate', ${wireDate(sql`u.created_at`)},
  'closedDate', ${wireDate(sql`u.closed_at`)},
  'orders', (select count(*) from orders as o where o.client_id = u.id),
  'lastOrderDate', (select ${wireDate(sql`max(o.order_date)`)} from orders as o where o.client_id = u.id),
  'version', u.version
)`

const detailJson = sql`json_build_object(
  ${sql.raw(jsonArguments(profiles, 'p', ['website', 'photo']))},
  'secondFactor', exists (select from totp_secrets where user_id = u.id and confirmed_at is not null)
    or exists (select from passkeys where user_id = u.id),
  'telegram', (
    select json_build_object('connectedDate', ${wireDate(sql`created_at`)}, 'isBroken', broken_at is not null)
    from telegram_links where user_id = u.id
  ),
  'smsPhone', (select phone from phone_links where user_id = u.id),
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
      from orders where client_id = u.id and status <> 'CANCELADA' and paid >= total
      group by currency
    ) as g
  )
)`
