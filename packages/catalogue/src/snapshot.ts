import { type Catalogue, createCatalogue } from './catalogue.ts'
import { contentHash } from './content-hash.ts'
import type { CatalogueAttribute, CatalogueBrand, CatalogueCategory, CatalogueData } from './model.ts'
import { type PackedProduct, packProduct, unpackProduct } from './pack-product.ts'

/** The public catalogue for offline use, as JSON. Two equal catalogues have one version, wherever they were packed. */
export interface PackedSnapshot {
  version: string
  categories: readonly CatalogueCategory[]
  brands: readonly CatalogueBrand[]
  attributes: readonly CatalogueAttribute[]
  /** By id. */
  products: readonly PackedProduct[]
}

/** What turns one version into another. Lists of categories, brands and attributes come whole, when they changed. */
export interface PackedChanges {
  from: string
  to: string
  categories?: readonly CatalogueCategory[]
  brands?: readonly CatalogueBrand[]
  attributes?: readonly CatalogueAttribute[]
  products: readonly PackedProduct[]
  removed: readonly number[]
}

export function packSnapshot({ data }: Catalogue): PackedSnapshot {
  return sealed({
    categories: data.categories.toSorted(byId),
    brands: data.brands.toSorted(byId),
    attributes: data.attributes.toSorted(byId),
    products: data.products.toSorted(byId).map(packProduct),
  })
}

export function openSnapshot({ categories, brands, attributes, products }: PackedSnapshot): Catalogue {
  const data: CatalogueData = { categories, brands, attributes, products: products.map(unpackProduct) }
  return createCatalogue(data)
}

export function packChanges(from: PackedSnapshot, to: PackedSnapshot): PackedChanges {
  const before = new Map(from.products.map((product) => [product[0], JSON.stringify(product)]))
  const after = new Set(to.products.map(([id]) => id))
  return {
    from: from.version,
    to: to.version,
    ...(isSame(from.categories, to.categories) ? {} : { categories: to.categories }),
    ...(isSame(from.brands, to.brands) ? {} : { brands: to.brands }),
    ...(isSame(from.attributes, to.attributes) ? {} : { attributes: to.attributes }),
    products: to.products.filter((product) => before.get(product[0]) !== JSON.stringify(product)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  }
}

/** Undefined where the changes are not of this snapshot or do not lead where they say: then the whole is fetched anew. */
export function applyChanges(snapshot: PackedSnapshot, changes: PackedChanges): PackedSnapshot | undefined {
  if (snapshot.version !== changes.from) return undefined
  const products = new Map(snapshot.products.map((product) => [product[0], product]))
  for (const id of changes.removed) products.delete(id)
  for (const product of changes.products) products.set(product[0], product)
  const changed = sealed({
    categories: changes.categories ?? snapshot.categories,
    brands: changes.brands ?? snapshot.brands,
    attributes: changes.attributes ?? snapshot.attributes,
    products: [...products.values()].sort((a, b) => a[0] - b[0]),
  })
  return changed.version === changes.to ? changed : undefined
}

function sealed(content: Omit<PackedSnapshot, 'version'>): PackedSnapshot {
  return { version: contentHash(JSON.stringify(content)), ...content }
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
