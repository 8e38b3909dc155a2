import type { Drizzle } from '@tecnoclick/database/connect'
import { fileVariants } from '@tecnoclick/database/schema/platform/files'
import { and, eq } from 'drizzle-orm'
import { isKnownEtag } from '../http/known-etag.ts'
import { fileHeaders } from './file-response.ts'
import type { StoredFile } from './find-file.ts'
import { resizePicture } from './resize-picture.ts'

/** A picture in one of the served widths; made on first demand and cached (platform.md#files-and-pictures). */
export async function pictureResponse(
  db: Drizzle,
  file: StoredFile,
  width: number,
  asked: Headers,
): Promise<Response> {
  const etag = `"${file.sha256.toString('hex').slice(0, 32)}-${width}"`
  const headers = { ...fileHeaders(file, 'image/webp'), etag }
  if (isKnownEtag(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
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

/** Twenty visitors who meet a new picture at once cost one resizing. */
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
