import type { Drizzle } from '@tecnoclick/database/connect'
import { searchedWords } from '@tecnoclick/database/search-words'
import { readOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { type SQL, sql } from 'drizzle-orm'
import type { FieldValue } from '../listing/list-request.ts'
import { matchesWords, wordQuery } from '../listing/word-search.ts'
import type { AuditEntity } from './audit-entity.ts'

/* For a row `a` of the audit log. */

const people = ['customer', 'user', 'account', 'staff', 'session', 'second-factor', 'data download'] as const
const repairs = ['service-order', 'service order', 'service-payment', 'service-refund'] as const
/** The row `t` of a table, and how it is called. */
const titled = {
  product: { from: sql`products as t`, title: sql`t.name` },
  category: { from: sql`categories as t`, title: sql`t.name` },
  brand: { from: sql`brands as t`, title: sql`t.name` },
  attribute: { from: sql`attributes as t`, title: sql`t.name` },
  service: { from: sql`services as t`, title: sql`t.name` },
  'service-type': { from: sql`service_types as t`, title: sql`t.name` },
  'device-type': { from: sql`device_types as t`, title: sql`t.name` },
  review: { from: sql`reviews as t join products as p on p.id = t.product_id`, title: sql`p.name` },
  refund: {
    from: sql`refunds as t left join order_returns as r on r.id = t.return_id left join orders as o on o.id = t.order_id
      left join service_orders as s on s.id = t.service_order_id`,
    title: sql`coalesce(r.number, o.number, s.order_num)`,
  },
  'staff-note': {
    from: sql`staff_notes as t left join orders as o on o.id = t.order_id
      left join service_orders as s on s.id = t.service_order_id left join contact_messages as m on m.id = t.message_id`,
    title: sql`coalesce(o.number, s.order_num, m.subject)`,
  },
  reset: {
    from: sql`resets as t join brands as b on b.id = t.brand_id`,
    title: sql`concat_ws(' ', b.name, t.model)`,
  },
  'reset-sale': {
    from: sql`reset_sales as t join resets as x on x.id = t.reset_id join brands as b on b.id = x.brand_id`,
    title: sql`concat_ws(' ', b.name, x.model)`,
  },
  'stock-sheet': { from: sql`stock_sheets as t`, title: sql`t.title` },
  credit: {
    from: sql`credit_accounts as t left join users as u on u.id = t.user_id`,
    title: sql`coalesce(t.phone, t.code, u.email)`,
  },
  promotion: { from: sql`promotions as t`, title: sql`t.name` },
  campaign: { from: sql`campaigns as t`, title: sql`t.subject->>'es'` },
  'repair-step': { from: sql`repair_steps as t`, title: sql`t.name->>'es'` },
  'payment-method': { from: sql`payment_methods as t`, title: sql`t.name->>'es'` },
  'delivery-zone': {
    from: sql`delivery_zones as t left join states as e on e.id = t.state_id left join cities as c on c.id = t.city_id`,
    title: sql`coalesce(c.name, e.name)`,
  },
  'pickup-point': { from: sql`pickup_points as t`, title: sql`t.name` },
  country: { from: sql`countries as t`, title: sql`t.name` },
  state: { from: sql`states as t`, title: sql`t.name` },
  city: { from: sql`cities as t`, title: sql`t.name` },
  mail: { from: sql`outbox as t`, title: sql`t.subject` },
  'contact-message': { from: sql`contact_messages as t`, title: sql`t.subject` },
  'contact message': { from: sql`contact_messages as t`, title: sql`t.subject` },
  banner: { from: sql`banners as t`, title: sql`t.title` },
  promise: { from: sql`promises as t`, title: sql`t.title` },
  page: { from: sql`pages as t`, title: sql`t.title` },
  'faq entry': { from: sql`faq_entries as t`, title: sql`t.question` },
  document: { from: sql`documents as t`, title: sql`t.title` },
  'team member': { from: sql`team_members as t`, title: sql`t.name` },
  'blog post': { from: sql`blog_posts as t`, title: sql`t.title` },
  'blog comment': {
    from: sql`blog_comments as t join blog_posts as b on b.id = t.post_id`,
    title: sql`b.title`,
  },
  consecutive: { from: sql`consecutives as t`, title: sql`t.document` },
  'search rule': { from: sql`search_rules as t`, title: sql`t.words` },
  'reply template': { from: sql`reply_templates as t`, title: sql`t.name` },
  'staff-invitation': { from: sql`staff_invitations as t`, title: sql`t.email` },
  webhook: { from: sql`webhooks as t`, title: sql`t.name` },
  file: { from: sql`files as t`, title: sql`t.name` },
  'api-key': { from: sql`api_keys as t`, title: sql`t.name` },
} as const satisfies Partial<Record<AuditEntity, { from: SQL; title: SQL }>>

/** What a field of a row names by its id. */
const references: Readonly<Record<string, AuditEntity>> = {
  orderId: 'order',
  returnId: 'return',
  serviceOrderId: 'service-order',
  paymentId: 'payment',
  productId: 'product',
  productIds: 'product',
  categoryId: 'category',
  categoryIds: 'category',
  parentId: 'category',
  brandId: 'brand',
  attributeId: 'attribute',
  serviceId: 'service',
  serviceTypeId: 'service-type',
  resetId: 'reset',
  resetSaleId: 'reset-sale',
  userId: 'customer',
  clientId: 'customer',
  customerId: 'customer',
  buyerId: 'customer',
  courierId: 'customer',
  staffId: 'customer',
  cityId: 'city',
  stateId: 'state',
  countryId: 'country',
  pickupPointId: 'pickup-point',
  postId: 'blog post',
  webhookId: 'webhook',
}

const isOneOf = (entities: readonly AuditEntity[]) =>
  sql`a.entity in (${sql.join(
    entities.map((entity) => sql`${entity}`),
    sql`, `,
  )})`

const titles = sql.join(
  Object.entries(titled).map(
    ([entity, { from, title }]) =>
      sql`when a.entity = ${entity} then (select ${title} from ${from} where t.id = a.entity_id::integer)`,
  ),
  sql` `,
)

/** The number of a document, the name of a product or a person; null where there is none, or no longer. */
const titleNow = sql`case
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
  ${titles}
end`

/** What the entry itself says, of a row that is gone. Not of people: who closes an account is forgotten. */
const titleThen = sql`case when not ${isOneOf(people)} then (
  select n.text from unnest(array['name', 'title', 'subject', 'question', 'document']) with ordinality as k (field, place)
  cross join lateral (values (1, a.after -> k.field), (2, a.before -> k.field)) as v (place, value)
  cross join lateral (select v.value #>> '{}' as text) as n
  where jsonb_typeof(v.value) = 'string' and n.text <> '' order by k.place, v.place limit 1
) end`

export const entryTitle = sql`coalesce(${titleNow}, ${titleThen})`

/** Titles of what two rows name by id, by `field:id`. */
export async function readReferenceTitles(
  db: Drizzle,
  ...rows: readonly unknown[]
): Promise<Record<string, string>> {
  const named = rows.flatMap((row) =>
    Object.entries(typeof row === 'object' && row !== null ? row : {}).flatMap(([field, value]) => {
      const entity = references[field]
      const ids = [value].flat().filter((id) => Number.isInteger(id))
      return entity
        ? ids.map((id) => sql`(${`${field}:${id}`}::text, ${entity}::text, ${String(id)}::text)`)
        : []
    }),
  )
  if (named.length === 0) return {}
  const { rows: found } = await db.execute<{ key: string; title: string | null }>(sql`
    select a.key, ${titleNow} as title from (values ${sql.join(named, sql`, `)}) as a (key, entity, entity_id)`)
  return Object.fromEntries(found.flatMap(({ key, title }) => (title === null ? [] : [[key, title]])))
}

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
