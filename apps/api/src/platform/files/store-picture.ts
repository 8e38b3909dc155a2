import { createHash } from 'node:crypto'
import type { Uploaded } from '@tecnoclick/contract/platform/files/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { files, fileVariants } from '@tecnoclick/database/schema/platform/files'
import { storeFile } from '@tecnoclick/database/store-file'
import { pictureWidths } from '@tecnoclick/domain/platform/files'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { EncodedPicture } from './encode-picture.ts'

type UploadedFile = Omit<Uploaded['files'][number], 'fieldname'>

const contentType = 'image/webp'
const variantQuality = 80

/**
 * A picture of the shop's own, under a name that changes with its content; the same picture twice is one file. The smaller
 * widths are drawn now, so that no visitor waits for them.
 */
export async function storePicture(
  db: Drizzle,
  stem: string,
  { data, width, height }: EncodedPicture,
  kind: 'picture' | 'banner' = 'picture',
): Promise<UploadedFile> {
  const name = `${stem}.${createHash('sha256').update(data).digest('hex').slice(0, 16)}.webp`
  const variants = await drawVariants(data, width)
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select({ id: files.id }).from(files).where(eq(files.name, name))
    if (!known) {
      const fileId = await storeFile(tx, { name, contentType, kind, width, height }, data)
      if (variants.length > 0) {
        await tx.insert(fileVariants).values(variants.map((variant) => ({ ...variant, fileId, contentType })))
      }
    }
    return { originalname: name, mimetype: contentType, size: data.byteLength }
  })
}

function drawVariants(data: Buffer, widest: number): Promise<{ width: number; data: Buffer }[]> {
  const widths = pictureWidths.filter((width) => width < widest)
  return Promise.all(
    widths.map(async (width) => ({
      width,
      data: await sharp(data).resize({ width }).webp({ quality: variantQuality }).toBuffer(),
    })),
  )
}
