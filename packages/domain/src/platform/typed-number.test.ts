import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatPrice, fromWire } from './money.ts'
import { readTypedAmount, readTypedCount } from './typed-number.ts'

const currencies = [
  { code: 'USD', symbol: '$', decimals: 2 },
  { code: 'MLC', symbol: 'MLC', decimals: 2 },
  { code: 'CUP', symbol: 'CUP', decimals: 2 },
]

test('what the shop prints is read back as the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.constantFrom(...currencies),
      (minor, currency) => {
        for (const text of [formatPrice(minor, currency), formatAmount(minor, currency)]) {
          expect(fromWire(readTypedAmount(text) ?? Number.NaN)).toBe(minor)
        }
      },
    ),
  )
})

test('an amount reads the same with a decimal comma or point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (minor) => {
      const text = (minor / 100).toFixed(2)
      expect(readTypedAmount(text)).toBe(minor / 100)
      expect(readTypedAmount(text.replace('.', ','))).toBe(minor / 100)
    }),
  )
})

test('no text gives a negative, endless or finer amount than cents', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,+- $CUPx') }), (text) => {
      for (const value of [readTypedAmount(text), readTypedAmount(text, 5)]) {
        if (value !== undefined) expect(fromWire(value)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('a sign changes the number that is there', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (current, change) => {
      expect(readTypedCount(`+${change}`, current)).toBe(current + change)
      expect(readTypedCount(`-${change}`, current)).toBe(change > current ? undefined : current - change)
      expect(readTypedCount(String(change), current)).toBe(change)
    }),
  )
})

test.each([
  ['21,500', 21_500],
  ['CUP 21,500.00', 21_500],
  ['$1,234.50 USD', 1234.5],
  ['1.234,50', 1234.5],
  ['249,9', 249.9],
  ['cup 380', 380],
  ['12\u00a0CUP', 12],
  ['1.234', undefined],
  ['0,500', undefined],
  ['1,23,456', undefined],
  ['12,3456', undefined],
  ['+10', undefined],
  ['-2', undefined],
  ['hola', undefined],
  ['', undefined],
  ['1e5', undefined],
])('%s reads as %s', (text, amount) => {
  expect(readTypedAmount(text)).toBe(amount)
})

test('units are whole', () => {
  expect(readTypedCount('1,200')).toBe(1200)
  expect(readTypedCount('1.5')).toBeUndefined()
  expect(readTypedCount('+0.5', 3)).toBeUndefined()
})
