import type { FieldCode } from './issue-message.ts'
import type { SignInChallenge } from './sign-in-challenge.ts'

/** The closed list of refusals (platform.md#errors). Clients tell 401 and 403 apart by `name`. */
export const errorCodes = {
  malformed: { status: 400, name: 'BadRequestError' },
  unauthenticated: { status: 401, name: 'Error' },
  badCredentials: { status: 401, name: 'Error' },
  secondFactorRequired: { status: 401, name: 'Error' },

  badFactor: { status: 401, name: 'Error' },
  secondFactorMissing: { status: 403, name: 'ForbiddenError' },
  confirmationRequired: { status: 403, name: 'ForbiddenError' },
  notActivated: { status: 403, name: 'ForbiddenError' },
  forbidden: { status: 403, name: 'UnauthorizedError' },
  notFound: { status: 404, name: 'NotFoundError' },
  conflict: { status: 409, name: 'ConflictError' },
  staleVersion: { status: 409, name: 'ConflictError' },
  outOfStock: { status: 409, name: 'ConflictError' },
  unusualPrice: { status: 409, name: 'ConflictError' },
  unusualRate: { status: 409, name: 'ConflictError' },
  priceChanged: { status: 409, name: 'ConflictError' },
  emptyCart: { status: 409, name: 'ConflictError' },
  chooseVariant: { status: 409, name: 'ConflictError' },
  cartFull: { status: 409, name: 'ConflictError' },
  cartLinksFull: { status: 409, name: 'ConflictError' },
  promotionRefused: { status: 409, name: 'ConflictError' },
  unpaid: { status: 409, name: 'ConflictError' },
  discountTooHigh: { status: 409, name: 'ConflictError' },
  dayClosed: { status: 409, name: 'ConflictError' },
  unpaidLimit: { status: 409, name: 'ConflictError' },
  noPrice: { status: 409, name: 'ConflictError' },
  noAddress: { status: 409, name: 'ConflictError' },
  notDelivered: { status: 409, name: 'ConflictError' },
  deliveryMinimum: { status: 409, name: 'ConflictError' },
  methodUnavailable: { status: 409, name: 'ConflictError' },
  businessCash: { status: 409, name: 'ConflictError' },
  noTransferAccount: { status: 409, name: 'ConflictError' },
  orderClosed: { status: 409, name: 'ConflictError' },
  alreadyDelivered: { status: 409, name: 'ConflictError' },
  notAssigned: { status: 409, name: 'ConflictError' },
  codeLocked: { status: 409, name: 'ConflictError' },
  codeUsed: { status: 409, name: 'ConflictError' },
  principalAddress: { status: 409, name: 'ConflictError' },
  addressBookFull: { status: 409, name: 'ConflictError' },
  reviewExists: { status: 409, name: 'ConflictError' },
  notDownloadable: { status: 409, name: 'ConflictError' },
  hardwareIdSent: { status: 409, name: 'ConflictError' },
  lastFactor: { status: 409, name: 'ConflictError' },
  notReturnable: { status: 409, name: 'ConflictError' },
  returnUnits: { status: 409, name: 'ConflictError' },
  refundTooHigh: { status: 409, name: 'ConflictError' },
  creditTooLow: { status: 409, name: 'ConflictError' },
  creditHolder: { status: 409, name: 'ConflictError' },
  rateChanged: { status: 409, name: 'ConflictError' },
  noRate: { status: 409, name: 'ConflictError' },
  invoiced: { status: 409, name: 'ConflictError' },
  serialTaken: { status: 409, name: 'ConflictError' },
  serialMismatch: { status: 409, name: 'ConflictError' },
  quoteClosed: { status: 409, name: 'ConflictError' },
  tooLarge: { status: 413, name: 'PayloadTooLargeError' },
  unsupportedType: { status: 415, name: 'UnsupportedMediaTypeError' },
  wrongCode: { status: 422, name: 'UnprocessableEntityError' },
  badCode: { status: 422, name: 'UnprocessableEntityError' },
  challengeExpired: { status: 422, name: 'UnprocessableEntityError' },
  invalid: { status: 422, name: 'UnprocessableEntityError' },
  tooMany: { status: 429, name: 'TooManyRequestsError' },
  internal: { status: 500, name: 'InternalServerError' },
  overloaded: { status: 503, name: 'ServiceUnavailableError' },
  unavailable: { status: 503, name: 'ServiceUnavailableError' },
} as const satisfies Record<string, { status: number; name: string }>

export type ErrorCode = keyof typeof errorCodes

/**
 * Refusals of an API key (people.md#api-keys). Apart from the others: only programs get them, so that the shop's scripts need
 * neither codes nor texts.
 */
export const keyErrorCodes = {
  keyMalformed: { status: 401, name: 'Error' },
  keyUnknown: { status: 401, name: 'Error' },
  keyExpired: { status: 401, name: 'Error' },
  keyRevoked: { status: 401, name: 'Error' },
  keySuspended: { status: 401, name: 'Error' },
  keyWrongNetwork: { status: 403, name: 'ForbiddenError' },
  keyLacksPermission: { status: 403, name: 'ForbiddenError' },
  keyNotAccepted: { status: 403, name: 'ForbiddenError' },
} as const satisfies Record<string, { status: number; name: string }>

export type KeyErrorCode = keyof typeof keyErrorCodes

/** Everything that a route may refuse with. */
export type RefusalCode = ErrorCode | KeyErrorCode

export function isKeyErrorCode(code: RefusalCode): code is KeyErrorCode {
  return Object.hasOwn(keyErrorCodes, code)
}

export interface WireError {
  statusCode: number
  name: string
  code: ErrorCode
  /** Spanish; can be shown to customers. */
  message: string
  /** Spanish messages by field name. */
  fields?: Record<string, string> | undefined
  /** The same as codes, for other languages and programs. */
  fieldCodes?: Record<string, FieldCode> | undefined
  /** Values for the texts of the codes: the maximum of `maxLength`. */
  fieldValues?: Record<string, { max: number }> | undefined
  /** Values for the translated message, such as the name of the product that is out of stock. */
  values?: Record<string, string | number> | undefined
  /** Of `secondFactorRequired`: how the sign-in goes on. */
  secondFactor?: SignInChallenge | undefined
  /** Seconds, as in the header Retry-After. */
  retryAfter?: number | undefined
  requestId?: string | undefined
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code)
}
