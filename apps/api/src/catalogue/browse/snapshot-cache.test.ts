import { brotliCompressSync } from 'node:zlib'
import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { applyChanges } from '@tecnoclick/catalogue/snapshot'
import { sampleCatalogue, sampleProduct } from '@tecnoclick/catalogue/testing/sample-catalogue'
import { expect, test } from 'vitest'
import { createSnapshotCache } from './snapshot-cache.ts'

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
