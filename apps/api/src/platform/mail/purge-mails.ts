import { days } from '@tecnoclick/domain/platform/duration'
import { type SQL, sql } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'
import { readRetention } from '../jobs/read-retention.ts'
import { forgetMails, forgottenAddress } from './forget-mails.ts'

/** platform.md#mail */
const bodyKeptFor = days(30)
const secretsKeptFor = days(1)

/** First the words of a mail go, then its address and subject (platform.md#retention). */
export async function purgeMails(deps: JobDeps): Promise<void> {
  const dropped = await dropBodies(deps)
  if (dropped > 0) deps.log.info({ dropped }, 'bodies of old mails dropped')
  const forgotten = await forgetOld(deps)
  if (forgotten > 0) deps.log.info({ forgotten }, 'address and content of old mails removed')
}

/** A mail with secrets that failed goes as early as one that was sent. */
async function dropBodies({ database: { db }, now }: JobDeps): Promise<number> {
  const ago = (span: number) => timestamp(new Date(now().getTime() - span))
  const isOld = sql`state = 'sent' and text <> '' and sent_at <= ${ago(bodyKeptFor)}`
  const hasOldSecrets = sql`secrets is not null and (
    (state = 'sent' and sent_at <= ${ago(secretsKeptFor)})
    or (state = 'failed' and next_attempt_at <= ${ago(secretsKeptFor)}))`
  return (await drop(isOld)) + (await drop(hasOldSecrets))

  function drop(which: SQL): Promise<number> {
    return inBatches(async (limit) => {
      const { rowCount } = await db.execute(sql`
        update outbox set html = '', text = '', facts = null, secrets = null
        where id in (select id from outbox where ${which} limit ${limit})`)
      return rowCount ?? 0
    })
  }
}

/** Mails that were settled long ago, and at once the last ones to accounts that are closed. */
async function forgetOld({ database: { db }, now }: JobDeps): Promise<number> {
  const since = await readRetention(db, 'mailRetentionDays', now())
  const isOld = since ? sql`created_at <= ${timestamp(since)}` : sql`false`
  return inBatches((limit) =>
    forgetMails(
      db,
      sql`id in (
        select id from outbox
        where state in ('sent', 'failed') and to_address <> ${forgottenAddress} and (kind = 'account-closed' or ${isOld})
        limit ${limit}
      )`,
    ),
  )
}

function timestamp(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`
}
