import { expect, test } from 'vitest'
import { foldEmail, isEmail, isMailAddress, mailboxOf } from './email.ts'

test.each([
  'cliente@demo.cu',
  'Ana.Perez%ventas+1@correo.nauta.cu',
  'a_b-c@sub-dominio.example.info',
  '1@2.co',
  `${'a'.repeat(64)}@b.cu`,
])('%s is an e-mail', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'cliente',
  'cliente@demo',
  '@demo.cu',
  'cliente@.c',
  'cliente@demo.museum',
  'cliente@demo.c1',
  'cli ente@demo.cu',
  'cliente@demo.cu\n',
  'cliente@demo.cu\r\nBcc: otro@demo.cu',
  'clienté@demo.cu',
  'cliente@demo,cu',
  '"cliente"@demo.cu',
  ' cliente@demo.cu',
  'cliente@demo..cu',
  'cliente@.demo.cu',
  `${'a'.repeat(65)}@b.cu`,
  `a@${'b'.repeat(64)}.cu`,
  `a@${'b.'.repeat(126)}cu`,
])('%j is not an e-mail', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  ['ventas@tienda.store', true],
  ['a@b.cu\r\nBcc: x@y.z', false],
  ['Tienda <a@b.cu>', false],
  ['nadie', false],
  [42, false],
])('mail can be sent to %j: %s', (value, goes) => {
  expect(isMailAddress(value)).toBe(goes)
})

test('case and surrounding spaces make no difference', () => {
  expect(foldEmail('  Cliente@Demo.CU ')).toBe('cliente@demo.cu')
})

test('addresses that differ after a plus are one mailbox', () => {
  expect(mailboxOf('Ana+tienda@ejemplo.cu')).toBe('ana@ejemplo.cu')
  expect(mailboxOf('ana+1+2@ejemplo.cu')).toBe('ana@ejemplo.cu')
  expect(mailboxOf('ana@ejemplo.cu')).toBe('ana@ejemplo.cu')
})
