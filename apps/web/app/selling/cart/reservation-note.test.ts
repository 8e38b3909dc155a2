import { expect, test } from 'vitest'
import { durationText, minutesLeft } from './reservation-note.tsx'

const now = Date.parse('2026-03-04T12:00:00Z')

test('minutes are rounded, and the last one stays until its end', () => {
  expect(minutesLeft('2026-03-04T12:00:01Z', now)).toBe(1)
  expect(minutesLeft('2026-03-04T13:59:58Z', now)).toBe(120)
  expect(minutesLeft('2026-03-04T14:00:20Z', now)).toBe(120)
})

test('an expired or missing reservation has no time left', () => {
  expect(minutesLeft('2026-03-04T12:00:00Z', now)).toBeUndefined()
  expect(minutesLeft(null, now)).toBeUndefined()
})

test.each([
  [120, 'es', '2 horas'],
  [60, 'es', '1 hora'],
  [119, 'es', '1 hora y 59 minutos'],
  [59, 'es', '59 minutos'],
  [119, 'ru', '1 час и 59 минут'],
  [120, 'ar', 'ساعتان'],
] as const)('%i minutes in %s are %s', (left, locale, text) => {
  expect(durationText(left, locale)).toBe(text)
})
