import { type FacetIndex, facetValuesOf, type ProductFacetValues } from './facet-index.ts'
import type { CatalogueProduct } from './model.ts'
import { stem, stopWords, tokenize } from './words.ts'

/** A product with data derived once from its texts and facets. */
export interface ProductRow extends ProductFacetValues {
  readonly product: CatalogueProduct
  /** Stemmed words of the name in order, to rank names that start with the search. */
  readonly nameWords: readonly string[]
}

/**
 * Products by slot. A product keeps its slot for life, so indexes that refer to slots survive changes. A removed product
 * leaves an empty slot, which the next new product takes.
 */
export interface ProductTable {
  readonly rows: readonly (ProductRow | undefined)[]
  readonly byId: ReadonlyMap<number, number>
  readonly bySlug: ReadonlyMap<string, number>
}

export interface ProductChange {
  slot: number
  before: CatalogueProduct | undefined
  after: CatalogueProduct | undefined
}

export const emptyTable: ProductTable = { rows: [], byId: new Map(), bySlug: new Map() }

export function changeProducts(
  before: ProductTable,
  products: readonly CatalogueProduct[],
  removedIds: readonly number[],
  facetIndex: FacetIndex,
): { table: ProductTable; changes: ProductChange[] } {
  const latest = new Map(products.map((product) => [product.id, product]))
  const rows = before.rows.slice()
  const changes: ProductChange[] = []
  const free = before.byId.size === rows.length ? [] : emptySlots(rows)
  for (const id of new Set(removedIds)) {
    const slot = latest.has(id) ? undefined : before.byId.get(id)
    const gone = slot === undefined ? undefined : rows[slot]
    if (slot === undefined || !gone) continue
    rows[slot] = undefined
    free.push(slot)
    changes.push({ slot, before: gone.product, after: undefined })
  }
  for (const after of latest.values()) {
    const slot = before.byId.get(after.id) ?? free.pop() ?? rows.length
    const old = before.byId.has(after.id) ? rows[slot] : undefined
    const nameWords = old?.product.name === after.name ? old.nameWords : nameWordsOf(after.name)
    rows[slot] = { product: after, nameWords, ...facetValuesOf(after, facetIndex) }
    changes.push({ slot, before: old?.product, after })
  }
  return { table: { rows, ...updateLookups(before, changes) }, changes }
}

/** Most changes are of stock and price and keep both maps. */
function updateLookups(
  before: ProductTable,
  changes: readonly ProductChange[],
): Pick<ProductTable, 'byId' | 'bySlug'> {
  const moved = changes.filter(({ before, after }) => before?.slug !== after?.slug)
  if (moved.length === 0) return { byId: before.byId, bySlug: before.bySlug }
  const byId = new Map(before.byId)
  const bySlug = new Map(before.bySlug)
  // Delete all old slugs before adding new ones: two products may swap slugs.
  for (const { before: old } of moved) {
    if (!old) continue
    byId.delete(old.id)
    bySlug.delete(old.slug)
  }
  for (const { slot, after } of moved) {
    if (!after) continue
    byId.set(after.id, slot)
    bySlug.set(after.slug, slot)
  }
  return { byId, bySlug }
}

/** Facet values are renumbered when categories, brands or attributes change. */
export function reindexFacets({ rows, byId, bySlug }: ProductTable, facetIndex: FacetIndex): ProductTable {
  return {
    rows: rows.map((row) => row && { ...row, ...facetValuesOf(row.product, facetIndex) }),
    byId,
    bySlug,
  }
}

function emptySlots(rows: ProductTable['rows']): number[] {
  const empty: number[] = []
  rows.forEach((row, slot) => {
    if (!row) empty.push(slot)
  })
  return empty
}

export function productsOf({ rows }: ProductTable): CatalogueProduct[] {
  const products: CatalogueProduct[] = []
  for (const row of rows) if (row) products.push(row.product)
  return products
}

function nameWordsOf(name: string): string[] {
  return tokenize(name)
    .filter(({ whole }) => !stopWords.has(whole))
    .map(({ whole }) => stem(whole))
}
