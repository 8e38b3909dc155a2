import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { expect, test, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const empty = { categories: [], brands: [], attributes: [], searchRules: [], products: [] }

test('a response is created once per catalogue', () => {
  const [catalogue, changed] = [createCatalogue(empty), createCatalogue(empty)]
  const cache = createResponseCache(100_000)
  const make = vi.fn(() => ({ body: { data: [], total: 7 }, search: 'tinta' }))
  const first = cache.getOrCreate(catalogue, 'key', make)
  expect(cache.getOrCreate(catalogue, 'key', make)).toBe(first)
  expect(first?.search).toEqual({ text: 'tinta', results: 7 })
  expect(make).toHaveBeenCalledTimes(1)
  expect(cache.getOrCreate(changed, 'key', make)?.etag).toBe(first?.etag)
  expect(make).toHaveBeenCalledTimes(2)
})

test('recently used responses stay, and memory is bounded', () => {
  const catalogue = createCatalogue(empty)
  const cache = createResponseCache(10_000)
  const hot = vi.fn(() => ({ body: { hot: true } }))
  for (let at = 0; at < 500; at++) {
    cache.getOrCreate(catalogue, 'hot', hot)
    cache.getOrCreate(catalogue, `cold-${at}`, () => ({ body: { filler: 'x'.repeat(300) } }))
    expect(cache.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect(hot).toHaveBeenCalledTimes(1)
})

test('a missing response is not cached', () => {
  const cache = createResponseCache(10_000)
  expect(cache.getOrCreate(createCatalogue(empty), 'key', () => undefined)).toBeUndefined()
  expect(cache.bytes()).toBe(0)
})
