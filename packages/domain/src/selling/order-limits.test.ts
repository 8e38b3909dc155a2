import { expect, test } from 'vitest'
import { unpaidAllowance, unpaidShareOf } from './order-limits.ts'

test.each([
  [50, 40, 20],
  [50, 41, 20],
  [50, 4, 2],
  [50, 1, 2],
  [10, 1000, 100],
])('with %i %% of %i units, %i may be unpaid', (percent, units, allowed) => {
  expect(unpaidAllowance({ percent, least: 2 }, units)).toBe(allowed)
})

test('businesses and staff have no share, nor has anybody with 0 or 100 %', () => {
  const [half, customer] = [{ unpaidStockPercent: 50 }, { wholesale: false, role: 'user' } as const]
  expect(unpaidShareOf(half, customer)).toEqual({ percent: 50, least: 2 })
  expect(unpaidShareOf(half, { wholesale: true, role: 'business' })).toBeUndefined()
  expect(unpaidShareOf(half, { wholesale: false, role: 'admin' })).toBeUndefined()
  for (const unpaidStockPercent of [0, 100, 150])
    expect(unpaidShareOf({ unpaidStockPercent }, customer)).toBeUndefined()
})
