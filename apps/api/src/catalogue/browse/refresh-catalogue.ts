import { type Catalogue, findProductById } from '@tecnoclick/catalogue/catalogue'
import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import type { Database } from '@tecnoclick/database/connect'
import type { Changes } from './find-changes.ts'
import { withSold } from './load-catalogue.ts'
import { type Dictionaries, loadDictionaries } from './load-dictionaries.ts'
import { loadProducts } from './load-products.ts'
import type { SoldUnits } from './load-sold.ts'
import { renamedIds } from './renamed-ids.ts'
import { isSame, looksDifferent } from './shown-change.ts'

export interface Refreshed {
  catalogue: Catalogue
  /** Something that pages show is different. */
  isShown: boolean
}

/** As many as are replaced without making a visitor wait. */
const productsAtOnce = 200

/** The catalogue with what has changed read again, and nothing else. */
export async function refreshCatalogue(
  database: Database,
  catalogue: Catalogue,
  changes: Changes,
  sold: SoldUnits,
): Promise<Refreshed> {
  const dictionaries = namesDictionary(changes) ? await loadDictionaries(database) : undefined
  const ids = new Set(changes.products)
  if (dictionaries) for (const id of await idsNaming(database, catalogue, dictionaries)) ids.add(id)
  const wanted = [...ids]
  const products = (await loadProducts(database, wanted)).map((product) => withSold(product, sold))
  const found = new Set(products.map(({ id }) => id))
  const removedProductIds = wanted.filter((id) => !found.has(id) && findProductById(catalogue, id))
  const base = dictionaries || removedProductIds.length > 0
  const changed = base ? catalogue.withChanges({ ...dictionaries, removedProductIds }) : catalogue
  const refreshed = await replaceProducts(changed, products)
  return { catalogue: refreshed.catalogue, isShown: refreshed.isShown || Boolean(base) }
}

/** The same products under other figures of what was sold. */
export function resellProducts(catalogue: Catalogue, sold: SoldUnits): Promise<Refreshed> {
  return replaceProducts(
    catalogue,
    catalogue.data.products.map((product) => withSold(product, sold)),
  )
}

async function replaceProducts(
  catalogue: Catalogue,
  products: readonly CatalogueProduct[],
): Promise<Refreshed> {
  const changed = products.filter((product) => !isSame(findProductById(catalogue, product.id), product))
  const isShown = changed.some((product) => looksDifferent(findProductById(catalogue, product.id), product))
  let refreshed = catalogue
  for (let at = 0; at < changed.length; at += productsAtOnce) {
    if (at > 0) await new Promise(setImmediate)
    refreshed = refreshed.withChanges({ products: changed.slice(at, at + productsAtOnce) })
  }
  return { catalogue: refreshed, isShown }
}

function namesDictionary({ categories, brands, attributes }: Changes): boolean {
  return categories.length + brands.length + attributes.length > 0
}

const namingSql = `
  select product_id as id from product_categories where category_id = any ($1::integer[])
  union select id from products where brand_id = any ($2::integer[])
  union select product_id from product_attributes where attribute_id = any ($3::integer[])`

async function idsNaming(
  { pool }: Database,
  { data }: Catalogue,
  dictionaries: Dictionaries,
): Promise<number[]> {
  const { categories, brands, attributes } = renamedIds(data, dictionaries)
  const { rows } = await pool.query<{ id: number }>(namingSql, [categories, brands, attributes])
  return rows.map(({ id }) => id)
}
