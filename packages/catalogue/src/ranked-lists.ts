import type { Catalogue } from './catalogue.ts'
import { brandFacet, categoryFacet } from './facet-index.ts'
import type { CatalogueProduct } from './model.ts'
import { listAt } from './packed-lists.ts'
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
  catalogue: Catalogue,
  { limit = defaultLimit, category, offset = 0 }: RankedListOptions,
  isIncluded: (product: CatalogueProduct) => boolean,
  compare: Comparison,
): CatalogueProduct[] {
  const chosen = productsIn(catalogue, category).filter(isIncluded)
  const start = chosen.length === 0 ? 0 : offset % chosen.length
  const ranked = firstOf(chosen, compare, Math.min(start + limit, chosen.length))
  // The list begins anew where it ends.
  return [...ranked.slice(start), ...ranked.slice(0, start)].slice(0, limit)
}

function productsIn({ data, facetIndex, table, slotsByValue }: Catalogue, category: string | undefined) {
  if (category === undefined) return data.products
  const facetValue = facetIndex.categories.get(category)?.facetValue
  if (facetValue === undefined) return []
  return Array.from(listAt(slotsByValue(), facetValue)).flatMap((slot) => table.products[slot] ?? [])
}

/** The first few in that order, without sorting the rest. */
function firstOf(
  products: readonly CatalogueProduct[],
  compare: Comparison,
  count: number,
): CatalogueProduct[] {
  const first: CatalogueProduct[] = []
  for (const product of products) {
    const last = first.at(-1)
    if (first.length === count && last && compare(product, last) >= 0) continue
    let at = first.length
    for (let ahead = first[at - 1]; ahead && compare(product, ahead) < 0; ahead = first[--at - 1]) {}
    first.splice(at, 0, product)
    if (first.length > count) first.pop()
  }
  return first
}

/** Each shared category counts, so products of the same subcategory outrank those that share only its parent. */
const similarityWeights = { category: 8, brand: 3, attributeValue: 1 }

/** Products that share at least a category with this one: in stock first, then the most similar. */
export function relatedProducts(
  { facetIndex, table, slotsByValue }: Catalogue,
  slug: string,
  limit: number = defaultLimit,
): CatalogueProduct[] {
  const own = table.bySlug.get(slug)
  if (own === undefined) return []
  const similarities = new Uint16Array(table.products.length)
  for (const facetValue of listAt(table.facetValues, own)) {
    const weight = similarityWeight(facetIndex.facetOf[facetValue])
    for (const slot of listAt(slotsByValue(), facetValue))
      similarities[slot] = (similarities[slot] ?? 0) + weight
  }
  const similarityOf = ({ id }: CatalogueProduct) => similarities[table.byId.get(id) ?? own] ?? 0
  const related: CatalogueProduct[] = []
  similarities.forEach((similarity, slot) => {
    const product = table.products[slot]
    if (product && slot !== own && similarity >= similarityWeights.category) related.push(product)
  })
  return firstOf(
    related,
    (a, b) =>
      Number(b.stock > 0) - Number(a.stock > 0) || similarityOf(b) - similarityOf(a) || byDefault(a, b),
    limit,
  )
}

function similarityWeight(facet: number | undefined): number {
  if (facet === categoryFacet) return similarityWeights.category
  return facet === brandFacet ? similarityWeights.brand : similarityWeights.attributeValue
}
