import { setTimeout as pause } from 'node:timers/promises'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { categories } from '@tecnoclick/database/schema/catalogue/categories'
import { productCategories } from '@tecnoclick/database/schema/catalogue/product-details'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Api, buildApi } from '../../app.ts'
import { whileDatabaseIsDown } from '../../platform/jobs/testing/while-database-is-down.ts'
import { insertProduct, insertSampleProducts, type SampleProducts } from '../../testing/sample-products.ts'
import { testDeps, useTestApi } from '../../testing/test-api.ts'
import { createCatalogueCache } from './catalogue-cache.ts'

const shop = useTestApi()
/** Another process of the same shop. */
let other: Api
let samples: SampleProducts

beforeAll(async () => {
  samples = await insertSampleProducts(shop.database.db)
  other = buildApi({ ...testDeps, database: shop.database, now: () => shop.clock.now })
  await Promise.all([shop.api.warm(), other.warm()])
})
afterAll(() => other.close())

const visit = { clientAddress: '127.0.0.1', requestId: 'test-request', secure: false }
const elsewhere = async (path: string) => {
  const response = await other.fetch(new Request(`http://shop.test/api${path}`), visit)
  return response.ok ? response.json() : response.status
}
const here = async (path: string) => {
  const response = await shop.fetch(path)
  return response.ok ? response.json() : response.status
}
const printerPath = '/products/slug/epson-l3250'
/** One second, plus a margin for a busy machine. */
const soon = { timeout: 8000, interval: 50 }

test('a change is visible at once in its own process and within a second in others', async () => {
  const admin = await shop.as('admin')
  const path = `/products/${samples.products.printer}`
  const changed = await admin.fetch(path, { method: 'PATCH', json: { price: 239.5 } })
  expect(changed.status).toBe(200)
  expect(await here(printerPath)).toMatchObject({ price: 239.5 })
  await vi.waitFor(async () => expect(await elsewhere(printerPath)).toMatchObject({ price: 239.5 }), soon)
})

test('a transaction that stays open during several refreshes is not missed', async () => {
  const slow = await shop.database.pool.connect()
  try {
    await slow.query('begin')
    await slow.query("update products set name = 'Tarde' where id = $1", [samples.products.bottle])
    await insertProduct(shop.database.db, { slug: 'entretanto' })
    await vi.waitFor(async () => expect(await here('/products/slug/entretanto')).not.toBe(404), soon)
    await slow.query('commit')
  } finally {
    slow.release()
  }
  await vi.waitFor(
    async () => expect(await here('/products/slug/epson-t544')).toMatchObject({ name: 'Tarde' }),
    soon,
  )
})

test('new, disabled and enabled products appear and disappear', async () => {
  const { db } = shop.database
  const id = await insertProduct(db, { slug: 'viajero' })
  await vi.waitFor(async () => expect(await elsewhere('/products/slug/viajero')).toMatchObject({ id }), soon)
  await db.update(products).set({ enable: false }).where(eq(products.id, id))
  await vi.waitFor(async () => expect(await elsewhere('/products/slug/viajero')).toBe(404), soon)
  await db.update(products).set({ enable: true }).where(eq(products.id, id))
  await vi.waitFor(async () => expect(await elsewhere('/products/slug/viajero')).toMatchObject({ id }), soon)
})

test('products follow a renamed brand and a disabled category tree', async () => {
  const { db } = shop.database
  await db.update(brands).set({ slug: 'epson-2' }).where(eq(brands.id, samples.brand))
  await vi.waitFor(async () => {
    expect(await here(printerPath)).toMatchObject({ brand: { slug: 'epson-2' } })
    expect(await here('/catalogue?filter_brand=epson-2')).toMatchObject({ total: 2 })
  }, soon)
  const printers = eq(categories.id, samples.categories.printers)
  await db.update(categories).set({ enable: false }).where(printers)
  await vi.waitFor(async () => {
    expect(await here('/categories/slug/tinta')).toBe(404)
    expect(await here('/products/slug/epson-t544')).toMatchObject({ categories: [], path: [] })
  }, soon)
  await db.update(categories).set({ enable: true }).where(printers)
  await vi.waitFor(async () => {
    expect(await here('/products/slug/epson-t544')).toMatchObject({ categories: ['tinta'] })
  }, soon)
})

test('a change of a product’s details refreshes the product', async () => {
  const { printer } = samples.products
  const { ink } = samples.categories
  await shop.database.db
    .insert(productCategories)
    .values({ productId: printer, categoryId: ink, position: 1 })
  await vi.waitFor(
    async () => expect(await here(printerPath)).toMatchObject({ categories: ['impresoras', 'tinta'] }),
    soon,
  )
  await shop.database.db
    .delete(productCategories)
    .where(and(eq(productCategories.productId, printer), eq(productCategories.categoryId, ink)))
})

test('pages become stale at once when the last units are sold, and within a minute after other sales', async () => {
  const id = await insertProduct(shop.database.db, { slug: 'lleno', stock: 40 })
  const stockIs = (stock: number) =>
    vi.waitFor(async () => expect(await here('/products/slug/lleno')).toMatchObject({ stock }), soon)
  const sellDownTo = async (stock: number) => {
    const before = shop.api.contentEpoch()
    await shop.database.db.update(products).set({ stock }).where(eq(products.id, id))
    await stockIs(stock)
    return shop.api.contentEpoch() !== before
  }
  await stockIs(40)
  expect(await sellDownTo(39)).toBe(false)
  const before = shop.api.contentEpoch()
  passAMinute()
  await vi.waitFor(() => expect(shop.api.contentEpoch()).not.toBe(before), soon)
  expect(await sellDownTo(5)).toBe(true)
  expect(await sellDownTo(4)).toBe(true)
  expect(await sellDownTo(0)).toBe(true)
  expect(await sellDownTo(30)).toBe(true)
})

/** For the rest of the file: a monotonic clock does not go back. */
function passAMinute(): void {
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + 61_000)
}

test('the catalogue is served while the database is down and catches up afterwards', async () => {
  await shop.database.pool.query('update products set price = 25500 where id = $1', [
    samples.products.printer,
  ])
  await vi.waitFor(async () => expect(await here(printerPath)).toMatchObject({ price: 255 }), soon)
  await whileDatabaseIsDown(shop.database, async () => {
    for (let looks = 0; looks < 3; looks++) {
      expect((await shop.fetch(`/catalogue?q=epson&page=${looks}`)).status).toBe(200)
      expect(await here(printerPath)).toMatchObject({ price: 255 })
      await pause(600)
    }
  })
  await shop.database.pool.query('update products set price = 26000 where id = $1', [
    samples.products.printer,
  ])
  await vi.waitFor(async () => expect(await here(printerPath)).toMatchObject({ price: 260 }), soon)
})

test('a first load that takes longer than the interval of refreshes is not started again', async () => {
  const query = vi.spyOn(shop.database.pool, 'query')
  onTestFinished(() => query.mockRestore())
  const { database } = shop
  const cache = createCatalogueCache({ ...testDeps, database, now: () => new Date() })
  const slow = await shop.database.pool.connect()
  try {
    await slow.query('begin; lock table products in access exclusive mode')
    const loading = Promise.resolve(cache.read())
    await pause(1500)
    await slow.query('commit')
    await loading
    await cache.refresh()
    const loads = query.mock.calls.filter(([text]) => String(text).startsWith('select id from products'))
    expect(loads).toHaveLength(1)
  } finally {
    slow.release()
    cache.close()
  }
})

test('many changes in a row end in the last state', async () => {
  const id = await insertProduct(shop.database.db, { slug: 'tormenta', stock: 500 })
  for (let round = 0; round < 5; round++) {
    const one = 'update products set stock = stock - 1 where id = $1'
    await Promise.all(Array.from({ length: 20 }, () => shop.database.pool.query(one, [id])))
  }
  await vi.waitFor(
    async () => expect(await elsewhere('/products/slug/tormenta')).toMatchObject({ stock: 400 }),
    soon,
  )
})
