/** catalogue.md#filters-and-sorting */
export const sorts = ['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc', 'rating_desc'] as const

export type Sort = (typeof sorts)[number]

/** The filters, sort and page of a product list. `readQuery` parses and bounds it. */
export interface CatalogueQuery {
  /** Includes its subcategories. The caller responds 404 to an unknown category. */
  category?: string | undefined
  text?: string | undefined
  brands: readonly string[]
  /** Whole units of the currency, both ends included. */
  price?: PriceRange | undefined
  discount?: 'yes' | 'no' | undefined
  /** Chosen values by attribute slug, including colour. */
  attributes: ReadonlyMap<string, readonly string[]>
  sort: Sort
  page: number
  limit: number
}

export interface PriceRange {
  from: number
  to: number
}
