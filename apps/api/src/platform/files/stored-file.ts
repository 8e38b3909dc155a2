import type { Drizzle } from '@tecnoclick/database/connect'
import { fileChunks, files } from '@tecnoclick/database/schema/platform/files'
import { chunkBytes } from '@tecnoclick/database/store-file'
import { and, asc, eq } from 'drizzle-orm'
import type { ByteRange } from './byte-range.ts'

export type StoredFile = typeof files.$inferSelect

export async function findFile(db: Drizzle, name: string): Promise<StoredFile | undefined> {
  const [file] = await db.select().from(files).where(eq(files.name, name))
  return file
}

/** Reads one chunk at a time, so that a slow download holds no database connection. */
export async function* readBytes(
  db: Drizzle,
  fileId: number,
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let position = Math.floor(first / chunkBytes); position * chunkBytes <= last; position++) {
    const [chunk] = await db
      .select({ data: fileChunks.data })
      .from(fileChunks)
      .where(and(eq(fileChunks.fileId, fileId), eq(fileChunks.position, position)))
    if (!chunk) throw new Error(`File ${fileId} lacks its chunk ${position}`)
    const start = position * chunkBytes
    yield chunk.data.subarray(Math.max(0, first - start), last - start + 1)
  }
}

/** For pictures, which are small. Undefined when the file was removed meanwhile. */
export async function readWhole(db: Drizzle, fileId: number): Promise<Buffer | undefined> {
  const chunks = await db
    .select({ data: fileChunks.data })
    .from(fileChunks)
    .where(eq(fileChunks.fileId, fileId))
    .orderBy(asc(fileChunks.position))
  return chunks.length > 0 ? Buffer.concat(chunks.map(({ data }) => data)) : undefined
}
