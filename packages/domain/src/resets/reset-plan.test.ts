import { expect, test } from 'vitest'
import { planOf, planPrice } from './reset-plan.ts'

test('permanent use costs ten times the single use', () => {
  expect([planPrice(200_000, 'single'), planPrice(200_000, 'permanent')]).toEqual([200_000, 2_000_000])
})

test('an amount selects its plan; any other amount selects none', () => {
  expect(planOf(200_000, 200_000)).toBe('single')
  expect(planOf(2_000_000, 200_000)).toBe('permanent')
  expect([1, 0, -200_000, 200_001, 20_000_000].map((amount) => planOf(amount, 200_000))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
