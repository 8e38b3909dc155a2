import { expect, test } from 'vitest'
import { clampQuantity, parseQuantity, stepQuantity } from './quantity-value.ts'

const limits = { min: 1, max: 10 }

test.each([
  ['7', 7],
  ['12', 12],
  ['', ''],
  ['-3', 3],
  ['1e5', 15],
  ['2.5', 25],
  ['abc', ''],
  ['٣', ''],
])('typing %j gives %j', (text, value) => {
  expect(parseQuantity(text)).toBe(value)
})

test('a long run of digits stays an exact integer', () => {
  expect(Number.isSafeInteger(parseQuantity('9'.repeat(40)))).toBe(true)
})

test.each([
  ['', 1],
  [0, 1],
  [1, 1],
  [10, 10],
  [11, 10],
  [5, 5],
] as const)('leaving the field with %j gives %d', (value, clamped) => {
  expect(clampQuantity(value, limits)).toBe(clamped)
})

test('a step stays between minimum and maximum', () => {
  expect(stepQuantity(10, 1, limits)).toBe(10)
  expect(stepQuantity(1, -1, limits)).toBe(1)
  expect(stepQuantity(4, 1, limits)).toBe(5)
})

test('a step from an empty field starts at the minimum', () => {
  expect(stepQuantity('', 1, limits)).toBe(1)
  expect(stepQuantity('', -1, limits)).toBe(1)
})
