import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatPrice, fromWire, onOneLine, toWire } from './money.ts'

const usd = { code: 'USD', symbol: '$', decimals: 2 }
const mlc = { code: 'MLC', symbol: 'MLC', decimals: 2 }
const cup = { code: 'CUP', symbol: 'CUP', decimals: 2 }

test('the three currencies have the documented format', () => {
  expect(formatPrice(123450, usd)).toBe('$1,234.50')
  expect(formatPrice(123450, mlc)).toBe('MLC 1,234.50')
  expect(formatPrice(123450, cup)).toBe('CUP 1,234.50')
})

test('small, large and negative amounts', () => {
  expect(formatPrice(0, usd)).toBe('$0.00')
  expect(formatPrice(5, usd)).toBe('$0.05')
  expect(formatPrice(99999, usd)).toBe('$999.99')
  expect(formatPrice(100000000, cup)).toBe('CUP 1,000,000.00')
  expect(formatPrice(-50, usd)).toBe('-$0.50')
})

test.each([
  [0, '¤1,235', '¤0', '-¤1'],
  [1, '¤1,234.5', '¤0.0', '-¤0.5'],
  [2, '¤1,234.50', '¤0.04', '-¤0.50'],
  [3, '¤1,234.500', '¤0.040', '-¤0.500'],
  [4, '¤1,234.5000', '¤0.0400', '-¤0.5000'],
])('amounts in a currency with %i decimals', (decimals, some, little, owed) => {
  const currency = { code: 'XXX', symbol: '¤', decimals }
  expect([123450, 4, -50].map((minor) => formatPrice(minor, currency))).toEqual([some, little, owed])
})

test('an amount that rounds to zero has no sign', () => {
  expect(formatPrice(-4, { code: 'XXX', symbol: '¤', decimals: 0 })).toBe('¤0')
})

test('the rounding error is at most half of the last decimal place', () => {
  const halves = [50, 5, 0, 0, 0]
  const places = fc.integer({ min: 0, max: 4 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), places, (minor, decimals) => {
      const shown = Number(formatPrice(minor, { ...usd, decimals }).replace(/[$,]/g, ''))
      expect(Math.abs(Math.round(shown * 100) - minor)).toBeLessThanOrEqual(halves[decimals] ?? 0)
    }),
  )
})

test('an amount is unchanged after a round trip through JSON', () => {
  const minorUnits = fc.integer({ min: 0, max: 10 ** 12 })
  fc.assert(fc.property(minorUnits, (minor) => fromWire(JSON.parse(JSON.stringify(toWire(minor)))) === minor))
})

test('amounts without an exact binary form are converted exactly', () => {
  expect(fromWire(0.5)).toBe(50)
  expect(fromWire(1.15)).toBe(115)
  expect(fromWire(4.35)).toBe(435)
  expect(fromWire(0.1 + 0.2)).toBeUndefined()
})

test('invalid amounts are rejected', () => {
  for (const nonsense of [-1, -0.01, 0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
    expect(fromWire(nonsense)).toBeUndefined()
  }
})

test('a formatted amount can be parsed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
      const text = formatPrice(minor, usd)
      expect(text).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/)
      expect(Number(text.replace(/[$,]/g, ''))).toBe(toWire(minor))
    }),
  )
})

test('an amount carries its currency', () => {
  const usd = { code: 'USD', symbol: '$', decimals: 2 }
  expect(formatAmount(123450, usd)).toBe('$1,234.50 USD')
  expect(formatAmount(123450, { ...usd, code: 'MLC', symbol: 'MLC' })).toBe('MLC 1,234.50')
})

test('on a screen an amount is one piece', () => {
  expect(onOneLine('$1,234.50 USD')).toBe('$1,234.50\u00a0USD')
  expect(onOneLine('MLC 1,234.50')).not.toContain(' ')
})
