import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { fileResponse } from '../../platform/files/file-response.ts'
import { pictureResponse } from '../../platform/files/picture-response.ts'
import { findFile } from '../../platform/files/stored-file.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Photos of the request are the customer's and staff's alone; those of messages are part of the ticket too. */
const attachedTo = {
  order: (orderId: number) => sql`
    select file from service_order_photos where service_order_id = ${orderId} union all
    ${attachedToMessages(orderId)}`,
  ticket: attachedToMessages,
} as const

function attachedToMessages(orderId: number) {
  return sql`
    select p.file from service_message_photos as p join service_messages as m on m.id = p.message_id
    where m.service_order_id = ${orderId}`
}

export async function servicePhotoResponse(
  db: Drizzle,
  photo: { orderId: number; name: string; width: number | undefined; shownOn: keyof typeof attachedTo },
  asked: Headers,
): Promise<Response | Refusal> {
  const { orderId, name, width, shownOn } = photo
  const { rowCount } = await db.execute(sql`
    select from (${attachedTo[shownOn](orderId)}) as shown (file) where file = ${name}`)
  const file = rowCount ? await findFile(db, name) : undefined
  if (!file) return refuse('notFound')
  return width === undefined ? fileResponse(db, file, asked) : pictureResponse(db, file, width, asked)
}
