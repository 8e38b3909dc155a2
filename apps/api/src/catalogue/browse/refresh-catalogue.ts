import { type Catalogue, findProductById } from '@tecnoclick/catalogue/catalogue'
import type { CatalogueAttribute, CatalogueProduct } from '@tecnoclick/catalogue/model'
import { isSameProduct } from '@tecnoclick/catalogue/pack-product'
import type { Database } from '@tecnoclick/database/connect'
import { urgentStock } from '@tecnoclick/domain/catalogue/shown-stock'
import {
  type Dictionaries,
  loadDictionaries,
  loadOwnRows,
  loadProducts,
  type ProductRecord,
  type SoldUnits,
  withSold,
} from './load-catalogue.ts'
import type { Changes } from './snapshot-changes.ts'

export interface Refreshed {
  catalogue: Catalogue
  /** Pages rendered from the old catalogue are stale; `later`: only in the number of units above the last ones. */
  stale: 'now' | 'later' | 'no'
}

/** Replaced per event loop turn, to keep requests responsive. */
const productsPerTurn = 200

/** Reloads only what changed. */
export async function refreshCatalogue(
  database: Database,
  catalogue: Catalogue,
  changes: Changes,
  sold: SoldUnits,
): Promise<Refreshed> {
  const dictionaries = hasDictionaryChanges(changes) ? await loadDictionaries(database) : undefined
  const isEvery = changes.priceRules.length > 0
  const ids = new Set([...changes.products, ...(isEvery ? catalogue.data.products.map(({ id }) => id) : [])])
  if (dictionaries) for (const id of await productsReferringTo(database, catalogue, dictionaries)) ids.add(id)
  const changedIds = [...ids]
  // A product may refer to an entry that changed, and a rule changes what its options cost.
  const sameDetails = dictionaries || isEvery ? [] : withoutParts(changes)
  const products = (await reloadProducts(database, catalogue, changedIds, sameDetails)).map((product) =>
    withSold(product, sold),
  )
  const found = new Set(products.map(({ id }) => id))
  const removedProductIds = changedIds.filter((id) => !found.has(id) && findProductById(catalogue, id))
  const base = dictionaries || removedProductIds.length > 0
  const changed = base ? catalogue.withChanges({ ...dictionaries, removedProductIds }) : catalogue
  const refreshed = await replaceProducts(changed, products)
  return base ? { catalogue: refreshed.catalogue, stale: 'now' } : refreshed
}

/** Nearly all changes are sales: of a known product whose details are as before, its own row is enough. */
async function reloadProducts(
  database: Database,
  catalogue: Catalogue,
  ids: readonly number[],
  sameDetails: readonly number[],
): Promise<ProductRecord[]> {
  const known = new Map<number, CatalogueProduct>()
  for (const id of sameDetails) {
    const product = findProductById(catalogue, id)
    if (product) known.set(id, product)
  }
  const rows = await loadOwnRows(database, [...known.keys()])
  const whole = await loadProducts(
    database,
    ids.filter((id) => !known.has(id)),
  )
  const renewed = rows.flatMap((row) => {
    const before = known.get(row.id)
    return before ? { ...before, ...row } : []
  })
  return [...renewed, ...whole]
}

function withoutParts({ products, productParts }: Changes): number[] {
  const parts = new Set(productParts)
  return products.filter((id) => !parts.has(id))
}

/** Units sold affect ranking only, so they are counted every few minutes instead of on each change. */
export function updateSalesCounts(catalogue: Catalogue, sold: SoldUnits): Promise<Refreshed> {
  const changed = catalogue.data.products.filter(({ id, sold: before }) => before !== (sold.get(id) ?? 0))
  return replaceProducts(
    catalogue,
    changed.map((product) => withSold(product, sold)),
  )
}

async function replaceProducts(
  catalogue: Catalogue,
  products: readonly CatalogueProduct[],
): Promise<Refreshed> {
  const changed = products.filter((product) => !isEqual(findProductById(catalogue, product.id), product))
  const isUrgent = changed.some((product) => isUrgentChange(findProductById(catalogue, product.id), product))
  let refreshed = catalogue
  for (let at = 0; at < changed.length; at += productsPerTurn) {
    if (at > 0) await new Promise(setImmediate)
    refreshed = refreshed.withChanges({ products: changed.slice(at, at + productsPerTurn) })
  }
  return { catalogue: refreshed, stale: isUrgent ? 'now' : changed.length > 0 ? 'later' : 'no' }
}

function hasDictionaryChanges({ categories, brands, attributes, searchRules }: Changes): boolean {
  return categories.length + brands.length + attributes.length + searchRules.length > 0
}

const referringSql = `
  select product_id as id from product_categories where category_id = any ($1::integer[])
  union select coalesce(parent_id, id) from products where brand_id = any ($2::integer[])
  union select product_id from product_attributes where attribute_id = any ($3::integer[])`

async function productsReferringTo(
  { pool }: Database,
  { data }: Catalogue,
  dictionaries: Dictionaries,
): Promise<number[]> {
  const { categories, brands, attributes } = renamedIds(data, dictionaries)
  const { rows } = await pool.query<{ id: number }>(referringSql, [categories, brands, attributes])
  return rows.map(({ id }) => id)
}

/** Products refer to no rule. */
type ReferredTo = Exclude<keyof Dictionaries, 'searchRules'>
type DictionaryIds = Record<ReferredTo, number[]>

/**
 * Entries that were added, removed or changed a slug. Products refer to them by slug but do not appear in the change log, so
 * they have to be reloaded too.
 */
function renamedIds(before: ReadonlyDictionaries, after: ReadonlyDictionaries): DictionaryIds {
  return {
    categories: differentIds(before.categories, after.categories, ({ slug }) => slug),
    brands: differentIds(before.brands, after.brands, ({ slug }) => slug),
    attributes: differentIds(before.attributes, after.attributes, slugsOf),
  }
}

type ReadonlyDictionaries = { readonly [K in ReferredTo]: readonly Dictionaries[K][number][] }

function slugsOf({ slug, values }: CatalogueAttribute): string {
  return [slug, ...values.map((value) => value.slug)].join()
}

function differentIds<T extends { id: number }>(
  before: readonly T[],
  after: readonly T[],
  slugOf: (entry: T) => string,
): number[] {
  const old = new Map(before.map((entry) => [entry.id, slugOf(entry)]))
  const current = new Map(after.map((entry) => [entry.id, slugOf(entry)]))
  const ids = new Set([...old.keys(), ...current.keys()])
  return [...ids].filter((id) => old.get(id) !== current.get(id))
}

/** An ordinary sale must not invalidate the page cache at once: there are many, each with one unit less (decision 030). */
function isUrgentChange(before: CatalogueProduct | undefined, after: CatalogueProduct): boolean {
  return before === undefined || !isSameProduct(urgentPart(before), urgentPart(after))
}

function isEqual(before: CatalogueProduct | undefined, after: CatalogueProduct): boolean {
  return before !== undefined && isSameProduct(before, after)
}

function urgentPart(product: CatalogueProduct): CatalogueProduct {
  const { variants } = product
  const list = variants?.list.map((variant) => ({ ...variant, stock: urgentStock(variant.stock) }))
  return {
    ...product,
    stock: urgentStock(product.stock),
    ...(variants && list && { variants: { ...variants, list } }),
  }
}
