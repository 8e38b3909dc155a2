import { brotliCompressSync } from 'node:zlib'
import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { applyChanges, openSnapshot } from '@tecnoclick/catalogue/snapshot'
import { sampleCatalogue, sampleProduct } from '@tecnoclick/catalogue/testing/sample-catalogue'
import { expect, test } from 'vitest'
import { createSnapshotCache, maxCacheBytes } from './snapshot-cache.ts'

const catalogue = createCatalogue(sampleCatalogue(120))
const later = catalogue.withChanges({ products: [{ ...sampleProduct(3), stock: 1 }] })
const compressedSize = (body: object) => brotliCompressSync(JSON.stringify(body)).length

test('a known version gets the difference, which is small', () => {
  const cache = createSnapshotCache()
  const before = cache.snapshot(catalogue, [])
  const changes = cache.changesSince(later, before.version, [])
  if (!('from' in changes)) throw new Error('Expected changes, got a snapshot')
  expect(applyChanges(before, changes)).toEqual(cache.snapshot(later, []))
  expect(compressedSize(changes)).toBeLessThan(2_000)
})

test('the current version gets no changes', () => {
  const cache = createSnapshotCache()
  const { version } = cache.snapshot(catalogue, [])
  expect(cache.changesSince(catalogue, version, [])).toEqual({
    from: version,
    to: version,
    products: [],
    removed: [],
  })
})

test('an unknown version gets the whole snapshot', () => {
  const cache = createSnapshotCache()
  expect(cache.changesSince(catalogue, 'forgotten', [])).toEqual(cache.snapshot(catalogue, []))
})

test('a very large catalogue is limited to the visited categories', () => {
  const large = createCatalogue(sampleCatalogue(3_000))
  const cache = createSnapshotCache()
  expect(cache.snapshot(large, [])).toMatchObject({ partial: true, products: [] })
  const [category] = large.data.products[0]?.categories ?? []
  const part = cache.snapshot(large, [category ?? ''])
  expect(part.products.length).toBeGreaterThan(0)
  expect(part.products.length).toBeLessThan(3_000)
  const id = part.products[0]?.[0] ?? 0
  const changed = large.withChanges({ products: [{ ...sampleProduct(id - 1), stock: 777 }] })
  expect(cache.changesSince(changed, part.version, [category ?? ''])).toMatchObject({
    from: part.version,
    removed: [],
  })
})

const huge = createCatalogue(sampleCatalogue(20_000))
const slugs = huge.data.categories.map(({ slug }) => slug)
const leaves = slugs.filter((slug) => slug.split('-').length === 3)

test('only known categories count, in any order, and no more than twelve', () => {
  const cache = createSnapshotCache()
  const [one = '', two = ''] = leaves
  const wanted = cache.snapshot(huge, [one, two])
  expect(cache.snapshot(huge, ['nothing', two, '', two, '__proto__', one])).toBe(wanted)
  const twelve = cache.snapshot(huge, leaves.slice(0, 12))
  expect(cache.snapshot(huge, leaves)).toBe(twelve)
  expect(cache.snapshot(huge, ['nothing']).products).toEqual([])
})

test('a part of a very large catalogue has at most 500 kB and 1,000 products, some of each category', () => {
  const cache = createSnapshotCache()
  const short = createCatalogue({
    ...huge.data,
    products: huge.data.products.map((product) => ({ ...product, description: '', attributes: [] })),
  })
  for (const catalogue of [huge, short])
    for (const visited of [slugs.slice(0, 1), slugs.slice(0, 6), leaves.slice(0, 12)]) {
      const part = cache.snapshot(catalogue, visited)
      expect(part.products.length).toBeGreaterThan(300)
      expect(part.products.length).toBeLessThanOrEqual(1000)
      expect(JSON.stringify(part).length).toBeLessThan(510_000)
    }
  const { products } = openSnapshot(cache.snapshot(huge, leaves.slice(0, 12))).data
  expect(new Set(products.flatMap(({ categories }) => categories)).size).toBe(12)
})

test('the answers that are kept have a limit in bytes', () => {
  const cache = createSnapshotCache()
  let latest = ''
  for (const [index, slug] of leaves.entries())
    for (const other of leaves.slice(index + 1, index + 4))
      latest = cache.snapshot(huge, [slug, other]).version
  expect(cache.bytes()).toBeGreaterThan(1_000_000)
  expect(cache.bytes()).toBeLessThanOrEqual(maxCacheBytes)
  expect(cache.changesSince(huge, latest, [])).toMatchObject({ from: latest })
})

test('without descriptions it is smaller, and has a version of its own', () => {
  const cache = createSnapshotCache()
  const [whole, brief] = [cache.snapshot(catalogue, []), cache.brief(catalogue)]
  expect(brief).toMatchObject({ brief: true })
  expect(brief.version).not.toBe(whole.version)
  expect(cache.brief(catalogue)).toBe(brief)
  expect(openSnapshot(brief).data.products.map(({ name, description }) => [name, description])).toEqual(
    openSnapshot(whole).data.products.map(({ name }) => [name, '']),
  )
  expect(cache.brief(later).version).not.toBe(brief.version)
})
