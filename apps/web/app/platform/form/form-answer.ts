import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import type { Translate } from '@tecnoclick/messages/translate'

/** Refusals of the forms here; only a cart is ever out of stock. */
export type Failure = Exclude<ErrorCode, 'outOfStock'>

export type FieldErrors = Readonly<Record<string, string>>

/** What an action says of a form that it did not accept. */
export interface FormAnswer {
  errors?: FieldErrors
  /** Why the whole was refused. */
  failure?: Failure
  /** There is no line: it waits in this browser and is sent when there is one. */
  queued?: true
  /** For the fields of a page that was posted as a document: what had been typed, passwords excepted. */
  values?: FieldValues
}

export type FieldValues = Readonly<Record<string, string>>

export function failureOf(code: ErrorCode): Failure {
  return code === 'outOfStock' ? 'conflict' : code
}

/** In the visitor's language; the API's own sentence is Spanish. */
export function failureText(t: Translate, failure: Failure): string {
  return t(`errors.${failure}`)
}
