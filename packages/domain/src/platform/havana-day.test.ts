import { expect, test } from 'vitest'
import { havanaDay } from './havana-day.ts'

test('the day is that of Havana, not of UTC', () => {
  expect(havanaDay(new Date('2026-03-03T03:30:00Z'))).toBe('2026-03-02')
  expect(havanaDay(new Date('2026-03-03T12:00:00Z'))).toBe('2026-03-03')
})

test('each call is for its own instant', () => {
  const days = ['2026-03-03T04:59:59Z', '2026-03-03T05:00:00Z', '2026-03-03T04:59:00Z']
  expect(days.map((day) => havanaDay(new Date(day)))).toEqual(['2026-03-02', '2026-03-03', '2026-03-02'])
  expect(() => havanaDay(new Date('never'))).toThrow(RangeError)
})
