import type { OwnCredit } from '@tecnoclick/contract/selling/credit/schemas'

/** Credit is spent in its own currency alone. */
export function balanceIn({ balances }: OwnCredit, currency: string): number {
  return balances.find((balance) => balance.currency === currency)?.balance ?? 0
}
