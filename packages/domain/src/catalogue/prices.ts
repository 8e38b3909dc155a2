/** Retail for everyone, wholesale for approved businesses (catalogue.md#prices). */
export const priceTiers = ['retail', 'wholesale'] as const

export type PriceTier = (typeof priceTiers)[number]

/** The prices that staff set. */
export const priceFields = [
  'price',
  'priceAlt',
  'priceMayorista',
  'priceMayoristaAlt',
  'priceMlc',
  'priceMayoristaMlc',
] as const
export type PriceField = (typeof priceFields)[number]
export interface SetPrices extends Partial<Record<PriceField, number | null>> {
  price: number
}

/** Minor units. The wholesale pair is absent from data that retail customers may see. */
export interface ProductPrices {
  /** USD. */
  price: number
  /** MLC, where it is not the same as in USD (mlc-price.ts). */
  priceMlc?: number | null | undefined
  /** CUP; null: 'Consultar precio'. */
  priceAlt: number | null
  priceMayorista?: number | null | undefined
  priceMayoristaMlc?: number | null | undefined
  priceMayoristaAlt?: number | null | undefined
  /** The price before the discount. */
  compareAtPrice: number | null
  /** In the other currencies, where it is not in proportion: before a promotion. */
  compareAtPriceMlc?: number | undefined
  compareAtPriceAlt?: number | undefined
}

/** What a chosen option adds to the unit price, minor units. */
export interface Surcharge {
  surcharge: number
  /** MLC, where it is not the same as in USD. */
  surchargeMlc?: number | null | undefined
  surchargeAlt: number
}

/** Which prices apply: tier and currency (catalogue.md#prices). */
export interface PricingContext {
  wholesale: boolean
  currency: string
  /** Staff see wholesale prices but pay retail. */
  staff?: boolean
}

export interface Price {
  /** One unit with its options, minor units. */
  amount: number
  /** The struck-through price, if the product is discounted. */
  compareAt: number | undefined
}

/** The currency selects a column; nothing is converted by a rate (catalogue.md#prices). */
export function usesAltPrices(currency: string): boolean {
  return currency === 'CUP'
}

/** The currency whose prices are paid: those of USD in every other one. */
export function priceCurrencyOf(currency: string): 'USD' | 'MLC' | 'CUP' {
  return currency === 'CUP' || currency === 'MLC' ? currency : 'USD'
}

export function surchargeIn({ surcharge, surchargeMlc, surchargeAlt }: Surcharge, currency: string): number {
  if (usesAltPrices(currency)) return surchargeAlt
  return currency === 'MLC' ? (surchargeMlc ?? surcharge) : surcharge
}

export function tierOf({ wholesale }: Pick<PricingContext, 'wholesale'>): PriceTier {
  return wholesale ? 'wholesale' : 'retail'
}

/**
 * The price of one unit; undefined if the product has no price in that currency. Cards, filters, facets, sorting, cart and
 * orders all use this rule (catalogue.md#prices).
 */
export function priceFor(
  product: ProductPrices,
  options: readonly Surcharge[],
  { wholesale: isWholesale, currency }: PricingContext,
): Price | undefined {
  const extra = options.reduce((sum, option) => sum + surchargeIn(option, currency), 0)
  const { retail, wholesale, before } = pricesIn(product, currency)
  if (isWholesale && wholesale != null) return { amount: wholesale + extra, compareAt: undefined }
  if (retail === null) return undefined
  const { price, compareAtPrice } = product
  if (isWholesale || compareAtPrice === null) return { amount: retail + extra, compareAt: undefined }
  // Elsewhere the struck-through price keeps the proportion of the discount (catalogue.md#prices).
  const struck = before ?? (retail === price ? compareAtPrice : Math.round((compareAtPrice * retail) / price))
  return { amount: retail + extra, compareAt: struck + extra }
}

/** The columns of a currency, in whatever unit the product has them. */
export function pricesIn(product: ProductPrices, currency: string) {
  const { price, priceMayorista } = product
  if (usesAltPrices(currency)) {
    const { priceAlt, priceMayoristaAlt, compareAtPriceAlt } = product
    return { retail: priceAlt, wholesale: priceMayoristaAlt, before: compareAtPriceAlt }
  }
  if (currency !== 'MLC') return { retail: price, wholesale: priceMayorista, before: undefined }
  const { priceMlc, priceMayoristaMlc, compareAtPriceMlc } = product
  return {
    retail: priceMlc ?? price,
    wholesale: priceMayoristaMlc ?? priceMayorista,
    before: compareAtPriceMlc,
  }
}
