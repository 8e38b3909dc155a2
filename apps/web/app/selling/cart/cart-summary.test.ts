import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { minutesLeft, reservationText } from './cart-summary.tsx'

const now = Date.parse('2026-03-04T12:00:00Z')

test('minutes are rounded up', () => {
  expect(minutesLeft('2026-03-04T12:00:01Z', now)).toBe(1)
  expect(minutesLeft('2026-03-04T14:00:00Z', now)).toBe(120)
})

test('an expired or missing reservation has no time left', () => {
  expect(minutesLeft('2026-03-04T12:00:00Z', now)).toBeUndefined()
  expect(minutesLeft(null, now)).toBeUndefined()
})

test.each([
  [120, 'Reservado durante 2 horas'],
  [60, 'Reservado durante 1 hora'],
  [119, 'Reservado durante 1 h 59 min más'],
  [59, 'Reservado durante 59 minutos más'],
])('with %i minutes left it says %s', (left, text) => {
  expect(reservationText(createTranslator('es', tables.es), left)).toBe(text)
})
