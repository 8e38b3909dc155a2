import { formatPrice } from '@tecnoclick/domain/platform/money'
import { useCallback } from 'react'
import { useCurrencies } from '../../site/settings/use-currencies.ts'

/** `$1,234.50 USD`: '$' alone could be any dollar; the other symbols are the code already. */
export function useMoney(): (amount: number, code: string) => string {
  const currencies = useCurrencies()
  return useCallback(
    (amount, code) => {
      const known = currencies.find((currency) => currency.code === code)
      const text = formatPrice(Math.round(amount * 100), known ?? { code, symbol: code, decimals: 2 })
      return text.includes(code) ? text : `${text} ${code}`
    },
    [currencies],
  )
}
