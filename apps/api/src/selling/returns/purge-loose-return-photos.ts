import { files } from '@tecnoclick/database/schema/platform/files'
import { returnPhotos } from '@tecnoclick/database/schema/selling/returns'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** Photos whose return was never asked for. */
export async function purgeLooseReturnPhotos({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - days(1))
  const used = db
    .select({ file: returnPhotos.file })
    .from(returnPhotos)
    .where(eq(returnPhotos.file, files.name))
  const removed = await inBatches(async (limit) => {
    const loose = db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.kind, 'return-photo'), lte(files.createdAt, since), notExists(used)))
      .limit(limit)
    const { rowCount } = await db.delete(files).where(inArray(files.id, loose))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'photos of returns that were never asked for removed')
}
