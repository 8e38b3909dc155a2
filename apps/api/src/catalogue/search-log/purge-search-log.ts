import { days } from '@tecnoclick/domain/platform/duration'
import { sql } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { readRetention } from '../../platform/jobs/read-retention.ts'

/** Searches made only once are mostly noise. */
const singleSearchRetentionMs = days(30)

export async function purgeSearchLog({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = await readRetention(db, 'searchRetentionDays', now())
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  const isOld = since ? sql`day <= ${dayOf(since)}` : sql`false`
  const singleSince = dayOf(new Date(now().getTime() - singleSearchRetentionMs))
  const removed = await inBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`
      delete from search_log where (day, query) in (
        select day, query from search_log where ${isOld}
        union all
        select max(day), query from search_log group by query
        having sum(searches) = 1 and max(day) <= ${singleSince}
        limit ${limit}
      )`)
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old searches removed')
}
