import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialSettings } from '../site/settings-initial.ts'
import { discountedPrice, discountLimit, exceedsDiscount } from './discount.ts'

test('a seller and an administrator have their own limits', () => {
  const limits = { ...initialSettings, sellerDiscountPercent: 10, administratorDiscountPercent: 40 }
  expect([discountLimit(false, limits), discountLimit(true, limits)]).toEqual([10, 40])
})

test('a discount of so many percent never exceeds the limit of as many', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const reduced = discountedPrice(price, percent)
      expect(reduced).toBeLessThanOrEqual(price)
      expect(exceedsDiscount(price, reduced, percent)).toBe(false)
    }),
  )
  expect(discountedPrice(1999, 10)).toBe(1800)
  expect(exceedsDiscount(10_000, 8999, 10)).toBe(true)
})
