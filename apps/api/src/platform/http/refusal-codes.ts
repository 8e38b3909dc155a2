import { errorCodes, keyErrorCodes, type RefusalCode } from '@tecnoclick/contract/platform/error-codes'

/** The status and name of everything that a route may refuse with. */
export const refusalCodes = { ...errorCodes, ...keyErrorCodes }

export const allRefusalCodes = Object.keys(refusalCodes) as RefusalCode[]
