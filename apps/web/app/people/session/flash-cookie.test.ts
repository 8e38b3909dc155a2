import { expect, test } from 'vitest'
import { clearedFlash, flashCookie, readFlash } from './flash-cookie.ts'

const shop = new URL('http://tienda.cu/account/login')

test('what was set is read again, among other cookies', () => {
  const [pair] = flashCookie('welcome', shop).split(';')
  expect(readFlash(`locale=es; ${pair}; currency=USD`)).toBe('welcome')
})

test('over https it never travels in the clear', () => {
  expect(flashCookie('welcome', new URL('https://tienda.cu/'))).toContain('; Secure')
  expect(flashCookie('welcome', shop)).not.toContain('Secure')
})

test.each([null, '', 'flash=', 'flash=nonsense', 'flash=__proto__', 'flash=constructor', 'xflash=welcome'])(
  '%j is no news',
  (cookies) => {
    expect(readFlash(cookies)).toBeUndefined()
  },
)

test('a cleared one is gone at once', () => {
  expect(clearedFlash).toContain('Max-Age=0')
})
