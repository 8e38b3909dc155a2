import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { and, count, inArray, lte, min } from 'drizzle-orm'
import type { JobDeps } from '../jobs/job.ts'

/**
 * A mail is stuck if it was due and nobody tried to send it; one that waits for its next attempt is not
 * (platform.md#mail).
 */
const stuckAfter = minutes(15)

export async function watchStuckMail({ database: { db }, log, now }: JobDeps): Promise<void> {
  const [found] = await db
    .select({ stuck: count(), since: min(outbox.nextAttemptAt) })
    .from(outbox)
    .where(
      and(
        inArray(outbox.state, ['pending', 'sending']),
        lte(outbox.nextAttemptAt, new Date(now().getTime() - stuckAfter)),
      ),
    )
  if (found && found.stuck > 0) log.error(found, 'mail is stuck in the outbox')
}
