import { expect, test } from 'vitest'
import { formatOrderNumber, readOrderNumber } from './order-number.ts'

test.each([
  [1, 'ORDEN-001'],
  [42, 'ORDEN-042'],
  [999, 'ORDEN-999'],
  [1000, 'ORDEN-1000'],
])('order %i is %s', (sequence, expected) => {
  expect(formatOrderNumber('ORDEN', sequence)).toBe(expected)
})

test.each([
  ['orden-12', 'ORDEN-012'],
  ['ORDEN-012', 'ORDEN-012'],
  [' Orden-0001000 ', 'ORDEN-1000'],
  ['web-2026-7', 'WEB-2026-007'],
  ['orden', undefined],
  ['orden-', undefined],
  ['orden-0', undefined],
  ['ana pérez', undefined],
])('%j is read as %s', (typed, expected) => {
  expect(readOrderNumber(typed)).toBe(expected)
})
