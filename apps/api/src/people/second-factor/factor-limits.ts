import { days, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { failureLimit } from '../../platform/http/failure-limit.ts'
import type { Refusal } from '../../platform/http/refusal.ts'

export interface FactorLimits {
  refusalFor(userId: number, network: string, isCode: boolean): Promise<Refusal | undefined>
  count(userId: number, network: string, isCode: boolean): Promise<void>
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
    async refusalFor(userId, network, isCode) {
      const refusal = await near.refusalFor(`${userId}:${network}`)
      return refusal ?? (isCode ? overall.refusalFor(String(userId)) : undefined)
    },
    async count(userId, network, isCode) {
      await near.count(`${userId}:${network}`)
      if (isCode) await overall.count(String(userId))
    },
  }
}
