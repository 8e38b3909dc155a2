import type { Transaction } from '@tecnoclick/database/connect'
import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { ApiDeps } from '../deps.ts'
import { countHit, giveBackToBucket, isBucketOver } from './rate-limit.ts'
import { type Refusal, refuse } from './refusal.ts'

/**
 * A rate limit that counts failures only. An attempt is taken before it is checked and given back where it was right:
 * counted afterwards, parallel guesses would all pass before the first one counts.
 */
export interface FailureLimit {
  /** Counts nothing. */
  refusalFor(who: string): Promise<Refusal | undefined>
  /** One statement, so that of parallel attempts no more than the limit are allowed. */
  take(who: string): Promise<Refusal | undefined>
  giveBack(who: string): Promise<void>
  forget(tx: Transaction, who: string): Promise<void>
}

export function failureLimit(
  { database: { db }, now, rateLimitFactor }: Pick<ApiDeps, 'database' | 'now' | 'rateLimitFactor'>,
  limit: { name: string; hits: number; seconds: number },
): FailureLimit {
  const hits = Math.max(1, Math.floor(limit.hits * rateLimitFactor))
  const keyOf = (who: string) => `${limit.name}:${who}`.slice(0, 400)

  async function refusalFor(who: string): Promise<Refusal | undefined> {
    const [full] = await db
      .select({ resetsAt: rateBuckets.resetsAt })
      .from(rateBuckets)
      .where(
        and(eq(rateBuckets.key, keyOf(who)), gte(rateBuckets.hits, hits), gt(rateBuckets.resetsAt, now())),
      )
    if (!full) return undefined
    const left = (full.resetsAt.getTime() - now().getTime()) / seconds(1)
    return refuse('tooMany', { retryAfterSeconds: Math.max(1, left) })
  }

  return {
    refusalFor,
    async take(who) {
      const at = now()
      const resetsAt = new Date(at.getTime() + seconds(limit.seconds))
      const taken = await db
        .insert(rateBuckets)
        .values({ key: keyOf(who), hits: 1, windowStartedAt: at, resetsAt })
        .onConflictDoUpdate({
          target: rateBuckets.key,
          set: countHit(at),
          setWhere: sql`${rateBuckets.hits} < ${hits} or ${isBucketOver(at)}`,
        })
        .returning({ hits: rateBuckets.hits })
      if (taken.length > 0) return undefined
      // The window may have ended since; a second is long enough to ask again.
      return (await refusalFor(who)) ?? refuse('tooMany', { retryAfterSeconds: 1 })
    },
    giveBack: (who) => giveBackToBucket(db, keyOf(who)),
    async forget(tx, who) {
      await tx.delete(rateBuckets).where(eq(rateBuckets.key, keyOf(who)))
    },
  }
}
