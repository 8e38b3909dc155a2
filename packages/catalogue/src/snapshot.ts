import type { SearchRule } from '@tecnoclick/domain/catalogue/search-rule'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import type { CatalogueAttribute, CatalogueBrand, CatalogueCategory, CatalogueData } from './model.ts'
import { type PackedProduct, packProduct, unpackProduct } from './pack-product.ts'

/** The public catalogue for offline use, as JSON. Equal catalogues have equal versions in every process. */
export interface PackedSnapshot {
  version: string
  categories: readonly CatalogueCategory[]
  brands: readonly CatalogueBrand[]
  attributes: readonly CatalogueAttribute[]
  /** Missing in what a browser stored before there were any. */
  searchRules?: readonly SearchRule[]
  /** Sorted by id. */
  products: readonly PackedProduct[]
}

/** The difference between two versions. Categories, brands and attributes are complete lists, present if they changed. */
export interface PackedChanges {
  from: string
  to: string
  categories?: readonly CatalogueCategory[]
  brands?: readonly CatalogueBrand[]
  attributes?: readonly CatalogueAttribute[]
  searchRules?: readonly SearchRule[]
  products: readonly PackedProduct[]
  removed: readonly number[]
}

export function packSnapshot({ data }: Catalogue): PackedSnapshot {
  return withVersion({
    categories: data.categories.toSorted(byId),
    brands: data.brands.toSorted(byId),
    attributes: data.attributes.toSorted(byId),
    searchRules: data.searchRules.toSorted(byId),
    products: data.products.toSorted(byId).map(packProduct),
  })
}

/** Without the descriptions, which are more than a third of it: for whoever may never open a product offline. */
export function packBrief(catalogue: Catalogue): PackedSnapshot {
  const { data } = catalogue
  const products = data.products.map((product) => ({ ...product, description: '' }))
  return packSnapshot({ ...catalogue, data: { ...data, products } })
}

export function openSnapshot({ products, searchRules = [], ...lists }: PackedSnapshot): Catalogue {
  const { categories, brands, attributes } = lists
  const data: CatalogueData = {
    categories,
    brands,
    attributes,
    searchRules,
    products: products.map(unpackProduct),
  }
  return createCatalogue(data)
}

export function packChanges(from: PackedSnapshot, to: PackedSnapshot): PackedChanges {
  const before = new Map(from.products.map((product) => [product[0], JSON.stringify(product)]))
  const after = new Set(to.products.map(([id]) => id))
  return {
    from: from.version,
    to: to.version,
    ...(isEqual(from.categories, to.categories) ? {} : { categories: to.categories }),
    ...(isEqual(from.brands, to.brands) ? {} : { brands: to.brands }),
    ...(isEqual(from.attributes, to.attributes) ? {} : { attributes: to.attributes }),
    ...(isEqual(from.searchRules, to.searchRules) ? {} : { searchRules: to.searchRules ?? [] }),
    products: to.products.filter((product) => before.get(product[0]) !== JSON.stringify(product)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  }
}

/** Undefined if the changes do not apply to this snapshot or give another version: fetch the whole snapshot then. */
export function applyChanges(snapshot: PackedSnapshot, changes: PackedChanges): PackedSnapshot | undefined {
  if (snapshot.version !== changes.from) return undefined
  const products = new Map(snapshot.products.map((product) => [product[0], product]))
  for (const id of changes.removed) products.delete(id)
  for (const product of changes.products) products.set(product[0], product)
  const changed = withVersion({
    categories: changes.categories ?? snapshot.categories,
    brands: changes.brands ?? snapshot.brands,
    attributes: changes.attributes ?? snapshot.attributes,
    ...withRules(changes.searchRules ?? snapshot.searchRules),
    products: [...products.values()].sort((a, b) => a[0] - b[0]),
  })
  return changed.version === changes.to ? changed : undefined
}

function withRules(searchRules: PackedSnapshot['searchRules']) {
  return searchRules && { searchRules }
}

function withVersion(content: Omit<PackedSnapshot, 'version'>): PackedSnapshot {
  return { version: contentHash(JSON.stringify(content)), ...content }
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** 53-bit non-cryptographic hash (cyrb53), as 11 characters. Synchronous, unlike Web Crypto. */
function contentHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return (2 ** 32 * ((high >>> 0) & 0x1fffff) + (low >>> 0)).toString(36).padStart(11, '0')
}
