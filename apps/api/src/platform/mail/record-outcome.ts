import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { type Channel, channels } from '@tecnoclick/domain/platform/notices'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SendFailure } from './send-failure.ts'

/** Regardless of the current lease holder: the mail was delivered. */
export function markSent(db: Drizzle, sent: ReadonlyMap<number, Channel>, now: Date) {
  const cases = channels.flatMap((channel) => {
    const ids = [...sent].flatMap(([id, by]) => (by === channel ? id : []))
    return channel === 'mail' || ids.length === 0 ? [] : sql`when ${inArray(outbox.id, ids)} then ${channel}`
  })
  const channel = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 'mail' end` : 'mail'
  return db
    .update(outbox)
    .set({ state: 'sent', channel, sentAt: now, leaseUntil: null, lastError: null })
    .where(and(inArray(outbox.id, [...sent.keys()]), ne(outbox.state, 'sent')))
}

/** Written only by the holder of the lease: a later attempt must not be overwritten. */
export async function recordFailure(
  db: Drizzle,
  { id, attempts }: { id: number; attempts: number },
  failure: SendFailure,
  now: Date,
): Promise<'pending' | 'failed'> {
  const delay = failure.hopeless ? undefined : delayAfter(attempts, failure.refusedForGood)
  const state = delay === undefined ? 'failed' : 'pending'
  await db
    .update(outbox)
    .set({
      state,
      leaseUntil: null,
      lastError: failure.reason,
      nextAttemptAt: new Date(now.getTime() + (delay ?? 0)),
    })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'sending')))
  return state
}

/** A channel refused it: it goes by the next one at once. */
export async function recordRefusal(
  db: Drizzle,
  { id, attempts }: { id: number; attempts: number },
  { by, reason }: { by: Channel; reason: string },
  now: Date,
): Promise<void> {
  await db
    .update(outbox)
    .set({
      state: 'pending',
      refusedBy: sql`array_append(${outbox.refusedBy}, ${by}::varchar)`,
      leaseUntil: null,
      lastError: reason,
      nextAttemptAt: now,
    })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'sending')))
}

/** Claimed but not tried, or not now: not counted as an attempt. */
export async function releaseMails(
  db: Drizzle,
  mails: readonly { id: number; attempts: number }[],
  dueAt: Date,
  reason: string | null = null,
): Promise<void> {
  const claims = JSON.stringify(mails.map(({ id, attempts }) => ({ id, attempts })))
  await db.execute(sql`
    update outbox set state = 'pending', lease_until = null, attempts = outbox.attempts - 1,
      next_attempt_at = ${dueAt.toISOString()}::timestamptz, last_error = coalesce(${reason}::text, last_error)
    from jsonb_to_recordset(${claims}::jsonb) as claimed (id integer, attempts integer)
    where outbox.id = claimed.id and outbox.attempts = claimed.attempts and state = 'sending'`)
}

const firstDelay = seconds(30)
/** Under the 15 minutes after which a mail counts as stuck (platform.md#mail). */
const longestDelay = minutes(10)
/** A server may refuse an address temporarily (greylisting) or by mistake; after this many refusals it is final. */
const refusalsBelieved = 3
/** About three days with an attempt every ten minutes. */
const triesAtMost = 430

/** When to retry after this many attempts; undefined gives up. */
export function delayAfter(attempts: number, refusedForGood: boolean): number | undefined {
  if (attempts >= (refusedForGood ? refusalsBelieved : triesAtMost)) return undefined
  return Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
}
