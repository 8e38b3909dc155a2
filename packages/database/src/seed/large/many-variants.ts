import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../connect.ts'
import { products } from '../../schema/catalogue/products.ts'
import { stockMoves } from '../../schema/stock/stock-ledger.ts'
import { insertRows, numbered } from '../demo/bulk.ts'
import { emptyStock, recordMoves } from '../demo/ledger.ts'
import type { Variant } from './many-products.ts'
import type { Random } from './random.ts'

/** Of so many products, one comes in grades. */
const every = 10
const grades = ['Como nuevo', 'Con marcas']

/** What was sold before stays with the first variant; its page goes to a product above it (docs/decisions/035). */
export async function splitMany(
  tx: Transaction,
  dated: readonly (Variant & { id: number })[],
  random: Random,
): Promise<void> {
  const split = dated.filter(({ options }, index) => index % every === 0 && options.length === 0)
  if (split.length === 0) return
  const ids = split.map(({ id }) => id)
  const stored = await tx.select().from(products).where(inArray(products.id, ids)).orderBy(products.id)
  const pages = stored.map(({ id: first, stock: _, barcode: __, ...page }) => ({
    ...{ ...page, first, path: page.slug },
    ...{ sku: `${page.sku}-F`, slug: `familia-${first}`, variantNames: ['Estado'] },
  }))
  const parents = await numbered(tx, products, pages)
  await insertRows(
    tx,
    products,
    parents.map(({ first: _, path: __, ...parent }) => parent),
  )
  const families = sql`jsonb_to_recordset(${JSON.stringify(parents.map(({ id, first, path }) => ({ id, first, path })))}::jsonb)
    as family (id integer, first integer, path text)`
  await tx.execute(sql`
    update products set parent_id = family.id, variant_values = array['Nuevo'], variant_position = 0,
      description = '', badges = '{}', featured = false
    from ${families} where products.id = family.first`)
  await tx.execute(sql`update products set slug = family.path from ${families} where products.id = family.id`)
  await moveParts(tx, families)
  await addGrades(tx, parents, random)
}

async function moveParts(tx: Transaction, families: SQL): Promise<void> {
  // Values refer to the attributes of their product.
  await tx.execute(sql`
    insert into product_attributes (product_id, attribute_id, featured, position)
    select family.id, attribute_id, featured, position from product_attributes join ${families} on product_id = family.first`)
  for (const table of ['product_attribute_values', 'product_categories', 'product_pictures'])
    await tx.execute(sql`
      update ${sql.identifier(table)} set product_id = family.id from ${families} where product_id = family.first`)
  await tx.execute(sql`delete from product_attributes using ${families} where product_id = family.first`)
}

type Parent = typeof products.$inferInsert & { id: number; createdAt: Date }

async function addGrades(tx: Transaction, parents: readonly Parent[], random: Random): Promise<void> {
  const made = parents.flatMap(({ id: parentId, variantNames: _, ...page }) =>
    grades.map((grade, index) => ({
      ...{ ...page, parentId, variantValues: [grade], variantPosition: index + 1, description: '' },
      ...{ sku: `${page.sku}${index + 1}`, slug: `${page.slug}-${index + 1}`, badges: [], featured: false },
      ...{ price: Math.round(page.price * (0.9 - index * 0.1)), compareAtPrice: null, rating: 0, reviews: 0 },
      stock: random.in(20) ? 0 : random.between(1, 12),
    })),
  )
  const rows = await numbered(tx, products, made)
  await insertRows(tx, products, rows)
  const openings = rows.flatMap(({ id, stock, createdAt }) =>
    stock === 0
      ? []
      : [
          {
            productId: id,
            kind: 'received' as const,
            at: createdAt,
            quantity: stock,
            reason: 'Existencia inicial',
          },
        ],
  )
  await insertRows(tx, stockMoves, recordMoves(openings, emptyStock()))
}
