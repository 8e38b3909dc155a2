import type { Found, FoundKind } from '@tecnoclick/contract/platform/office-search/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { searchedWords } from '@tecnoclick/database/search-words'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { foldTransactionCode } from '@tecnoclick/domain/selling/transaction-code'
import { type SQL, sql } from 'drizzle-orm'

/** Who finds what: whoever may open it. */
export const foundPermissions = {
  order: 'orders:read',
  serviceOrder: 'serviceOrders:read',
  customer: 'customers:read',
  product: 'products:read',
  serial: 'resetSales:read',
  payment: 'payments:read',
  mail: 'mails:read',
} as const satisfies Record<FoundKind, Permission>

/** Of each kind; who wants more uses the list. */
const maxOfKind = 5
const maxWords = 6

/** Each kind is found by an index, in one statement. */
export async function searchOffice(
  db: Drizzle,
  { q, kinds }: { q: string; kinds: readonly FoundKind[] },
): Promise<Found[]> {
  const wanted = readWords(q)
  if (wanted.length === 0) return []
  const sources = queriesFor(wanted, q)
  const parts = kinds.flatMap((kind) => {
    const source = sources[kind]
    return source ? [sql`(select ${kind}::text as kind, f.* from (${source} limit ${maxOfKind}) as f)`] : []
  })
  if (parts.length === 0) return []
  return (await db.execute<Found & Record<string, unknown>>(sql.join(parts, sql` union all `))).rows
}

/** As `search_words` of the database splits them. The last eight digits of a phone are one word. */
export function readWords(q: string): string[] {
  const phone = q.replaceAll(/[\s+()-]/g, '')
  if (/^\d{8,15}$/.test(phone)) return [phone.slice(-8)]
  const folded = q.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords)
}

const name = sql`concat_ws(' ', p.name, p.lastname)`

function queriesFor(wanted: readonly string[], q: string): Record<FoundKind, SQL | undefined> {
  // Only letters and digits are left, so that the words are no operators.
  const query = sql`to_tsquery('simple', ${wanted.map((word) => `${word}:*`).join(' & ')})`
  const has = (words: string) => sql`${sql.raw(words)} @@ ${query}`
  const code = foldTransactionCode(q)
  return {
    order: sql`
      select o.id, coalesce(o.number, ${invalidOrderNumber}) as title,
        concat_ws(' · ', coalesce(o.buyer_name, o.buyer_email), o.status) as text
      from orders as o where ${has(searchedWords.orders('o.'))} order by o.id desc`,
    serviceOrder: sql`
      select o.id, coalesce(o.order_num, ${invalidOrderNumber}) as title,
        concat_ws(' · ', o.model, coalesce(nullif(${name}, ''), u.email, o.contact_name), o.status) as text
      from service_orders as o left join users as u on u.id = o.customer_id left join profiles as p on p.user_id = u.id
      where ${has(searchedWords.serviceOrders('o.'))}
        or o.customer_id in (select s.user_id from profiles as s where ${has(searchedWords.profiles('s.'))})
      order by o.id desc`,
    customer: sql`
      select u.id, coalesce(nullif(${name}, ''), u.email) as title, concat_ws(' · ', u.email, p.phone) as text
      from users as u left join profiles as p on p.user_id = u.id
      where u.role <> 'admin' and u.id in (
        select e.id from users as e where ${has(searchedWords.users('e.'))}
        union select s.user_id from profiles as s where ${has(searchedWords.profiles('s.'))}
      )
      order by u.id desc`,
    product: sql`
      select g.id, g.name as title, g.sku as text from products as g
      where ${has(searchedWords.products('g.'))} order by g.id desc`,
    serial: sql`
      select s.id, s.hid as title, concat_ws(' ', r.model, r.type_file) as text
      from reset_sales as s join resets as r on r.id = s.reset_id
      where s.hid is not null and ${has(searchedWords.resetSales('s.'))} order by s.id desc`,
    payment:
      code === undefined
        ? undefined
        : sql`
      select o.id, c.code as title, coalesce(o.number, ${invalidOrderNumber}) as text
      from transaction_codes as c join payments as y on y.transaction_code_id = c.id
      join orders as o on o.id = y.order_id
      where c.folded = lower(${code}::text) order by o.id desc`,
    mail: sql`
      select m.id, m.subject as title, concat_ws(' · ', m.to_address, m.state) as text from outbox as m
      where lower(m.to_address) like lower(${likePrefix(q)}::text) order by m.id desc`,
  }
}

function likePrefix(q: string): string {
  return `${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
}
