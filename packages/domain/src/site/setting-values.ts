import { fileNamePattern } from '../platform/files.ts'

/** ISO weekdays: 1 is Monday, 7 is Sunday. Times are `HH:MM`. */
export type OpeningHours = { days: number[]; opens: string; closes: string }
export type Coordinates = { latitude: number; longitude: number }
export type TransferAccount = {
  account: string
  holder: string
  phone: string
  bank: string
  /** Text of this account's QR code; without it the setting `transferQrTemplate` is used. */
  qrTemplate?: string
}
/** Minor units by currency code; a missing currency has no amount. */
export type MoneyByCurrency = Record<string, number>

export const socialNetworks = ['facebook', 'instagram', 'telegram', 'whatsapp', 'x', 'youtube'] as const
export type SocialLink = { network: (typeof socialNetworks)[number]; url: string }

export const receiptPapers = ['sheet', 'roll80', 'roll58'] as const
export type ReceiptPaper = (typeof receiptPapers)[number]

export type Guard<T> = (value: unknown) => value is T

export const isText: Guard<string> = (value): value is string =>
  typeof value === 'string' && value.length <= 2000

/** One line that may be used in a mail header: no control characters, not empty. */
export const isLine: Guard<string> = (value): value is string =>
  isText(value) && value.trim() !== '' && value.length <= 200 && !/[\p{Cc}\u2028\u2029]/u.test(value)

export const isUrl: Guard<string> = (value): value is string =>
  isLine(value) && /^https?:\/\/[^\s"'<>]+$/.test(value)

export const isFileName: Guard<string> = (value): value is string =>
  isText(value) && fileNamePattern.test(value)

export const isCount: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000

/** Months, and days to return a product. */
export const longestProductWarranty = 120
export const longestReturnDays = 365

export const isUpTo =
  (longest: number): Guard<number> =>
  (value): value is number =>
    isCount(value) && value <= longest

/** Days; 0 keeps for good. Never so few that a slip of the hand empties the shop's records. */
export const isRetention: Guard<number> = (value): value is number =>
  isCount(value) && (value === 0 || (value >= 30 && value <= 3650))

export const isOneOf =
  <T extends string>(...allowed: T[]): Guard<T> =>
  (value): value is T =>
    allowed.some((candidate) => candidate === value)

export const orNull =
  <T>(accepts: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || accepts(value)

export const listOf =
  <T>(accepts: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= 50 && value.every(accepts)

/** A plain object with exactly these keys. */
export const recordOf =
  <T extends object>(fields: { [K in keyof T]: Guard<T[K]> }): Guard<T> =>
  (value): value is T => {
    if (!isPlainObject(value)) return false
    const entries: [string, Guard<unknown>][] = Object.entries(fields)
    return (
      Object.keys(value).length === entries.length &&
      entries.every(([key, accepts]) => Object.hasOwn(value, key) && accepts(value[key]))
    )
  }

export const byCurrency =
  <T>(accepts: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isPlainObject(value) &&
    Object.entries(value).every(([code, held]) => /^[A-Z]{3}$/.test(code) && accepts(held))

export const isMinorUnits: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

export const isCoordinates: Guard<Coordinates> = recordOf<Coordinates>({
  latitude: isNumberWithin(90),
  longitude: isNumberWithin(180),
})

const isTime: Guard<string> = (value): value is string =>
  isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
const isWeekday: Guard<number> = (value): value is number => isCount(value) && value >= 1 && value <= 7

export const isOpeningHours: Guard<OpeningHours> = recordOf<OpeningHours>({
  days: listOf(isWeekday),
  opens: isTime,
  closes: isTime,
})

export const isSocialLink: Guard<SocialLink> = recordOf<SocialLink>({
  network: isOneOf(...socialNetworks),
  url: isUrl,
})

const isAccountText = recordOf<Omit<TransferAccount, 'qrTemplate'>>({
  account: isLine,
  holder: isLine,
  phone: isLine,
  bank: isLine,
})

export const isTransferAccount: Guard<TransferAccount> = (value): value is TransferAccount => {
  if (!isPlainObject(value)) return false
  const { qrTemplate, ...account } = value
  return isAccountText(account) && (qrTemplate === undefined || isLine(qrTemplate))
}

function isNumberWithin(limit: number): Guard<number> {
  return (value): value is number =>
    typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
