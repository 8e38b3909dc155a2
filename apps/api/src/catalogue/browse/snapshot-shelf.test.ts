import { brotliCompressSync } from 'node:zlib'
import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { applyChanges } from '@tecnoclick/catalogue/snapshot'
import { sampleCatalogue, sampleProduct } from '@tecnoclick/catalogue/testing/sample-catalogue'
import { expect, test } from 'vitest'
import { openSnapshotShelf } from './snapshot-shelf.ts'

const catalogue = createCatalogue(sampleCatalogue(120))
const later = catalogue.withChanges({ products: [{ ...sampleProduct(3), stock: 1 }] })
const weightOf = (answer: object) => brotliCompressSync(JSON.stringify(answer)).length

test('who has a version is told the difference, which is small', () => {
  const shelf = openSnapshotShelf()
  const before = shelf.whole(catalogue, [])
  const changes = shelf.since(later, before.version, [])
  if (!('from' in changes)) throw new Error('the whole was given')
  expect(applyChanges(before, changes)).toEqual(shelf.whole(later, []))
  expect(weightOf(changes)).toBeLessThan(2_000)
})

test('who is up to date is told next to nothing', () => {
  const shelf = openSnapshotShelf()
  const { version } = shelf.whole(catalogue, [])
  expect(shelf.since(catalogue, version, [])).toEqual({
    from: version,
    to: version,
    products: [],
    removed: [],
  })
})

test('an unknown version gets the whole', () => {
  const shelf = openSnapshotShelf()
  expect(shelf.since(catalogue, 'forgotten', [])).toEqual(shelf.whole(catalogue, []))
})

test('of a very large shop only the visited categories are kept, and followed', () => {
  const large = createCatalogue(sampleCatalogue(3_000))
  const shelf = openSnapshotShelf()
  expect(shelf.whole(large, [])).toMatchObject({ partial: true, products: [] })
  const [category] = large.data.products[0]?.categories ?? []
  const part = shelf.whole(large, [category ?? ''])
  expect(part.products.length).toBeGreaterThan(0)
  expect(part.products.length).toBeLessThan(3_000)
  const id = part.products[0]?.[0] ?? 0
  const changed = large.withChanges({ products: [{ ...sampleProduct(id - 1), stock: 777 }] })
  expect(shelf.since(changed, part.version, [category ?? ''])).toMatchObject({
    from: part.version,
    removed: [],
  })
})
