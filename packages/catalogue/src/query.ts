/** catalogue.md#filters-and-sorting */
export const sorts = ['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc', 'rating_desc'] as const

export type Sort = (typeof sorts)[number]

/** What a list is asked for; the URL's words, read and bounded by `readQuery`. */
export interface CatalogueQuery {
  /** With all below it. Unknown: the caller answers 404 before asking. */
  category?: string | undefined
  text?: string | undefined
  brands: readonly string[]
  /** Whole units of the viewer's currency, both ends included. */
  price?: PriceRange | undefined
  discount?: 'yes' | 'no' | undefined
  /** Chosen values by attribute slug, colour among them. */
  attributes: ReadonlyMap<string, readonly string[]>
  sort: Sort
  page: number
  limit: number
}

export interface PriceRange {
  from: number
  to: number
}

/** Whose prices count in filters, facets and sort. */
export interface CatalogueViewer {
  wholesale: boolean
  currency: string
  /** Staff see the wholesale prices without paying them (catalogue.md#prices). */
  staff?: boolean
}
