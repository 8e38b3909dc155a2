import { ApiError } from '@tecnoclick/contract/platform/client'
import type { ErrorCode, WireError } from '@tecnoclick/contract/platform/error-codes'
import { errorCodes, isErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { es } from '@tecnoclick/messages/tables/es'
import { HttpError } from 'ra-core'
import { NetworkError } from './office-client.ts'

type Operation = 'read' | 'save'

/** What ra-core's forms and hooks expect: `errors` by field, or `root` for the form as a whole. */
export interface HttpErrorBody {
  code: ErrorCode
  /** A refused read may lead to the sign-in page; a refused save stays in the form. */
  operation: Operation
  errors: Record<string, string> | { root: { serverError: string; code: ErrorCode } }
  values?: WireError['values']
  requestId?: string | undefined
}

/** Why a save did not happen, for `SaveError`. */
export interface Refusal {
  message: string
  code?: ErrorCode | undefined
}

export function refusalOf({ message, body }: HttpError): Refusal {
  return { message, code: body?.code }
}

/** Turns a refusal of the API or a lost connection into ra-core's HttpError. Anything else is a bug: returned as it is. */
export function toHttpError(error: unknown, operation: Operation): unknown {
  if (error instanceof ApiError) return httpError(error.detail, operation)
  return error instanceof NetworkError ? httpError(noConnection, operation) : error
}

/** Like `toHttpError`, but rethrows what is not a refusal. */
export function requireHttpError(error: unknown, operation: Operation): HttpError {
  const converted = toHttpError(error, operation)
  if (!(converted instanceof HttpError)) throw converted
  return converted
}

/** Awaits a call of the API and rejects with an HttpError. */
export async function withHttpErrors<T>(call: Promise<T>, operation: Operation): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw toHttpError(error, operation)
  }
}

export function isStaleVersion(error: unknown): error is HttpError {
  return error instanceof HttpError && error.body?.code === 'staleVersion'
}

/** The text to show beside a field that was saved on its own. Rethrows what is not a refusal. */
export function fieldError(error: unknown, field: string): string {
  if (!(error instanceof HttpError)) throw error
  const { errors = {} } = error.body ?? {}
  return errors[field] ?? Object.values(errors).find((reason) => typeof reason === 'string') ?? error.message
}

/** Reads the error of a response that the contract's client did not fetch. A proxy's response has no error of ours. */
export function readWireError(statusCode: number, body: unknown): WireError {
  const { error } = (body ?? {}) as { error?: WireError }
  if (error && isErrorCode(error.code)) return error
  return { statusCode, name: errorCodes.unavailable.name, code: 'unavailable', message: '' }
}

const noConnection = {
  statusCode: 0,
  name: '',
  code: 'unavailable',
  message: office.errors.offline,
} as const

function httpError(refusal: WireError, operation: Operation): HttpError {
  const { code, statusCode, fields, values, requestId } = refusal
  const message = messageOf(refusal, operation)
  const errors = fields ? withTexts(fields) : { root: { serverError: message, code } }
  const body: HttpErrorBody = { code, operation, errors, values, requestId }
  return new HttpError(message, statusCode, body)
}

function messageOf({ code, message, values }: WireError, operation: Operation): string {
  // The shop says it as the documents quote it.
  if (code === 'outOfStock' && values?.name !== undefined)
    return fillText(office.errors.outOfStock, { name: values.name })
  if (code === 'unauthenticated' && operation === 'save') return office.form.sessionEnded
  // A proxy's response has no message.
  return message || es.errors[code]
}

/** The API may name a field without a reason: then the value itself is refused. */
function withTexts(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, reason]) => [name, reason || office.form.invalidValue]),
  )
}
