import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/selling/mails'
import { sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readSomeSettings } from '../../platform/mail/read-some-settings.ts'
import { readCartLines } from '../cart/cart-lines.ts'
import { storeCartLink } from './make-link.ts'

type Forgotten = { id: number; ownerId: number; email: string; state: string; currency: string }

const atOnce = 100
/** At most one message in so many days, and none about a cart of long ago. */
const pause = days(7)

/** Tells those who allowed it of a cart that they left, once for what is in it (selling.md#forgotten-carts). */
export async function remindOfCarts(deps: JobDeps): Promise<void> {
  const { db } = deps.database
  const { cartReminderHours } = await readSomeSettings(db, ['cartReminderHours'])
  if (cartReminderHours === 0) return
  let reminded = 0
  for (let count = atOnce; count === atOnce; reminded += count) {
    count = await inTransaction(db, async (tx) => {
      const carts = await takeForgotten(tx, deps.now(), hours(cartReminderHours))
      for (const cart of carts) await remind(tx, deps, cart)
      return carts.length
    })
  }
  if (reminded > 0) deps.log.info({ reminded }, 'forgotten carts remembered')
}

/** Found and marked in one statement, so that no two workers take a cart. An order empties its cart. */
async function takeForgotten(tx: Transaction, now: Date, age: number): Promise<Forgotten[]> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const { rows } = await tx.execute<Forgotten>(sql`
    update carts set reminded_at = ${now.toISOString()}::timestamptz
    from (
      select c.id, u.email, s.state, s.currency
      from carts as c
      join users as u on u.id = c.user_id and u.enabled and u.activated_at is not null
      join notice_choices as n on n.user_id = c.user_id and n.cart_reminders
      cross join lateral (
        select
          md5(string_agg(concat_ws(':', l.product_id, l.options_key, l.quantity), ',' order by l.product_id, l.options_key)) as state,
          coalesce(max(l.seen_currency), (select code from currencies where enable order by position limit 1)) as currency,
          bool_or(p.enable and (
            l.reserved > 0 or case when p.is_combo then combo_stock(p.id) else p.stock end > 0
          )) as "isAnyLeft"
        from cart_lines as l join products as p on p.id = l.product_id
        where l.cart_id = c.id
      ) as s
      where c.updated_at <= ${ago(age)}::timestamptz and c.updated_at > ${ago(age + pause)}::timestamptz
        and (c.reminded_at is null or c.reminded_at <= ${ago(pause)}::timestamptz)
        and s."isAnyLeft" and s.currency is not null
        and not exists (select from outbox where dedupe_key = 'cart-reminder:' || c.id || ':' || s.state)
      order by c.id limit ${atOnce} for update of c skip locked
    ) as due
    where due.id = carts.id
    returning carts.id, carts.user_id as "ownerId", due.email, due.state, due.currency`)
  return rows
}

async function remind(
  tx: Transaction,
  { now, publicUrl, mailSecrets, cartTokens }: JobDeps,
  { id, ownerId, email, state, currency }: Forgotten,
): Promise<void> {
  const { lines } = await readCartLines(tx, ownerId, currency)
  const link = await storeCartLink(tx, { ownerId, currency, name: null, now: now() }, lines)
  const secrets = cartTokens && mailSecrets?.seal(email, { token: cartTokens.tokenOf(link.id) })
  const envelope = { kind: 'cart-reminder', to: email, secrets, dedupeKey: `cart-reminder:${id}:${state}` }
  const { subject, heading, text, notHeld, onlyOnce, action, unsubscribe } = mails.cartReminder
  const { product, quantity } = mails.orderFacts
  await queueWrittenMail(tx, envelope, ({ storeName: store }) => ({
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(text, { store }), `${notHeld} ${onlyOnce}`],
      table: {
        columns: [{ label: product }, { label: quantity, numeric: true }],
        rows: lines.map((line) => [line.product.name, String(line.quantity)]),
      },
      ...(publicUrl &&
        secrets && { action: { label: action, url: `${publicUrl}/shop/shared/${placeholder('token')}` } }),
      ...(publicUrl && { unsubscribe: { label: unsubscribe, url: `${publicUrl}/account/notices` } }),
    },
  }))
}
