import { expect, test } from 'vitest'
import { unpaidAllowance } from './order-limits.ts'

test.each([
  [50, 40, 20],
  [50, 41, 20],
  [50, 4, 3],
  [50, 1, 3],
  [10, 1000, 100],
  [0, 40, 40],
  [100, 40, 40],
])('with %i %% of %i units, %i may be unpaid', (unpaidStockPercent, units, allowed) => {
  expect(unpaidAllowance({ unpaidStockPercent }, units)).toBe(allowed)
})
