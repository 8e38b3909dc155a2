import { days } from '@tecnoclick/domain/platform/duration'
import { sql } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** Thirteen months: the longest report looks a year back. */
const keptFor = days(396)
/** What was asked once and never again tells the shop nothing; made-up searches are mostly of that kind. */
const onceKeptFor = days(30)

export async function purgeSearchLog({ database: { db }, log, now }: JobDeps): Promise<void> {
  const dayBefore = (span: number) => new Date(now().getTime() - span).toISOString().slice(0, 10)
  const removed = await inBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`
      delete from search_log where (day, query) in (
        select day, query from search_log where day <= ${dayBefore(keptFor)}
        union all
        select max(day), query from search_log group by query
        having sum(searches) = 1 and max(day) <= ${dayBefore(onceKeptFor)}
        limit ${limit}
      )`)
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old searches removed')
}
