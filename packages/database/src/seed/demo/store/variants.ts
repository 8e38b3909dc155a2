import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { products } from '../../../schema/catalogue/products.ts'
import { stockMoves } from '../../../schema/stock/stock-ledger.ts'
import { type DemoVariants, demoVariants } from '../catalogue.ts'
import { required, type Sellable } from './product-rows.ts'

/** What was sold before stays with the first variant; its page goes to a product above it (docs/decisions/035). */
export async function storeVariants(tx: Transaction, known: Map<string, Sellable>): Promise<void> {
  for (const [slug, variants] of Object.entries(demoVariants))
    await storeFamily(tx, required(known, slug).id, variants)
}

async function storeFamily(
  tx: Transaction,
  id: number,
  { sku, options, first, others }: DemoVariants,
): Promise<void> {
  const [product] = await tx.select().from(products).where(eq(products.id, id))
  if (!product) throw new Error(`There is no product ${id}`)
  const { id: _, stock: __, barcode: ___, ...page } = product
  const [parent] = await tx
    .insert(products)
    .values({ ...page, sku, slug: `familia-${id}`, variantNames: options })
    .returning({ id: products.id })
  if (!parent) throw new Error('The product was not inserted')
  const variant = { parentId: parent.id, description: '', badges: [], featured: false }
  await tx
    .update(products)
    .set({ ...variant, variantValues: first, variantPosition: 0 })
    .where(eq(products.id, id))
  await tx.update(products).set({ slug: product.slug }).where(eq(products.id, parent.id))
  await moveParts(tx, id, parent.id)
  for (const [index, { values, prices, ...own }] of others.entries()) {
    const [row] = await tx
      .insert(products)
      .values({
        ...{ ...page, ...variant, ...own, ...prices, slug: `${product.slug}-${index + 1}` },
        ...{ variantValues: values, variantPosition: index + 1, rating: 0, reviews: 0 },
      })
      .returning({ id: products.id, stock: products.stock })
    if (row && row.stock > 0)
      await tx.insert(stockMoves).values({
        ...{ productId: row.id, kind: 'received', quantity: row.stock, availableChange: row.stock },
        ...{ stockAfter: row.stock, at: product.createdAt, reason: 'Existencia inicial' },
      })
  }
}

const pageParts = ['product_categories', 'product_pictures', 'wishlist_items', 'compare_items', 'reviews']

async function moveParts(tx: Transaction, from: number, to: number): Promise<void> {
  // Values refer to the attributes of their product.
  await tx.execute(sql`
    insert into product_attributes (product_id, attribute_id, featured, position)
    select ${to}::integer, attribute_id, featured, position from product_attributes where product_id = ${from}`)
  await tx.execute(
    sql`update product_attribute_values set product_id = ${to}::integer where product_id = ${from}`,
  )
  await tx.execute(sql`delete from product_attributes where product_id = ${from}`)
  for (const table of pageParts)
    await tx.execute(
      sql`update ${sql.identifier(table)} set product_id = ${to}::integer where product_id = ${from}`,
    )
  await tx.execute(sql`select rate_product(id) from unnest(array[${from}, ${to}]::integer[]) as id`)
}
