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

test('whatever comes out is a slug and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const slug = toSlug(text)
      if (slug === undefined) return
      expect(isSlug(slug)).toBe(true)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})

test('nothing usable makes no slug', () => {
  expect(toSlug('¡¿…?!')).toBeUndefined()
  expect(toSlug('打印机')).toBeUndefined()
})

test.each(['', 'Mayúscula', 'a b', 'a_b', '../etc', '__proto__', 'a'.repeat(81), 'a\n'])(
  '%j is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
