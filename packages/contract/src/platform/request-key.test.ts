import { expect, test } from 'vitest'
import { keyHeaders, randomKey } from './request-key.ts'

test('every key is another, and travels as its header', () => {
  const key = randomKey()
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(randomKey()).not.toBe(key)
  expect(keyHeaders(key)).toEqual({ 'idempotency-key': key })
})

test.each(['', 'short', 'with blanks in it', 'line\nbreak', 'ñ'.repeat(8), 'x'.repeat(129)])(
  '%j is no key of ours',
  (key) => {
    expect(keyHeaders(key)).toEqual({})
  },
)
