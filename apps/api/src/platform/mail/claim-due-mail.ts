import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import type { Channel } from '@tecnoclick/domain/platform/notices'
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { markSent } from './record-outcome.ts'

export type ClaimedMail = Pick<
  typeof outbox.$inferSelect,
  | 'id'
  | 'kind'
  | 'to'
  | 'subject'
  | 'orderIds'
  | 'html'
  | 'text'
  | 'facts'
  | 'secrets'
  | 'headers'
  | 'dedupeKey'
  | 'attempts'
  | 'channel'
  | 'refusedBy'
  | 'createdAt'
>

interface Claim {
  now: Date
  lease: number
  limit: number
  /** Delivered mails, recorded in the same statement to save a commit. */
  sent: ReadonlyMap<number, Channel>
}

/**
 * Claims up to `limit` due mails for one lease. `nextAttemptAt` moves to the end of the lease, so a mail whose worker
 * died is due again then. The attempt is counted here, not when it fails, and identifies the holder of the lease.
 */
export async function claimDueMail(db: Drizzle, { now, lease, limit, sent }: Claim): Promise<ClaimedMail[]> {
  const recorded = db.$with('recorded').as(markSent(db, sent, now).returning({ id: outbox.id }))
  const leaseUntil = new Date(now.getTime() + lease)
  // A WITH query that locks rows runs once; a sub-select could run again and lock more than `limit`.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          inArray(outbox.state, ['pending', 'sending']),
          lte(outbox.nextAttemptAt, now),
          notInArray(outbox.id, [...sent.keys()]),
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(recorded, due)
    .update(outbox)
    .set({
      state: 'sending',
      leaseUntil,
      nextAttemptAt: leaseUntil,
      attempts: sql`${outbox.attempts} + 1`,
      writtenAttempt: sql`${outbox.attempts} + 1`,
    })
    .from(due)
    .where(eq(outbox.id, due.id))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      to: outbox.to,
      subject: outbox.subject,
      orderIds: outbox.orderIds,
      html: outbox.html,
      text: outbox.text,
      facts: outbox.facts,
      secrets: outbox.secrets,
      headers: outbox.headers,
      dedupeKey: outbox.dedupeKey,
      attempts: outbox.attempts,
      channel: outbox.channel,
      refusedBy: outbox.refusedBy,
      createdAt: outbox.createdAt,
    })
}
