import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { openSnapshot, packSnapshot } from '@tecnoclick/catalogue/snapshot'
import { sampleCatalogue } from '@tecnoclick/catalogue/testing/sample-catalogue'
import {
  getBestSellers,
  getCatalogue,
  getProductBySlug,
} from '@tecnoclick/contract/catalogue/browse/endpoints'
import { createClient } from '@tecnoclick/contract/platform/client'
import { unpack } from '@tecnoclick/contract/platform/packed'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { expect, test } from 'vitest'
import { loadList } from '../catalogue/browse/load-list.ts'
import { loadHome } from '../catalogue/home/load-home.ts'
import { type OfflineShop, respondOffline } from './offline-api.ts'

const shop: OfflineShop = {
  catalogue: openSnapshot(packSnapshot(createCatalogue(sampleCatalogue(60)))),
  settings: initialPublicSettings,
  banners: [],
  viewer: { wholesale: false, currency: 'USD' },
}
const client = createClient(async (path) => respondOffline(shop, path))
const product = shop.catalogue.data.products[0]
if (!product) throw new Error('The sample shop is empty')

test('the home page has all its data', async () => {
  const counts = { slideshow: 'slideshow', featured: 8, bestSellers: 7, latest: 8, column: 3 } as const
  const home = await loadHome(client, counts, undefined)
  expect(home.categories.length).toBeGreaterThan(0)
  expect(home.brands.length).toBeGreaterThan(0)
  expect(home.bestSellers).toHaveLength(7)
  expect(home.latest).toHaveLength(8)
})

test('the column of best sellers goes on where the block above ends', async () => {
  const counts = { slideshow: 'slideshow', featured: 0, bestSellers: 7, latest: 0, column: 3 } as const
  const { bestSellers, columns } = await loadHome(client, counts, undefined)
  const ranked = await client.call(getBestSellers, { query: { limit: 10 } })
  expect([...bestSellers, ...columns.popular].map(({ id }) => id)).toEqual(ranked.data.map(({ id }) => id))
})

test('lists are filtered, searched and paged as on the server', async () => {
  const { list } = await loadList({ client }, new URL('http://shop.test/shop/catalog?limit=2'), undefined)
  expect(unpack(list)).toMatchObject({ total: 60, limit: 2 })
  const found = await client.call(getCatalogue, { query: { q: product.model ?? '' } })
  expect(found.data.map(({ slug }) => slug)).toContain(product.slug)
})

test('a product is complete, and an unknown one is a 404', async () => {
  const found = await client.call(getProductBySlug, { params: { slug: product.slug } })
  expect(found).toMatchObject({ id: product.id, description: product.description })
  expect(found).not.toHaveProperty('priceMayorista')
  expect(await client.attempt(getProductBySlug, { params: { slug: 'nada' } })).toMatchObject({
    ok: false,
    error: { statusCode: 404 },
  })
})

test('personal data is not available', () => {
  expect(respondOffline(shop, '/api/cart').status).toBe(503)
  expect(respondOffline(shop, '/api/sellorders/12').status).toBe(503)
})
