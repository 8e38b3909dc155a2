import { files } from '@tecnoclick/database/schema/platform/files'
import { serviceMessagePhotos } from '@tecnoclick/database/schema/workshop/service-messages'
import { serviceOrderPhotos } from '@tecnoclick/database/schema/workshop/service-orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** Photos whose request or message was never sent, or was erased with its account. */
export async function purgeLoosePhotos({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - days(1))
  const isLoose = [serviceOrderPhotos, serviceMessagePhotos].map((table) =>
    notExists(db.select({ file: table.file }).from(table).where(eq(table.file, files.name))),
  )
  const removed = await inBatches(async (limit) => {
    const loose = db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.kind, 'service-photo'), lte(files.createdAt, since), ...isLoose))
      .limit(limit)
    const { rowCount } = await db.delete(files).where(inArray(files.id, loose))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'photos of requests that were never sent removed')
}
