import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { createFacetIndex, type FacetIndex } from './facet-index.ts'
import type {
  CatalogueAttribute,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueProduct,
} from './model.ts'
import { type PackedLists, packSlots, packValues } from './packed-lists.ts'
import { createPriceColumn, type PriceColumn, priceColumnKey } from './price-column.ts'
import {
  changeProducts,
  emptyTable,
  type ProductChange,
  type ProductTable,
  productsOf,
  reindexFacets,
} from './product-table.ts'
import { changeProductWords, type ProductWords } from './product-words.ts'
import type { Sort } from './query.ts'
import {
  byDefault,
  byName,
  byRating,
  type CompareSlots,
  comparePrices,
  compareSlots,
  type SortedIndex,
  sortSlots,
  updateSortedIndex,
} from './sorted-index.ts'

/** The catalogue with the indexes that queries need. Immutable: `withChanges` derives a new one. */
export interface Catalogue {
  readonly data: CatalogueData
  readonly facetIndex: FacetIndex
  readonly table: ProductTable
  readonly words: ProductWords
  sorted(sort: Sort, pricing: PricingContext): SortedIndex
  prices(pricing: PricingContext): PriceColumn
  /** The countable facet values of the product in each slot. */
  valuesBySlot(): PackedLists
  /** The slots of the products that have each facet value. */
  slotsByValue(): PackedLists
  withChanges(changes: CatalogueChanges): Catalogue
}

/** `products` has only changed and new products; categories, brands and attributes are complete lists. */
export interface CatalogueChanges {
  products?: readonly CatalogueProduct[]
  removedProductIds?: readonly number[]
  categories?: readonly CatalogueCategory[]
  brands?: readonly CatalogueBrand[]
  attributes?: readonly CatalogueAttribute[]
}

/** With fewer products than this share of the slots, the table is rebuilt. */
const minUsedSlots = 0.5

export function createCatalogue(data: CatalogueData): Catalogue {
  const facetIndex = createFacetIndex(data)
  const { table, changes } = changeProducts(emptyTable, data.products, [], facetIndex)
  const catalogue = assemble(data, facetIndex, table, changeProductWords(changes), new Map())
  // Sorting names by locale is slow. Later catalogues update this index instead of sorting again.
  catalogue.sorted('name_asc', retailPricing)
  return catalogue
}

const retailPricing: PricingContext = { wholesale: false, currency: 'USD' }

/** A sorted index of an earlier catalogue and the slots that have changed since. */
interface StaleIndex {
  sorted: SortedIndex
  changedSlots: readonly number[]
}

function assemble(
  data: CatalogueData,
  facetIndex: FacetIndex,
  table: ProductTable,
  words: ProductWords,
  staleIndexes: ReadonlyMap<string, StaleIndex>,
): Catalogue {
  const sortedIndexes = new Map<string, SortedIndex>()
  const columns = new Map<string, PriceColumn>()
  const lists = new Map<string, PackedLists>()

  function prices(pricing: PricingContext): PriceColumn {
    return memoize(columns, priceColumnKey(pricing), () => createPriceColumn(table, pricing))
  }

  function valuesBySlot(): PackedLists {
    return memoize(lists, 'values', () => packValues(table))
  }

  function slotsByValue(): PackedLists {
    return memoize(lists, 'slots', () => packSlots(table, facetIndex.size))
  }

  function sorted(sort: Sort, pricing: PricingContext): SortedIndex {
    if (sort === 'name_desc') {
      return memoize(sortedIndexes, sort, () => sorted('name_asc', pricing).toReversed())
    }
    const key = sort.startsWith('price') ? `${sort} ${priceColumnKey(pricing)}` : sort
    return memoize(sortedIndexes, key, () => {
      const compare = comparison(sort, pricing)
      const stale = staleIndexes.get(key)
      return stale
        ? updateSortedIndex(stale.sorted, table.rows, stale.changedSlots, compare)
        : sortSlots(table.rows, compare)
    })
  }

  function comparison(sort: Sort, pricing: PricingContext): CompareSlots {
    if (sort === 'price_asc') return comparePrices(table, prices(pricing), 1)
    if (sort === 'price_desc') return comparePrices(table, prices(pricing), -1)
    if (sort === 'rating_desc') return compareSlots(table, byRating)
    return compareSlots(table, sort === 'default' ? byDefault : byName)
  }

  function withChanges(changes: CatalogueChanges): Catalogue {
    const { categories, brands, attributes, products = [], removedProductIds = [] } = changes
    const mustReindex = categories || brands || attributes
    const dictionaries = {
      categories: categories ?? data.categories,
      brands: brands ?? data.brands,
      attributes: attributes ?? data.attributes,
    }
    const newFacetIndex = mustReindex ? createFacetIndex(dictionaries) : facetIndex
    const next = changeProducts(table, products, removedProductIds, newFacetIndex)
    const newData = { ...dictionaries, products: productsOf(next.table) }
    if (next.table.byId.size < next.table.rows.length * minUsedSlots) return createCatalogue(newData)
    return assemble(
      newData,
      newFacetIndex,
      mustReindex ? reindexFacets(next.table, newFacetIndex) : next.table,
      changeProductWords(next.changes, words),
      markStale(sortedIndexes, staleIndexes, next.changes),
    )
  }

  return { data, facetIndex, table, words, sorted, prices, valuesBySlot, slotsByValue, withChanges }
}

/** Stale indexes that this catalogue never updated are passed on with the new changes added. */
function markStale(
  current: ReadonlyMap<string, SortedIndex>,
  stale: ReadonlyMap<string, StaleIndex>,
  changes: readonly ProductChange[],
): Map<string, StaleIndex> {
  const changed = changes.map(({ slot }) => slot)
  const renamed = changes.filter(({ before, after }) => before?.name !== after?.name).map(({ slot }) => slot)
  const merged = new Map(stale)
  for (const [key, sorted] of current) {
    if (key !== 'name_desc') merged.set(key, { sorted, changedSlots: [] })
  }
  for (const [key, { sorted, changedSlots }] of merged) {
    const slots = key === 'name_asc' ? renamed : changed
    merged.set(key, { sorted, changedSlots: [...new Set([...changedSlots, ...slots])] })
  }
  return merged
}

function memoize<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}

export function findProduct({ table }: Catalogue, slug: string): CatalogueProduct | undefined {
  const slot = table.bySlug.get(slug)
  return slot === undefined ? undefined : table.rows[slot]?.product
}

export function findProductById({ table }: Catalogue, id: number): CatalogueProduct | undefined {
  const slot = table.byId.get(id)
  return slot === undefined ? undefined : table.rows[slot]?.product
}

export function findCategory({ facetIndex }: Catalogue, slug: string): CatalogueCategory | undefined {
  return facetIndex.categories.get(slug)?.category
}

/** From the root down to the category itself; empty for an unknown category. */
export function categoryPath({ facetIndex }: Catalogue, slug: string): CatalogueCategory[] {
  return facetIndex.categories.get(slug)?.path.map(({ category }) => category) ?? []
}
