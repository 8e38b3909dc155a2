import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import type { SearchRule } from '@tecnoclick/domain/catalogue/search-rule'
import { createFacetIndex, type FacetIndex } from './facet-index.ts'
import type {
  CatalogueAttribute,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueProduct,
} from './model.ts'
import { createNameWords, forgetNames, type NameWords } from './name-words.ts'
import { invertLists, type PackedLists } from './packed-lists.ts'
import { createPriceColumn, hasSamePrices, type PriceColumn, priceColumnKey } from './price-column.ts'
import {
  changeProducts,
  createTable,
  type ProductChange,
  type ProductTable,
  productsOf,
  reindexFacets,
} from './product-table.ts'
import { changeProductWords, createProductWords, type ProductWords } from './product-words.ts'
import type { Sort } from './query.ts'
import {
  byDefault,
  byName,
  byRating,
  type CompareSlots,
  comparePrices,
  compareSlots,
  type SortedIndex,
  sortByName,
  sortSlots,
  updateSortedIndex,
} from './sorted-index.ts'

/** The catalogue with the indexes that queries need. Immutable: `withChanges` derives a new one. */
export interface Catalogue {
  readonly data: CatalogueData
  readonly facetIndex: FacetIndex
  readonly table: ProductTable
  readonly words: ProductWords
  readonly nameWords: NameWords
  sorted(sort: Sort, pricing: PricingContext): SortedIndex
  prices(pricing: PricingContext): PriceColumn
  /** The slots of the products that have each facet value. */
  slotsByValue(): PackedLists<Int32Array>
  withChanges(changes: CatalogueChanges): Catalogue
}

/** `products` has only changed and new products; the others are complete lists. */
export interface CatalogueChanges {
  products?: readonly CatalogueProduct[]
  removedProductIds?: readonly number[]
  categories?: readonly CatalogueCategory[]
  brands?: readonly CatalogueBrand[]
  attributes?: readonly CatalogueAttribute[]
  searchRules?: readonly SearchRule[]
}

type Dictionaries = Omit<CatalogueData, 'products'>

/** With fewer products than this share of the slots, the table is rebuilt. */
const minUsedSlots = 0.5

export function createCatalogue({ products, ...dictionaries }: CatalogueData): Catalogue {
  const facetIndex = createFacetIndex(dictionaries)
  const table = createTable(products, facetIndex)
  const catalogue = assembleCatalogue(dictionaries, facetIndex, {
    table,
    words: createProductWords(table),
    nameWords: createNameWords(),
  })
  // Sorting names by locale is slow. Later catalogues update this index instead of sorting again.
  catalogue.sorted('name_asc', retailPricing)
  return catalogue
}

export const retailPricing: PricingContext = { wholesale: false, currency: 'USD' }

/** A sorted index of an earlier catalogue and the slots that have moved since. */
interface StaleIndex {
  sorted: SortedIndex
  movedSlots: readonly number[]
}

/** What a catalogue is made of, and what it may keep of an earlier one. */
interface CatalogueParts {
  table: ProductTable
  words: ProductWords
  nameWords: NameWords
  staleIndexes?: ReadonlyMap<string, StaleIndex>
  slotsByValue?: PackedLists<Int32Array> | undefined
  columns?: Map<string, PriceColumn>
}

export function assembleCatalogue(
  dictionaries: Dictionaries,
  facetIndex: FacetIndex,
  parts: CatalogueParts,
): Catalogue {
  const { table, words, nameWords, staleIndexes = new Map(), columns = new Map() } = parts
  const sortedIndexes = new Map<string, SortedIndex>()
  let inverted = parts.slotsByValue
  let products: readonly CatalogueProduct[] | undefined

  function prices(pricing: PricingContext): PriceColumn {
    return memoize(columns, priceColumnKey(pricing), () => createPriceColumn(table, pricing))
  }

  function slotsByValue(): PackedLists<Int32Array> {
    inverted ??= invertLists([table.facetValues, table.searchOnly], facetIndex.size)
    return inverted
  }

  function sorted(sort: Sort, pricing: PricingContext): SortedIndex {
    if (sort === 'name_desc') {
      return memoize(sortedIndexes, sort, () => sorted('name_asc', pricing).toReversed())
    }
    const key = sortKey(sort, pricing)
    return memoize(sortedIndexes, key, () => {
      const compare = comparison(sort, pricing)
      const stale = staleIndexes.get(key)
      if (stale) return updateSortedIndex(stale.sorted, table, stale.movedSlots, compare)
      return sort === 'name_asc' ? sortByName(table, compare) : sortSlots(table, compare)
    })
  }

  function comparison(sort: Sort, pricing: PricingContext): CompareSlots {
    if (sort === 'price_asc') return comparePrices(table, prices(pricing), 1)
    if (sort === 'price_desc') return comparePrices(table, prices(pricing), -1)
    if (sort === 'rating_desc') return compareSlots(table, byRating)
    return compareSlots(table, sort === 'default' ? byDefault : byName)
  }

  function withChanges(changes: CatalogueChanges): Catalogue {
    const { categories, brands, attributes, products: changed = [], removedProductIds = [] } = changes
    const mustReindex = categories || brands || attributes
    const newDictionaries = {
      categories: categories ?? dictionaries.categories,
      brands: brands ?? dictionaries.brands,
      attributes: attributes ?? dictionaries.attributes,
      searchRules: changes.searchRules ?? dictionaries.searchRules,
    }
    const newFacetIndex = mustReindex ? createFacetIndex(newDictionaries) : facetIndex
    const next = changeProducts(table, changed, removedProductIds, newFacetIndex)
    if (next.table.byId.size < next.table.products.length * minUsedSlots) {
      return createCatalogue({ ...newDictionaries, products: productsOf(next.table) })
    }
    const newTable = mustReindex ? reindexFacets(next.table, newFacetIndex) : next.table
    return assembleCatalogue(newDictionaries, newFacetIndex, {
      table: newTable,
      words: changeProductWords(words, next.changes),
      nameWords: forgetNames(nameWords, movedSlots('name_asc', next.changes)),
      staleIndexes: markStale(sortedIndexes, staleIndexes, next.changes),
      slotsByValue: newTable.facetValues === table.facetValues ? inverted : undefined,
      columns: next.changes.every(hasSamePrices) ? new Map(columns) : new Map(),
    })
  }

  return {
    data: {
      ...dictionaries,
      get products() {
        products ??= productsOf(table)
        return products
      },
    },
    facetIndex,
    table,
    words,
    nameWords,
    sorted,
    prices,
    slotsByValue,
    withChanges,
  }
}

/** Indexes by price are of one tier and currency. */
export function sortKey(sort: Sort, pricing: PricingContext): string {
  return sort.startsWith('price') ? `${sort} ${priceColumnKey(pricing)}` : sort
}

/** Stale indexes that this catalogue never updated are passed on with the new changes added. */
function markStale(
  current: ReadonlyMap<string, SortedIndex>,
  stale: ReadonlyMap<string, StaleIndex>,
  changes: readonly ProductChange[],
): Map<string, StaleIndex> {
  const merged = new Map(stale)
  for (const [key, sorted] of current) {
    if (key !== 'name_desc') merged.set(key, { sorted, movedSlots: [] })
  }
  for (const [key, before] of merged) {
    const slots = movedSlots(key, changes)
    if (slots.length === 0) continue
    merged.set(key, { ...before, movedSlots: [...new Set([...before.movedSlots, ...slots])] })
  }
  return merged
}

/** Most changes are of stock, and few of those move a product. */
function movedSlots(key: string, changes: readonly ProductChange[]): number[] {
  return changes.filter((change) => isMoved(key, change)).map(({ slot }) => slot)
}

function isMoved(key: string, change: ProductChange): boolean {
  const { before, after } = change
  if (!before || !after) return true
  if (key === 'name_asc') return before.name !== after.name
  if (key === 'default') return byDefault(before, after) !== 0
  if (key === 'rating_desc') return byRating(before, after) !== 0
  return !hasSamePrices(change)
}

function memoize<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}

export function findProduct({ table }: Catalogue, slug: string): CatalogueProduct | undefined {
  const slot = table.bySlug.get(slug)
  if (slot !== undefined) return table.products[slot]
  const variant = /^variante-(\d{1,10})$/.exec(slug)?.[1]
  return variant === undefined ? undefined : parentsOf(table).get(Number(variant))
}

export function findProductById({ table }: Catalogue, id: number): CatalogueProduct | undefined {
  const slot = table.byId.get(id)
  return slot === undefined ? undefined : table.products[slot]
}

/** The product, or that of the variant with this id: what was bought and saved before it had variants is one of them. */
export function findShown(catalogue: Catalogue, id: number): CatalogueProduct | undefined {
  return findProductById(catalogue, id) ?? parentsOf(catalogue.table).get(id)
}

const knownParents = new WeakMap<ProductTable['products'], ReadonlyMap<number, CatalogueProduct>>()

/** Products by the ids of their variants. */
function parentsOf({ products }: ProductTable): ReadonlyMap<number, CatalogueProduct> {
  const known = knownParents.get(products)
  if (known) return known
  const parents = new Map<number, CatalogueProduct>()
  for (const product of products) {
    if (product?.variants) for (const { id } of product.variants.list) parents.set(id, product)
  }
  knownParents.set(products, parents)
  return parents
}

const knownCombos = new WeakMap<ProductTable['products'], ReadonlyMap<number, CatalogueProduct[]>>()

/** The combos that contain the product or one of its variants, in their order. */
export function combosWith({ table }: Catalogue, { id, variants }: CatalogueProduct): CatalogueProduct[] {
  const combos = combosOf(table)
  if (combos.size === 0) return []
  const ids = [id, ...(variants?.list ?? []).map((variant) => variant.id)]
  return [...new Set(ids.flatMap((one) => combos.get(one) ?? []))]
}

/** Combos by the ids of their parts. */
function combosOf({ products }: ProductTable): ReadonlyMap<number, CatalogueProduct[]> {
  const known = knownCombos.get(products)
  if (known) return known
  const combos = new Map<number, CatalogueProduct[]>()
  for (const product of products) {
    for (const { id } of product?.combo?.parts ?? []) {
      if (product) combos.set(id, [...(combos.get(id) ?? []), product])
    }
  }
  knownCombos.set(products, combos)
  return combos
}

export function findCategory({ facetIndex }: Catalogue, slug: string): CatalogueCategory | undefined {
  return facetIndex.categories.get(slug)?.category
}

/** From the root down to the category itself; empty for an unknown category. */
export function categoryPath({ facetIndex }: Catalogue, slug: string): CatalogueCategory[] {
  return facetIndex.categories.get(slug)?.path.map(({ category }) => category) ?? []
}
