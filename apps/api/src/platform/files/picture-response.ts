import type { Drizzle } from '@tecnoclick/database/connect'
import { files, fileVariants } from '@tecnoclick/database/schema/platform/files'
import { and, eq, sql } from 'drizzle-orm'
import { createBoundedQueue } from '../http/bounded-queue.ts'
import { matchesEtag } from '../http/etag.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { smallerCopy } from './encode-picture.ts'
import { fileHeaders } from './file-response.ts'
import { readWhole, type StoredFile } from './stored-file.ts'

/** A picture in one of the served widths, created on first request and cached (platform.md#files-and-pictures). */
export async function pictureResponse(
  db: Drizzle,
  file: StoredFile,
  width: number,
  asked: Headers,
): Promise<Response | Refusal> {
  const etag = `"${file.sha256.toString('hex').slice(0, 32)}-${width}"`
  const headers = { ...fileHeaders(file, 'image/webp'), etag }
  if (matchesEtag(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const data = (await findVariant(db, file.id, width)) ?? (await makeVariant(db, file, width))
  if (!data) return refuse('notFound')
  if (isRefusal(data)) return data
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

const underWay = new Map<string, Promise<Buffer | Refusal | undefined>>()

/** Leaves threads of libuv's pool, which has four, to compression and passwords. */
const resizing = createBoundedQueue({ atOnce: 2, waiting: 200 })

/** Concurrent requests for the same variant share one resize. */
function makeVariant(db: Drizzle, file: StoredFile, width: number): Promise<Buffer | Refusal | undefined> {
  const key = `${file.id}/${file.sha256.toString('hex')}/${width}`
  const running =
    underWay.get(key) ?? resizing.run(() => storeVariant(db, file, width)).finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}

/** Undefined when the file is removed meanwhile. */
async function storeVariant(db: Drizzle, file: StoredFile, width: number): Promise<Buffer | undefined> {
  const data = await resizePicture(db, file, width)
  if (!data) return undefined
  // The lock keeps the file until its variant is stored.
  await db.execute(sql`
    insert into ${fileVariants} (file_id, width, content_type, data)
    select id, ${width}, 'image/webp', ${data} from ${files} where id = ${file.id} for key share
    on conflict do nothing`)
  return data
}

async function resizePicture(db: Drizzle, file: StoredFile, width: number): Promise<Buffer | undefined> {
  const stored = await readWhole(db, file.id)
  if (!stored) return undefined
  return smallerCopy(stored, width)
}
