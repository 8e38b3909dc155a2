import { createHash, randomBytes } from 'node:crypto'
import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import {
  bitsAfter,
  type Challenge,
  challengeText,
  isCurrentChallenge,
  isProof,
} from '@tecnoclick/domain/platform/proof-of-work'
import { and, gt, inArray } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { giveBackToBucket, takeFromBucket } from '../../platform/http/rate-limit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** What is tried at the gate. */
interface GuardedAttempt {
  email: string
  network: string
  proof?: string | undefined
}

/**
 * Guards against passwords being tried on many accounts (platform.md#rate-limits). Beyond so many failures of a network, or
 * of all networks together, an attempt needs a proof of work or one of a few places a minute. Nobody is locked out: a whole
 * town may share the address of the attacker.
 */
export interface SignInGate {
  guard(attempt: GuardedAttempt): GuardOfAttempt
}

/** Of one attempt: a proof or a place is taken once. */
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
const unprovenPerMinute = 4
const proofMemory = minutes(10) / seconds(1)

const keys = { all: 'sign-in-all', network: (network: string) => `sign-in-network:${network}` }

export function createSignInGate({
  database: { db },
  now,
  rateLimitFactor,
}: Pick<ApiDeps, 'database' | 'now' | 'rateLimitFactor'>): SignInGate {
  const limitOf = (hits: number) => Math.max(1, Math.floor(hits * rateLimitFactor))
  const limits = { network: limitOf(networkFailures), all: limitOf(allFailures) }

  /** Undefined while neither limit is reached. */
  function bitsFor(ofNetwork: number, ofAll: number): number | undefined {
    if (ofNetwork < limits.network && ofAll < limits.all) return undefined
    return bitsAfter(ofNetwork, limits.network)
  }

  async function readBits(network: string): Promise<number | undefined> {
    const rows = await db
      .select({ key: rateBuckets.key, hits: rateBuckets.hits })
      .from(rateBuckets)
      .where(
        and(inArray(rateBuckets.key, [keys.all, keys.network(network)]), gt(rateBuckets.resetsAt, now())),
      )
    const hitsOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.hits ?? 0
    return bitsFor(hitsOf(keys.network(network)), hitsOf(keys.all))
  }

  /** One statement for each limit; the attempt itself is not one of the failures before it. */
  async function countFailure(network: string): Promise<number | undefined> {
    const failuresBefore = async (key: string) =>
      (await takeFromBucket(db, { key, hits: 0, seconds: window }, now())).hits - 1
    return bitsFor(await failuresBefore(keys.network(network)), await failuresBefore(keys.all))
  }

  async function isProven({ email, proof = '' }: GuardedAttempt, bits: number): Promise<boolean> {
    const text = proof.split(':', 1)[0] ?? ''
    if (!isCurrentChallenge(text, now().getTime()) || !isProof(proof, { text, bits }, email)) return false
    const digest = createHash('sha256').update(`${proof}:${email}`).digest('base64url')
    const used = { key: `sign-in-proof:${digest}`, hits: 1, seconds: proofMemory }
    return (await takeFromBucket(db, used, now())).refusedFor === 0
  }

  async function refusalFor(attempt: GuardedAttempt, bits: number): Promise<Refusal | undefined> {
    if (await isProven(attempt, bits)) return undefined
    const places = {
      key: `sign-in-unproven:${attempt.network}`,
      hits: limitOf(unprovenPerMinute),
      seconds: minutes(1) / seconds(1),
    }
    const { refusedFor } = await takeFromBucket(db, places, now())
    return refusedFor === 0
      ? undefined
      : refuse('tooMany', { retryAfterSeconds: refusedFor, challenge: newChallenge(bits) })
  }

  function newChallenge(bits: number): Challenge {
    return { text: challengeText(now().getTime(), randomBytes(9).toString('base64url')), bits }
  }

  return {
    guard(attempt) {
      const { network } = attempt
      let hasPassed = false
      async function judge(bits: number | undefined): Promise<Refusal | undefined> {
        if (hasPassed || bits === undefined) return undefined
        const refusal = await refusalFor(attempt, bits)
        hasPassed = refusal === undefined
        return refusal
      }
      async function giveBack(): Promise<void> {
        // One after the other: two rows in one statement could be locked in either order.
        for (const key of [keys.network(network), keys.all]) await giveBackToBucket(db, key)
      }
      return {
        refusal: async () => judge(await readBits(network)),
        async take() {
          const refusal = await judge(await countFailure(network))
          if (refusal) await giveBack()
          return refusal
        },
        giveBack,
      }
    },
  }
}
