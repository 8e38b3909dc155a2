interface Amount {
  amount: number
  currency: string
}

export interface Charge {
  currency: string
  /** What the quote says; null without one. */
  total: number | null
  /** Without what was given back. */
  paid: number
  due: number
}

/**
 * What a repair costs and what of it is paid, in the currency of its quote, or of its first payment (workshop.md#payments).
 * Money in another currency does not count. Undefined if there is neither. Minor units.
 */
export function chargeOf(
  quote: (Amount & { state: string }) | undefined,
  payments: readonly Amount[],
  refunds: readonly Amount[],
): Charge | undefined {
  const asked = quote?.state === 'pending' || quote?.state === 'accepted' ? quote : undefined
  const currency = asked?.currency ?? payments[0]?.currency
  if (currency === undefined) return undefined
  const sum = (amounts: readonly Amount[]) =>
    amounts.reduce((total, each) => (each.currency === currency ? total + each.amount : total), 0)
  const paid = sum(payments) - sum(refunds)
  const total = asked?.amount ?? null
  return { currency, total, paid, due: total === null ? 0 : Math.max(total - paid, 0) }
}

/**
 * Nobody said what a repair costs: no quote holds, nothing but a deposit was taken, and it is not under warranty. It is
 * completed with a reason alone (workshop.md#service-orders).
 */
export function isUnpriced(repair: { total: number | null; isCharged: boolean; isUnderWarranty: boolean }) {
  return repair.total === null && !repair.isCharged && !repair.isUnderWarranty
}

/** What may still be given back, by currency. */
export function refundableOf(payments: readonly Amount[], refunds: readonly Amount[]): Map<string, number> {
  const left = new Map<string, number>()
  for (const { currency, amount } of payments) left.set(currency, (left.get(currency) ?? 0) + amount)
  for (const { currency, amount } of refunds) left.set(currency, (left.get(currency) ?? 0) - amount)
  return left
}
