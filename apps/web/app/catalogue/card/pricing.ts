import type { Product, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Price, type ProductPrices, priceFor, type Surcharge } from '@tecnoclick/domain/catalogue/prices'
import { type CurrencyFormat, fromWire } from '@tecnoclick/domain/platform/money'
import { useIsWholesale, useShellData } from '../../rendering/shell-data.ts'

/** The viewer's price tier, and the currency with its format. */
interface Pricing {
  wholesale: boolean
  currency: CurrencyFormat
}

const defaultPricing: Pricing = {
  wholesale: false,
  currency: { code: 'USD', symbol: '$', decimals: 2 },
}

export function usePricing(): Pricing {
  const shell = useShellData()
  const wholesale = useIsWholesale()
  return shell ? { wholesale, currency: shell.currencyFormat } : defaultPricing
}

export type WirePrices = Pick<ProductCard, keyof ProductPrices>
export type OptionValue = Product['options'][number]['values'][number]

/** The price of one unit with the chosen options; undefined means 'Consultar precio' (catalogue.md#prices). */
export function priceOf(
  product: WirePrices,
  chosen: readonly OptionValue[],
  { wholesale, currency }: Pricing,
): Price | undefined {
  return priceFor(minorPrices(product), chosen.map(minorSurcharge), { wholesale, currency: currency.code })
}

export function minorSurcharge({ surcharge, surchargeMlc, surchargeAlt }: OptionValue): Surcharge {
  return {
    surcharge: minor(surcharge) ?? 0,
    surchargeMlc: minor(surchargeMlc),
    surchargeAlt: minor(surchargeAlt) ?? 0,
  }
}

function minorPrices(product: WirePrices): ProductPrices {
  return {
    price: minor(product.price) ?? 0,
    priceMlc: minor(product.priceMlc),
    priceAlt: minor(product.priceAlt),
    compareAtPrice: minor(product.compareAtPrice),
    compareAtPriceMlc: minor(product.compareAtPriceMlc) ?? undefined,
    compareAtPriceAlt: minor(product.compareAtPriceAlt) ?? undefined,
    priceMayorista: minor(product.priceMayorista),
    priceMayoristaMlc: minor(product.priceMayoristaMlc),
    priceMayoristaAlt: minor(product.priceMayoristaAlt),
  }
}

function minor(amount: number | null | undefined): number | null {
  return amount == null ? null : (fromWire(amount) ?? null)
}
