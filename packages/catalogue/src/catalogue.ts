import type {
  CatalogueAttribute,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueProduct,
} from './model.ts'
import {
  byDefault,
  byName,
  byRating,
  type Compare,
  comparePlaces,
  comparePrices,
  type Order,
  reorder,
  sortRows,
} from './orders.ts'
import { type PackedLists, packPlaces, packTraits } from './packed-traits.ts'
import { createPriceColumn, type PriceColumn, viewerKind } from './price-column.ts'
import { changeProductWords, type ProductWords } from './product-words.ts'
import type { CatalogueViewer, Sort } from './query.ts'
import { changeRows, noRows, productsOf, type RowChange, type Rows, retraitRows } from './rows.ts'
import { createTraits, type Traits } from './traits.ts'

/** The catalogue with everything a query needs worked out. Never changed: a change makes a new one from the old. */
export interface Catalogue {
  readonly data: CatalogueData
  readonly traits: Traits
  readonly rows: Rows
  readonly words: ProductWords
  order(sort: Sort, viewer: CatalogueViewer): Order
  prices(viewer: CatalogueViewer): PriceColumn
  /** Counted traits by place. */
  traitLists(): PackedLists
  /** Places by trait. */
  placeLists(): PackedLists
  withChanges(changes: CatalogueChanges): Catalogue
}

/** Products are the changed and new ones alone; categories, brands and attributes are whole lists. */
export interface CatalogueChanges {
  products?: readonly CatalogueProduct[]
  removedProductIds?: readonly number[]
  categories?: readonly CatalogueCategory[]
  brands?: readonly CatalogueBrand[]
  attributes?: readonly CatalogueAttribute[]
}

/** With more gaps than products the places are dealt out anew. */
const mostGaps = 0.5

export function createCatalogue(data: CatalogueData): Catalogue {
  const traits = createTraits(data)
  const { rows, changes } = changeRows(noRows, data.products, [], traits)
  const catalogue = assemble(data, traits, rows, changeProductWords(changes), new Map())
  // Sorting names is slow work, done once; every later order is this one with a few places moved.
  catalogue.order('name_asc', retailViewer)
  return catalogue
}

const retailViewer: CatalogueViewer = { wholesale: false, currency: 'USD' }

interface Known {
  order: Order
  moved: readonly number[]
}

function assemble(
  data: CatalogueData,
  traits: Traits,
  rows: Rows,
  words: ProductWords,
  before: ReadonlyMap<string, Known>,
): Catalogue {
  const orders = new Map<string, Order>()
  const columns = new Map<string, PriceColumn>()
  const lists = new Map<string, PackedLists>()

  function prices(viewer: CatalogueViewer): PriceColumn {
    return memoized(columns, viewerKind(viewer), () => createPriceColumn(rows, viewer))
  }

  function traitLists(): PackedLists {
    return memoized(lists, 'traits', () => packTraits(rows))
  }

  function placeLists(): PackedLists {
    return memoized(lists, 'places', () => packPlaces(rows, traits.size))
  }

  function order(sort: Sort, viewer: CatalogueViewer): Order {
    if (sort === 'name_desc') return memoized(orders, sort, () => order('name_asc', viewer).toReversed())
    const key = sort.startsWith('price') ? `${sort} ${viewerKind(viewer)}` : sort
    return memoized(orders, key, () => {
      const compare = comparison(sort, viewer)
      const known = before.get(key)
      return known ? reorder(known.order, rows, known.moved, compare) : sortRows(rows, compare)
    })
  }

  function comparison(sort: Sort, viewer: CatalogueViewer): Compare {
    if (sort === 'price_asc') return comparePrices(rows, prices(viewer), 1)
    if (sort === 'price_desc') return comparePrices(rows, prices(viewer), -1)
    if (sort === 'rating_desc') return comparePlaces(rows, byRating)
    return comparePlaces(rows, sort === 'default' ? byDefault : byName)
  }

  function withChanges(changes: CatalogueChanges): Catalogue {
    const { categories, brands, attributes, products = [], removedProductIds = [] } = changes
    const retrait = categories || brands || attributes
    const dictionaries = {
      categories: categories ?? data.categories,
      brands: brands ?? data.brands,
      attributes: attributes ?? data.attributes,
    }
    const newTraits = retrait ? createTraits(dictionaries) : traits
    const next = changeRows(rows, products, removedProductIds, newTraits)
    const newData = { ...dictionaries, products: productsOf(next.rows) }
    if (next.rows.byId.size < next.rows.rows.length * mostGaps) return createCatalogue(newData)
    return assemble(
      newData,
      newTraits,
      retrait ? retraitRows(next.rows, newTraits) : next.rows,
      changeProductWords(next.changes, words),
      moveOn(orders, before, next.changes),
    )
  }

  return { data, traits, rows, words, order, prices, traitLists, placeLists, withChanges }
}

/** What the next catalogue needs to derive its orders; one not yet derived hands on what it was given. */
function moveOn(
  orders: ReadonlyMap<string, Order>,
  before: ReadonlyMap<string, Known>,
  changes: readonly RowChange[],
): Map<string, Known> {
  const all = changes.map(({ place }) => place)
  const renamed = changes
    .filter(({ before, after }) => before?.name !== after?.name)
    .map(({ place }) => place)
  const known = new Map<string, Known>()
  for (const [key, order] of orders) if (key !== 'name_desc') known.set(key, { order, moved: [] })
  for (const [key, given] of before) if (!known.has(key)) known.set(key, given)
  for (const [key, { order, moved }] of known) {
    const places = key === 'name_asc' ? renamed : all
    known.set(key, { order, moved: [...new Set([...moved, ...places])] })
  }
  return known
}

function memoized<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

export function findProduct(
  { rows: { rows, bySlug } }: Catalogue,
  slug: string,
): CatalogueProduct | undefined {
  const place = bySlug.get(slug)
  return place === undefined ? undefined : rows[place]?.product
}

export function findProductById(
  { rows: { rows, byId } }: Catalogue,
  id: number,
): CatalogueProduct | undefined {
  const place = byId.get(id)
  return place === undefined ? undefined : rows[place]?.product
}

export function findCategory({ traits }: Catalogue, slug: string): CatalogueCategory | undefined {
  return traits.categories.get(slug)?.category
}

/** From the top of the tree down to the category itself; empty for an unknown one. */
export function categoryPath({ traits }: Catalogue, slug: string): CatalogueCategory[] {
  return traits.categories.get(slug)?.path.map(({ category }) => category) ?? []
}
