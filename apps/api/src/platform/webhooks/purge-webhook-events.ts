import { days } from '@tecnoclick/domain/platform/duration'
import { sql } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'

/** platform.md#webhooks */
const deliveredKeptFor = days(30)
/** Given up, or waiting for a webhook that stays disabled. */
const othersKeptFor = days(90)

export async function purgeWebhookEvents({ database: { db }, log, now }: JobDeps): Promise<void> {
  const before = (span: number) => new Date(now().getTime() - span).toISOString()
  const removed = await inBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`
      delete from webhook_events where id in (
        select id from webhook_events
        where (state = 'delivered' and created_at <= ${before(deliveredKeptFor)}::timestamptz)
          or (state <> 'sending' and created_at <= ${before(othersKeptFor)}::timestamptz)
        limit ${limit}
      )`)
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old webhook events removed')
}
