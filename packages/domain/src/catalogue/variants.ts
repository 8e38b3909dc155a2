import { type PricingContext, type ProductPrices, priceFor } from './prices.ts'

/** A product differs in three things at most, and each has a short name and short values (catalogue.md#variants). */
export const maxVariantOptions = 3
export const maxVariantText = 40
/** Of one product. */
export const maxVariants = 60

const longestName = 200

/** 'Teléfono X – Negro, 64 GB': how lists, orders, papers and mails call a variant. A long name of the parent is cut. */
export function variantName(parent: string, values: readonly string[]): string {
  const chosen = values.join(', ')
  const cut = Array.from(parent).slice(0, longestName - 3 - Array.from(chosen).length)
  return `${cut.join('').trimEnd()} – ${chosen}`
}

interface SoldVariant extends ProductPrices {
  stock: number
}

/** What lists show of a product with variants: all units, and the lowest price of what can be bought (catalogue.md#variants). */
export function rollUp(
  variants: readonly SoldVariant[],
): (Required<ProductPrices> & { stock: number }) | undefined {
  const buyable = variants.filter(({ stock }) => stock > 0)
  const offered = buyable.length > 0 ? buyable : variants
  const [inUsd, inMlc, inCup] = (['USD', 'MLC', 'CUP'] as const).map((currency) =>
    cheapestOf(offered, { wholesale: false, currency }),
  )
  if (!inUsd) return undefined
  const { price } = inUsd.variant
  const wholesale = (currency: string) =>
    cheapestOf(offered.filter(hasWholesale), { wholesale: true, currency })
  const businessUsd = lowerOf(wholesale('USD'), inUsd)
  const businessMlc = lowerOf(wholesale('MLC'), inMlc)
  // Struck where one variant is the cheapest everywhere: in the other currencies the price before is in proportion.
  const isOne = [inMlc, inCup].every((other) => other === undefined || other.variant === inUsd.variant)
  return {
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    price,
    priceMlc: inMlc === undefined || inMlc.amount === price ? null : inMlc.amount,
    priceAlt: inCup?.amount ?? null,
    priceMayorista: businessUsd ?? null,
    priceMayoristaMlc: businessMlc === businessUsd ? null : (businessMlc ?? null),
    priceMayoristaAlt: lowerOf(wholesale('CUP'), inCup) ?? null,
    compareAtPrice: isOne ? inUsd.variant.compareAtPrice : null,
    compareAtPriceMlc: isOne ? inUsd.variant.compareAtPriceMlc : undefined,
    compareAtPriceAlt: isOne ? inUsd.variant.compareAtPriceAlt : undefined,
  }
}

interface Cheapest<Variant> {
  variant: Variant
  amount: number
}

/** The first of several with the same price. */
function cheapestOf<Variant extends ProductPrices>(
  variants: readonly Variant[],
  pricing: PricingContext,
): Cheapest<Variant> | undefined {
  let cheapest: Cheapest<Variant> | undefined
  for (const variant of variants) {
    const amount = priceFor(variant, [], pricing)?.amount
    if (amount !== undefined && (!cheapest || amount < cheapest.amount)) cheapest = { variant, amount }
  }
  return cheapest
}

function hasWholesale({ priceMayorista, priceMayoristaAlt }: ProductPrices): boolean {
  return (priceMayorista ?? priceMayoristaAlt ?? null) !== null
}

/** Undefined where no variant has a wholesale price: businesses pay as everybody. */
function lowerOf(
  wholesale: Cheapest<unknown> | undefined,
  retail: Cheapest<unknown> | undefined,
): number | undefined {
  return wholesale && Math.min(wholesale.amount, retail?.amount ?? wholesale.amount)
}

/** Whether what can be bought has different prices, so that the lowest is 'from'. */
export function hasSeveralPrices(variants: readonly SoldVariant[], pricing: PricingContext): boolean {
  const amounts = variants.map((variant) => priceFor(variant, [], pricing)?.amount)
  return new Set(amounts.filter((amount) => amount !== undefined)).size > 1
}
