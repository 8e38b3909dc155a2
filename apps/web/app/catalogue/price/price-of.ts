import type { Product, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Price, type ProductPrices, priceFor, type Surcharge } from '@tecnoclick/domain/catalogue/prices'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { Buyer } from './buyer.ts'

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
  return priceFor(minorPrices(product), chosen.map(minorSurcharge), customer, currency.code)
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
