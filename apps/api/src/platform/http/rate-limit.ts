import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { ApiDeps } from '../deps.ts'
import { inBatches, type JobDeps } from '../jobs/job.ts'
import type { ApiContext } from './bindings.ts'
import { clientNetwork } from './client-network.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Hits per time window, counted in PostgreSQL because several processes serve one shop. */
export interface RateLimit<Body = unknown> {
  name: string
  hits: number
  seconds: number
  /** The key to count by; `undefined` does not count. By default the visitor's network. */
  by?(context: ApiContext, body: Body): string | undefined
}

/** For `by`: counts by the account of the session. */
export function byAccount(context: ApiContext): string {
  return String(context.get('session')?.viewer.id)
}

export async function takeFromLimits(
  limits: readonly RateLimit[],
  c: ApiContext,
  body: unknown,
  { database, now, rateLimitFactor }: ApiDeps,
): Promise<Refusal | undefined> {
  for (const { name, hits, seconds, by } of limits) {
    const who = by ? by(c, body) : clientNetwork(c.env.clientAddress)
    if (who === undefined) continue
    const bucket = { key: `${name}:${who}`, hits: hits * rateLimitFactor, seconds }
    const { refusedFor } = await takeFromBucket(database.db, bucket, now(), { waitsForDisk: false })
    if (refusedFor > 0) return refuse('tooMany', { retryAfterSeconds: refusedFor })
  }
  return undefined
}

export interface Bucket {
  key: string
  hits: number
  seconds: number
}

/** Counts a hit and returns for how many seconds the caller is refused (0 means allowed). One atomic statement. */
export async function takeFromBucket(
  db: Drizzle | Transaction,
  bucket: Bucket,
  now: Date,
  { waitsForDisk = true }: { waitsForDisk?: boolean } = {},
): Promise<{ refusedFor: number; hits: number }> {
  const resetsAt = new Date(now.getTime() + seconds(bucket.seconds))
  const [row] = await db
    .insert(rateBuckets)
    .values({ key: bucket.key.slice(0, 400), hits: 1, windowStartedAt: now, resetsAt })
    .onConflictDoUpdate({
      target: rateBuckets.key,
      set: countHit(now),
    })
    .returning({
      hits: rateBuckets.hits,
      resetsAt: rateBuckets.resetsAt,
      // Without waiting, a crash may forget the hits of its last second. Never in a transaction with other work.
      ...(!waitsForDisk && { commit: sql`set_config('synchronous_commit', 'off', true)` }),
    })
  const hits = row?.hits ?? 0
  if (!row || hits <= bucket.hits) return { refusedFor: 0, hits }
  return { refusedFor: Math.max(1, (row.resetsAt.getTime() - now.getTime()) / seconds(1)), hits }
}

/** Takes a counted hit back. */
export async function giveBackToBucket(db: Drizzle, key: string): Promise<void> {
  await db
    .update(rateBuckets)
    .set({ hits: sql`${rateBuckets.hits} - 1` })
    .where(and(eq(rateBuckets.key, key), gt(rateBuckets.hits, 0)))
}

export function isBucketOver(now: Date): SQL {
  return sql`${rateBuckets.resetsAt} <= ${now.toISOString()}::timestamptz`
}

/** Of an upsert: one more hit, or the first one of a new window. */
export function countHit(now: Date) {
  const isOver = isBucketOver(now)
  return {
    hits: sql`case when ${isOver} then 1 else ${rateBuckets.hits} + 1 end`,
    windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${rateBuckets.windowStartedAt} end`,
    resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateBuckets.resetsAt} end`,
  }
}

export async function purgeRateBuckets({ database: { db }, log, now }: JobDeps): Promise<void> {
  const removed = await inBatches(async (limit) => {
    const isOver = lte(rateBuckets.resetsAt, now())
    const over = db.select({ key: rateBuckets.key }).from(rateBuckets).where(isOver).limit(limit)
    // Checked again in the delete: a new hit may have restarted the bucket in between.
    const { rowCount } = await db.delete(rateBuckets).where(and(inArray(rateBuckets.key, over), isOver))
    return rowCount ?? 0
  })
  if (removed > 0) log.debug({ removed }, 'old rate buckets removed')
}
