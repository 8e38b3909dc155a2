import type { Customer } from '@tecnoclick/domain/catalogue/prices'
import { retailCustomer } from '@tecnoclick/domain/catalogue/prices'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import { useShellData } from '../../shell/shell-data.ts'

/** Whose prices the page shows, and how they are written. */
export interface Buyer {
  customer: Customer
  currency: CurrencyFormat
}

const unknownBuyer: Buyer = {
  customer: retailCustomer,
  currency: { code: 'USD', symbol: '$', decimals: 2 },
}

export function useBuyer(): Buyer {
  const shell = useShellData()
  if (!shell) return unknownBuyer
  return { customer: shell.viewer ?? retailCustomer, currency: shell.currencyFormat }
}
