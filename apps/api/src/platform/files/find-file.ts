import type { Drizzle } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { eq } from 'drizzle-orm'

export type StoredFile = typeof files.$inferSelect

export async function findFile(db: Drizzle, name: string): Promise<StoredFile | undefined> {
  const [file] = await db.select().from(files).where(eq(files.name, name))
  return file
}
