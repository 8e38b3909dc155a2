import { sql } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'
import { readRetention } from '../jobs/read-retention.ts'
import { forgetMails, forgottenAddress } from './forget-mails.ts'

/** Mails that were settled long ago, and at once the last ones to accounts that are closed. */
export async function purgeMails({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = await readRetention(db, 'mailRetentionDays', now())
  const isOld = since ? sql`created_at <= ${since.toISOString()}::timestamptz` : sql`false`
  const forgotten = await inBatches((limit) =>
    forgetMails(
      db,
      sql`id in (
        select id from outbox
        where state in ('sent', 'failed') and to_address <> ${forgottenAddress} and (kind = 'account-closed' or ${isOld})
        limit ${limit}
      )`,
    ),
  )
  if (forgotten > 0) log.info({ forgotten }, 'address and content of old mails removed')
}
