import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Transaction } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { eq, sql } from 'drizzle-orm'

/**
 * How many mails of campaigns may be queued now. None while a mail of the shop itself is due; never so many that what the
 * shop writes next would have to wait for them.
 */
export async function readPace(
  tx: Transaction,
  { batch, now, since }: { batch: number; now: Date; since: Date },
): Promise<number> {
  const { key, value } = settings
  const stored = await tx.select({ key, value }).from(settings).where(eq(key, 'campaignMailsPerHour'))
  const { rows } = await tx.execute<{ waiting: number; lately: number; others: boolean }>(sql`
    select
      (select count(*)::integer from outbox where state in ('pending', 'sending') and kind = 'campaign') as waiting,
      (select count(*)::integer from campaign_mails where queued_at > ${since.toISOString()}::timestamptz) as lately,
      exists (
        select from outbox where state in ('pending', 'sending') and kind <> 'campaign'
          and next_attempt_at <= ${now.toISOString()}::timestamptz
      ) as others`)
  const [found] = rows
  if (!found || found.others) return 0
  return Math.max(
    0,
    Math.min(batch - found.waiting, readSettings(stored).campaignMailsPerHour - found.lately),
  )
}
