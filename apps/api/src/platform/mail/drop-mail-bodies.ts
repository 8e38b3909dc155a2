import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq, inArray, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'

/** platform.md#mail */
const keptFor = days(30)
const secretsKeptFor = days(1)

/** What was sent stays listed; its words do not. A mail with secrets that failed goes as early as one that was sent. */
export async function dropMailBodies({ database: { db }, log, now }: JobDeps): Promise<void> {
  const ago = (span: number) => new Date(now().getTime() - span)
  const isSent = eq(outbox.state, 'sent')
  const isFailed = eq(outbox.state, 'failed')
  const dropped =
    (await drop(and(isSent, ne(outbox.text, ''), lte(outbox.sentAt, ago(keptFor))))) +
    (await drop(
      and(
        isNotNull(outbox.secrets),
        or(
          and(isSent, lte(outbox.sentAt, ago(secretsKeptFor))),
          and(isFailed, lte(outbox.nextAttemptAt, ago(secretsKeptFor))),
        ),
      ),
    ))
  if (dropped > 0) log.info({ dropped }, 'bodies of old mails dropped')

  function drop(old: SQL | undefined): Promise<number> {
    return inBatches(async (limit) => {
      const ids = db.select({ id: outbox.id }).from(outbox).where(old).limit(limit)
      const { rowCount } = await db
        .update(outbox)
        .set({ html: '', text: '', secrets: null })
        .where(inArray(outbox.id, ids))
      return rowCount ?? 0
    })
  }
}
