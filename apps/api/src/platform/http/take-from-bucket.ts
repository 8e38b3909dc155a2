import type { Drizzle } from '@tecnoclick/database/connect'
import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { sql } from 'drizzle-orm'

export interface Bucket {
  key: string
  hits: number
  seconds: number
}

/** Counts one hit and tells for how many seconds the caller is refused; 0 lets it pass. One statement, so that no race slips through. */
export async function takeFromBucket(
  db: Drizzle,
  bucket: Bucket,
  now: Date,
): Promise<{ refusedFor: number }> {
  const resetsAt = new Date(now.getTime() + seconds(bucket.seconds))
  const isOver = sql`${rateBuckets.resetsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateBuckets)
    .values({ key: bucket.key.slice(0, 400), hits: 1, windowStartedAt: now, resetsAt })
    .onConflictDoUpdate({
      target: rateBuckets.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateBuckets.hits} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${rateBuckets.windowStartedAt} end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateBuckets.resetsAt} end`,
      },
    })
    .returning({ hits: rateBuckets.hits, resetsAt: rateBuckets.resetsAt })
  if (!row || row.hits <= bucket.hits) return { refusedFor: 0 }
  return { refusedFor: Math.max(1, (row.resetsAt.getTime() - now.getTime()) / seconds(1)) }
}
