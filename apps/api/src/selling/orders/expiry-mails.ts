import type { Transaction } from '@tecnoclick/database/connect'
import { orderHistory, orders } from '@tecnoclick/database/schema/selling/orders'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillNumber, numberToCome } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { mails } from '@tecnoclick/messages/selling/mails'
import { and, asc, eq } from 'drizzle-orm'
import { renderMail } from '../../platform/mail/layout.ts'
import { queueWrittenMail, rewriteMail } from '../../platform/mail/queue-mail.ts'
import type { OrderRow } from './lock-order.ts'

export interface ExpiryRun {
  settings: Settings
  /** Undefined: the mails have no link. */
  storeUrl: string | undefined
  now: Date
}

/** One mail for several orders of a customer that are warned together. */
export async function queueExpiring(
  tx: Transaction,
  { storeUrl }: Pick<ExpiryRun, 'storeUrl'>,
  warned: readonly { order: OrderRow; expiresAt: Date }[],
): Promise<void> {
  const [first] = warned
  if (!first?.order.buyerEmail) return
  const { subject, heading, text, how, until, action } = mails.orderExpiring
  const lines = warned.map(({ order, expiresAt }) =>
    fillText(fillNumber(until, order.number), { time: formatDateTime(expiresAt, 'es') }),
  )
  const envelope = {
    kind: 'order-expiring',
    to: first.order.buyerEmail,
    orderIds: warned.map(({ order }) => order.id),
    // A payment that was rejected since makes another warning.
    dedupeKey: `order-expiring:${first.order.id}:${first.expiresAt.getTime()}`,
  }
  await queueWrittenMail(tx, envelope, () => ({
    subject: subjectOf(
      subject,
      warned.map(({ order }) => order),
    ),
    content: { heading, paragraphs: [text, ...lines, how], ...ordersAction(storeUrl, action) },
  }))
}

/** Waits until the run is over, so that every order of the customer that expires in it is in one mail. */
const collecting = minutes(5)

/** Called in the transaction that cancels the order. */
export async function queueExpired(
  tx: Transaction,
  { settings, storeUrl, now }: ExpiryRun,
  { clientId, buyerEmail }: OrderRow,
): Promise<void> {
  if (clientId === null || buyerEmail === null) return
  const inThisRun = and(
    eq(orders.clientId, clientId),
    eq(orderHistory.event, 'expired'),
    eq(orderHistory.at, now),
  )
  const expired = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(inThisRun)
    .orderBy(asc(orders.id))
  const { subject, heading, text, again, action } = mails.orderExpired
  const numbers = numbersOf(expired)
  const content = {
    heading,
    paragraphs: [fillText(text, { numbers }), again],
    ...ordersAction(storeUrl, action),
  }
  const mail = {
    kind: 'order-expired',
    to: buyerEmail,
    subject: subjectOf(subject, expired),
    orderIds: expired.map(({ id }) => id),
    dedupeKey: `order-expired:${clientId}:${now.getTime()}`,
    ...renderMail(content, settings),
  }
  await rewriteMail(tx, mail, new Date(now.getTime() + collecting))
}

function ordersAction(storeUrl: string | undefined, label: string) {
  return storeUrl === undefined ? {} : { action: { label, url: `${storeUrl}/account/orders` } }
}

type Numbered = Pick<OrderRow, 'number'>

function subjectOf(subject: string, told: readonly Numbered[]): string {
  return fillNumber(subject, told.some(({ number }) => number !== null) ? numbersOf(told) : null)
}

function numbersOf(told: readonly Numbered[]): string {
  return told.map(({ number }) => number ?? numberToCome).join(', ')
}
