import { createCatalogue, findProductById } from '@tecnoclick/catalogue/catalogue'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApi } from '../../app.ts'
import { insertSampleProducts, type SampleProducts } from '../../testing/sample-products.ts'
import { testDeps, useTestApi } from '../../testing/test-api.ts'
import { readImage, writeImage } from './catalogue-image.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { currentPosition, findChanges, purgeSnapshotChanges } from './snapshot-changes.ts'

const shop = useTestApi()
let samples: SampleProducts

beforeAll(async () => {
  samples = await insertSampleProducts(shop.database.db)
})

beforeEach(async () => {
  const position = await currentPosition(shop.database)
  const catalogue = createCatalogue(await loadCatalogue(shop.database, new Map()))
  expect(await writeImage(shop.database, catalogue, position)).toBe(true)
})

const setPrice = (price: number) =>
  shop.database.pool.query('update products set price = $1 where id = $2', [price, samples.products.printer])

test('an image holds the catalogue as it was, and the log what changed since', async () => {
  await setPrice(12_300)
  const { rows } = await shop.database.pool.query(
    'select count(*)::integer as count from products where enable',
  )
  const stored = await readImage(shop.database)
  if (!stored) throw new Error('There is no image')
  expect(stored.catalogue.data.products).toHaveLength(rows[0].count)
  expect(findProductById(stored.catalogue, samples.products.printer)?.price).not.toBe(12_300)
  const { changes } = await findChanges(shop.database, stored.position)
  expect(changes?.products).toEqual([samples.products.printer])
  expect(changes?.productParts).toEqual([])
})

test('a process that starts with an image serves what was committed since', async () => {
  await setPrice(14_500)
  const started = buildApi({ ...testDeps, database: shop.database, now: () => shop.clock.now })
  try {
    await started.warm()
    const visit = { clientAddress: '127.0.0.1', requestId: 'test-request', secure: false }
    const request = new Request('http://shop.test/api/products/slug/epson-l3250')
    expect(await (await started.fetch(request, visit)).json()).toMatchObject({ price: 145 })
  } finally {
    await started.close()
  }
})

test('an image whose log was shortened is not used', async () => {
  expect(await readImage(shop.database)).toBeDefined()
  await shop.database.pool.query(`delete from snapshot_changes where entity = 'image'`)
  expect(await readImage(shop.database)).toBeUndefined()
})

test('the log keeps what the newest image needs, for two days', async () => {
  await setPrice(15_600)
  const age = (interval: string) =>
    shop.database.pool.query('update snapshot_changes set at = now() - $1::interval', [interval])
  await age('5 hours')
  await purge()
  const stored = await readImage(shop.database)
  const changed = stored && (await findChanges(shop.database, stored.position))
  expect(changed?.changes?.products).toEqual([samples.products.printer])
  await age('49 hours')
  await purge()
  expect(await readImage(shop.database)).toBeUndefined()
})

const purge = () => purgeSnapshotChanges({ ...testDeps, database: shop.database, now: () => new Date() })
