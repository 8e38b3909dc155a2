import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { familyLinks } from '@tecnoclick/database/schema/selling/family-links'
import { type CurrencyFormat, formatAmount } from '@tecnoclick/domain/platform/money'
import { firstNameOf } from '@tecnoclick/domain/selling/family-link'
import { municipalityOf } from '@tecnoclick/domain/selling/order-address'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { familyMails } from '@tecnoclick/messages/selling/family-mails'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'

type News = 'paid' | 'delivered'

type Untold = {
  id: number
  orderId: number
  news: News
  email: string
  language: Locale
  number: string | null
  total: number
  format: CurrencyFormat
  lines: { name: string; quantity: number; amount: number }[]
  extraLines: { label: string; total: number }[]
  recipientName: string | null
  homeDelivery: boolean
  shippingAddress: string
  deliveredAt: string | null
  byCode: boolean | null
}

const atOnce = 200

/**
 * Whoever paid for somebody else and left an e-mail is told once that the order is paid, and once that it was delivered
 * (selling.md#paid-by-family). Many ways lead to either, so it is read from the order.
 */
export async function tellPayers({ database: { db }, log, now }: JobDeps): Promise<void> {
  let told = 0
  for (const untold of await findUntold(db)) {
    if (await inTransaction(db, (tx) => tell(tx, untold, now()))) told += 1
  }
  if (told > 0) log.info({ told }, 'people who paid for others told')
}

/** One at a time for each link: of the delivery after the payment. */
async function findUntold(db: Drizzle): Promise<Untold[]> {
  const { rows } = await db.execute<Untold>(sql`
    select k.id, o.id as "orderId", case when k.told_paid_at is null then 'paid' else 'delivered' end as news,
      k.payer_email as email, k.payer_language as language, o.number, o.total::float8 as total,
      json_build_object('code', c.code, 'symbol', c.symbol, 'decimals', c.decimals) as format,
      (
        select json_agg(json_build_object('name', product_name, 'quantity', quantity, 'amount', amount) order by position)
        from order_lines where order_id = o.id
      ) as lines,
      (
        select coalesce(json_agg(json_build_object('label', label, 'total', x.total) order by x.id), '[]')
        from order_extra_lines as x where order_id = o.id
      ) as "extraLines",
      o.recipient_name as "recipientName", o.home_delivery as "homeDelivery", o.shipping_address as "shippingAddress",
      d.delivered_at as "deliveredAt", d.by_code as "byCode"
    from family_links as k
    join orders as o on o.id = k.order_id
    join currencies as c on c.code = o.currency
    left join deliveries as d on d.order_id = o.id
    where k.payer_email is not null and o.status <> 'CANCELADA' and o.paid >= o.total
      and (
        k.told_paid_at is null and k.revoked_at is null
        or k.told_paid_at is not null and k.told_delivered_at is null
          and (d.step = 'delivered' or o.status = 'COMPLETADA')
      )
    order by k.id limit ${atOnce}`)
  return rows
}

async function tell(tx: Transaction, untold: Untold, now: Date): Promise<boolean> {
  const { id, orderId, news, email, language, number } = untold
  const told = news === 'paid' ? familyLinks.toldPaidAt : familyLinks.toldDeliveredAt
  const { rowCount } = await tx
    .update(familyLinks)
    .set(news === 'paid' ? { toldPaidAt: now } : { toldDeliveredAt: now })
    .where(and(eq(familyLinks.id, id), isNull(told), eq(familyLinks.payerEmail, email)))
  if (rowCount === 0) return false
  const text = familyMails[language]
  const subject = fillText(news === 'paid' ? text.paidSubject : text.deliveredSubject, {
    number: number ?? text.numberToCome,
  })
  const envelope = {
    kind: `family-${news}`,
    to: email,
    orderIds: [orderId],
    dedupeKey: `family-${news}:${id}`,
  }
  await queueWrittenMail(tx, envelope, () => ({ subject, content: contentOf(untold, subject) }))
  return true
}

/** Of the recipient no more than on the page. */
function contentOf(untold: Untold, heading: string): MailContent {
  const { language: locale, lines, extraLines, total, format, recipientName, homeDelivery } = untold
  const text = familyMails[locale]
  const place = homeDelivery ? municipalityOf(untold.shippingAddress) : ''
  const price = (minor: number) => formatAmount(minor, format)
  const facts = [
    ...(recipientName ? [{ label: text.recipient, value: firstNameOf(recipientName) }] : []),
    ...(place ? [{ label: text.place, value: place }] : []),
  ]
  return {
    locale,
    heading,
    paragraphs: paragraphsOf(untold),
    ...(facts.length > 0 && { facts }),
    table: {
      columns: [
        { label: text.product },
        { label: text.quantity, numeric: true },
        { label: text.amount, numeric: true },
      ],
      rows: [
        ...lines.map(({ name, quantity, amount }) => [name, String(quantity), price(amount)]),
        ...extraLines.map((extra) => [extra.label, '', price(extra.total)]),
        [text.total, '', price(total)],
      ],
    },
  }
}

function paragraphsOf({ news, number: known, language, deliveredAt, byCode }: Untold): string[] {
  const text = familyMails[language]
  const number = known ?? text.numberToCome
  if (news === 'paid') return [fillText(text.paid, { number }), text.next]
  if (deliveredAt === null) return [fillText(text.pickedUp, { number })]
  const time = formatDateTime(new Date(deliveredAt), language)
  return [fillText(text.delivered, { number, time }), ...(byCode ? [text.deliveredByCode] : [])]
}
