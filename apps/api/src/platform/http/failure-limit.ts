import type { Transaction } from '@tecnoclick/database/connect'
import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq, gt, gte } from 'drizzle-orm'
import type { ApiDeps } from '../deps.ts'
import { takeFromBucket } from './rate-limit.ts'
import { type Refusal, refuse } from './refusal.ts'

/** A rate limit that counts failures only. */
export interface FailureLimit {
  /** Counts nothing. */
  refusalFor(who: string): Promise<Refusal | undefined>
  count(who: string): Promise<void>
  forget(tx: Transaction, who: string): Promise<void>
}

export function failureLimit(
  { database: { db }, now, rateLimitFactor }: Pick<ApiDeps, 'database' | 'now' | 'rateLimitFactor'>,
  limit: { name: string; hits: number; seconds: number },
): FailureLimit {
  const hits = Math.max(1, Math.floor(limit.hits * rateLimitFactor))
  const keyOf = (who: string) => `${limit.name}:${who}`.slice(0, 400)
  return {
    async refusalFor(who) {
      const [full] = await db
        .select({ resetsAt: rateBuckets.resetsAt })
        .from(rateBuckets)
        .where(
          and(eq(rateBuckets.key, keyOf(who)), gte(rateBuckets.hits, hits), gt(rateBuckets.resetsAt, now())),
        )
      if (!full) return undefined
      const left = (full.resetsAt.getTime() - now().getTime()) / seconds(1)
      return refuse('tooMany', { retryAfterSeconds: Math.max(1, left) })
    },
    async count(who) {
      await takeFromBucket(db, { key: keyOf(who), hits, seconds: limit.seconds }, now())
    },
    async forget(tx, who) {
      await tx.delete(rateBuckets).where(eq(rateBuckets.key, keyOf(who)))
    },
  }
}
