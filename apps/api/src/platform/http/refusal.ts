import type { RefusalCode } from '@tecnoclick/contract/platform/error-codes'
import type { FieldIssue } from '@tecnoclick/contract/platform/issue-message'
import type { SignInChallenge } from '@tecnoclick/contract/platform/sign-in-challenge'

/** A symbol, so that no JSON body can imitate a refusal. */
const ours = Symbol('refusal')

/** An expected error: a value that use cases return and routes turn into a response. Bugs are thrown. */
export interface Refusal {
  readonly [ours]: true
  readonly refused: RefusalCode
  /** The error code of each input field, or a text if no code fits. */
  readonly fields?: Record<string, FieldIssue | string>
  /** Values for the placeholders of the message, such as `{name}`. */
  readonly values?: Record<string, string | number>
  readonly retryAfterSeconds?: number
  /** Of `secondFactorRequired`. */
  readonly secondFactor?: SignInChallenge
}

export function refuse(code: RefusalCode, detail: Omit<Refusal, 'refused' | typeof ours> = {}): Refusal {
  return { [ours]: true, refused: code, ...detail }
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && ours in outcome
}
