import type { RefusalCode } from '@tecnoclick/contract/platform/error-codes'
import type { FieldIssue } from '@tecnoclick/contract/platform/issue-message'
import type { SignInChallenge } from '@tecnoclick/contract/platform/sign-in-challenge'
import {
  type Refusal as AnyRefusal,
  isRefusal as isAnyRefusal,
  refuse as refuseAny,
} from '@tecnoclick/domain/platform/refusal'

/** An expected error that routes can turn into a response: its codes are those of the contract. Bugs are thrown. */
export type Refusal = AnyRefusal<RefusalCode, FieldIssue, SignInChallenge>

type Detail = Pick<Refusal, 'fields' | 'values' | 'retryAfterSeconds' | 'secondFactor'>

export function refuse(code: RefusalCode, detail: Detail = {}): Refusal {
  return refuseAny<RefusalCode, FieldIssue, SignInChallenge>(code, detail)
}

/** Whoever can return a refusal of `domain` is typed as one of the contract's codes, or does not compile. */
export function isRefusal(outcome: unknown): outcome is Refusal {
  return isAnyRefusal(outcome)
}
