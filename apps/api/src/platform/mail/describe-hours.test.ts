import { expect, test } from 'vitest'
import { describeHours } from './text-layout.ts'

const from = (days: number[]) => describeHours([{ days, opens: '09:00', closes: '18:00' }])

test.each([
  { days: [1, 2, 3, 4, 5, 6], line: 'Lunes a sábado, de 09:00 a 18:00' },
  { days: [6], line: 'Sábado, de 09:00 a 18:00' },
  { days: [1, 2], line: 'Lunes y martes, de 09:00 a 18:00' },
  { days: [5, 1, 3], line: 'Lunes, miércoles y viernes, de 09:00 a 18:00' },
])('$line', ({ days, line }) => {
  expect(from(days)).toEqual([line])
})

test('each entry has its own line', () => {
  const hours = [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '13:00' },
  ]
  expect(describeHours(hours)).toEqual(['Lunes a viernes, de 09:00 a 18:00', 'Sábado, de 09:00 a 13:00'])
})
