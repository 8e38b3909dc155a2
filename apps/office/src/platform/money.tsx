import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { type CurrencyFormat, formatAmount, formatPrice } from '@tecnoclick/domain/platform/money'
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

/** Formats an amount in major units, for where currencies mix: `$1,234.50 USD`, `CUP 1,234.50`. */
export function useMoney(): FormatMoney {
  return useFormat(formatAmount)
}

/** For where all amounts are of one currency: `$1,234.50`, `CUP 1,234.50`. */
export function usePrice(): FormatMoney {
  return useFormat(formatShort)
}

/** Another currency may have the dollar sign too. */
function formatShort(minor: number, currency: CurrencyFormat): string {
  return currency.code === 'USD' ? formatPrice(minor, currency) : formatAmount(minor, currency)
}

function useFormat(format: (minor: number, currency: CurrencyFormat) => string): FormatMoney {
  const currencies = useCurrencies()
  return useCallback(
    (amount, code) => {
      const known = currencies.find((currency) => currency.code === code)
      return format(Math.round(amount * 100), known ?? usualFormat(code))
    },
    [currencies, format],
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

export function Price({ amount, currency, className }: MoneyProps) {
  const price = usePrice()
  return <span className={cx('whitespace-nowrap', className)}>{price(amount, currency)}</span>
}
