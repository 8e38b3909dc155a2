import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const cacheOf = (maxBytes: number) =>
  createByteCache<{ size: number }>({ maxBytes, sizeOf: ({ size }) => size })

test('values that are asked for once displace each other, not those that are used', () => {
  const cache = cacheOf(6_000)
  for (const key of ['a', 'b', 'c']) {
    cache.set(key, { size: 500 })
    expect(cache.get(key)).toEqual({ size: 500 })
  }
  for (let at = 0; at < 100; at++) cache.set(`once-${at}`, { size: 100 })
  expect(cache.bytes()).toBe(1_500 + 1_000)
  expect(['a', 'b', 'c', 'once-99', 'once-90'].every((key) => cache.peek(key))).toBe(true)
  expect(cache.peek('once-89')).toBeUndefined()
})

test('the least recently used go first, and a huge value is not kept', () => {
  const cache = cacheOf(6_000)
  for (let at = 0; at < 20; at++) {
    cache.set(`used-${at}`, { size: 500 })
    cache.get(`used-${at}`)
    cache.get('used-0')
  }
  expect(cache.bytes()).toBeLessThanOrEqual(6_000)
  expect(cache.peek('used-0')).toBeDefined()
  expect(cache.peek('used-1')).toBeUndefined()
  cache.set('huge', { size: 601 })
  expect(cache.get('huge')).toBeUndefined()
})

test('another form of a value takes its place', () => {
  const cache = cacheOf(6_000)
  cache.set('a', { size: 100 })
  cache.set('a', { size: 150 })
  expect(cache.bytes()).toBe(150)
  cache.get('a')
  cache.set('a', { size: 50 })
  expect([cache.bytes(), cache.peek('a')]).toEqual([50, { size: 50 }])
  cache.clear()
  expect(cache.bytes()).toBe(0)
})
