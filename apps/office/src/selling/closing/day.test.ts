import { expect, test } from 'vitest'
import { dayAfter, isDay, todayInHavana } from './day.ts'

test('the day is Havana’s, late in the evening too', () => {
  expect(todayInHavana(new Date('2026-03-03T03:30:00Z'))).toBe('2026-03-02')
})

test('days follow each other over months and clock changes', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(dayAfter('2026-03-08', 1)).toBe('2026-03-09')
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
})

test('what is no day is none', () => {
  expect(['ayer', '2026-13-40', ''].some(isDay)).toBe(false)
})
