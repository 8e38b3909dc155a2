import { expect, test } from 'vitest'
import { toCupPrice } from './cup-price.ts'

const rule = { rate: 38_050, step: 10, direction: 'nearest' } as const

test('a price is converted by the rate and rounded to a multiple of the step', () => {
  expect(toCupPrice(24_900, rule)).toBe(9_474_000) // 249 × 380.50 = 94,744.50
  expect(toCupPrice(24_900, { ...rule, direction: 'up' })).toBe(9_475_000)
  expect(toCupPrice(24_900, { ...rule, step: 1 })).toBe(9_474_500)
  expect(toCupPrice(24_900, { ...rule, step: 500 })).toBe(9_450_000)
})

test('half a step is rounded up, a multiple stays unchanged', () => {
  expect(toCupPrice(1_000, { rate: 50, step: 10, direction: 'nearest' })).toBe(1_000)
  expect(toCupPrice(2_000, { rate: 50, step: 10, direction: 'up' })).toBe(1_000)
})

test('the result is at least one step and at most the largest price', () => {
  expect(toCupPrice(1, { rate: 100, step: 100, direction: 'nearest' })).toBe(10_000)
  expect(toCupPrice(9_999_999_900, { ...rule, rate: 10_000_000 })).toBeUndefined()
})
