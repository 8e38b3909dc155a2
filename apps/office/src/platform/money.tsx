import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { type CurrencyFormat, formatAmount } from '@tecnoclick/domain/platform/money'
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

type FormatMoney = (amount: number, code: string) => string

/** Formats an amount in major units: `$1,234.50 USD`, `CUP 1,234.50`. Other currencies have a dollar sign too. */
export function useMoney(): FormatMoney {
  const currencies = useCurrencies()
  return useCallback(
    (amount, code) => {
      const known = currencies.find((currency) => currency.code === code)
      return formatAmount(Math.round(amount * 100), known ?? usualFormat(code))
    },
    [currencies],
  )
}

/** Until the currencies have arrived: as a new shop has them, so that amounts rarely change on the screen. */
function usualFormat(code: string): CurrencyFormat {
  return { code, symbol: code === 'USD' ? '$' : code, decimals: 2 }
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
