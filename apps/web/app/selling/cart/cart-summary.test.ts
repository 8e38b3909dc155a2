import { expect, test } from 'vitest'
import { minutesLeft } from './cart-summary.tsx'

const now = Date.parse('2026-03-04T12:00:00Z')

test('minutes are rounded up', () => {
  expect(minutesLeft('2026-03-04T12:00:01Z', now)).toBe(1)
  expect(minutesLeft('2026-03-04T14:00:00Z', now)).toBe(120)
})

test('an expired or missing reservation has no time left', () => {
  expect(minutesLeft('2026-03-04T12:00:00Z', now)).toBeUndefined()
  expect(minutesLeft(null, now)).toBeUndefined()
})
