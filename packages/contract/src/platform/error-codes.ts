import type { FieldCode } from './issue-message.ts'

/** The closed list of refusals (platform.md#errors). Clients tell 401 and 403 apart by `name`. */
export const errorCodes = {
  malformed: { status: 400, name: 'BadRequestError' },
  unauthenticated: { status: 401, name: 'Error' },
  badCredentials: { status: 401, name: 'Error' },
  notActivated: { status: 403, name: 'ForbiddenError' },
  forbidden: { status: 403, name: 'UnauthorizedError' },
  notFound: { status: 404, name: 'NotFoundError' },
  conflict: { status: 409, name: 'ConflictError' },
  staleVersion: { status: 409, name: 'ConflictError' },
  outOfStock: { status: 409, name: 'ConflictError' },
  priceChanged: { status: 409, name: 'ConflictError' },
  emptyCart: { status: 409, name: 'ConflictError' },
  cartFull: { status: 409, name: 'ConflictError' },
  unpaidLimit: { status: 409, name: 'ConflictError' },
  noPrice: { status: 409, name: 'ConflictError' },
  noAddress: { status: 409, name: 'ConflictError' },
  codeUsed: { status: 409, name: 'ConflictError' },
  principalAddress: { status: 409, name: 'ConflictError' },
  addressBookFull: { status: 409, name: 'ConflictError' },
  reviewExists: { status: 409, name: 'ConflictError' },
  notDownloadable: { status: 409, name: 'ConflictError' },
  hardwareIdSent: { status: 409, name: 'ConflictError' },
  quoteClosed: { status: 409, name: 'ConflictError' },
  tooLarge: { status: 413, name: 'PayloadTooLargeError' },
  unsupportedType: { status: 415, name: 'UnsupportedMediaTypeError' },
  badCode: { status: 422, name: 'UnprocessableEntityError' },
  invalid: { status: 422, name: 'UnprocessableEntityError' },
  tooMany: { status: 429, name: 'TooManyRequestsError' },
  internal: { status: 500, name: 'InternalServerError' },
  overloaded: { status: 503, name: 'ServiceUnavailableError' },
  unavailable: { status: 503, name: 'ServiceUnavailableError' },
} as const satisfies Record<string, { status: number; name: string }>

export type ErrorCode = keyof typeof errorCodes

export interface WireError {
  statusCode: number
  name: string
  code: ErrorCode
  /** Spanish, fit for a customer. */
  message: string
  /** What is wrong with each input, by its name, in Spanish. */
  fields?: Record<string, string> | undefined
  /** The same as codes, for other languages and programs. */
  fieldCodes?: Record<string, FieldCode> | undefined
  /** Values for the texts of the codes: the maximum of `maxLength`. */
  fieldValues?: Record<string, { max: number }> | undefined
  /** What the sentence names, for those who say it in another language: the product that is out of stock. */
  values?: Record<string, string | number> | undefined
  requestId?: string | undefined
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code)
}
