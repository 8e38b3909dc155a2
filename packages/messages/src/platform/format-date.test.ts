import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatLongDate, formatSpan, formatTime } from './format-date.ts'
import { locales } from './locales.ts'

const lastOfApril = new Date('2023-04-30T22:05:00Z')

test('a date has the format of its language, Spanish that of Spain', () => {
  expect(formatDate(lastOfApril, 'es')).toBe('30/4/2023')
  expect(formatDate(lastOfApril, 'en')).toBe('30 Apr 2023')
  expect(formatDate(lastOfApril, 'ru')).toBe('30.04.2023')
  expect(formatDate(lastOfApril, 'ar').replaceAll('\u200f', '')).toBe('30/4/2023')
})

test('a long date has the month as a word', () => {
  expect(formatLongDate(lastOfApril, 'es')).toBe('30 de abril de 2023')
  expect(formatLongDate(lastOfApril, 'en')).toBe('30 April 2023')
  expect(formatLongDate(lastOfApril, 'ru')).toBe('30 апреля 2023 г.')
  expect(formatLongDate(lastOfApril, 'ar')).toBe('30 أبريل 2023')
})

test('a span names its month once', () => {
  const mayFirst = new Date('2023-05-01T22:05:00Z')
  const mayThird = new Date('2023-05-03T22:05:00Z')
  expect(locales.map((locale) => formatSpan(mayFirst, mayThird, locale).first)).toEqual(['1', '1', '1', '1'])
  expect(formatSpan(mayFirst, mayThird, 'es').last).toBe('3 de mayo')
  expect(formatSpan(mayFirst, mayThird, 'ar').last).toBe('3 مايو')
  expect(formatSpan(lastOfApril, mayFirst, 'es')).toEqual({ first: '30 de abril', last: '1 de mayo' })
})

test('times are those of Havana, on a 24-hour clock', () => {
  expect(formatDateTime(lastOfApril, 'es')).toBe('30/4/2023, 18:05')
  expect(locales.map((locale) => formatTime(lastOfApril, locale))).toEqual([
    '18:05',
    '18:05',
    '18:05',
    '18:05',
  ])
  expect(formatTime(new Date('2023-05-01T04:30:00Z'), 'es')).toBe('00:30')
})

test('before 05:00 UTC it is still the previous day in Havana', () => {
  expect(formatDate(new Date('2024-01-01T04:59:00Z'), 'es')).toBe('31/12/2023')
  expect(formatDate(new Date('2024-01-01T05:00:00Z'), 'es')).toBe('1/1/2024')
})
