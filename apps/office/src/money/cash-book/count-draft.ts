import type { CashCounts, CashRegister } from '@tecnoclick/contract/money/cash-book/schemas'
import { office } from '@tecnoclick/messages/office'
import { amountOf } from '../../platform/api/form-values.ts'

const { cash: texts } = office

/** As typed, by currency. */
export type CountDraft = Readonly<Record<string, { counted: string; reason: string }>>

type Balances = CashRegister['balances']

export const nothingTyped = { counted: '', reason: '' }

/** What is too much, or missing below zero; undefined while nothing was counted or nobody counted this currency before. */
export function offOf(balances: Balances, currency: string, typed: string): number | undefined {
  const held = balances.find((balance) => balance.currency === currency)
  const counted = amountOf(typed)
  if (!held?.isCounted || counted === null || Number.isNaN(counted)) return undefined
  const off = Math.round((counted - held.balance) * 100) / 100
  return off === 0 ? undefined : off
}

/** Currencies that should be there are counted, others only if something was typed. */
export function countsOf(
  draft: CountDraft,
  balances: Balances,
  codes: readonly string[],
): { counts: CashCounts; missing: Record<string, string>; unexplained: Record<string, string> } {
  const missing: Record<string, string> = {}
  const unexplained: Record<string, string> = {}
  const counts = codes.flatMap((currency) => {
    const { counted: typed, reason } = draft[currency] ?? nothingTyped
    const isNeeded = balances.some((held) => held.currency === currency && held.balance !== 0)
    const counted = amountOf(typed)
    if (counted === null && !isNeeded) return []
    if (counted === null || !(counted >= 0)) {
      missing[currency] = texts.missingCount
      return []
    }
    if (offOf(balances, currency, typed) !== undefined && reason.trim() === '')
      unexplained[currency] = texts.missingReason
    return [{ currency, counted, reason: reason.trim() || null }]
  })
  return { counts, missing, unexplained }
}
