import { readFile } from 'node:fs/promises'
import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { inArray } from 'drizzle-orm'
import type { Transaction } from '../connect.ts'
import { files } from '../schema/platform/files.ts'
import { storeFile } from '../store-file.ts'

const folder = new URL('./files/', import.meta.url)

const fixed = [
  { name: fixedFiles.defaultAvatar, contentType: 'image/webp', kind: 'avatar', width: 320, height: 320 },
  { name: fixedFiles.catalogueBanner, contentType: 'image/jpeg', kind: 'banner', width: 1600, height: 400 },
] as const

/** Stores the committed pictures; one that staff replaced is not overwritten. */
export async function storeFixedFiles(tx: Transaction): Promise<void> {
  const names = fixed.map((file) => file.name)
  const stored = await tx.select({ name: files.name }).from(files).where(inArray(files.name, names))
  const missing = fixed.filter((file) => !stored.some((row) => row.name === file.name))
  for (const file of missing) {
    await storeFile(tx, file, await readFile(new URL(file.name, folder)))
  }
}
