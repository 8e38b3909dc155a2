import type { ServiceMessage } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import type { MessageAuthor } from '@tecnoclick/domain/platform/message-authors'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/workshop/mails'
import { collectMail } from '../../platform/mail/collect-mail.ts'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'
import { findCustomer, findOrder } from './read-service-orders.ts'

interface Told {
  orderId: number
  messageId: number
  author: MessageAuthor
  messages: readonly ServiceMessage[]
  storeUrl: string
  now: Date
}

export async function rewriteMessageMail(tx: Transaction, told: Told): Promise<void> {
  const { orderId, messageId, author, now } = told
  const customer = await findCustomer(tx, orderId)
  const number = (await findOrder(tx, orderId))?.orderNum ?? ''
  await collectMail(
    tx,
    { key: `service-message:${orderId}:${author}`, messageId, now },
    ({ email }, since) => ({
      kind: author === 'staff' ? 'service-message' : 'service-message-shop',
      // Without an account there is no page to answer on: the ticket has the message.
      to: author === 'staff' ? (customer.id === null ? '' : customer.email) : email,
      ...(author === 'customer' && customer.email !== '' && { replyTo: customer.email }),
      ...writeMail(told, { since, number }),
    }),
  )
}

/** Who reads it: the shop knows what INVALIDO is. */
const shownTo = { staff: knownNumber, customer: (number: string) => number } as const

function writeMail(
  { orderId, author, messages, storeUrl }: Told,
  { since, number }: { since: Date; number: string },
): WrittenMail {
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
    .filter((message) => message.author === author && new Date(message.date) >= since)
    .flatMap(({ text, photos }) => [
      ...(text === '' ? [] : [text]),
      ...(photos.length > 0 ? [fillText(texts.photos, { count: photos.length })] : []),
    ])
  const content = {
    heading: fillNumber(heading, shownTo[author](number)),
    paragraphs: written,
    action: { label: action, url: storeUrl + path },
  }
  return { subject: fillNumber(subject, shownTo[author](number)), content }
}
