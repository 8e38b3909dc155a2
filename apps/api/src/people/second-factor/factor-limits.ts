import { days, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { failureLimit } from '../../platform/http/failure-limit.ts'
import type { Refusal } from '../../platform/http/refusal.ts'

export interface FactorLimits {
  /** Before the answer is compared: parallel guesses share the limit. */
  take(userId: number, network: string, isCode: boolean): Promise<Refusal | undefined>
  /** The answer was right. */
  giveBack(userId: number, network: string, isCode: boolean): Promise<void>
}

/**
 * Wrong answers per account and network, and wrong codes per account in all: whoever knows the password and has many
 * networks gets 100 tries a day at a million codes. A passkey cannot be guessed, so it stays open to its owner.
 */
export function createFactorLimits(deps: ApiDeps): FactorLimits {
  const near = failureLimit(deps, { name: 'second-factor', hits: 10, seconds: minutes(15) / seconds(1) })
  const overall = failureLimit(deps, {
    name: 'second-factor-codes',
    hits: 100,
    seconds: days(1) / seconds(1),
  })
  return {
    async take(userId, network, isCode) {
      const refusal = await near.take(`${userId}:${network}`)
      if (refusal || !isCode) return refusal
      const refusedOverall = await overall.take(String(userId))
      if (refusedOverall) await near.giveBack(`${userId}:${network}`)
      return refusedOverall
    },
    async giveBack(userId, network, isCode) {
      await near.giveBack(`${userId}:${network}`)
      if (isCode) await overall.giveBack(String(userId))
    },
  }
}
