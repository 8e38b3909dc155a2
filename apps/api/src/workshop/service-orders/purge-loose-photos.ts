import { files } from '@tecnoclick/database/schema/platform/files'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { isLoosePhoto } from './attach-photos.ts'

/** Photos whose request, message or reported payment was never sent, or was erased with its account. */
export async function purgeLoosePhotos({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - days(1))
  const removed = await inBatches(async (limit) => {
    const loose = db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.kind, 'service-photo'), lte(files.createdAt, since), ...isLoosePhoto(db)))
      .limit(limit)
    const { rowCount } = await db.delete(files).where(inArray(files.id, loose))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'photos of requests that were never sent removed')
}
