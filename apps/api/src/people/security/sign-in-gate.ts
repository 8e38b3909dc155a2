import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { and, gt, inArray } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { giveBackToBucket, takeFromBucket } from '../../platform/http/rate-limit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/**
 * Guards against passwords being tried on many accounts (platform.md#rate-limits). Beyond so many failures of a network, or
 * of all networks together, an attempt needs one of a few places a minute. Nobody is locked out: a whole town may share
 * the address of the attacker, and a right password keeps no place.
 */
export interface SignInGate {
  guard(network: string): GuardOfAttempt
}

/** Of one attempt: a place is taken once. */
interface GuardOfAttempt {
  /** Counts nothing. */
  refusal(): Promise<Refusal | undefined>
  /** Counts a failure before the password is compared: parallel guesses would all pass before the first one counts. */
  take(): Promise<Refusal | undefined>
  /** The password was right, or was not compared. */
  giveBack(): Promise<void>
}

const window = minutes(15) / seconds(1)
const networkFailures = 20
const allFailures = 500
const placesPerMinute = 4

const keys = {
  all: 'sign-in-all',
  network: (network: string) => `sign-in-network:${network}`,
  places: (network: string) => `sign-in-places:${network}`,
}

export function createSignInGate({
  database: { db },
  now,
  rateLimitFactor,
}: Pick<ApiDeps, 'database' | 'now' | 'rateLimitFactor'>): SignInGate {
  const limitOf = (hits: number) => Math.max(1, Math.floor(hits * rateLimitFactor))
  const limits = { network: limitOf(networkFailures), all: limitOf(allFailures) }
  const isReached = (ofNetwork: number, ofAll: number) => ofNetwork >= limits.network || ofAll >= limits.all

  async function readIsReached(network: string): Promise<boolean> {
    const rows = await db
      .select({ key: rateBuckets.key, hits: rateBuckets.hits })
      .from(rateBuckets)
      .where(
        and(inArray(rateBuckets.key, [keys.all, keys.network(network)]), gt(rateBuckets.resetsAt, now())),
      )
    const hitsOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.hits ?? 0
    return isReached(hitsOf(keys.network(network)), hitsOf(keys.all))
  }

  /** One statement for each limit; the attempt itself is not one of the failures before it. */
  async function countFailure(network: string): Promise<boolean> {
    const failuresBefore = async (key: string) =>
      (await takeFromBucket(db, { key, hits: 0, seconds: window }, now())).hits - 1
    return isReached(await failuresBefore(keys.network(network)), await failuresBefore(keys.all))
  }

  return {
    guard(network) {
      let hasPlace = false
      async function takePlace(): Promise<Refusal | undefined> {
        if (hasPlace) return undefined
        const places = { key: keys.places(network), hits: limitOf(placesPerMinute), seconds: 60 }
        const { refusedFor } = await takeFromBucket(db, places, now())
        hasPlace = refusedFor === 0
        return hasPlace ? undefined : refuse('tooMany', { retryAfterSeconds: refusedFor })
      }
      async function giveBack(): Promise<void> {
        // One after the other: rows in one statement could be locked in either order.
        for (const key of [keys.network(network), keys.all]) await giveBackToBucket(db, key)
        if (hasPlace) await giveBackToBucket(db, keys.places(network))
      }
      return {
        refusal: async () => ((await readIsReached(network)) ? takePlace() : undefined),
        async take() {
          const refusal = (await countFailure(network)) ? await takePlace() : undefined
          if (refusal) await giveBack()
          return refusal
        },
        giveBack,
      }
    },
  }
}
