import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { expect, test } from 'vitest'
import { dayStart, havanaMidnight } from './day-start.ts'

test.each([
  ['2026-01-15', '2026-01-15T05:00:00.000Z', 'in winter'],
  ['2026-07-15', '2026-07-15T04:00:00.000Z', 'in summer'],
  ['2026-03-08', '2026-03-08T05:00:00.000Z', 'when clocks go forward at midnight'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z', 'when they go back'],
])('%s begins at %s, %s', (day, instant) => {
  const start = havanaMidnight(Date.parse(day))
  expect(start.toISOString()).toBe(instant)
  expect(havanaDay(start)).toBe(day)
  expect(havanaDay(new Date(start.getTime() - 1))).not.toBe(day)
})

test.each(['ayer', '2026-13-01', '', 20260101, '2026-1-1'])('%j is not a day', (text) =>
  expect(dayStart(text)).toBeUndefined(),
)
