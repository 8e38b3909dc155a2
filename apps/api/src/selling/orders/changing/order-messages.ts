import type { NewOrderMessage, SeenMessages } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orderMessages } from '@tecnoclick/database/schema/selling/order-messages'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import type { MessageAuthor } from '@tecnoclick/domain/platform/message-authors'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { mails } from '@tecnoclick/messages/selling/mails'
import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { runOnce } from '../../../platform/idempotency/run-once.ts'
import { collectMail } from '../../../platform/mail/collect-mail.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { answerOrder, type StaffAct } from './change-order.ts'

export interface Writing extends StaffAct {
  author: MessageAuthor
  key: string | undefined
}

/** An order shows all of them at once. */
const maxMessages = 200

/** What one side writes to the other about an order, which stays in its state (selling.md#messages). */
export function writeOrderMessage(
  db: Drizzle,
  act: Writing,
  id: number,
  { text }: NewOrderMessage,
): Promise<{ id: number } | Refusal> {
  const call = { userId: act.actor.userId, scope: 'order-messages', key: act.key, request: { id, text } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const order = await lockOrder(tx, id)
      if (!order) return refuse('notFound')
      // Who must say something with a new state still may: only a conversation ends.
      if ((await tx.$count(orderMessages, eq(orderMessages.orderId, id))) >= maxMessages)
        return refuse('invalid', { fields: { text: { code: 'messagesFull' } } })
      if (act.author === 'staff') await answerOrder(tx, act, order, text)
      else await askShop(tx, act, order, text)
      return { id }
    }),
  )
}

async function askShop(
  tx: Transaction,
  { actor, storeUrl, now }: Writing,
  { id, number, buyerEmail }: OrderRow,
  text: string,
): Promise<void> {
  const [message] = await tx
    .insert(orderMessages)
    .values({ orderId: id, author: 'customer', actorId: actor.userId, text, createdAt: now })
    .returning({ id: orderMessages.id })
  if (!message) throw new Error('The message was not stored')
  const texts = mails.orderMessage
  const collected = { key: `order-message:${id}:customer`, messageId: message.id, now }
  await collectMail(tx, collected, async ({ email }, since) => ({
    kind: 'order-message-shop',
    to: email,
    replyTo: buyerEmail ?? undefined,
    orderIds: [id],
    subject: fillNumber(texts.subject, number),
    content: {
      heading: fillNumber(texts.heading, number),
      paragraphs: await writtenSince(tx, id, since),
      action: { label: texts.action, url: `${storeUrl}/admin/orders/${id}` },
    },
  }))
}

const ofCustomer = (orderId: number) =>
  and(eq(orderMessages.orderId, orderId), eq(orderMessages.author, 'customer'))

async function writtenSince(tx: Transaction, orderId: number, since: Date): Promise<string[]> {
  const messages = await tx
    .select({ text: orderMessages.text })
    .from(orderMessages)
    .where(and(ofCustomer(orderId), gte(orderMessages.createdAt, since)))
    .orderBy(asc(orderMessages.id))
  return messages.map(({ text }) => text)
}

/** Staff need not answer what they saw. What came since then waits. */
export async function markOrderMessagesRead(
  db: Drizzle,
  id: number,
  { lastId }: SeenMessages,
  now: Date,
): Promise<undefined | Refusal> {
  return transact(db, async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
    if (!order) return refuse('notFound')
    await tx
      .update(orderMessages)
      .set({ readAt: now })
      .where(and(ofCustomer(id), isNull(orderMessages.readAt), lte(orderMessages.id, lastId)))
    return undefined
  })
}
