import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

function preferencesOf(address: string, headers: Record<string, string> = {}) {
  return readPreferences(new URL(address, 'http://shop.test'), new Headers(headers))
}

test('the defaults are Spanish and USD', () => {
  expect(preferencesOf('/')).toEqual({
    locale: 'es',
    currency: 'USD',
    saveData: false,
    localeFromAddress: false,
  })
})

test('choices are read from cookies', () => {
  expect(preferencesOf('/', { cookie: 'a=1; locale=ru; currency=CUP; saveData=1' })).toMatchObject({
    locale: 'ru',
    currency: 'CUP',
    saveData: true,
  })
})

test('over https only cookies of this host count', () => {
  const cookie = 'locale=ru; __Host-currency=CUP; saveData=1'
  expect(preferencesOf('https://shop.test/', { cookie })).toMatchObject({
    locale: 'es',
    currency: 'CUP',
    saveData: false,
  })
  expect(preferencesOf('/', { cookie })).toMatchObject({ locale: 'ru', currency: 'USD' })
})

test('the URL takes precedence over the cookie', () => {
  expect(preferencesOf('/?lang=ar', { cookie: 'locale=ru' })).toMatchObject({
    locale: 'ar',
    localeFromAddress: true,
  })
})

test('invalid values are ignored', () => {
  const invalid = { cookie: 'locale=__proto__; currency=<script>; =; ;;' }
  expect(preferencesOf('/?lang=xx', invalid)).toMatchObject({
    locale: 'es',
    currency: 'USD',
    localeFromAddress: false,
  })
})

test('the Save-Data header turns the data saver on', () => {
  expect(preferencesOf('/', { 'save-data': 'on' }).saveData).toBe(true)
})

test('a visitor who turned the data saver off takes precedence over the header', () => {
  expect(preferencesOf('/', { cookie: 'saveData=0', 'save-data': 'on' }).saveData).toBe(false)
})

test('the URL can set currency and data saver too', () => {
  const cookie = 'currency=MLC; saveData=0'
  expect(preferencesOf('/?currency=CUP&saveData=1', { cookie })).toMatchObject({
    currency: 'CUP',
    saveData: true,
  })
})
