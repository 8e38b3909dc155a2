import type { Transaction } from '@tecnoclick/database/connect'
import { orderHistory, orders } from '@tecnoclick/database/schema/selling/orders'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillNumber, numberToCome } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { mails } from '@tecnoclick/messages/selling/mails'
import { and, asc, eq } from 'drizzle-orm'
import { renderMail } from '../../../platform/mail/layout.ts'
import { queueWrittenMail, rewriteMail } from '../../../platform/mail/queue-mail.ts'
import type { OrderRow } from '../lock-order.ts'

export interface ExpiryRun {
  settings: Settings
  /** Undefined: the mails have no link. */
  storeUrl: string | undefined
  now: Date
}

interface Warned {
  order: OrderRow
  expiresAt: Date
}

interface Warning {
  kind: string
  to: string | null
  text: Record<'subject' | 'heading' | 'text' | 'how' | 'action', string>
  /** Below the address of the shop. */
  path: string | undefined
}

/** Somebody without an account has no page with all of them. */
function ordersPage([first]: readonly Warned[]): string | undefined {
  return first?.order.clientId == null ? undefined : '/account/orders'
}

/** One mail for several orders of a customer that are warned together. */
export function queueExpiring(tx: Transaction, run: ExpiryRun, warned: readonly Warned[]): Promise<void> {
  const to = warned[0]?.order.buyerEmail ?? null
  return queueWarning(tx, run, warned, {
    ...{ kind: 'order-expiring', to, text: mails.orderExpiring, path: ordersPage(warned) },
  })
}

/** Orders whose reported payment nobody has verified: the shop is told too, it may have overlooked it. */
export async function queueUnchecked(
  tx: Transaction,
  run: ExpiryRun,
  warned: readonly Warned[],
): Promise<void> {
  const to = warned[0]?.order.buyerEmail ?? null
  await queueWarning(tx, run, warned, {
    ...{ kind: 'order-unchecked', to, text: mails.orderUnchecked, path: ordersPage(warned) },
  })
  await queueWarning(tx, run, warned, {
    ...{ kind: 'order-unchecked-shop', to: run.settings.email, text: mails.orderUncheckedShop },
    path: '/admin/orders',
  })
}

async function queueWarning(
  tx: Transaction,
  { storeUrl }: ExpiryRun,
  warned: readonly Warned[],
  { kind, to, text: { subject, heading, text, how, action }, path }: Warning,
): Promise<void> {
  const [first] = warned
  if (!first || to === null) return
  const lines = warned.map(({ order, expiresAt }) =>
    fillText(fillNumber(mails.orderExpiring.until, order.number), { time: formatDateTime(expiresAt, 'es') }),
  )
  const orders = warned.map(({ order }) => order)
  const envelope = {
    kind,
    to,
    orderIds: orders.map(({ id }) => id),
    // A report after the warning makes another one.
    dedupeKey: `${kind}:${first.order.id}:${first.expiresAt.getTime()}`,
  }
  await queueWrittenMail(tx, envelope, () => ({
    subject: subjectOf(subject, orders),
    content: { heading, paragraphs: [text, ...lines, how], ...linkTo(storeUrl, path, action) },
  }))
}

/** Waits until the run is over, so that every order of the customer that expires in it is in one mail. */
const collecting = minutes(5)

/** Called in the transaction that cancels the order. */
export async function queueExpired(
  tx: Transaction,
  { settings, storeUrl, now }: ExpiryRun,
  { id, clientId, buyerEmail }: OrderRow,
): Promise<void> {
  if (buyerEmail === null) return
  const inThisRun = and(
    clientId === null ? eq(orders.id, id) : eq(orders.clientId, clientId),
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
    ...linkTo(storeUrl, clientId === null ? undefined : '/account/orders', action),
  }
  const mail = {
    kind: 'order-expired',
    to: buyerEmail,
    subject: subjectOf(subject, expired),
    orderIds: expired.map(({ id }) => id),
    dedupeKey: `order-expired:${clientId ?? `order-${id}`}:${now.getTime()}`,
    ...renderMail(content, settings),
  }
  await rewriteMail(tx, mail, new Date(now.getTime() + collecting))
}

function linkTo(storeUrl: string | undefined, path: string | undefined, label: string) {
  return storeUrl === undefined || path === undefined ? {} : { action: { label, url: `${storeUrl}${path}` } }
}

type Numbered = Pick<OrderRow, 'number'>

function subjectOf(subject: string, told: readonly Numbered[]): string {
  return fillNumber(subject, told.some(({ number }) => number !== null) ? numbersOf(told) : null)
}

function numbersOf(told: readonly Numbered[]): string {
  return told.map(({ number }) => number ?? numberToCome).join(', ')
}
