import type { Transaction } from '../../../connect.ts'
import {
  productAttributes,
  productAttributeValues,
  productCategories,
  productPictures,
} from '../../../schema/catalogue/product-details.ts'
import { productOptions, productOptionValues } from '../../../schema/catalogue/product-options.ts'
import { products } from '../../../schema/catalogue/products.ts'
import { insertRows, reserveIds } from '../bulk.ts'
import type { Dictionary } from './dictionary.ts'
import type { StoredPictures } from './pictures.ts'
import { type DatedProduct, productRows, type Sellable, sellable } from './product-rows.ts'

/** Reserves the ids of the options and their values. */
export async function reserveOptionIds(tx: Transaction, dated: readonly DatedProduct[]): Promise<Sellable[]> {
  const options = dated.flatMap((product) => product.options)
  const values = options.flatMap((option) => option.values)
  const ids = {
    option: await reserveIds(tx, productOptions, options.length),
    value: await reserveIds(tx, productOptionValues, values.length),
  }
  return dated.map((product) => sellable(product, ids))
}

export async function storeProducts(
  tx: Transaction,
  dated: readonly DatedProduct[],
  sold: readonly Sellable[],
  stock: Map<number, number>,
  known: Dictionary,
): Promise<void> {
  const byId = new Map(sold.map((product) => [product.id, product]))
  const rows = dated.map((product) => {
    const priced = byId.get(product.id)
    if (!priced) throw new Error(`${product.slug} has no price`)
    return productRows(product, priced, stock.get(product.id) ?? 0, known)
  })
  await insertRows(
    tx,
    products,
    rows.flatMap((row) => row.products),
  )
  await insertRows(
    tx,
    productCategories,
    rows.flatMap((row) => row.categories),
  )
  await insertRows(
    tx,
    productAttributes,
    rows.flatMap((row) => row.attributes),
  )
  await insertRows(
    tx,
    productAttributeValues,
    rows.flatMap((row) => row.values),
  )
  await insertRows(
    tx,
    productOptions,
    rows.flatMap((row) => row.options),
  )
  await insertRows(
    tx,
    productOptionValues,
    rows.flatMap((row) => row.optionValues),
  )
}

const views: Readonly<Record<string, string>> = {
  front: 'de frente',
  angle: 'en ángulo',
  side: 'de lado',
  open: 'abierto',
  back: 'por detrás',
  top: 'desde arriba',
  detail: 'en detalle',
}

export async function storeGalleries(
  tx: Transaction,
  dated: readonly DatedProduct[],
  pictures: StoredPictures,
): Promise<void> {
  const rows = dated.flatMap(({ id, name, slug }) =>
    pictures.gallery(slug).map(({ file, view }, position) => {
      const seen = views[view]
      return { productId: id, position, file, alt: seen ? `${name}, ${seen}` : name }
    }),
  )
  await insertRows(tx, productPictures, rows)
}
