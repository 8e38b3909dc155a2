import type { Transaction } from '@tecnoclick/database/connect'
import {
  productAttributes,
  productAttributeValues,
  productCategories,
  productPictures,
} from '@tecnoclick/database/schema/catalogue/product-details'
import { eq } from 'drizzle-orm'
import type { References } from './find-references.ts'

/** Replaces the parts of a product that the change contains; each list is complete. */
export async function writeParts(
  tx: Transaction,
  product: { id: number; name: string },
  { categoryIds, attributes, images }: References,
): Promise<void> {
  if (categoryIds) await writeCategories(tx, product.id, categoryIds)
  if (attributes) await writeAttributes(tx, product.id, attributes)
  if (images) await writePictures(tx, product, images)
}

async function writeCategories(tx: Transaction, productId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(productCategories).where(eq(productCategories.productId, productId))
  if (ids.length === 0) return
  await tx
    .insert(productCategories)
    .values(ids.map((categoryId, position) => ({ productId, categoryId, position })))
}

async function writeAttributes(
  tx: Transaction,
  productId: number,
  chosen: NonNullable<References['attributes']>,
): Promise<void> {
  await tx.delete(productAttributes).where(eq(productAttributes.productId, productId))
  if (chosen.length === 0) return
  await tx
    .insert(productAttributes)
    .values(
      chosen.map(({ attributeId, featured }, position) => ({ productId, attributeId, featured, position })),
    )
  const values = chosen.flatMap(({ attributeId, valueIds }) =>
    valueIds.map((valueId) => ({ productId, attributeId, valueId })),
  )
  if (values.length > 0) await tx.insert(productAttributeValues).values(values)
}

async function writePictures(
  tx: Transaction,
  { id: productId, name: alt }: { id: number; name: string },
  images: readonly string[],
): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId))
  if (images.length === 0) return
  await tx
    .insert(productPictures)
    .values(images.map((file, position) => ({ productId, position, file, alt })))
}
