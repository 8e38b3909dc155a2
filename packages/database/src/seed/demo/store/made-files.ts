import { createHash } from 'node:crypto'
import type { Transaction } from '../../../connect.ts'
import { fileChunks, files } from '../../../schema/platform/files.ts'
import { numbered } from '../bulk.ts'

export type MadeFile = {
  name: string
  contentType: 'application/pdf' | 'application/zip'
  kind: 'document' | 'reset'
  bytes: Buffer
}

/** Generated files of one chunk each. Paid files are private (platform.md#files-and-pictures). */
export async function storeMadeFiles(tx: Transaction, made: readonly MadeFile[]): Promise<void> {
  const rows = await numbered(tx, files, made)
  await tx
    .insert(files)
    .overridingSystemValue()
    .values(
      rows.map(({ id, name, contentType, kind, bytes }) => ({
        id,
        name,
        contentType,
        kind,
        visibility: kind === 'reset' ? ('private' as const) : ('public' as const),
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
      })),
    )
  await tx.insert(fileChunks).values(rows.map(({ id, bytes }) => ({ fileId: id, position: 0, data: bytes })))
}
