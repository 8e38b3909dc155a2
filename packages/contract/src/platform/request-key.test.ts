import { expect, test } from 'vitest'
import { keyHeaders, randomKey } from './request-key.ts'

test('keys are unique and sent as a header', () => {
  const key = randomKey()
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(randomKey()).not.toBe(key)
  expect(keyHeaders(key)).toEqual({ 'idempotency-key': key })
})

test.each(['', 'short', 'with spaces in it', 'line\nbreak', 'ñ'.repeat(8), 'x'.repeat(129)])(
  '%j is not a valid key',
  (key) => {
    expect(keyHeaders(key)).toEqual({})
  },
)
