import { createHash } from 'node:crypto'
import type { Transaction } from './connect.ts'
import { fileChunks, files } from './schema/platform/files.ts'

/** Size of the chunks of a file (platform.md#files-and-pictures), except for the last one. */
export const chunkBytes = 1_048_576

export type NewFile = Omit<typeof files.$inferInsert, 'size' | 'sha256'>

/** Stores a file from memory: pictures, documents, seeds. */
export async function storeFile(tx: Transaction, file: NewFile, bytes: Buffer): Promise<number> {
  const sha256 = createHash('sha256').update(bytes).digest()
  const [row] = await tx
    .insert(files)
    .values({ ...file, size: bytes.length, sha256 })
    .returning({ id: files.id })
  if (!row) throw new Error(`The file ${file.name} was not stored`)
  for (let position = 0; position * chunkBytes < bytes.length; position++) {
    const data = bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes)
    await tx.insert(fileChunks).values({ fileId: row.id, position, data })
  }
  return row.id
}
