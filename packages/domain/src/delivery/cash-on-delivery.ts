/** Minor units, as all amounts here. */
export interface Cash {
  amount: number
  currency: string
}

/** What a courier was paid at the door, and what it pays of the order if that was agreed there. */
export interface CollectedCash extends Cash {
  settles: number | undefined
}

/**
 * What of the order is paid with it, in the currency of the order (selling.md#cash-on-delivery). `cupPerUsd` is the only rate
 * that a shop knows. Undefined: nobody knows.
 */
export function settledBy(
  { amount, currency, settles }: CollectedCash,
  orderCurrency: string,
  cupPerUsd: number | undefined,
): number | undefined {
  if (currency === orderCurrency) return amount
  if (settles !== undefined) return settles
  if (!cupPerUsd) return undefined
  const pair = `${currency}-${orderCurrency}`
  if (pair === 'CUP-USD') return Math.round(amount / cupPerUsd) || undefined
  return pair === 'USD-CUP' ? Math.round(amount * cupPerUsd) : undefined
}

/** What somebody has of each currency: what was collected without what was handed in. */
export function carriedBy(collected: readonly Cash[], handedIn: readonly Cash[] = []): Cash[] {
  const sums = new Map<string, number>()
  const add = (currency: string, amount: number) => sums.set(currency, (sums.get(currency) ?? 0) + amount)
  for (const { currency, amount } of collected) add(currency, amount)
  for (const { currency, amount } of handedIn) add(currency, -amount)
  return [...sums].flatMap(([currency, amount]) => (amount === 0 ? [] : [{ currency, amount }]))
}

/** Why cash is not taken from a courier so. Less than they carry is possible with a note; the rest stays with them. */
export function whyNotHandedIn({
  carried,
  amount,
  note,
}: {
  carried: number
  amount: number
  note: string
}): 'tooMuch' | 'noteNeeded' | undefined {
  if (amount > carried) return 'tooMuch'
  return amount < carried && note.trim() === '' ? 'noteNeeded' : undefined
}
