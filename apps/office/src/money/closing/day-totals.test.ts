import { expect, test } from 'vitest'
import { addDays, groupByCurrency, isDay } from './day-totals.ts'

test('days are added across months and clock changes', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('an invalid date is not a day', () => {
  expect(['ayer', '2026-13-40', ''].some(isDay)).toBe(false)
})

test('totals are per currency and exact to the cent', () => {
  const lines = [
    { currency: 'USD', total: 0.1 },
    { currency: 'CUP', total: 500 },
    { currency: 'USD', total: 0.2 },
  ]
  expect(groupByCurrency(lines).map(({ currency, total }) => [currency, total])).toEqual([
    ['USD', 0.3],
    ['CUP', 500],
  ])
})
