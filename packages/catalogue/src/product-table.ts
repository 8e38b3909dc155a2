import { compactProduct, type SharedLists } from './compact-product.ts'
import { type FacetIndex, facetValuesOf } from './facet-index.ts'
import type { CatalogueProduct } from './model.ts'
import { type PackedLists, packLists, replaceLists } from './packed-lists.ts'

/**
 * Products by slot. A product keeps its slot for life, so indexes that refer to slots survive changes. A removed product
 * leaves an empty slot, which the next new product takes.
 */
export interface ProductTable {
  readonly products: readonly (CatalogueProduct | undefined)[]
  readonly byId: ReadonlyMap<number, number>
  readonly bySlug: ReadonlyMap<string, number>
  /** The facet values of the product in each slot that are counted: categories with their ancestors, brand, attributes. */
  readonly facetValues: PackedLists
  /** Values of attributes without a filter, found by search only. */
  readonly searchOnly: PackedLists
  /** Only grows, so all tables derived from each other have it in common. */
  readonly shared: SharedLists
}

export interface ProductChange {
  slot: number
  before: CatalogueProduct | undefined
  after: CatalogueProduct | undefined
}

export function createTable(products: readonly CatalogueProduct[], facetIndex: FacetIndex): ProductTable {
  const shared: SharedLists = new Map()
  const latest = new Map(products.map((product) => [product.id, product]))
  const compact = Array.from(latest.values(), (product) => compactProduct(product, shared))
  return {
    products: compact,
    byId: new Map(compact.map(({ id }, slot) => [id, slot])),
    bySlug: new Map(compact.map(({ slug }, slot) => [slug, slot])),
    ...packFacetValues(compact, facetIndex),
    shared,
  }
}

function packFacetValues(products: ProductTable['products'], facetIndex: FacetIndex) {
  const own = products.map((product) => product && facetValuesOf(product, facetIndex))
  return {
    facetValues: packLists(
      own.map((values) => values?.facetValues ?? []),
      facetIndex.size,
    ),
    searchOnly: packLists(
      own.map((values) => values?.searchOnly ?? []),
      facetIndex.size,
    ),
  }
}

export function changeProducts(
  before: ProductTable,
  products: readonly CatalogueProduct[],
  removedIds: readonly number[],
  facetIndex: FacetIndex,
): { table: ProductTable; changes: ProductChange[] } {
  const { shared } = before
  const latest = new Map(products.map((product) => [product.id, product]))
  const bySlot = before.products.slice()
  const changes: ProductChange[] = []
  const free = before.byId.size === bySlot.length ? [] : emptySlots(bySlot)
  for (const id of new Set(removedIds)) {
    const slot = latest.has(id) ? undefined : before.byId.get(id)
    const gone = slot === undefined ? undefined : bySlot[slot]
    if (slot === undefined || !gone) continue
    bySlot[slot] = undefined
    free.push(slot)
    changes.push({ slot, before: gone, after: undefined })
  }
  for (const product of latest.values()) {
    const after = compactProduct(product, shared)
    const slot = before.byId.get(after.id) ?? free.pop() ?? bySlot.length
    const old = before.byId.has(after.id) ? bySlot[slot] : undefined
    bySlot[slot] = after
    changes.push({ slot, before: old, after })
  }
  const lookups = updateLookups(before, changes)
  const values = updateFacetValues(before, bySlot, changes, facetIndex)
  return { table: { products: bySlot, ...lookups, ...values, shared }, changes }
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

function updateFacetValues(
  { facetValues, searchOnly }: ProductTable,
  products: ProductTable['products'],
  changes: readonly ProductChange[],
  facetIndex: FacetIndex,
): Pick<ProductTable, 'facetValues' | 'searchOnly'> {
  const counted = new Map<number, readonly number[]>()
  const found = new Map<number, readonly number[]>()
  for (const { slot, before, after } of changes) {
    if (before && after && hasSameValues(before, after)) continue
    const values = after && facetValuesOf(after, facetIndex)
    counted.set(slot, values?.facetValues ?? [])
    found.set(slot, values?.searchOnly ?? [])
  }
  if (counted.size === 0) return { facetValues, searchOnly }
  return {
    facetValues: replaceLists(facetValues, products.length, counted),
    searchOnly: replaceLists(searchOnly, products.length, found),
  }
}

/** Lists are shared, so equal ones are the same. */
function hasSameValues(before: CatalogueProduct, after: CatalogueProduct): boolean {
  return (
    before.brand === after.brand &&
    before.categories === after.categories &&
    before.attributes.length === after.attributes.length &&
    before.attributes.every((attribute, at) => attribute === after.attributes[at]) &&
    offerOf(before) === offerOf(after)
  )
}

/** What its variants differ in, and which of them can be bought, as a text. */
function offerOf({ variants }: CatalogueProduct): string {
  if (!variants) return ''
  const { names, list } = variants
  return JSON.stringify([names, list.map(({ values, stock }) => [values, stock > 0])])
}

/** Facet values are renumbered when categories, brands or attributes change. */
export function reindexFacets(table: ProductTable, facetIndex: FacetIndex): ProductTable {
  return { ...table, ...packFacetValues(table.products, facetIndex) }
}

function emptySlots(products: ProductTable['products']): number[] {
  const empty: number[] = []
  products.forEach((product, slot) => {
    if (!product) empty.push(slot)
  })
  return empty
}

export function productsOf({ products }: ProductTable): CatalogueProduct[] {
  return products.filter((product) => product !== undefined)
}
