import type { Catalogue } from './catalogue.ts'
import { brandFacet, categoryFacet } from './facet-index.ts'
import type { CatalogueProduct } from './model.ts'
import { byDefault } from './sorted-index.ts'

export interface RankedListOptions {
  /** Default 8 (catalogue.md#ranked-lists). */
  limit?: number | undefined
  /** Includes subcategories. An unknown category gives an empty list. */
  category?: string | undefined
  /** Rotates the list, so that lists shown side by side start with different products. */
  offset?: number | undefined
}

export type RankedList = (catalogue: Catalogue, options?: RankedListOptions) => CatalogueProduct[]

const defaultLimit = 8
const minReviews = 3
/** catalogue.md#ranked-lists */
const offsets = { discounted: 3, popular: 6 }

type Comparison = (a: CatalogueProduct, b: CatalogueProduct) => number

const bySold: Comparison = (a, b) => b.sold - a.sold || b.rating - a.rating || a.id - b.id

const byRating: Comparison = (a, b) =>
  Number(b.reviews >= minReviews) - Number(a.reviews >= minReviews) ||
  b.rating - a.rating ||
  b.reviews - a.reviews ||
  a.id - b.id

const byAge: Comparison = (a, b) => b.createdAt - a.createdAt || b.id - a.id

export const featured: RankedList = (catalogue, options = {}) =>
  rank(catalogue, options, (product) => product.featured, byDefault)

export const bestSellers: RankedList = (catalogue, options = {}) =>
  rank(catalogue, options, () => true, bySold)

export const popular: RankedList = (catalogue, options = {}) =>
  rank(catalogue, { ...options, offset: options.offset ?? offsets.popular }, () => true, bySold)

export const topRated: RankedList = (catalogue, options = {}) =>
  rank(catalogue, options, (product) => product.reviews > 0, byRating)

export const discounted: RankedList = (catalogue, options = {}) => {
  const isDiscounted = (product: CatalogueProduct) => product.compareAtPrice !== null
  return rank(
    catalogue,
    { ...options, offset: options.offset ?? offsets.discounted },
    isDiscounted,
    byDefault,
  )
}

export const latest: RankedList = (catalogue, options = {}) => rank(catalogue, options, () => true, byAge)

function rank(
  { table, facetIndex }: Catalogue,
  { limit = defaultLimit, category, offset = 0 }: RankedListOptions,
  isIncluded: (product: CatalogueProduct) => boolean,
  compare: Comparison,
): CatalogueProduct[] {
  const facetValue = category === undefined ? undefined : facetIndex.categories.get(category)?.facetValue
  if (category !== undefined && facetValue === undefined) return []
  const chosen: CatalogueProduct[] = []
  for (const row of table.rows) {
    if (!row || !isIncluded(row.product)) continue
    if (facetValue === undefined || row.facetValues.includes(facetValue)) chosen.push(row.product)
  }
  chosen.sort(compare)
  const start = chosen.length === 0 ? 0 : offset % chosen.length
  return [...chosen.slice(start), ...chosen.slice(0, start)].slice(0, limit)
}

/** Each shared category counts, so products of the same subcategory outrank those that share only its parent. */
const similarityWeights = { category: 8, brand: 3, attributeValue: 1 }

/** Products that share at least a category with this one: in stock first, then the most similar. */
export function relatedProducts(
  { facetIndex, table }: Catalogue,
  slug: string,
  limit: number = defaultLimit,
): CatalogueProduct[] {
  const slot = table.bySlug.get(slug)
  const own = slot === undefined ? undefined : table.rows[slot]
  if (!own) return []
  const weights = new Uint8Array(facetIndex.size)
  for (const facetValue of own.facetValues) {
    const facet = facetIndex.facetOf[facetValue]
    if (facet === categoryFacet) weights[facetValue] = similarityWeights.category
    else if (facet === brandFacet) weights[facetValue] = similarityWeights.brand
    else weights[facetValue] = similarityWeights.attributeValue
  }
  const related: { product: CatalogueProduct; similarity: number }[] = []
  for (const row of table.rows) {
    if (!row || row === own) continue
    const similarity = row.facetValues.reduce((sum, facetValue) => sum + (weights[facetValue] ?? 0), 0)
    if (similarity >= similarityWeights.category) related.push({ product: row.product, similarity })
  }
  related.sort(
    (a, b) =>
      Number(b.product.stock > 0) - Number(a.product.stock > 0) ||
      b.similarity - a.similarity ||
      byDefault(a.product, b.product),
  )
  return related.slice(0, limit).map(({ product }) => product)
}
