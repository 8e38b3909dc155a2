import { expect, test } from 'vitest'
import { havanaDay } from './havana-day.ts'

test('the day is that of Havana, not of UTC', () => {
  expect(havanaDay(new Date('2026-03-03T03:30:00Z'))).toBe('2026-03-02')
  expect(havanaDay(new Date('2026-03-03T12:00:00Z'))).toBe('2026-03-03')
})
