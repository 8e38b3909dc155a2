import type { ServiceMessage } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { isClosedAddress } from '@tecnoclick/domain/people/closed-account'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/workshop/mails'
import { renderMail } from '../../platform/mail/layout.ts'
import { rewriteMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { findCustomer, findOrder } from './read-service-orders.ts'

/** Messages of one side in the same five minutes become one mail. */
const collecting = minutes(5)

interface Told {
  orderId: number
  messageId: number
  author: 'customer' | 'staff'
  messages: readonly ServiceMessage[]
  storeUrl: string
  now: Date
}

export async function rewriteMessageMail(tx: Transaction, told: Told): Promise<void> {
  const { orderId, messageId, author, now } = told
  const customer = await findCustomer(tx, orderId)
  const store = await readStore(tx)
  const to = author === 'staff' ? customer.email : store.email
  if (to === '' || isClosedAddress(to)) return
  const since = Math.floor(now.getTime() / collecting) * collecting
  const number = (await findOrder(tx, orderId))?.orderNum ?? ''
  const mail = {
    kind: author === 'staff' ? 'service-message' : 'service-message-shop',
    to,
    ...(author === 'customer' && customer.email !== '' && { replyTo: customer.email }),
    ...writeMail(told, { since, number }, store),
  }
  const key = `service-message:${orderId}:${author}`
  const { rowCount } = await rewriteMail(
    tx,
    { ...mail, dedupeKey: `${key}:${since}` },
    new Date(since + collecting),
  )
  // The mail of these minutes is being sent already.
  if (!rowCount) await rewriteMail(tx, { ...mail, dedupeKey: `${key}:m${messageId}` }, now)
}

/** Who reads it: the shop knows what INVALIDO is. */
const shownTo = { staff: knownNumber, customer: (number: string) => number } as const

function writeMail(
  { orderId, author, messages, storeUrl }: Told,
  { since, number }: { since: number; number: string },
  store: Parameters<typeof renderMail>[1],
) {
  const texts = mails.serviceMessage
  // Signed in, the sign-in page leads on to the order.
  const { subject, heading, action, path } =
    author === 'staff'
      ? {
          ...texts.customer,
          path: `/account/login?${new URLSearchParams({ next: `/account/services/${orderId}` })}`,
        }
      : { ...texts.shop, path: `/admin/service-orders/${orderId}` }
  const written = messages
    .filter((message) => message.author === author && Date.parse(message.date) >= since)
    .flatMap(({ text, photos }) => [
      ...(text === '' ? [] : [text]),
      ...(photos.length > 0 ? [fillText(texts.photos, { count: photos.length })] : []),
    ])
  const content = {
    heading: fillNumber(heading, shownTo[author](number)),
    paragraphs: written,
    action: { label: action, url: storeUrl + path },
  }
  return { subject: fillNumber(subject, shownTo[author](number)), ...renderMail(content, store) }
}
