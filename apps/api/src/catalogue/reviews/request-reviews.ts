import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { days } from '@tecnoclick/domain/platform/duration'
import { mails } from '@tecnoclick/messages/catalogue/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readSomeSettings } from '../../platform/mail/read-some-settings.ts'

type Asked = { id: number; number: string; email: string; products: { name: string; slug: string }[] }

const atOnce = 100
/** What was delivered long before the shop began to ask is left alone. */
const window = days(7)

/** Asks a buyer once for a review of what an order brought (catalogue.md#asking-for-a-review). */
export async function requestReviews(deps: JobDeps): Promise<void> {
  const { db } = deps.database
  const { reviewRequestDays } = await readSomeSettings(db, ['reviewRequestDays'])
  if (reviewRequestDays === 0) return
  let asked = 0
  for (let count = atOnce; count === atOnce; asked += count) {
    const orders = await findDelivered(db, deps.now(), days(reviewRequestDays))
    for (const order of orders) await inTransaction(db, (tx) => ask(tx, deps, order))
    count = orders.length
  }
  if (asked > 0) deps.log.info({ asked }, 'buyers asked for reviews')
}

/** The key of the mail is that of the order: two workers that find it write one. */
async function findDelivered(db: Drizzle, now: Date, age: number): Promise<Asked[]> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const { rows } = await db.execute<Asked>(sql`
    select o.id, o.number, u.email, s.products
    from orders as o
    join users as u on u.id = o.client_id and u.enabled and u.activated_at is not null
    left join notice_choices as n on n.user_id = u.id
    left join deliveries as d on d.order_id = o.id
    cross join lateral (
      select json_agg(json_build_object('name', p.name, 'slug', p.slug) order by b.place) as products
      from (
        select coalesce(q.parent_id, q.id) as id, min(l.position) as place
        from order_lines as l join products as q on q.id = coalesce((l.combo ->> 'id')::integer, l.product_id)
        where l.order_id = o.id group by 1
      ) as b
      join products as p on p.id = b.id and p.enable
      where not exists (
        select from reviews as r where r.product_id = p.id and (r.user_id = u.id or lower(r.email) = lower(u.email))
      )
    ) as s
    where o.number is not null and (o.status = 'COMPLETADA' or o.status <> 'CANCELADA' and o.paid >= o.total)
      and coalesce(d.delivered_at, o.completed_at) <= ${ago(age)}::timestamptz
      and coalesce(d.delivered_at, o.completed_at) > ${ago(age + window)}::timestamptz
      and coalesce(n.review_requests, true) and s.products is not null
      and not exists (select from outbox where dedupe_key = 'review-request:' || o.id)
    order by o.id limit ${atOnce}`)
  return rows
}

async function ask(
  tx: Transaction,
  { publicUrl, mailSecrets, reviewTokens }: JobDeps,
  { id, number, email, products }: Asked,
): Promise<void> {
  const secrets = reviewTokens && mailSecrets?.seal(email, { token: reviewTokens.tokenOf(id) })
  const dedupeKey = `review-request:${id}`
  const envelope = { kind: 'review-request', to: email, secrets, orderIds: [id], dedupeKey }
  const { subject, heading, text, onlyOnce, more, action, unsubscribe } = mails.reviewRequest
  const formOf = (slug: string) =>
    `${publicUrl}/shop/products/${slug}${secrets ? `?order=${placeholder('token')}` : ''}#valoraciones`
  const [first, ...others] = products
  await queueWrittenMail(tx, envelope, ({ storeName: store }) => ({
    subject: fillText(subject, { number }),
    content: {
      heading,
      paragraphs: [fillText(text, { number, store }), onlyOnce],
      ...(publicUrl &&
        first && {
          action: { label: fillText(action, { product: first.name }), url: formOf(first.slug) },
          facts: others.map(({ name, slug }) => ({
            label: fillText(more, { product: name }),
            value: formOf(slug),
          })),
          unsubscribe: { label: unsubscribe, url: `${publicUrl}/account/notices` },
        }),
    },
  }))
}
