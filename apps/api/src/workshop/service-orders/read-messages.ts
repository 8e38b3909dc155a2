import type { ServiceMessage } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { serviceMessagePhotos, serviceMessages } from '@tecnoclick/database/schema/workshop/service-messages'
import { asc, eq } from 'drizzle-orm'

/** Oldest first. */
export async function readMessages(db: Drizzle | Transaction, orderId: number): Promise<ServiceMessage[]> {
  const rows = await db
    .select()
    .from(serviceMessages)
    .where(eq(serviceMessages.serviceOrderId, orderId))
    .orderBy(asc(serviceMessages.id))
  if (rows.length === 0) return []
  const photos = await db
    .select({ messageId: serviceMessagePhotos.messageId, file: serviceMessagePhotos.file })
    .from(serviceMessagePhotos)
    .innerJoin(serviceMessages, eq(serviceMessages.id, serviceMessagePhotos.messageId))
    .where(eq(serviceMessages.serviceOrderId, orderId))
    .orderBy(asc(serviceMessagePhotos.messageId), asc(serviceMessagePhotos.position))
  return rows.map(({ id, author, text, createdAt }) => ({
    id,
    date: createdAt.toISOString(),
    author,
    text,
    photos: photos.filter(({ messageId }) => messageId === id).map(({ file }) => file),
  }))
}
