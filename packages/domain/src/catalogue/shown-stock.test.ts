import { expect, test } from 'vitest'
import { shownStock } from './shown-stock.ts'

test('full shelves look alike; the last units and their end do not', () => {
  expect(shownStock(60)).toBe(shownStock(6))
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(shownStock)).size).toBe(7)
})
