import type { Catalogue } from './catalogue.ts'
import type { CatalogueProduct } from './model.ts'
import { byDefault } from './orders.ts'

export interface ShelfOptions {
  /** Default 8 (catalogue.md#ranked-lists). */
  limit?: number | undefined
  /** Of this category and those below it; an unknown one has none. */
  category?: string | undefined
  /** How many places the list is turned, so that lists shown side by side differ. */
  offset?: number | undefined
}

const usualLimit = 8
const enoughReviews = 3
/** catalogue.md#ranked-lists */
const turns = { discounted: 3, popular: 6 }

type Comparison = (a: CatalogueProduct, b: CatalogueProduct) => number

const bySold: Comparison = (a, b) => b.sold - a.sold || b.rating - a.rating || a.id - b.id

const byMerit: Comparison = (a, b) =>
  Number(b.reviews >= enoughReviews) - Number(a.reviews >= enoughReviews) ||
  b.rating - a.rating ||
  b.reviews - a.reviews ||
  a.id - b.id

const byAge: Comparison = (a, b) => b.createdAt - a.createdAt || b.id - a.id

export function featured(catalogue: Catalogue, options: ShelfOptions = {}): CatalogueProduct[] {
  return shelf(catalogue, options, (product) => product.featured, byDefault)
}

export function bestSellers(catalogue: Catalogue, options: ShelfOptions = {}): CatalogueProduct[] {
  return shelf(catalogue, options, () => true, bySold)
}

export function popular(catalogue: Catalogue, options: ShelfOptions = {}): CatalogueProduct[] {
  return shelf(catalogue, { ...options, offset: options.offset ?? turns.popular }, () => true, bySold)
}

export function topRated(catalogue: Catalogue, options: ShelfOptions = {}): CatalogueProduct[] {
  return shelf(catalogue, options, (product) => product.reviews > 0, byMerit)
}

export function discounted(catalogue: Catalogue, options: ShelfOptions = {}): CatalogueProduct[] {
  const isOnOffer = (product: CatalogueProduct) => product.compareAtPrice !== null
  return shelf(catalogue, { ...options, offset: options.offset ?? turns.discounted }, isOnOffer, byDefault)
}

export function latest(catalogue: Catalogue, options: ShelfOptions = {}): CatalogueProduct[] {
  return shelf(catalogue, options, () => true, byAge)
}

function shelf(
  { rows, traits }: Catalogue,
  { limit = usualLimit, category, offset = 0 }: ShelfOptions,
  belongs: (product: CatalogueProduct) => boolean,
  compare: Comparison,
): CatalogueProduct[] {
  const trait = category === undefined ? undefined : traits.categories.get(category)?.trait
  if (category !== undefined && trait === undefined) return []
  const chosen: CatalogueProduct[] = []
  for (const row of rows.rows) {
    if (!row || !belongs(row.product)) continue
    if (trait === undefined || row.counted.includes(trait)) chosen.push(row.product)
  }
  chosen.sort(compare)
  const turn = chosen.length === 0 ? 0 : offset % chosen.length
  return [...chosen.slice(turn), ...chosen.slice(0, turn)].slice(0, limit)
}
