import type { Found, FoundKind } from '@tecnoclick/contract/staff/search/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { fromEnd, searchedWords } from '@tecnoclick/database/search-words'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { type SQL, sql } from 'drizzle-orm'
import { codesLike, endsWith } from '../../platform/listing/code-search.ts'
import { fewFound, matchesWords, preferWordIndex, wordQuery } from '../../platform/listing/word-search.ts'

/** Who finds what: whoever may open it. */
export const foundPermissions = {
  order: 'orders:read',
  return: 'returns:read',
  serviceOrder: 'serviceOrders:read',
  customer: 'customers:read',
  product: 'products:read',
  unit: 'serials:read',
  serial: 'resetSales:read',
  payment: 'payments:read',
  mail: 'mails:read',
} as const satisfies Record<FoundKind, Permission>

/** Of each kind; who wants more uses the list. */
const maxOfKind = 5

/** Each kind is found by an index, all in one statement. */
export async function searchOffice(
  db: Drizzle,
  { q, kinds }: { q: string; kinds: readonly FoundKind[] },
): Promise<Found[]> {
  const wanted = wordQuery(q)
  if (!wanted) return []
  return db.transaction(async (tx) => {
    await preferWordIndex(tx)
    const isCommon = kinds.includes('order') && (await hasManyOrders(tx, wanted))
    const sources = queriesFor(wanted, q, isCommon)
    const parts = kinds.flatMap((kind) => {
      const source = sources[kind]
      return source ? [sql`(select ${kind}::text as kind, f.* from (${source} limit ${maxOfKind}) as f)`] : []
    })
    if (parts.length === 0) return []
    return (await tx.execute<Found & Record<string, unknown>>(sql.join(parts, sql` union all `))).rows
  })
}

/** Of a word that many orders have, some of the newest are shown: sorting all would take seconds. */
async function hasManyOrders(tx: Transaction, wanted: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isCommon: boolean }>(sql`
    select count(*) > ${fewFound} as "isCommon" from (
      select from orders as o where ${matchesWords(searchedWords.orders('o.'), wanted)} limit ${fewFound + 1}
    ) as found`)
  return rows[0]?.isCommon === true
}

const name = sql`concat_ws(' ', p.name, p.lastname)`

function queriesFor(wanted: string, q: string, isCommon: boolean): Record<FoundKind, SQL | undefined> {
  const has = (columns: string) => matchesWords(columns, wanted)
  const newest = isCommon ? sql`o.id > (select max(id) from orders) - ${fewFound}::integer` : sql`true`
  const codes = codesLike(q)
  const withCode = (column: string) => (codes ? sql`${sql.raw(column)} = any (${codes})` : sql`false`)
  const phone = /^[\d\s-]+$/.test(q) ? q.replaceAll(/\D/g, '') : ''
  const key = serialKey(q)
  const phoneEnds = (column: string) => endsWith(fromEnd.digits(column), phone)
  return {
    order: sql`
      select o.id, coalesce(o.number, ${invalidOrderNumber}) as title,
        concat_ws(' · ', coalesce(o.buyer_name, o.buyer_email), o.status) as text
      from orders as o
      where (${has(searchedWords.orders('o.'))} or ${phoneEnds('o.buyer_phone')} or ${phoneEnds('o.recipient_phone')})
        and ${newest} order by o.id desc`,
    return: sql`
      select r.id, coalesce(r.number, ${invalidOrderNumber}) as title, concat_ws(' · ', o.number, o.buyer_name) as text
      from order_returns as r join orders as o on o.id = r.order_id
      where upper(r.number) like upper(${likePrefix(q)}::text) or r.sequence::text = ${q.trim()}::text
        or r.order_id in (select o.id from orders as o where ${has(searchedWords.orders('o.'))} and ${newest})
      order by r.id desc`,
    serviceOrder: sql`
      select o.id, coalesce(o.order_num, ${invalidOrderNumber}) as title,
        concat_ws(' · ', o.model, coalesce(nullif(${name}, ''), u.email, o.contact_name), o.status) as text
      from service_orders as o left join users as u on u.id = o.customer_id left join profiles as p on p.user_id = u.id
      where ${has(searchedWords.serviceOrders('o.'))} or ${phoneEnds('o.contact_phone')}
        or o.customer_id in (
          select s.user_id from profiles as s where ${has(searchedWords.profiles('s.'))} or ${phoneEnds('s.phone')}
        )
        or o.id in (
          select y.service_order_id from service_payments as y where ${withCode('y.transaction_code_id')}
          union all select f.service_order_id from refunds as f where ${withCode('f.transaction_code_id')}
        )
      order by o.id desc`,
    customer: sql`
      select u.id, coalesce(nullif(${name}, ''), u.email) as title, concat_ws(' · ', u.email, p.phone) as text
      from users as u left join profiles as p on p.user_id = u.id
      where u.role <> 'admin' and u.id in (
        select e.id from users as e where ${has(searchedWords.users('e.'))}
        union select s.user_id from profiles as s where ${has(searchedWords.profiles('s.'))} or ${phoneEnds('s.phone')}
      )
      order by u.id desc`,
    product: sql`
      select distinct on (coalesce(g.parent_id, g.id)) coalesce(g.parent_id, g.id) as id, g.name as title, g.sku as text
      from products as g
      where g.archived_at is null and ${has(searchedWords.products('g.'))}
      order by coalesce(g.parent_id, g.id) desc, g.parent_id is not null, g.id`,
    unit: key
      ? sql`
      select u.id, u.serial as title, concat_ws(' · ', g.name, o.number, o.buyer_name) as text
      from serial_units as u join products as g on g.id = u.product_id
      left join order_lines as l on l.id = u.order_line_id left join orders as o on o.id = l.order_id
      where u.serial_key like ${`${key}%`}::text order by u.serial_key = ${key}::text desc, u.id desc`
      : undefined,
    serial: sql`
      select s.id, coalesce(s.hid, c.code) as title, concat_ws(' ', r.model, r.type_file) as text
      from reset_sales as s join resets as r on r.id = s.reset_id
      left join transaction_codes as c on c.id = s.transaction_code_id
      where s.hid is not null and ${has(searchedWords.resetSales('s.'))} or ${withCode('s.transaction_code_id')}
      order by s.id desc`,
    payment:
      codes === undefined
        ? undefined
        : sql`
      select o.id, c.code as title, coalesce(o.number, ${invalidOrderNumber}) as text
      from transaction_codes as c join (
        select order_id, transaction_code_id from payments
        union all select order_id, transaction_code_id from refunds where order_id is not null
      ) as y on y.transaction_code_id = c.id
      join orders as o on o.id = y.order_id
      where c.id = any (${codes}) order by o.id desc`,
    mail: sql`
      select m.id, m.subject as title, concat_ws(' · ', m.to_address, m.state) as text from outbox as m
      where lower(m.to_address) like lower(${likePrefix(q)}::text) order by m.id desc`,
  }
}

function likePrefix(q: string): string {
  return `${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
}
