import { ApiError } from '@tecnoclick/contract/platform/client'
import type { ErrorCode, WireError } from '@tecnoclick/contract/platform/error-codes'
import { es } from '@tecnoclick/messages/es'
import { office } from '@tecnoclick/messages/office'
import { HttpError } from 'ra-core'
import { NoAnswer } from './no-answer.ts'

type Doing = 'reading' | 'saving'

/** What ra-core's forms and hooks read: `errors` goes to the fields, or to the head of the form as `root`. */
export interface HttpErrorBody {
  code: ErrorCode
  /** A refused reading may lead to the entrance; a refused save leaves the form where it is. */
  doing: Doing
  errors: Record<string, string> | { root: { serverError: string; code: ErrorCode } }
  values?: WireError['values']
  requestId?: string | undefined
}

/** A refusal of the API, or a network that is away, as the error ra-core knows. Anything else is a bug and stays one. */
export function asHttpError(error: unknown, doing: Doing): unknown {
  if (error instanceof ApiError) return httpError(error.detail, doing)
  return error instanceof NoAnswer ? httpError(noAnswer, doing) : error
}

/** Waits for a call and tells its failure so. */
export async function telling<T>(call: Promise<T>, doing: Doing): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw asHttpError(error, doing)
  }
}

export function isStale(error: unknown): error is HttpError {
  return error instanceof HttpError && error.body?.code === 'staleVersion'
}

/** What to say beside a field that was sent alone; what is not a refusal is a bug and stays one. */
export function reasonFor(error: unknown, field: string): string {
  if (!(error instanceof HttpError)) throw error
  const { errors = {} } = error.body ?? {}
  return errors[field] ?? Object.values(errors).find((reason) => typeof reason === 'string') ?? error.message
}

const noAnswer = { statusCode: 0, name: '', code: 'unavailable', message: office.errors.offline } as const

function httpError(refusal: WireError, doing: Doing): HttpError {
  const { code, statusCode, fields, values, requestId } = refusal
  const message = messageOf(refusal, doing)
  const errors = fields ? named(fields) : { root: { serverError: message, code } }
  return new HttpError(message, statusCode, {
    code,
    doing,
    errors,
    values,
    requestId,
  } satisfies HttpErrorBody)
}

function messageOf({ code, message }: WireError, doing: Doing): string {
  if (code === 'unauthenticated' && doing === 'saving') return office.form.sessionEnded
  // A proxy that answers for the shop brings no text of ours.
  return message || es.errors[code]
}

/** Where the API names a field without a reason, the value itself is what it refuses. */
function named(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, reason]) => [name, reason || office.form.invalidValue]),
  )
}
