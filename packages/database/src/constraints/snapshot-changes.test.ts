import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categories } from '../schema/catalogue/categories.ts'
import { productCategories } from '../schema/catalogue/product-details.ts'
import { products } from '../schema/catalogue/products.ts'
import { settings } from '../schema/site/settings.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { makeProduct } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

/** Reads the change log: changes since the last read, and the new position. */
async function look(seen?: string) {
  const { rows } = await shop.pool.query<{ seen: string; changes: string[] | null }>(
    `select pg_current_snapshot()::text as seen,
      (select array_agg(distinct entity || ' ' || entity_id) from snapshot_changes
       where xid >= pg_snapshot_xmin($1) and not pg_visible_in_snapshot(xid, $1)
         and xid < pg_snapshot_xmax(pg_current_snapshot())) as changes`,
    [seen ?? '1:1:'],
  )
  const [row] = rows
  return { seen: row?.seen ?? '', changes: row?.changes ?? [] }
}

test('a change that began before a read and commits after it is in the next read', async () => {
  const product = await makeProduct(shop.db)
  const start = await look()
  const slow = await shop.pool.connect()
  try {
    await slow.query('begin')
    await slow.query('update products set price = price + 1 where id = $1', [product.id])
    const quick = await makeProduct(shop.db)
    const first = await look(start.seen)
    expect(first.changes).toContain(`product ${quick.id}`)
    expect(first.changes).not.toContain(`product ${product.id}`)
    await slow.query('commit')
    const second = await look(first.seen)
    expect(second.changes).toContain(`product ${product.id}`)
    expect((await look(second.seen)).changes).toEqual([])
  } finally {
    slow.release()
  }
})

test('stock, parts, disabling and deletion of a product are recorded', async () => {
  const product = await makeProduct(shop.db)
  const [category] = await shop.db.insert(categories).values({ slug: 'tintas', name: 'Tintas' }).returning()
  const categoryId = category?.id ?? 0
  const one = eq(products.id, product.id)
  const own = `product ${product.id}`
  const part = `product-part ${product.id}`
  const actions = [
    [() => shop.db.update(products).set({ stock: 3 }).where(one), [own]],
    [() => shop.db.insert(productCategories).values({ productId: product.id, categoryId }), [own, part]],
    [() => shop.db.update(products).set({ enable: false }).where(one), [own]],
    // Its category goes with it.
    [() => shop.db.delete(products).where(one), [own, part]],
  ] as const
  for (const [action, expected] of actions) {
    const { seen } = await look()
    await action()
    expect(new Set((await look(seen)).changes)).toEqual(new Set(expected))
  }
})

test('a changed setting is recorded by key', async () => {
  const { seen } = await look()
  await shop.db.update(settings).set({ value: 'Otra' }).where(eq(settings.key, 'storeName'))
  expect((await look(seen)).changes).toEqual(['setting storeName'])
})

test('a change that is rolled back is not recorded', async () => {
  const product = await makeProduct(shop.db)
  const { seen } = await look()
  await shop.db
    .transaction(async (tx) => {
      await tx.update(products).set({ stock: 1 }).where(eq(products.id, product.id))
      tx.rollback()
    })
    .catch(() => {})
  expect((await look(seen)).changes).toEqual([])
})
