import { type Refusal, refuse } from '../../platform/refusal.ts'

interface Spending {
  /** Minor units, as all amounts here. */
  wanted: number
  /** In the currency of what is paid: credit is spent in its own currency alone. */
  balance: number
  total: number
}

/** Why credit cannot be spent (selling.md#store-credit). `move_credit` holds the limit in the database. */
export function whyNotSpent({
  wanted,
  balance,
}: Pick<Spending, 'wanted' | 'balance'>): 'creditTooLow' | undefined {
  return wanted > balance ? 'creditTooLow' : undefined
}

/** What credit pays of a total: never more than is to be paid. */
export function spentOf({ wanted, balance, total }: Spending): number | Refusal<'creditTooLow', never> {
  const amount = Math.min(wanted, total)
  return whyNotSpent({ wanted: amount, balance }) ? refuse('creditTooLow') : amount
}

interface WantedRefund {
  amount: number
  /** In money alone. */
  paidInMoney: number
  refundedInMoney: number
}

/** A refund gives back in money no more than was paid in money; the rest goes back as credit. */
export function splitRefund({ amount, paidInMoney, refundedInMoney }: WantedRefund): {
  money: number
  credit: number
} {
  const money = Math.min(amount, Math.max(paidInMoney - refundedInMoney, 0))
  return { money, credit: amount - money }
}

interface Paid {
  amount: number
  creditAccountId: number | null
}

/** The part of payments or refunds that moved money. */
export function inMoney(moved: readonly Paid[]): number {
  return moved.reduce(
    (sum, { amount, creditAccountId }) => (creditAccountId === null ? sum + amount : sum),
    0,
  )
}
