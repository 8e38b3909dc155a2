import type { Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { hours } from '@tecnoclick/domain/platform/duration'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/selling/mails'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { and, asc, eq, gte, or } from 'drizzle-orm'
import { renderMail } from '../../../platform/mail/layout.ts'
import { rewriteMail } from '../../../platform/mail/queue-mail.ts'

/**
 * An account that orders or cancels again and again causes one mail for the rest of the hour instead of one for each
 * order. It is rewritten with every order and sent when the hour is over (selling.md#order-limits).
 */
export interface DigestedOrder {
  id: number
  number: string | null
  status: OrderStatus
}

export interface DigestReader {
  clientId: number
  /** The customer's, or the shop's if it is told. */
  reader: 'customer' | 'shop'
  customer: { name: string | null; email: string }
  settings: Settings
  storeUrl: string
  now: Date
}

function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hours(1)) * hours(1))
}

/** The account's orders that were placed or cancelled in this hour. */
export function readDigest(tx: Transaction, clientId: number, now: Date): Promise<DigestedOrder[]> {
  const since = hourOf(now)
  return tx
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(
      and(eq(orders.clientId, clientId), or(gte(orders.orderDate, since), gte(orders.cancelledAt, since))),
    )
    .orderBy(asc(orders.id))
}

export function rewriteDigest(
  tx: Transaction,
  { clientId, reader, customer, settings, storeUrl, now }: DigestReader,
  told: readonly DigestedOrder[],
) {
  const text = mails.orderDigest
  const isShop = reader === 'shop'
  const heading = isShop
    ? fillText(text.shopSubject, { customer: customer.name ?? customer.email })
    : text.heading
  const lines = told.map(({ number, status }) =>
    fillText(fillNumber(text.line, isShop ? (number ?? invalidOrderNumber) : number), {
      status: statusNames[status],
    }),
  )
  const url = isShop ? `${storeUrl}/admin/orders` : `${storeUrl}/account/orders`
  const content = {
    heading,
    paragraphs: [text.text, lines.join('\n')],
    action: { label: isShop ? text.shopAction : text.action, url },
  }
  const hour = hourOf(now)
  const mail = {
    kind: isShop ? 'order-digest-shop' : 'order-digest',
    to: isShop ? settings.email : customer.email,
    ...(isShop && { replyTo: customer.email }),
    subject: isShop ? heading : text.subject,
    orderIds: told.map(({ id }) => id),
    dedupeKey: `order-digest:${reader}:${clientId}:${hour.getTime()}`,
    ...renderMail(content, settings),
  }
  return rewriteMail(tx, mail, new Date(hour.getTime() + hours(1)))
}
