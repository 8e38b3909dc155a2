/** Retail for everyone, wholesale for approved businesses (catalogue.md#prices). */
export const priceTiers = ['retail', 'wholesale'] as const

export type PriceTier = (typeof priceTiers)[number]

/** Minor units. The wholesale pair is absent wherever retail customers may look. */
export interface ProductPrices {
  /** USD and MLC. */
  price: number
  /** CUP; null: 'Consultar precio'. */
  priceAlt: number | null
  priceMayorista?: number | null
  priceMayoristaAlt?: number | null
  /** What `price` was before an offer. */
  compareAtPrice: number | null
}

/** What a chosen option adds to one unit. */
export interface Surcharge {
  surcharge: number
  surchargeAlt: number
}

export interface Customer {
  wholesale: boolean
}

export const retailCustomer: Customer = { wholesale: false }

export interface Price {
  /** One unit with its options, minor units. */
  amount: number
  /** The struck price, where the product is on offer. */
  compareAt: number | undefined
}

/** The currency selects a column; nothing is converted by a rate (catalogue.md#prices). */
export function usesAltPrices(currency: string): boolean {
  return currency === 'CUP'
}

export function tierOf({ wholesale }: Customer): PriceTier {
  return wholesale ? 'wholesale' : 'retail'
}

/**
 * What a customer pays for one unit; undefined where the product has no price in that currency. The one rule behind
 * cards, filters, facets, sorting, cart and orders (catalogue.md#prices).
 */
export function priceFor(
  product: ProductPrices,
  options: readonly Surcharge[],
  customer: Customer,
  currency: string,
): Price | undefined {
  const alt = usesAltPrices(currency)
  const extra = options.reduce((sum, option) => sum + (alt ? option.surchargeAlt : option.surcharge), 0)
  const retail = alt ? product.priceAlt : product.price
  const wholesale = alt ? product.priceMayoristaAlt : product.priceMayorista
  if (customer.wholesale && wholesale != null) return { amount: wholesale + extra, compareAt: undefined }
  if (retail === null) return undefined
  const before = customer.wholesale ? undefined : comparePrice(product, alt)
  return { amount: retail + extra, compareAt: before === undefined ? undefined : before + extra }
}

/** In CUP the struck price keeps the proportion of the offer (catalogue.md#prices). */
function comparePrice({ price, priceAlt, compareAtPrice }: ProductPrices, alt: boolean): number | undefined {
  if (compareAtPrice === null) return undefined
  if (!alt) return compareAtPrice
  return priceAlt === null ? undefined : Math.round((compareAtPrice * priceAlt) / price)
}
