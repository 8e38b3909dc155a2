import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from './bindings.ts'
import { clientNetwork } from './client-network.ts'
import { type Refusal, refuse } from './refusal.ts'
import { takeFromBucket } from './take-from-bucket.ts'

/** So many hits in so many seconds, counted in PostgreSQL because several processes serve one shop. */
export interface RateLimit<Body = unknown> {
  name: string
  hits: number
  seconds: number
  /** Who is counted; `undefined` counts nobody. By default the visitor's network. */
  by?(context: ApiContext, body: Body): string | undefined
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
    const { refusedFor } = await takeFromBucket(database.db, bucket, now())
    if (refusedFor > 0) return refuse('tooMany', { retryAfterSeconds: refusedFor })
  }
  return undefined
}
