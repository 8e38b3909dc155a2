import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { cx } from '@tecnoclick/ui/cx'
import { useCallback } from 'react'
import { officeClient } from './api/office-client.ts'
import { useApiQuery } from './api/use-api-query.ts'

export function useCurrencies(): readonly Currency[] {
  const { data } = useApiQuery({
    queryKey: ['currencies'],
    read: () => officeClient.call(listCurrencies),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.data ?? []
}

/** Formats an amount in major units: `$1,234.50 USD`. */
export function useMoney(): (amount: number, code: string) => string {
  const currencies = useCurrencies()
  return useCallback(
    (amount, code) => {
      const known = currencies.find((currency) => currency.code === code)
      return formatAmount(Math.round(amount * 100), known ?? { code, symbol: code, decimals: 2 })
    },
    [currencies],
  )
}

interface MoneyProps {
  amount: number
  currency: string
  className?: string
}

export function Money({ amount, currency, className }: MoneyProps) {
  const money = useMoney()
  return <span className={cx('whitespace-nowrap', className)}>{money(amount, currency)}</span>
}
