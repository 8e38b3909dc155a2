import { assembleCatalogue, type Catalogue, retailPricing, sortKey } from './catalogue.ts'
import {
  attributeKey,
  badgesKey,
  categoriesKey,
  optionsKey,
  type SharedLists,
  withLists,
} from './compact-product.ts'
import { createFacetIndex } from './facet-index.ts'
import { type CatalogueData, type CatalogueProduct, type ProductAttribute, readOnlyKeys } from './model.ts'
import { createNameWords } from './name-words.ts'
import type { PackedLists } from './packed-lists.ts'
import type { ProductTable } from './product-table.ts'
import { settleIndex, type WordIndex } from './word-index.ts'

/**
 * A catalogue with its indexes as texts and arrays, to be opened again without building them. Both are lists of parts, so
 * that neither making nor opening an image occupies a process for long.
 */
export interface ImagePart {
  name: string
  content: string | Int32Array | Uint32Array | Uint16Array | Uint8Array
}

/** To be raised with every change of what the parts contain, or of how a text is divided into words. */
const layout = 4

/** Changes with each field that is added. */
export const imageFormat = 100 * layout + readOnlyKeys.length

const productsPerPart = 2_000
const wordKinds = ['names', 'codes', 'descriptions', 'firstWords'] as const
const keptSorts = ['name_asc', 'default', 'price_asc'] as const

export function* imageParts(catalogue: Catalogue): Generator<ImagePart> {
  const { data, table, words } = catalogue
  const { categories, brands, attributes, searchRules } = data
  yield json('dictionaries', { categories, brands, attributes, searchRules })
  const lists = new Map<object, number>()
  const numberOf = (list: object) => {
    const known = lists.get(list)
    if (known !== undefined) return known
    lists.set(list, lists.size)
    return lists.size - 1
  }
  for (let at = 0; at < table.products.length; at += productsPerPart) {
    const packed = table.products
      .slice(at, at + productsPerPart)
      .map((product) => product && pack(product, numberOf))
    yield json('products', packed)
  }
  yield json('lists', [...lists.keys()])
  yield* listParts('facetValues', table.facetValues)
  yield* listParts('searchOnly', table.searchOnly)
  for (const kind of wordKinds) {
    const { terms, starts, postings } = settleIndex(words[kind])
    yield { name: `${kind} terms`, content: terms.join('\n') }
    yield { name: `${kind} starts`, content: starts }
    yield { name: `${kind} postings`, content: postings }
  }
  for (const sort of keptSorts) yield { name: sort, content: catalogue.sorted(sort, retailPricing) }
}

function json(name: string, value: unknown): ImagePart {
  return { name, content: JSON.stringify(value) }
}

function* listParts(name: string, { starts, entries }: PackedLists): Generator<ImagePart> {
  yield { name: `${name} starts`, content: starts }
  yield { name: `${name} entries`, content: entries }
}

type NumberOf = (list: object) => number

function pack({ badges, categories, attributes, options, ...own }: CatalogueProduct, numberOf: NumberOf) {
  return [own, numberOf(badges), numberOf(categories), attributes.map(numberOf), numberOf(options)]
}

type Packed = [
  own: Omit<CatalogueProduct, 'badges' | 'categories' | 'attributes' | 'options'>,
  badges: number,
  categories: number,
  attributes: number[],
  options: number,
]

/** The parts are those of an image of the same format. Each is done with before the next is read: together they are large. */
export async function openImage(parts: AsyncIterable<ImagePart> | Iterable<ImagePart>): Promise<Catalogue> {
  const contents = new Map<string, ImagePart['content']>()
  const packedProducts: (Packed | null)[] = []
  for await (const { name, content } of parts) {
    if (name === 'products') for (const packed of JSON.parse(String(content))) packedProducts.push(packed)
    else contents.set(name, content)
  }
  const textOf = (name: string) => String(contents.get(name) ?? '')
  const arrayOf = <T>(name: string) => contents.get(name) as T
  const dictionaries: Omit<CatalogueData, 'products'> = JSON.parse(textOf('dictionaries'))
  const shared = reopenLists(JSON.parse(textOf('lists')))
  const products = packedProducts.map((packed) => (packed ? unpack(packed, shared) : undefined))
  const listsOf = (name: string): PackedLists => ({
    starts: arrayOf(`${name} starts`),
    entries: arrayOf(`${name} entries`),
  })
  const indexOf = (kind: string): WordIndex => {
    const terms = textOf(`${kind} terms`)
    return {
      terms: terms === '' ? [] : terms.split('\n'),
      starts: arrayOf(`${kind} starts`),
      postings: arrayOf(`${kind} postings`),
      changed: new Map(),
      added: [],
    }
  }
  const words = {
    names: indexOf('names'),
    codes: indexOf('codes'),
    descriptions: indexOf('descriptions'),
    firstWords: indexOf('firstWords'),
  }
  const table: ProductTable = {
    products,
    byId: lookup(products, ({ id }) => id),
    bySlug: lookup(products, ({ slug }) => slug),
    facetValues: listsOf('facetValues'),
    searchOnly: listsOf('searchOnly'),
    shared: shared.byKey,
  }
  return assembleCatalogue(dictionaries, createFacetIndex(dictionaries), {
    table,
    words,
    nameWords: createNameWords(),
    staleIndexes: new Map(
      keptSorts.map((sort) => [
        sortKey(sort, retailPricing),
        { sorted: arrayOf<Int32Array>(sort), movedSlots: [] },
      ]),
    ),
  })
}

interface ReopenedLists {
  byKey: SharedLists
  /** The list of that number, registered under the key of its kind. */
  at<T extends object>(number: number, keyOf: (list: T) => string): T
}

function reopenLists(lists: readonly object[]): ReopenedLists {
  const byKey: SharedLists = new Map()
  const isRegistered = new Uint8Array(lists.length)
  return {
    byKey,
    at(number, keyOf) {
      // An image names each list by its number only; its place in the product says what it is.
      const list = lists[number] as Parameters<typeof keyOf>[0]
      if (isRegistered[number] === 0) byKey.set(keyOf(list), list)
      isRegistered[number] = 1
      return list
    },
  }
}

function unpack(
  [own, badges, categories, attributes, options]: Packed,
  shared: ReopenedLists,
): CatalogueProduct {
  return withLists(own, {
    badges: shared.at<CatalogueProduct['badges']>(badges, badgesKey),
    categories: shared.at<CatalogueProduct['categories']>(categories, categoriesKey),
    attributes: attributes.map((number) => shared.at<ProductAttribute>(number, attributeKey)),
    options: shared.at<CatalogueProduct['options']>(options, optionsKey),
  })
}

function lookup<K>(
  products: readonly (CatalogueProduct | undefined)[],
  keyOf: (product: CatalogueProduct) => K,
): Map<K, number> {
  const slots = new Map<K, number>()
  products.forEach((product, slot) => {
    if (product) slots.set(keyOf(product), slot)
  })
  return slots
}
