import { needsNote } from '../cash-count.ts'

/** Why cash went from one holder to another (selling.md#cash-book). */
export const cashKinds = [
  'sale',
  'change',
  'refund',
  'correction',
  'payIn',
  'payOut',
  'expense',
  'deposit',
  'courierHandIn',
  'handOver',
  'difference',
  'firstCount',
] as const

export type CashKind = (typeof cashKinds)[number]

/** What clerks enter by hand, at their own register and with a reason. */
export const enteredKinds = ['payIn', 'payOut', 'expense', 'deposit', 'handOver'] as const

export type EnteredKind = (typeof enteredKinds)[number]

/** Holders that are neither a register nor a courier. */
export const cashPlaces = ['bank', 'outside'] as const

export const countMoments = ['opening', 'closing'] as const

/** Minor units. */
interface Counted {
  currency: string
  counted: number
  reason: string
}

interface HeldCash {
  currency: string
  balance: number
  /** Nobody counted it before: what is there is where the book begins. */
  isFirst: boolean
}

export interface JudgedCount extends Counted {
  expected: number
  isFirst: boolean
}

export type CountRefusal = { currency: string; why: 'uncounted' | 'reasonNeeded' }

/**
 * Everything that should be in the register is counted, once, and each difference has a reason (selling.md#cash-book). What
 * nobody holds need not be counted.
 */
export function judgeCounts(
  held: readonly HeldCash[],
  counts: readonly Counted[],
): { judged: JudgedCount[] } | { refused: CountRefusal } {
  const missing = held.find(
    ({ currency, balance }) => balance !== 0 && !counts.some((count) => count.currency === currency),
  )
  if (missing) return { refused: { currency: missing.currency, why: 'uncounted' } }
  const judged = counts.map((count) => {
    const { balance: expected, isFirst } = held.find(({ currency }) => currency === count.currency) ?? {
      balance: 0,
      isFirst: true,
    }
    return { ...count, expected, isFirst }
  })
  const silent = judged.find((count) => !count.isFirst && needsNote([count]) && count.reason.trim() === '')
  return silent ? { refused: { currency: silent.currency, why: 'reasonNeeded' } } : { judged }
}

/** More than the register has is neither paid out nor deposited. */
export function isCovered(kind: EnteredKind, amount: number, balance: number): boolean {
  return kind === 'payIn' || amount <= balance
}

/** A clerk entered it by hand, and may take it back. */
export function isEntered(kind: CashKind): kind is EnteredKind {
  return enteredKinds.some((entered) => entered === kind)
}
