import { files } from '@tecnoclick/database/schema/platform/files'
import { resetOutcomes } from '@tecnoclick/database/schema/resets/outcomes'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** Logs that were never sent with a report, or that another one replaced. */
export async function purgeLooseResetLogs({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - days(1))
  const used = db
    .select({ log: resetOutcomes.log })
    .from(resetOutcomes)
    .where(eq(resetOutcomes.log, files.name))
  const removed = await inBatches(async (limit) => {
    const loose = db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.kind, 'reset-log'), lte(files.createdAt, since), notExists(used)))
      .limit(limit)
    const { rowCount } = await db.delete(files).where(inArray(files.id, loose))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'logs of resets that belong to no report removed')
}
