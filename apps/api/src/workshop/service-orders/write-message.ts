import type {
  NewServiceMessage,
  ServiceMessages,
} from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { serviceMessages } from '@tecnoclick/database/schema/workshop/service-messages'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import type { MessageAuthor } from '@tecnoclick/domain/platform/message-authors'
import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { attachMessagePhotos } from './attach-photos.ts'
import { rewriteMessageMail } from './message-mails.ts'
import { readMessages } from './read-messages.ts'

export interface Writing {
  orderId: number
  author: MessageAuthor
  /** Null for whoever holds the ticket link. */
  actorId: number | null
  message: NewServiceMessage
  idempotencyKey: string | undefined
  storeUrl: string
  now: Date
}

/** Photos and a text from one side, mailed to the other (workshop.md#messages). */
export function writeMessage(db: Drizzle, writing: Writing): Promise<ServiceMessages | Refusal> {
  const { orderId, actorId, message, idempotencyKey: key } = writing
  // Photos uploaded again after a lost response have other names.
  const request = { orderId, text: message.text ?? '' }
  const call = { userId: actorId, scope: 'service-messages', key, request }
  return transact(db, async (tx) => {
    const written = await runOnce(tx, call, () => storeMessage(tx, writing))
    return isRefusal(written) ? written : { messages: await readMessages(tx, orderId) }
  })
}

async function storeMessage(tx: Transaction, writing: Writing): Promise<{ id: number } | Refusal> {
  const { orderId, author, actorId, message, now } = writing
  // The lock puts messages and their mail in one order.
  const [order] = await tx.select().from(serviceOrders).where(eq(serviceOrders.id, orderId)).for('update')
  if (!order) return refuse('notFound')
  const [row] = await tx
    .insert(serviceMessages)
    .values({ serviceOrderId: orderId, author, actorId, text: message.text ?? '', createdAt: now })
    .returning({ id: serviceMessages.id })
  if (!row) throw new Error('The message was not stored')
  const refusal = await attachMessagePhotos(tx, row.id, actorId, message.photos ?? [])
  if (refusal) return refusal
  await tx
    .update(serviceOrders)
    .set({ unreadSince: author === 'staff' ? null : (order.unreadSince ?? now) })
    .where(eq(serviceOrders.id, orderId))
  const messages = await readMessages(tx, orderId)
  await rewriteMessageMail(tx, { ...writing, messageId: row.id, messages })
  return { id: orderId }
}

/** Versions stay: an open form of another member of staff has nothing to do with it. */
export async function markMessagesRead(db: Drizzle, id: number): Promise<undefined | Refusal> {
  const { rowCount } = await db
    .update(serviceOrders)
    .set({ unreadSince: null })
    .where(eq(serviceOrders.id, id))
  return rowCount === 1 ? undefined : refuse('notFound')
}
