import { initialPublicSettings } from '@tecnoclick/domain/settings-initial'
import type { Locale } from '@tecnoclick/messages/locales'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { openingHoursLines } from './opening-hours.ts'

const lines = (hours: Parameters<typeof openingHoursLines>[0], locale: Locale = 'es') =>
  openingHoursLines(hours, locale, createTranslator(locale, tables[locale]))

test('days in a row are told as a range', () => {
  expect(lines(initialPublicSettings.hours)).toEqual(['Lunes a sábado, de 09:00 a 18:00'])
})

test('single days and several ranges stand side by side', () => {
  expect(lines([{ days: [7, 1, 2, 3, 5], opens: '08:00', closes: '12:00' }])).toEqual([
    'Lunes a miércoles, viernes, domingo, de 08:00 a 12:00',
  ])
})

test('every set of hours has its line', () => {
  expect(
    lines([
      { days: [1], opens: '09:00', closes: '13:00' },
      { days: [6], opens: '10:00', closes: '12:00' },
    ]),
  ).toHaveLength(2)
})

test('each language says it with its own days', () => {
  expect(lines(initialPublicSettings.hours, 'en')).toEqual(['Monday to Saturday, 09:00 to 18:00'])
  expect(lines(initialPublicSettings.hours, 'ru')).toEqual([
    'Понедельник – суббота включительно, с 09:00 до 18:00',
  ])
})
