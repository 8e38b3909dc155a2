import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { recordBounce } from './record-bounce.ts'

const batch = 500

/** What mail servers refused while it was handed over, without a report that comes back. */
export async function countRefused(db: Drizzle, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: number; reason: string | null }>(sql`
    select m.id, o.last_error as reason from outbox as o join campaign_mails as m on m.outbox_id = o.id
    where o.state = 'failed' and o.kind = 'campaign' and m.bounced_at is null order by m.id limit ${batch}`)
  for (const { id, reason } of rows) await recordBounce(db, { id, reason: reason ?? '', now })
}
