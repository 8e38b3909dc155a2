import { days } from '@tecnoclick/domain/platform/duration'
import { sql } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** The longest report covers a year. */
const retentionMs = days(396)
/** Searches made only once are mostly noise. */
const singleSearchRetentionMs = days(30)

export async function purgeSearchLog({ database: { db }, log, now }: JobDeps): Promise<void> {
  const dayBefore = (span: number) => new Date(now().getTime() - span).toISOString().slice(0, 10)
  const removed = await inBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`
      delete from search_log where (day, query) in (
        select day, query from search_log where day <= ${dayBefore(retentionMs)}
        union all
        select max(day), query from search_log group by query
        having sum(searches) = 1 and max(day) <= ${dayBefore(singleSearchRetentionMs)}
        limit ${limit}
      )`)
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old searches removed')
}
