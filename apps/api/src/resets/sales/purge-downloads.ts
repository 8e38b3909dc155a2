import { downloads } from '@tecnoclick/database/schema/resets/resets'
import { inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { readRetention } from '../../platform/jobs/read-retention.ts'

export async function purgeDownloads({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = await readRetention(db, 'downloadRetentionDays', now())
  if (!since) return
  const removed = await inBatches(async (limit) => {
    const old = db.select({ id: downloads.id }).from(downloads).where(lte(downloads.at, since)).limit(limit)
    const { rowCount } = await db.delete(downloads).where(inArray(downloads.id, old))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old entries of the download log removed')
}
