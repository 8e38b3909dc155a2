import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

function preferencesOf(address: string, headers: Record<string, string> = {}) {
  return readPreferences(new URL(address, 'http://shop.test'), new Headers(headers))
}

test('without any choice the shop speaks Spanish and counts in USD', () => {
  expect(preferencesOf('/')).toEqual({
    locale: 'es',
    currency: 'USD',
    saveData: false,
    localeFromAddress: false,
  })
})

test('cookies keep the choices', () => {
  expect(preferencesOf('/', { cookie: 'a=1; locale=ru; currency=CUP; saveData=1' })).toMatchObject({
    locale: 'ru',
    currency: 'CUP',
    saveData: true,
  })
})

test('the address wins over the cookie', () => {
  expect(preferencesOf('/?lang=ar', { cookie: 'locale=ru' })).toMatchObject({
    locale: 'ar',
    localeFromAddress: true,
  })
})

test('nonsense is ignored', () => {
  const nonsense = { cookie: 'locale=__proto__; currency=<script>; =; ;;' }
  expect(preferencesOf('/?lang=xx', nonsense)).toMatchObject({
    locale: 'es',
    currency: 'USD',
    localeFromAddress: false,
  })
})

test('a browser that saves data is believed', () => {
  expect(preferencesOf('/', { 'save-data': 'on' }).saveData).toBe(true)
})

test('who said no to the data saver is believed before the browser', () => {
  expect(preferencesOf('/', { cookie: 'saveData=0', 'save-data': 'on' }).saveData).toBe(false)
})

test('an address may name currency and data saver as well', () => {
  const cookie = 'currency=MLC; saveData=0'
  expect(preferencesOf('/?currency=CUP&saveData=1', { cookie })).toMatchObject({
    currency: 'CUP',
    saveData: true,
  })
})
