import type { BounceOutcome } from '@tecnoclick/contract/site/campaigns/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { bounceReason, isGone } from '@tecnoclick/domain/site/bounce'
import { sql } from 'drizzle-orm'

interface Bounce {
  /** Of the mail of a campaign. */
  id: number
  reason: string
  status?: string | undefined
  now: Date
}

/** Counted once. An address that is gone gets nothing more until its owner confirms it again; one that was since does. */
export async function recordBounce(db: Drizzle, { id, reason, status, now }: Bounce): Promise<BounceOutcome> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ found: number; stopped: number }>(sql`
    with bounced as (
      update campaign_mails set bounced_at = coalesce(bounced_at, ${at}) where id = ${id} and queued_at is not null
      returning subscriber_id, queued_at
    ), stopped as (
      update newsletter_subscribers as s set bounced_at = ${at}, bounce_reason = ${bounceReason(reason)}
      from bounced as b
      where ${isGone(reason, status)} and s.id = b.subscriber_id and s.bounced_at is null and s.confirmed_at <= b.queued_at
      returning s.id
    )
    select (select count(*)::integer from bounced) as found, (select count(*)::integer from stopped) as stopped`)
  const [{ found, stopped } = { found: 0, stopped: 0 }] = rows
  if (found === 0) return 'unknown'
  return stopped > 0 ? 'stopped' : 'counted'
}
