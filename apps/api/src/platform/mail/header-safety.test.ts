import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requireOneAddress, requireOneLine, UnsafeMailError } from './header-safety.ts'

test.each(['cliente@demo.cu', "o'brien+shop@mail.example.store", 'a.b-c_d%e@x-y.co'])(
  '%s is one address',
  (address) => {
    expect(requireOneAddress('to', address)).toBe(address)
  },
)

test.each([
  '',
  'nobody',
  'a@b',
  'a@demo.cu, b@demo.cu',
  'a@demo.cu;b@demo.cu',
  'Ana <a@demo.cu>',
  '"a b"@demo.cu',
  'a@demo.cu\r\nBcc: b@demo.cu',
  'a@demo.cu\n',
  ' a@demo.cu',
  'a@demo.cu\u0000',
  'añ@demo.cu',
  'a@[127.0.0.1]',
  `${'a'.repeat(65)}@demo.cu`,
  `a@${'b.'.repeat(130)}cu`,
])('%j is not one address', (address) => {
  expect(() => requireOneAddress('to', address)).toThrow(UnsafeMailError)
})

test.each([
  '',
  '   ',
  'Hola\r\nBcc: b@demo.cu',
  'Hola\nmundo',
  'a\tb',
  'a\u0000b',
  'a\u0085b',
  'a\u2028b',
  'x'.repeat(201),
])('%j is not a valid subject', (subject) => {
  expect(() => requireOneLine('subject', subject, 200)).toThrow(UnsafeMailError)
})

test('Spanish words and signs are a valid subject', () => {
  const subject = '¿Llegó su pedido? Ñandú — 50 % ✓'
  expect(requireOneLine('subject', subject, 200)).toBe(subject)
})

test('accepted text has no control character', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('a', '@', '.', ',', '\r', '\n', '\t', '<', ' ', '\u0000', '\u0085', 'ñ'),
  })
  fc.assert(
    fc.property(nasty, (text) => {
      for (const check of [requireOneAddress, requireOneLine]) {
        try {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass.
          expect(check('text', text, 200)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
        } catch (error) {
          expect(error).toBeInstanceOf(UnsafeMailError)
        }
      }
    }),
  )
})
