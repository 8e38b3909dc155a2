import { createHash } from 'node:crypto'
import type { Transaction } from '../../../connect.ts'
import { fileChunks, files } from '../../../schema/platform/files.ts'
import { numbered } from '../bulk.ts'

export type MadeFile = {
  name: string
  contentType: 'application/pdf' | 'application/zip' | 'text/plain'
  kind: 'document' | 'reset' | 'reset-log'
  bytes: Buffer
  /** Of a file that a customer sent. */
  ownerId?: number
}

/** Generated files of one chunk each. Paid files and those of customers are private (platform.md#files-and-pictures). */
export async function storeMadeFiles(tx: Transaction, made: readonly MadeFile[]): Promise<void> {
  const rows = await numbered(tx, files, made)
  await tx
    .insert(files)
    .overridingSystemValue()
    .values(
      rows.map(({ id, name, contentType, kind, bytes, ownerId }) => ({
        id,
        name,
        contentType,
        kind,
        ownerId,
        visibility: kind === 'document' ? ('public' as const) : ('private' as const),
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
      })),
    )
  await tx.insert(fileChunks).values(rows.map(({ id, bytes }) => ({ fileId: id, position: 0, data: bytes })))
}
