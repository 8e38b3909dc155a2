import type { ErrorCode } from '@tecnoclick/contract/error-codes'

/** An expected "no": a value that use cases return and routes turn into an answer. Bugs are thrown. */
export interface Refusal {
  readonly refused: ErrorCode
  readonly fields?: Record<string, string>
  /** What the message of this code leaves open, such as `{name}`. */
  readonly values?: Record<string, string | number>
  readonly retryAfterSeconds?: number
}

export function refuse(code: ErrorCode, detail: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...detail }
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}
