import type { PricingContext, ProductPrices } from '@tecnoclick/domain/catalogue/prices'
import { toWire } from '@tecnoclick/domain/platform/money'

/** Amounts are decimals with two places. The wholesale prices are present for wholesale customers and staff only. */
export interface SerializedPrices {
  price: number
  priceAlt: number | null
  compareAtPrice: number | null
  /** In CUP and MLC, while a promotion is on. */
  compareAtPriceAlt?: number
  compareAtPriceMlc?: number
  /** In MLC, where it is another than in USD. */
  priceMlc?: number
  priceMayoristaMlc?: number
  priceMayorista?: number | null
  priceMayoristaAlt?: number | null
}

export function serializePrices(
  product: ProductPrices,
  { wholesale, staff = false }: PricingContext,
): SerializedPrices {
  const retail: SerializedPrices = {
    price: toWire(product.price),
    priceAlt: wireOrNull(product.priceAlt),
    compareAtPrice: wireOrNull(product.compareAtPrice),
    ...given('compareAtPriceAlt', product.compareAtPriceAlt),
    ...given('priceMlc', product.priceMlc),
    ...given('compareAtPriceMlc', product.compareAtPriceMlc),
  }
  if (!wholesale && !staff) return retail
  return {
    ...retail,
    priceMayorista: wireOrNull(product.priceMayorista ?? null),
    priceMayoristaAlt: wireOrNull(product.priceMayoristaAlt ?? null),
    ...given('priceMayoristaMlc', product.priceMayoristaMlc),
  }
}

function wireOrNull(minor: number | null): number | null {
  return minor === null ? null : toWire(minor)
}

/** Absent where there is none: few products have it. */
export function given<Key extends string>(key: Key, minor: number | null | undefined) {
  return (minor == null ? {} : { [key]: toWire(minor) }) as { [K in Key]?: number }
}
