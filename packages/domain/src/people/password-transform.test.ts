import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTransformedPassword, transformPassword } from './password-transform.ts'

const reference = (text: string) => createHash('sha256').update(text).digest('hex')

test('the worked example of the API reference', () => {
  const expected = reference('cliente@demo.cu:Demo1234')
  expect(transformPassword('cliente@demo.cu', 'Demo1234')).toBe(expected)
})

test('case and spaces matter in the password, but not in the e-mail', () => {
  const transformed = transformPassword('cliente@demo.cu', 'Demo1234')
  expect(transformPassword('  Cliente@DEMO.cu ', 'Demo1234')).toBe(transformed)
  expect(transformPassword('cliente@demo.cu', 'demo1234')).not.toBe(transformed)
  expect(transformPassword('cliente@demo.cu', 'Demo1234 ')).not.toBe(transformed)
})

test('the hash of any text equals the one of node:crypto', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 600 })
  fc.assert(
    fc.property(
      anyText,
      (text) => transformPassword('ana@tienda.cu', text) === reference(`ana@tienda.cu:${text}`),
    ),
  )
})

test('accents, emoji, Arabic and lone surrogates are encoded as in node:crypto', () => {
  for (const password of ['contraseña', 'пароль', 'كلمة السر', '🖨️🔑', '\ud83d', 'a\udc00b', '\u0000']) {
    expect(transformPassword('ana@tienda.cu', password)).toBe(reference(`ana@tienda.cu:${password}`))
  }
})

test('a transformed password has exactly 64 lower-case hex characters', () => {
  expect(isTransformedPassword(transformPassword('a@b.cu', 'Demo1234'))).toBe(true)
  expect(isTransformedPassword('Demo1234')).toBe(false)
  expect(isTransformedPassword('A'.repeat(64))).toBe(false)
  expect(isTransformedPassword(`${'a'.repeat(64)}\n`)).toBe(false)
})
