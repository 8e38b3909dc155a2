import { expect, test } from 'vitest'
import { shownStock } from './shown-stock.ts'

test('a large stock looks the same; the last units are shown exactly', () => {
  expect(shownStock(60)).toBe(shownStock(6))
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(shownStock)).size).toBe(7)
})
