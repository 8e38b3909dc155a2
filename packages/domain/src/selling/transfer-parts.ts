import { balanceOf, type CountedPayment } from './payment-balance.ts'

export const partStates = ['verified', 'submitted', 'next', 'later'] as const

export interface TransferPart {
  amount: number
  state: (typeof partStates)[number]
}

/** Minor units. */
export interface TransferPlan {
  /** What a payer's bank transfers in a day. */
  limit: number
  parts: TransferPart[]
}

/** Longer plans help nobody: the limit is a mistake, or the customer pays in another way. */
const mostParts = 60

/** What is transferred next: no more than the limit of a day. */
export function nextPart(amount: number, limit: number): number {
  return limit > 0 ? Math.min(amount, limit) : amount
}

/**
 * An order above the daily limit of transfers is paid in parts: those that were reported or verified as they were, then
 * whole ones and the rest (selling.md#transfer-limits). Undefined where one transfer is enough.
 */
export function planTransfers(
  total: number,
  payments: readonly CountedPayment[],
  limit: number,
): TransferPlan | undefined {
  if (limit <= 0 || total <= limit || total > limit * mostParts) return undefined
  const { open } = balanceOf(total, payments)
  const made = payments.flatMap(({ settled, state }) =>
    state === 'rejected' ? [] : { amount: settled, state },
  )
  const left = Array.from({ length: Math.ceil(open / limit) }, (_, index) => ({
    amount: nextPart(open - index * limit, limit),
    state: index === 0 ? ('next' as const) : ('later' as const),
  }))
  return { limit, parts: [...made, ...left] }
}
