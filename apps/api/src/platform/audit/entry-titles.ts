import { searchedWords } from '@tecnoclick/database/search-words'
import { readOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { type SQL, sql } from 'drizzle-orm'
import type { FieldValue } from '../listing/list-request.ts'
import { matchesWords, wordQuery } from '../listing/word-search.ts'
import type { AuditEntity } from './audit-entity.ts'

/* For a row `a` of the audit log. */

const people = ['customer', 'user', 'account', 'staff', 'session', 'second-factor', 'data download'] as const
const repairs = ['service-order', 'service order', 'service-payment', 'service-refund'] as const
const named = {
  product: sql`products`,
  category: sql`categories`,
  brand: sql`brands`,
  attribute: sql`attributes`,
  service: sql`services`,
  'service-type': sql`service_types`,
} as const satisfies Partial<Record<AuditEntity, SQL>>

const isOneOf = (entities: readonly AuditEntity[]) =>
  sql`a.entity in (${sql.join(
    entities.map((entity) => sql`${entity}`),
    sql`, `,
  )})`

const namedTitles = sql.join(
  Object.entries(named).map(
    ([entity, table]) =>
      sql`when a.entity = ${entity} then (select t.name from ${table} as t where t.id = a.entity_id::integer)`,
  ),
  sql` `,
)

/** The number of a document, the name of a product or a person; null where there is none, or no longer. */
export const entryTitle = sql`case
  when a.entity_id !~ '^[0-9]{1,9}$' then null
  when a.entity = 'order' then (select o.number from orders as o where o.id = a.entity_id::integer)
  when a.entity = 'payment' then (
    select o.number from payments as y join orders as o on o.id = y.order_id where y.id = a.entity_id::integer
  )
  when a.entity = 'return' then (select r.number from order_returns as r where r.id = a.entity_id::integer)
  when ${isOneOf(repairs)} then (select s.order_num from service_orders as s where s.id = a.entity_id::integer)
  when ${isOneOf(people)} then (
    select coalesce(nullif(concat_ws(' ', p.name, p.lastname), ''), u.email)
    from users as u left join profiles as p on p.user_id = u.id where u.id = a.entity_id::integer
  )
  ${namedTitles}
end`

/** Who did it, whose account it was, the number of a document, or the words of a product. */
export function entriesLike(search: FieldValue): SQL {
  const words = wordQuery(String(search))
  if (!words) return sql`true`
  const has = (columns: string) => matchesWords(columns, words)
  const found = sql`select u.id from users as u where ${has(searchedWords.users('u.'))}
    union select p.user_id from profiles as p where ${has(searchedWords.profiles('p.'))}`
  return sql`(
    a.actor_id in (${found}) or ${isOneOf(people)} and a.entity_id in (select f.id::text from (${found}) as f)
    or a.entity = 'product' and a.entity_id in (
      select g.id::text from products as g where ${has(searchedWords.products('g.'))}
    )
    or ${isDocument(readOrderNumber(String(search)))}
  )`
}

function isDocument(number: string | undefined): SQL {
  if (number === undefined) return sql`false`
  return sql`(
    a.entity = 'order' and a.entity_id in (select o.id::text from orders as o where o.number = ${number})
    or a.entity = 'payment' and a.entity_id in (
      select y.id::text from payments as y join orders as o on o.id = y.order_id where o.number = ${number}
    )
    or a.entity = 'return' and a.entity_id in (select r.id::text from order_returns as r where r.number = ${number})
    or ${isOneOf(repairs)} and a.entity_id in (
      select s.id::text from service_orders as s where s.order_num = ${number}
    )
  )`
}
