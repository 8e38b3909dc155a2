import { expect, test } from 'vitest'
import { createBoundedMap } from './bounded-map.ts'

const lengths = (key: string, value: string) => key.length + value.length

test('what was used longest ago makes room', () => {
  const map = createBoundedMap<string>(40, lengths)
  for (const key of 'abcdefghij') map.set(key, 'xyz')
  map.get('a')
  map.set('k', 'xyz')
  expect(map.get('a')).toBe('xyz')
  expect(map.get('b')).toBeUndefined()
  expect(map.get('k')).toBe('xyz')
  expect(map.bytes()).toBe(40)
})

test('one entry does not push out ten others', () => {
  const map = createBoundedMap<string>(40, lengths)
  map.set('a', 'xyz')
  map.set('long', 'x'.repeat(30))
  expect(map.get('long')).toBeUndefined()
  expect(map.get('a')).toBe('xyz')
})

test('an emptied map begins again', () => {
  const map = createBoundedMap<string>(40, lengths)
  map.set('a', 'xyz')
  map.clear()
  expect(map.get('a')).toBeUndefined()
  expect(map.bytes()).toBe(0)
})
