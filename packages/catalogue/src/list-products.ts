import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { type BitSet, hasBit, slotsIn } from './bit-set.ts'
import { type Catalogue, retailPricing } from './catalogue.ts'
import { createFacets, type Facet } from './facets.ts'
import type { CatalogueProduct } from './model.ts'
import type { CatalogueQuery } from './query.ts'
import { searchProducts } from './search-products.ts'
import { selectRows } from './select-rows.ts'
import type { SortedIndex } from './sorted-index.ts'

export interface ProductList {
  items: CatalogueProduct[]
  total: number
  /** The last page if the requested one is beyond it. */
  page: number
  pages: number
  limit: number
  facets: Facet[]
  /** Nothing matched exactly; spelling mistakes were allowed. */
  approximate: boolean
}

export function listProducts(
  catalogue: Catalogue,
  query: CatalogueQuery,
  pricing: PricingContext,
): ProductList {
  const found = query.text === undefined ? undefined : searchProducts(catalogue, query.text)
  const selection = selectRows(catalogue, query, pricing, found?.slots)
  const { listed, total } = selection
  const pages = Math.max(1, Math.ceil(total / query.limit))
  const page = Math.min(query.page, pages)
  const start = (page - 1) * query.limit
  const sorted = catalogue.sorted(query.sort, pricing)
  const slots =
    found && query.sort === 'default'
      ? bestFirst(sorted, found.scores, slotsIn(listed, total), start, query.limit)
      : inSort(sorted, listed, start, query.limit)
  return {
    items: productsAt(catalogue, slots),
    total,
    page,
    pages,
    limit: query.limit,
    facets: createFacets(catalogue, query, selection),
    approximate: found?.approximate ?? false,
  }
}

/** Products that match a text, best first. */
export function findByText(catalogue: Catalogue, text: string, limit: number): CatalogueProduct[] {
  const { scores, slots } = searchProducts(catalogue, text)
  return productsAt(catalogue, bestFirst(catalogue.sorted('default', retailPricing), scores, slots, 0, limit))
}

/** The listed slots from `start` on. */
function inSort(sorted: Int32Array, listed: BitSet, start: number, limit: number): number[] {
  const slots: number[] = []
  let skipped = 0
  for (let at = 0; at < sorted.length && slots.length < limit; at++) {
    const slot = sorted[at] ?? 0
    if (!hasBit(listed, slot)) continue
    if (skipped < start) skipped++
    else slots.push(slot)
  }
  return slots
}

/**
 * The listed slots from `start` on, by score. Products with equal scores keep their order, in which those in stock come
 * first. Few scores occur: only the products of those on the page are sorted.
 */
function bestFirst(
  sorted: SortedIndex,
  scores: Int32Array,
  listed: Int32Array,
  start: number,
  limit: number,
): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < listed.length; at++) {
    const score = scores[listed[at] ?? 0] ?? 0
    counts.set(score, (counts.get(score) ?? 0) + 1)
  }
  const positions = positionsIn(sorted)
  const slots: number[] = []
  let before = 0
  let skipped = 0
  for (const [score, count] of [...counts].sort(([a], [b]) => b - a)) {
    if (before + count <= start) skipped += count
    else if (before < start + limit) {
      const equal = listed.filter((slot) => scores[slot] === score)
      const inOrder = equal.map((slot) => positions[slot] ?? 0).sort()
      for (const position of inOrder) slots.push(sorted[position] ?? 0)
    }
    before += count
  }
  return slots.slice(start - skipped, start - skipped + limit)
}

const positionCache = new WeakMap<SortedIndex, Int32Array>()

/** The position of each slot. */
function positionsIn(sorted: SortedIndex): Int32Array {
  const cached = positionCache.get(sorted)
  if (cached) return cached
  const positions = new Int32Array(sorted.reduce((highest, slot) => Math.max(highest, slot), -1) + 1)
  for (let at = 0; at < sorted.length; at++) positions[sorted[at] ?? 0] = at
  positionCache.set(sorted, positions)
  return positions
}

function productsAt({ table: { products } }: Catalogue, slots: readonly number[]): CatalogueProduct[] {
  return slots.flatMap((slot) => products[slot] ?? [])
}
