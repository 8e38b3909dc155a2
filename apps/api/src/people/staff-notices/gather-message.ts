import type { Transaction } from '@tecnoclick/database/connect'
import { type NoticedRow, staffMessages } from '@tecnoclick/database/schema/people/staff-notices'
import { sql } from 'drizzle-orm'
import type { Target } from './read-targets.ts'

interface News {
  rows: readonly NoticedRow[]
  dueAt: Date
  now: Date
}

/** Adds to the message that waits for this target, or begins one. */
export async function gather(
  tx: Transaction,
  { userId, channel, deviceId }: Pick<Target, 'userId' | 'channel' | 'deviceId'>,
  { rows, dueAt, now }: News,
): Promise<void> {
  await tx.execute(sql`
    insert into staff_messages (user_id, channel, device_id, rows, state, next_attempt_at, created_at)
    values (${userId}, ${channel}, ${deviceId}, ${JSON.stringify(rows)}::jsonb, 'waiting',
      ${dueAt.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
    on conflict (user_id, channel, (coalesce(device_id, 0))) where state = 'waiting'
    do update set rows = ${staffMessages}.rows || excluded.rows`)
}
