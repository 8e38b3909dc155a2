import { expect, test } from 'vitest'
import { createFragmentCache } from './fragment-cache.ts'

const list = (name: string) => name.padEnd(5000, '.')

test('a card is wanted at once, a list when it is asked for again', () => {
  const cache = createFragmentCache(100_000)
  expect(cache.wants?.('card')).toBe(true)
  expect([list('a'), list('b'), list('a'), list('a')].map((key) => cache.wants?.(key))).toEqual([
    false,
    false,
    true,
    true,
  ])
  cache.clear()
  expect(cache.wants?.(list('a'))).toBe(false)
})

test('a long key is not stored with its fragment, and lists that differ do not meet', () => {
  const cache = createFragmentCache(100_000)
  cache.set(list('a'), Buffer.from('A'))
  cache.set(list('b'), Buffer.from('B'))
  expect([list('a'), list('b'), list('c')].map((key) => cache.get(key)?.toString())).toEqual([
    'A',
    'B',
    undefined,
  ])
  expect(cache.bytes()).toBeLessThan(500)
})

test('the bytes of keys and fragments stay within the limit, the used ones longest', () => {
  const cache = createFragmentCache(100_000)
  cache.set('hot', Buffer.alloc(100))
  for (let number = 0; number < 100; number += 1) {
    cache.set(`cold ${number}`, Buffer.alloc(4000))
    expect(cache.get('hot')).toHaveLength(100)
    expect(cache.bytes()).toBeLessThanOrEqual(100_000)
  }
  expect(cache.get('cold 0')).toBeUndefined()
  cache.set('huge', Buffer.alloc(50_000))
  expect(cache.get('huge')).toBeUndefined()
})
