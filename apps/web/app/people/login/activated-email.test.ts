import { expect, test } from 'vitest'
import { activatedEmailCookie, clearedActivatedEmail, readActivatedEmail } from './activated-email.ts'

const shop = new URL('http://tienda.cu/activate/user/x')
const https = new URL('https://tienda.cu/activate/user/x')

test('the address is read from among other cookies', () => {
  const [pair] = activatedEmailCookie('ana+casa@ejemplo.cu', shop).split(';')
  expect(readActivatedEmail(`locale=es; ${pair}; currency=USD`, shop)).toBe('ana+casa@ejemplo.cu')
})

test('no script reads it, and over https it is of this host alone, also when it is deleted', () => {
  for (const cookie of [activatedEmailCookie('ana@ejemplo.cu', https), clearedActivatedEmail(https)])
    expect(cookie).toMatch(
      /^__Host-activatedEmail=[^;]*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    )
  expect(clearedActivatedEmail(shop)).toContain('Max-Age=0')
})

test.each([null, '', 'activatedEmail=', 'activatedEmail=ana', 'activatedEmail=%E0%A4%A'])(
  '%j names no address',
  (cookies) => {
    expect(readActivatedEmail(cookies, shop)).toBeUndefined()
  },
)
