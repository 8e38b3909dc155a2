import { expect, test } from 'vitest'
import { formatOrderNumber } from './order-number.ts'

test.each([
  [1, 'ORDEN-001'],
  [42, 'ORDEN-042'],
  [999, 'ORDEN-999'],
  [1000, 'ORDEN-1000'],
])('order %i is %s', (sequence, expected) => {
  expect(formatOrderNumber('ORDEN', sequence)).toBe(expected)
})
