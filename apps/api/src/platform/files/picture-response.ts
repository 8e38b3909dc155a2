import type { Drizzle } from '@tecnoclick/database/connect'
import { fileVariants } from '@tecnoclick/database/schema/platform/files'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { matchesEtag } from '../http/etag.ts'
import { fileHeaders } from './file-response.ts'
import { readBytes, type StoredFile } from './stored-file.ts'

/** A picture in one of the served widths, created on first request and cached (platform.md#files-and-pictures). */
export async function pictureResponse(
  db: Drizzle,
  file: StoredFile,
  width: number,
  asked: Headers,
): Promise<Response> {
  const etag = `"${file.sha256.toString('hex').slice(0, 32)}-${width}"`
  const headers = { ...fileHeaders(file, 'image/webp'), etag }
  if (matchesEtag(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const data = (await findVariant(db, file.id, width)) ?? (await makeVariant(db, file, width))
  return new Response(new Uint8Array(data), {
    headers: { ...headers, 'content-length': String(data.byteLength) },
  })
}

async function findVariant(db: Drizzle, fileId: number, width: number): Promise<Buffer | undefined> {
  const [variant] = await db
    .select({ data: fileVariants.data })
    .from(fileVariants)
    .where(and(eq(fileVariants.fileId, fileId), eq(fileVariants.width, width)))
  return variant?.data
}

const underWay = new Map<string, Promise<Buffer>>()

/** Concurrent requests for the same variant share one resize. */
function makeVariant(db: Drizzle, file: StoredFile, width: number): Promise<Buffer> {
  const key = `${file.id}/${file.sha256.toString('hex')}/${width}`
  const running = underWay.get(key) ?? storeVariant(db, file, width).finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}

async function storeVariant(db: Drizzle, file: StoredFile, width: number): Promise<Buffer> {
  const data = await resizePicture(db, file, width)
  await db
    .insert(fileVariants)
    .values({ fileId: file.id, width, contentType: 'image/webp', data })
    .onConflictDoNothing()
  return data
}

/** Larger pictures are not decoded. */
export const pixelLimit = 40_000_000
const quality = 80

// Two cores serve the shop: pages have priority over pictures.
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
