import type { AttributeSlug } from '../catalogue/attributes.ts'
import type { BrandSlug } from '../catalogue/brands.ts'
import type { CategorySlug } from '../catalogue/categories.ts'
import type { ColourSlug } from '../catalogue/colours.ts'

export type FactSlug = Exclude<AttributeSlug, 'color'>

export type DemoOption = {
  title: string
  /** A required one opens the quick view before the product goes into the cart (catalogue.md#product-cards). */
  required: boolean
  /** Title and surcharge in USD. */
  values: readonly (readonly [title: string, usd: number])[]
}

/** A product as the shopkeeper writes it down: money in USD, pesos follow the shop's rate. */
export type DemoProduct = {
  slug: string
  sku: string
  name: string
  /** As printed on the device; null for goods without a model. */
  model: string | null
  brand: BrandSlug
  category: CategorySlug
  colours: readonly ColourSlug[]
  price: number
  wholesale: number
  /** Price before the offer. */
  before?: number
  stock: number
  badges?: readonly ('hot' | 'new')[]
  featured?: boolean
  description: string
  facts: Readonly<Partial<Record<FactSlug, string | readonly string[]>>>
  /** Which facts the card shows. */
  cardFacts: readonly FactSlug[]
  options?: readonly DemoOption[]
}

type OnShelf = Omit<DemoProduct, 'category' | 'cardFacts'>

/** Products of one category whose cards show the same facts. */
export function shelf(
  category: CategorySlug,
  cardFacts: readonly FactSlug[],
  products: readonly OnShelf[],
): DemoProduct[] {
  return products.map((product) => ({ ...product, category, cardFacts }))
}
