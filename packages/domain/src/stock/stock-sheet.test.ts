import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheetLine, unitsMoved } from './stock-sheet.ts'

test.each([
  ['T544120', { code: 'T544120', quantity: 1, cost: undefined }],
  ['T544120;10', { code: 'T544120', quantity: 10, cost: undefined }],
  ['T544120; +10 ; 8,50', { code: 'T544120', quantity: 10, cost: 8.5 }],
  ['T544120\t1,200\t$1,234.50', { code: 'T544120', quantity: 1200, cost: 1234.5 }],
  ['T544120;;7', { code: 'T544120', quantity: 1, cost: 7 }],
  [';5', undefined],
  ['T544120;-2', undefined],
  ['T544120;dos', undefined],
  ['T544120;1;caro', undefined],
  ['T544120;1;2;3', undefined],
  ['T544120;1000000', undefined],
])('%j reads as %j', (text, line) => {
  expect(readSheetLine(text)).toEqual(line)
})

test('what is written as a line is read back', () => {
  const code = fc.string({ unit: fc.constantFrom(...'ABCxyz0123456789-/. '), minLength: 1 })
  fc.assert(
    fc.property(
      code.map((text) => text.trim()).filter(Boolean),
      fc.nat(100_000),
      fc.nat(9_999_999),
      (sku, units, cents) => {
        const line = `${sku};${units};${(cents / 100).toFixed(2)}`
        expect(readSheetLine(line)).toEqual({ code: sku, quantity: units, cost: cents / 100 })
      },
    ),
  )
})

test('a receipt moves what arrived, a count the difference', () => {
  expect(unitsMoved('receipt', 5, null)).toBe(5)
  expect(unitsMoved('count', 5, 8)).toBe(-3)
  expect(unitsMoved('count', null, 8)).toBe(0)
})
