import { expect, test } from 'vitest'
import { urgentStock } from './shown-stock.ts'

test('only changes of the last units are urgent', () => {
  expect(urgentStock(60)).toBe(urgentStock(6))
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(urgentStock)).size).toBe(7)
})
