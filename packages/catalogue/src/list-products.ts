import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { addBit, type BitSet, countBits, difference, emptyBits, hasBit, slotsIn } from './bit-set.ts'
import { type Catalogue, retailPricing } from './catalogue.ts'
import { createFacets, type Facet } from './facets.ts'
import type { CatalogueProduct } from './model.ts'
import type { CatalogueQuery } from './query.ts'
import { correctText, type Found, searchProducts, suggestSearch } from './search-products.ts'
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
  /** What was searched for instead of the misspelt text, if that can be said. */
  corrected: string | null
  /** Another search that was probably meant, where this one found nothing as it was written. */
  suggestion: string | null
  /** How many match by name, brand, category or code: the first ones where a search is sorted. The others mention it. */
  named: number
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
  const named = found && query.sort !== 'default' ? namedAmong(found, listed, total) : listed
  const slots =
    found && query.sort === 'default'
      ? bestFirst(sorted, found.scores, slotsIn(listed, total), start, query.limit)
      : inParts(sorted, [named, difference(listed, named)], start, query.limit)
  const text = query.text ?? ''
  const corrected = found?.approximate ? correctedText(catalogue, text, found, listed) : null
  const isOther = found && corrected === null && (found.approximate || found.slots.length === 0)
  return {
    items: productsAt(catalogue, slots),
    named: countBits(named),
    corrected,
    suggestion: isOther ? suggestSearch(catalogue, text) : null,
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

function correctedText(catalogue: Catalogue, text: string, { scores }: Found, listed: BitSet): string | null {
  const [best] = productsAt(
    catalogue,
    bestFirst(catalogue.sorted('default', retailPricing), scores, slotsIn(listed), 0, 1),
  )
  return best ? correctText(catalogue, text, best) : null
}

/** All of them if none is named. */
function namedAmong({ isNamed }: Found, listed: BitSet, total: number): BitSet {
  const named = emptyBits(listed.length << 5)
  for (const slot of slotsIn(listed, total)) if (isNamed(slot)) addBit(named, slot)
  return countBits(named) > 0 ? named : listed
}

/** The slots of one part after those of the other, from `start` on. */
function inParts(
  sorted: Int32Array,
  [first, rest]: [BitSet, BitSet],
  start: number,
  limit: number,
): number[] {
  const slots = inSort(sorted, first, start, limit)
  const skipped = Math.max(0, start - countBits(first))
  return slots.length < limit ? [...slots, ...inSort(sorted, rest, skipped, limit - slots.length)] : slots
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
