import { expect, test } from 'vitest'
import { loadPart } from './load-table.ts'
import { defaultLocale, direction, isLocale, locales, nativeNames } from './locales.ts'
import { tables } from './tables.ts'

test('the shop speaks Spanish unless told otherwise', () => {
  expect(defaultLocale).toBe('es')
})

test('only Arabic runs from right to left', () => {
  expect(locales.filter((locale) => direction(locale) === 'rtl')).toEqual(['ar'])
})

test('each language is called by its own name', () => {
  expect(nativeNames).toEqual({ es: 'Español', en: 'English', ru: 'Русский', ar: 'العربية' })
})

test('only the four languages are locales', () => {
  expect(locales.every(isLocale)).toBe(true)
  expect(['fr', 'ES', '', '__proto__', undefined, null, 1].some(isLocale)).toBe(false)
})

test('the parts a browser loads are together the table the server has', async () => {
  for (const locale of locales) {
    const [front, rest] = await Promise.all([loadPart(locale, 'front'), loadPart(locale, 'rest')])
    expect({ ...front, ...rest }).toEqual(tables[locale])
  }
})
