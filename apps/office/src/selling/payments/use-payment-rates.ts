import { listPaymentRates } from '@tecnoclick/contract/selling/payments/endpoints'
import { amountToSettle, rateBetween, settlementOf, type UsdRates } from '@tecnoclick/domain/money/settlement'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { useMemo } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

export interface Owed {
  due: number
  currency: string
}

/** Today's rates. What the server settles is compared with what was seen, so they are read for each dialog. */
export function usePaymentRates() {
  const { data, refetch } = useApiQuery({
    queryKey: ['payment-rates'],
    read: ({ signal }) => officeClient.call(listPaymentRates, { signal }),
  })
  const rates: UsdRates = useMemo(
    () => Object.fromEntries((data?.data ?? []).map(({ currency, rate }) => [currency, fromWire(rate) ?? 0])),
    [data],
  )
  return {
    refetch,
    rates,
    /** In which money can be taken for what is owed in one. */
    currencies: Object.keys(rates),
    /** What an amount pays; undefined without a rate. */
    settle(amount: number, currency: string, owed: Owed): number | undefined {
      const rate = rateBetween(currency, owed.currency, rates)
      if (currency === owed.currency) return amount
      return rate && toWire(settlementOf(fromWire(amount) ?? 0, rate, fromWire(owed.due)).settled)
    },
    /** The least that pays all that is owed. */
    amountFor({ due, currency: owedIn }: Owed, currency: string): number {
      const rate = rateBetween(currency, owedIn, rates)
      if (currency === owedIn) return due
      return rate ? toWire(amountToSettle(fromWire(due) ?? 0, rate)) : 0
    },
  }
}
