import type { Product, ProductVariant } from '@tecnoclick/contract/catalogue/browse/schemas'

type WithVariants = Pick<Product, 'variants' | 'variantOptions'>

/** Of `?variant={id}`; a product's only variant needs no choice. */
export function variantFrom({ variants }: WithVariants, search: string): ProductVariant | undefined {
  if (variants?.length === 1) return variants[0]
  const id = Number(new URLSearchParams(search).get('variant'))
  return variants?.find((variant) => variant.id === id)
}

/**
 * The variant that a value leads to. It keeps as much as possible of what is chosen, even if that is out of stock; among
 * equals, one that can be bought comes first.
 */
export function variantWith(
  { variants = [] }: WithVariants,
  chosen: ProductVariant | undefined,
  [option, value]: readonly [name: string, title: string],
): ProductVariant | undefined {
  const rank = (variant: ProductVariant) => keptValues(variant, chosen) * 2 + (variant.stock > 0 ? 1 : 0)
  return variants.filter(({ options }) => options[option] === value).toSorted((a, b) => rank(b) - rank(a))[0]
}

function keptValues({ options }: ProductVariant, chosen: ProductVariant | undefined): number {
  return Object.entries(options).filter(([name, title]) => chosen?.options[name] === title).length
}

/** The product as its variant is sold: code, stock, prices, pictures and warranty are the variant's. */
export function asSold(product: Product, variant: ProductVariant | undefined): Product {
  if (!variant) return product
  const { options: _, images, ...own } = variant
  const sold = { ...product }
  // The lowest of all variants, and not each of them has them.
  for (const key of rarePrices) delete sold[key]
  delete sold.variantSummary
  return Object.assign(sold, own, { images: images.length > 0 ? images : product.images })
}

const rarePrices = ['compareAtPriceAlt', 'compareAtPriceMlc', 'priceMlc', 'priceMayoristaMlc'] as const
