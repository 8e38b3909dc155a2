import type { Drizzle } from '@tecnoclick/database/connect'
import sharp from 'sharp'
import type { StoredFile } from './find-file.ts'
import { readBytes } from './read-bytes.ts'

/** A picture that would need more memory than this is not decoded at all. */
export const pixelLimit = 40_000_000
const quality = 80

// Two cores serve the shop; a picture may wait, a page may not.
sharp.concurrency(1)

export async function resizePicture(db: Drizzle, file: StoredFile, width: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of readBytes(db, file.id, { first: 0, last: file.size - 1 })) chunks.push(chunk)
  return sharp(Buffer.concat(chunks), { limitInputPixels: pixelLimit })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
}
