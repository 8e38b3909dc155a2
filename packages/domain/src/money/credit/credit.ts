/** The payment method of a payment or refund by store credit (selling.md#store-credit). No customer chooses it as a method. */
export const creditMethod = 'credit'

/** Why an entry stands in a ledger. */
export const creditKinds = [
  'refund',
  'returned',
  'excess',
  'change',
  'bought',
  'given',
  'taken',
  'redeemed',
  'spent',
  'expired',
] as const

export type CreditKind = (typeof creditKinds)[number]

export function isCredit(method: string | null): boolean {
  return method === creditMethod
}

/** An account, or somebody without one by their phone. */
export type CreditHolder = { userId: number } | { phone: string }

/** Undefined where nobody is known to whom the credit belongs. */
export function holderOf(who: { userId: number | null; phone: string | null }): CreditHolder | undefined {
  if (who.userId !== null) return { userId: who.userId }
  return who.phone ? { phone: who.phone } : undefined
}
