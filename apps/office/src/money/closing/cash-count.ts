import type { Closing, DayClosing, NewClosing } from '@tecnoclick/contract/money/closing/schemas'
import { gainOf } from '@tecnoclick/domain/money/cash-count'
import { office } from '@tecnoclick/messages/office'
import { amountOf } from '../../platform/api/form-values.ts'

/** As typed, by currency. */
export type CashDraft = Readonly<Record<string, { opening: string; counted: string }>>

/** The form begins with what the cash book knows. */
export function openingOf(cash: Closing['cash']): CashDraft {
  return Object.fromEntries(
    cash.flatMap(({ currency, opening }) =>
      opening === null || opening < 0 ? [] : [[currency, { opening: opening.toFixed(2), counted: '' }]],
    ),
  )
}

/** Currencies in which cash moved must be counted; others only if something was typed. */
export function countsOf(
  draft: CashDraft,
  cash: Closing['cash'],
  codes: readonly string[],
): { counts: NewClosing['counts']; missing: Record<string, string> } {
  const missing: Record<string, string> = {}
  const counts = codes.flatMap((currency) => {
    const typed = draft[currency] ?? { opening: '', counted: '' }
    const isNeeded = cash.some((line) => line.currency === currency) || typed.opening.trim() !== ''
    const [opening, counted] = [amountOf(typed.opening) ?? 0, amountOf(typed.counted)]
    if (counted === null && !isNeeded) return []
    if (counted === null || !isCash(counted) || !isCash(opening)) {
      missing[currency] = office.closings.missingCount
      return []
    }
    return [{ currency, opening, counted }]
  })
  return { counts, missing }
}

function isCash(amount: number): boolean {
  return Number.isFinite(amount) && amount >= 0
}

/** In cents, as integers: 0.1 + 0.2 must be 0.3. */
export function expectedOf(cash: Closing['cash'], currency: string, opening: number): number {
  const moved = cash.find((line) => line.currency === currency)
  return (Math.round(opening * 100) + gainOf(moved)) / 100
}

/** What is missing, below zero, or too much. */
export function differencesOf(
  counts: NewClosing['counts'],
  cash: Closing['cash'],
): { currency: string; off: number }[] {
  return counts.flatMap(({ currency, opening = 0, counted }) => {
    const off = Math.round((counted - expectedOf(cash, currency, opening)) * 100) / 100
    return off === 0 ? [] : [{ currency, off }]
  })
}

/** The counts of a closed day, as corrected since. */
export function standingCounts({
  counts,
  corrections,
}: Pick<DayClosing, 'counts' | 'corrections'>): DayClosing['counts'] {
  return counts.map((count) => {
    const last = corrections.findLast(({ currency }) => currency === count.currency)
    return last ? { ...count, counted: last.counted, difference: last.difference } : count
  })
}
