import { expect, test } from 'vitest'
import { defaultLocale, direction, isLocale, locales, nativeNames } from './locales.ts'

test('the default language is Spanish', () => {
  expect(defaultLocale).toBe('es')
})

test('only Arabic is written from right to left', () => {
  expect(locales.filter((locale) => direction(locale) === 'rtl')).toEqual(['ar'])
})

test('each language has its native name', () => {
  expect(nativeNames).toEqual({ es: 'Español', en: 'English', ru: 'Русский', ar: 'العربية' })
})

test('only the four languages are locales', () => {
  expect(locales.every(isLocale)).toBe(true)
  expect(['fr', 'ES', '', '__proto__', undefined, null, 1].some(isLocale)).toBe(false)
})
