import { expect, test } from 'vitest'
import { type Locale, locales } from '../platform/locales.ts'
import { tables } from '../tables.ts'
import { createTranslator } from '../translate.ts'
import { openingHoursLines } from './opening-hours.ts'

const workdays = [1, 2, 3, 4, 5, 6]

const lines = (hours: Parameters<typeof openingHoursLines>[0], locale: Locale = 'es') =>
  openingHoursLines(hours, locale, createTranslator(locale, tables[locale]))

const line = (days: number[], locale?: Locale) =>
  lines([{ days, opens: '09:00', closes: '18:00' }], locale)[0]

test('three or more consecutive days are a range', () => {
  expect(line(workdays)).toBe('Lunes a sábado, de 09:00 a 18:00')
  expect(line([3, 1, 2])).toBe('Lunes a miércoles, de 09:00 a 18:00')
})

test('one or two days are listed by name', () => {
  expect(line([6])).toBe('Sábado, de 09:00 a 18:00')
  expect(line([1, 2])).toBe('Lunes y martes, de 09:00 a 18:00')
})

test('single days and ranges can be combined', () => {
  expect(line([5, 1, 3])).toBe('Lunes, miércoles y viernes, de 09:00 a 18:00')
  expect(line([7, 1, 2, 3, 5])).toBe('Lunes a miércoles, viernes y domingo, de 09:00 a 18:00')
})

test('every set of hours has a line', () => {
  const morning = { opens: '09:00', closes: '13:00' }
  expect(
    lines([
      { days: workdays, ...morning },
      { days: [7], ...morning },
    ]),
  ).toEqual(['Lunes a sábado, de 09:00 a 13:00', 'Domingo, de 09:00 a 13:00'])
})

test('the line is translated into every language', () => {
  expect(line(workdays, 'en')).toBe('Monday to Saturday, 09:00 to 18:00')
  expect(line(workdays, 'ru')).toBe('Понедельник – суббота включительно, с 09:00 до 18:00')
  expect(locales.map((locale) => line([1, 2], locale)?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Lunes y martes, de 09:00 a 18:00',
    'Monday and Tuesday, 09:00 to 18:00',
    'Понедельник и вторник, с 09:00 до 18:00',
    'الاثنين والثلاثاء، من 09:00 إلى 18:00',
  ])
})
