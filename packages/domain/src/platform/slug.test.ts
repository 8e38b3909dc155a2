import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, toSlug } from './slug.ts'

test.each([
  ['Impresoras de Tinta (EcoTank)', 'impresoras-de-tinta-ecotank'],
  ['Ñandú & Cía. — Señal', 'nandu-cia-senal'],
  ['  L3250  ', 'l3250'],
  ['USB‑C 3.2', 'usb-c-3-2'],
])('%s becomes %s', (text, expected) => {
  expect(toSlug(text)).toBe(expected)
})

test('the result is a slug and does not change when converted again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const slug = toSlug(text)
      if (slug === undefined) return
      expect(isSlug(slug)).toBe(true)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})

test('a text without usable characters has no slug', () => {
  expect(toSlug('¡¿…?!')).toBeUndefined()
  expect(toSlug('打印机')).toBeUndefined()
})

test.each(['', 'Mayúscula', 'a b', 'a_b', '../etc', '__proto__', 'a'.repeat(81), 'a\n'])(
  '%j is not a slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
