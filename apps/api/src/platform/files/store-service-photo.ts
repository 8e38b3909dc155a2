import { randomBytes } from 'node:crypto'
import type { Uploaded } from '@tecnoclick/contract/platform/files/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { storeFile } from '@tecnoclick/database/store-file'
import type { EncodedPicture } from './encode-picture.ts'

type UploadedFile = Omit<Uploaded['files'][number], 'fieldname'>

/** A photo of a fault shows a customer's home: private, with a random name (platform.md#invariants, 11). */
export function storeServicePhoto(
  db: Drizzle,
  ownerId: number,
  { data, width, height }: EncodedPicture,
): Promise<UploadedFile> {
  const name = `photo-${randomBytes(16).toString('hex')}.webp`
  const contentType = 'image/webp'
  const kind = 'service-photo'
  return inTransaction(db, async (tx) => {
    await storeFile(tx, { name, contentType, kind, visibility: 'private', ownerId, width, height }, data)
    return { originalname: name, mimetype: contentType, size: data.byteLength }
  })
}
