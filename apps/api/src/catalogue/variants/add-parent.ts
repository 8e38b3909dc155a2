import type { Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq, sql } from 'drizzle-orm'

type Product = typeof products.$inferSelect

/**
 * A product above the given one, which becomes its first variant: stock, reservations, orders and ledger stay with its id, and
 * what belongs to the page goes to the parent (docs/decisions/035).
 */
export async function addParent(
  tx: Transaction,
  product: Product,
  { sku, names, values }: { sku: string; names: string[]; values: string[] },
): Promise<Product> {
  const { id, barcode: _, stock: __, ...kept } = product
  const [parent] = await tx
    .insert(products)
    .values({ ...kept, sku, slug: `familia-${id}`, variantNames: names, version: 1 })
    .returning()
  if (!parent) throw new Error('The product was not inserted')
  await tx
    .update(products)
    .set({
      ...{ parentId: parent.id, variantValues: values, variantPosition: 0, version: product.version + 1 },
      ...{ description: '', badges: [], featured: false, warrantyMonths: null },
    })
    .where(eq(products.id, id))
  await tx.update(products).set({ slug: product.slug }).where(eq(products.id, parent.id))
  await moveParts(tx, id, parent.id)
  return { ...parent, slug: product.slug }
}

async function moveParts(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into product_attributes (product_id, attribute_id, featured, position)
    select ${to}::integer, attribute_id, featured, position from product_attributes where product_id = ${from}`)
  await tx.execute(sql`
    insert into product_attribute_values (product_id, attribute_id, value_id)
    select ${to}::integer, attribute_id, value_id from product_attribute_values where product_id = ${from}`)
  await tx.execute(sql`delete from product_attributes where product_id = ${from}`)
  const tables = [
    'product_categories',
    'product_pictures',
    'wishlist_items',
    'compare_items',
    'reviews',
    'bought_together',
  ]
  for (const table of tables)
    await tx.execute(
      sql`update ${sql.identifier(table)} set product_id = ${to}::integer where product_id = ${from}`,
    )
  await tx.execute(sql`update bought_together set other_id = ${to}::integer where other_id = ${from}`)
  await tx.execute(sql`select rate_product(id) from unnest(array[${from}, ${to}]::integer[]) as id`)
  // A promotion for the product is one for all its variants.
  await tx.execute(sql`
    update promotions set version = version + 1, conditions = jsonb_set(conditions, '{productIds}', (
      select jsonb_agg(case when value = to_jsonb(${from}::integer) then to_jsonb(${to}::integer) else value end)
      from jsonb_array_elements(conditions -> 'productIds') as named (value)
    ))
    where conditions -> 'productIds' @> to_jsonb(${from}::integer)`)
}
