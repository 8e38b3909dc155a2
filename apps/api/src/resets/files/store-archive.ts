import type { StoredArchive } from '@tecnoclick/contract/resets/files/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { fileChunks, files } from '@tecnoclick/database/schema/platform/files'
import { resets } from '@tecnoclick/database/schema/resets/resets'
import { chunkBytes } from '@tecnoclick/database/store-file'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { and, eq, notExists } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { SpooledArchive } from './spool-archive.ts'

/** Stores the zip of a reset and deletes the old one. The name contains a hash of the content. */
export function storeArchive(
  db: Drizzle,
  actor: Actor,
  resetId: number,
  { size, sha256, file }: SpooledArchive,
): Promise<StoredArchive | Refusal> {
  return transact(db, async (tx) => {
    const [found] = await tx
      .select({ reset: resets, brand: brands.name })
      .from(resets)
      .innerJoin(brands, eq(brands.id, resets.brandId))
      .where(eq(resets.id, resetId))
      // A weaker lock: purchases and downloads reference the row and must not wait for the last chunk.
      .for('no key update', { of: resets })
    if (!found) return refuse('notFound')
    const { reset: before, brand } = found
    const hash = sha256.toString('hex')
    const words = toSlug(`${brand} ${before.model} ${before.typeFile}`) ?? 'reset'
    const name = `${words}.${before.id}.${hash.slice(0, 16)}.zip`
    const stored = { name, size, sha256: hash }
    if (before.file === name) return stored
    const [row] = await tx
      .insert(files)
      .values({ name, size, sha256, contentType: 'application/zip', kind: 'reset', visibility: 'private' })
      .returning({ id: files.id })
    if (!row) throw new Error('The archive was not stored')
    for (let position = 0; position * chunkBytes < size; position++) {
      const data = Buffer.alloc(Math.min(chunkBytes, size - position * chunkBytes))
      await file.read(data, 0, data.length, position * chunkBytes)
      await tx.insert(fileChunks).values({ fileId: row.id, position, data })
    }
    const [after] = await tx
      .update(resets)
      .set({ file: name, version: before.version + 1 })
      .where(eq(resets.id, resetId))
      .returning()
    if (before.file) await dropUnused(tx, before.file)
    await recordAudit(tx, actor, { action: 'update', entity: 'reset', entityId: resetId, before, after })
    return stored
  })
}

async function dropUnused(tx: Transaction, name: string): Promise<void> {
  const users = tx.select({ id: resets.id }).from(resets).where(eq(resets.file, name))
  await tx.delete(files).where(and(eq(files.name, name), eq(files.kind, 'reset'), notExists(users)))
}
