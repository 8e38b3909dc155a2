import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from '../platform/sha256.ts'
import { utf8Bytes } from '../platform/utf8.ts'
import { isTransformedPassword, transformPassword } from './password-transform.ts'

const reference = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

test('the worked example of the API reference', () => {
  const expected = reference('cliente@demo.cu:Demo1234')
  expect(transformPassword('cliente@demo.cu', 'Demo1234')).toBe(expected)
})

test('spelling and spaces of the e-mail make no difference, those of the password do', () => {
  const transformed = transformPassword('cliente@demo.cu', 'Demo1234')
  expect(transformPassword('  Cliente@DEMO.cu ', 'Demo1234')).toBe(transformed)
  expect(transformPassword('cliente@demo.cu', 'demo1234')).not.toBe(transformed)
  expect(transformPassword('cliente@demo.cu', 'Demo1234 ')).not.toBe(transformed)
})

test('published vectors of SHA-256', () => {
  expect(sha256Hex(utf8Bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Hex(utf8Bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256Hex(utf8Bytes('a'.repeat(1_000_000)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  )
})

test('every length around the block boundaries agrees with the platform', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
    expect(sha256Hex(bytes)).toBe(reference(bytes))
  }
})

test('any bytes and any text agree with the platform', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => sha256Hex(bytes) === reference(bytes)))
  const anyText = fc.string({ unit: 'binary', maxLength: 100 })
  fc.assert(fc.property(anyText, (text) => Buffer.from(text, 'utf8').equals(utf8Bytes(text))))
})

test('accents, emoji, Arabic and lone surrogates are encoded like everywhere else', () => {
  for (const password of ['contraseña', 'пароль', 'كلمة السر', '🖨️🔑', '\ud83d', 'a\udc00b', '\u0000']) {
    expect(transformPassword('ana@tienda.cu', password)).toBe(reference(`ana@tienda.cu:${password}`))
  }
})

test('only 64 lower-case hex characters pass for a transformed password', () => {
  expect(isTransformedPassword(transformPassword('a@b.cu', 'Demo1234'))).toBe(true)
  expect(isTransformedPassword('Demo1234')).toBe(false)
  expect(isTransformedPassword('A'.repeat(64))).toBe(false)
  expect(isTransformedPassword(`${'a'.repeat(64)}\n`)).toBe(false)
})
