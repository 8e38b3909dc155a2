/** Retail for everyone, wholesale for approved businesses (catalogue.md#prices). */
export const priceTiers = ['retail', 'wholesale'] as const

export type PriceTier = (typeof priceTiers)[number]

/** Minor units. The wholesale pair is absent from data that retail customers may see. */
export interface ProductPrices {
  /** USD and MLC. */
  price: number
  /** CUP; null: 'Consultar precio'. */
  priceAlt: number | null
  priceMayorista?: number | null
  priceMayoristaAlt?: number | null
  /** The price before the discount. */
  compareAtPrice: number | null
  /** In CUP, where it is not in proportion: before a promotion. */
  compareAtPriceAlt?: number
}

/** What a chosen option adds to the unit price, minor units. */
export interface Surcharge {
  surcharge: number
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
  const alt = usesAltPrices(currency)
  const extra = options.reduce((sum, option) => sum + (alt ? option.surchargeAlt : option.surcharge), 0)
  const retail = alt ? product.priceAlt : product.price
  const wholesale = alt ? product.priceMayoristaAlt : product.priceMayorista
  if (isWholesale && wholesale != null) return { amount: wholesale + extra, compareAt: undefined }
  if (retail === null) return undefined
  const before = isWholesale ? undefined : comparePrice(product, alt)
  return { amount: retail + extra, compareAt: before === undefined ? undefined : before + extra }
}

/** In CUP the struck-through price keeps the proportion of the discount (catalogue.md#prices). */
function comparePrice(
  { price, priceAlt, compareAtPrice, compareAtPriceAlt }: ProductPrices,
  alt: boolean,
): number | undefined {
  if (compareAtPrice === null) return undefined
  if (!alt) return compareAtPrice
  return priceAlt === null
    ? undefined
    : (compareAtPriceAlt ?? compareInCup({ price, priceAlt, compareAtPrice }))
}

export function compareInCup(prices: { price: number; priceAlt: number; compareAtPrice: number }): number {
  return Math.round((prices.compareAtPrice * prices.priceAlt) / prices.price)
}
