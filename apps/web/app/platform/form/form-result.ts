import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import type { Translate, TranslateAll } from '@tecnoclick/messages/translate'
import { data } from 'react-router'

/** Of a cart alone: their texts name the product. */
type CartFailure = 'outOfStock' | 'unpaidLimit'

/**
 * Why a form was refused. `noAnswer` is no code of the API: the connection broke, and the form may have arrived.
 */
export type Failure = Exclude<ErrorCode, CartFailure> | 'noAnswer'

/** Another attempt may succeed. */
export const transientFailures: ReadonlySet<Failure> = new Set(['noAnswer', 'unavailable', 'overloaded'])

export type FieldErrors = Readonly<Record<string, string>>

export type FieldValues = Readonly<Record<string, string>>

/** What an action returns for a form that it did not accept. */
export interface FormResult {
  errors?: FieldErrors
  /** Why the whole form was refused. */
  failure?: Failure
  /** Offline: the request is queued in this browser and is sent when the connection is back. */
  queued?: true
  /** The answer was lost: the page stays as it is, and `PendingNotices` says what becomes of it. */
  unanswered?: true
  /** What had been typed, without passwords, to fill the fields again after a post without script. */
  values?: FieldValues
}

export function failureOf(code: ErrorCode): Failure {
  return code === 'outOfStock' || code === 'unpaidLimit' ? 'conflict' : code
}

/** In the visitor's language; the API's own message is Spanish. */
export function failureText(t: Translate, failure: Failure): string {
  // Calls of pages with front texts get none of the other codes.
  const translate = t as TranslateAll
  return translate(`errors.${failure}`)
}

/** A refusal is a 422: nothing has changed, so the router does not revalidate. */
export function formResponse<Result extends FormResult>(result: Result) {
  const isRefused = result.errors !== undefined || result.failure !== undefined
  return data(result, { status: isRefused ? 422 : 200 })
}
