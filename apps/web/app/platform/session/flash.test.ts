import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { clearedFlash, flashCookie, flashText, readFlash } from './flash.ts'

const shop = new URL('http://tienda.cu/account/login')

test('a flash is read from among other cookies', () => {
  const [pair] = flashCookie('welcome', shop).split(';')
  expect(readFlash(`locale=es; ${pair}; currency=USD`, shop)).toBe('welcome')
})

test('over https the cookie is Secure and of this host alone, also when it is deleted', () => {
  const https = new URL('https://tienda.cu/')
  for (const cookie of [flashCookie('welcome', https), clearedFlash(https)])
    expect(cookie).toMatch(/^__Host-flash=\w*; Path=\/; .*; Secure$/)
  expect(flashCookie('welcome', shop)).not.toContain('Secure')
  expect(readFlash('__Host-flash=welcome', https)).toBe('welcome')
  expect(readFlash('flash=welcome', https)).toBeUndefined()
})

test.each([null, '', 'flash=', 'flash=nonsense', 'flash=__proto__', 'flash=constructor', 'xflash=welcome'])(
  '%j is not a flash',
  (cookies) => {
    expect(readFlash(cookies, shop)).toBeUndefined()
  },
)

test('a cleared flash expires at once', () => {
  expect(clearedFlash(shop)).toContain('Max-Age=0')
})

const t = createTranslator('es', es)

test('the welcome names the store and the person', () => {
  expect(flashText('welcome', t, { store: 'TecnoClick', person: 'Ana' })).toBe('Bienvenido a TecnoClick, Ana')
})

test('a person without a profile is called Usuario', () => {
  expect(flashText('welcome', t, { store: 'TecnoClick', person: '' })).toBe(
    'Bienvenido a TecnoClick, Usuario',
  )
})

test('other flashes have a fixed text', () => {
  expect(flashText('addressAdded', t, { store: undefined, person: undefined })).toBe(
    'Se Agregó una dirección',
  )
})
