import type { ProductVariants, VariantRow } from '@tecnoclick/contract/catalogue/variants/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { productPictures } from '@tecnoclick/database/schema/catalogue/product-details'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { variantFields } from '@tecnoclick/domain/catalogue/product-fields'
import { asc, eq, inArray } from 'drizzle-orm'
import { toWireFields } from '../../platform/rows/own-columns.ts'

/** Undefined if there is no such product, or it is a variant itself. */
export async function readVariants(
  db: Drizzle | Transaction,
  id: number,
): Promise<ProductVariants | undefined> {
  const [product] = await db.select().from(products).where(eq(products.id, id))
  if (!product || product.parentId !== null) return undefined
  const { version, variantNames } = product
  return { id, version, names: variantNames ?? [], variants: await variantRows(db, id) }
}

async function variantRows(db: Drizzle | Transaction, parentId: number): Promise<VariantRow[]> {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.parentId, parentId))
    .orderBy(asc(products.variantPosition), asc(products.id))
  const { productId, file, position } = productPictures
  const ids = rows.map(({ id }) => id)
  const pictures = await db
    .select({ productId, file })
    .from(productPictures)
    .where(inArray(productId, ids))
    .orderBy(asc(position))
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, stock: row.stock, active: row.variantActive },
    ...toWireFields(variantFields, row),
    values: row.variantValues ?? [],
    images: pictures.filter((picture) => picture.productId === row.id).map((picture) => picture.file),
  }))
}
