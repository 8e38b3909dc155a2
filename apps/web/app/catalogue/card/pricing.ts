import type { Product, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import {
  type Price,
  type PricingContext,
  type ProductPrices,
  priceFor,
  type Surcharge,
} from '@tecnoclick/domain/catalogue/prices'
import { type CurrencyFormat, fromWire } from '@tecnoclick/domain/platform/money'
import { useLocale } from '@tecnoclick/ui/messages'
import { useShellData } from '../../shell/shell-data.ts'

/** Whose prices the page shows, and how they are written. */
interface Buyer {
  customer: Pick<PricingContext, 'wholesale'>
  currency: CurrencyFormat
}

const retailCustomer = { wholesale: false }

const unknownBuyer: Buyer = {
  customer: retailCustomer,
  currency: { code: 'USD', symbol: '$', decimals: 2 },
}

export function useBuyer(): Buyer {
  const shell = useShellData()
  if (!shell) return unknownBuyer
  return { customer: shell.viewer ?? retailCustomer, currency: shell.currencyFormat }
}

export type WirePrices = Pick<
  ProductCard,
  'price' | 'priceAlt' | 'compareAtPrice' | 'priceMayorista' | 'priceMayoristaAlt'
>
export type OptionValue = Product['options'][number]['values'][number]

/** What this customer pays for one unit with these options; undefined: 'Consultar precio' (catalogue.md#prices). */
export function priceOf(
  product: WirePrices,
  chosen: readonly OptionValue[],
  { customer, currency }: Buyer,
): Price | undefined {
  return priceFor(minorPrices(product), chosen.map(minorSurcharge), {
    wholesale: customer.wholesale,
    currency: currency.code,
  })
}

export function minorSurcharge({ surcharge, surchargeAlt }: OptionValue): Surcharge {
  return { surcharge: minor(surcharge) ?? 0, surchargeAlt: minor(surchargeAlt) ?? 0 }
}

function minorPrices(product: WirePrices): ProductPrices {
  return {
    price: minor(product.price) ?? 0,
    priceAlt: minor(product.priceAlt),
    compareAtPrice: minor(product.compareAtPrice),
    priceMayorista: minor(product.priceMayorista),
    priceMayoristaAlt: minor(product.priceMayoristaAlt),
  }
}

function minor(amount: number | null | undefined): number | null {
  return amount == null ? null : (fromWire(amount) ?? null)
}

/** Those who see the same product in the same words, at the same price, with or without its picture. */
export function useAudience(): readonly unknown[] {
  const locale = useLocale()
  const { customer, currency } = useBuyer()
  const saveData = useShellData()?.saveData ?? false
  return [locale, currency, customer.wholesale, saveData]
}
