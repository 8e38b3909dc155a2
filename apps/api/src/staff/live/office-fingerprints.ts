import type { Drizzle } from '@tecnoclick/database/connect'
import type { OfficeTopic } from '@tecnoclick/domain/staff/office-topics'
import { type SQL, sql } from 'drizzle-orm'

/** Newer rows than this change between two looks only in a flood, which is seen all the same. */
const window = 30

/** Every write gives its row a new `xmin`. The newest rows are enough: what is older has a history that is written to. */
const newest = (table: string, order = 'id') =>
  sql.raw(`(select coalesce(sum(xmin::text::bigint), 0) from (
    select xmin from ${table} order by ${order} desc limit ${window}) as found)`)

const failedMails = sql.raw(`(select coalesce(sum(xmin::text::bigint), 0) from (
    select xmin from outbox where state = 'failed' order by created_at desc limit ${window}) as found)`)

const watched: Readonly<Record<OfficeTopic, readonly SQL[]>> = {
  // Whatever staff do is in the audit log.
  waiting: [newest('audit_log'), newest('assignments'), newest('bank_messages')],
  orders: [
    newest('orders'),
    newest('order_history'),
    newest('order_messages'),
    newest('payments'),
    newest('delivery_steps'),
  ],
  returns: [newest('order_returns')],
  'bank-messages': [newest('bank_messages')],
  'service-orders': [
    newest('service_orders'),
    newest('service_order_history'),
    newest('service_messages'),
    newest('service_payments'),
  ],
  'reset-sales': [newest('reset_sales')],
  customers: [newest('users'), newest('profiles')],
  reviews: [newest('reviews')],
  'contact-messages': [newest('contact_messages')],
  mails: [failedMails],
}

const names = Object.keys(watched) as OfficeTopic[]

/** One text per topic that changes with its rows. Index scans of some rows each: a millisecond in all. */
export async function readFingerprints(db: Drizzle): Promise<ReadonlyMap<OfficeTopic, string>> {
  const columns = names.map((name) => sql`concat_ws('/', ${sql.join([...watched[name]], sql`, `)})`)
  const { rows } = await db.execute<{ found: string[] }>(
    sql`select array[${sql.join(columns, sql`, `)}] as found`,
  )
  return new Map(names.map((name, index) => [name, rows[0]?.found[index] ?? '']))
}
