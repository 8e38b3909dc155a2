import { expect, test } from 'vitest'
import { priceBounds } from './facets.ts'

test.each([
  [123, 450, 0, 10],
  [500, 8500, 0, 90],
  [9000, 9000, 90, 90],
  [4999, 123_450, 0, 1300],
  [250_000, 899_999, 2500, 9000],
  [5_265_000, 98_280_000, 50_000, 990_000],
])('prices from %d to %d cents lie between %d and %d', (lowestPrice, highestPrice, min, max) => {
  expect(priceBounds(lowestPrice, highestPrice)).toEqual({ min, max })
})
