import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { fileResponse } from '../../platform/files/file-response.ts'
import { pictureResponse } from '../../platform/files/picture-response.ts'
import { findFile } from '../../platform/files/stored-file.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** A photo of the request or of a message, and unless it is a ticket link that asks, of a reported payment. */
export async function servicePhotoResponse(
  db: Drizzle,
  photo: { orderId: number; name: string; width: number | undefined; withReceipts: boolean },
  asked: Headers,
): Promise<Response | Refusal> {
  const { orderId, name, width, withReceipts } = photo
  const { rowCount } = await db.execute(sql`
    select file from service_order_photos where service_order_id = ${orderId} and file = ${name} union all
    select p.file from service_message_photos as p join service_messages as m on m.id = p.message_id
    where m.service_order_id = ${orderId} and p.file = ${name} union all
    select photo from service_payment_reports
    where service_order_id = ${orderId} and photo = ${name} and ${withReceipts}::boolean`)
  const file = rowCount ? await findFile(db, name) : undefined
  if (!file) return refuse('notFound')
  return width === undefined ? fileResponse(db, file, asked) : pictureResponse(db, file, width, asked)
}
