import { expect, test } from 'vitest'
import { isValidAmount, isValidDays, isValidLine, noQuote, toQuote, totalOf } from './quote-draft.ts'

test.each([
  ['25', true],
  ['25,50', true],
  ['25.505', false],
  ['0', false],
  ['-3', false],
  ['', false],
  ['mil', false],
])('%j as an amount: %s', (text, fits) => expect(isValidAmount(text)).toBe(fits))

test('a quote is valid for 1 to 90 days', () => {
  expect(['1', '90'].every(isValidDays)).toBe(true)
  expect(['0', '91', '1.5', '', 'x'].some(isValidDays)).toBe(false)
})

test('a quote is sent only when its box is checked, valid for that many days from now', () => {
  const draft = { respuesta: '', status: 'EN PROCESO', ...noQuote, amount: '25,50', days: '2' } as const
  const now = new Date('2026-03-02T15:00:00Z')
  expect(toQuote(draft, now)).toBeUndefined()
  expect(toQuote({ ...draft, withQuote: true }, now)).toMatchObject({
    amount: 25.5,
    currency: 'USD',
    validUntil: '2026-03-04T15:00:00.000Z',
  })
})

test('the lines make the amount', () => {
  const lines = [
    { kind: 'part', description: 'Cabezal', quantity: '2', price: '0,10', optional: false },
    { kind: 'labour', description: 'Montaje', quantity: '1', price: '0.10', optional: true },
  ] as const
  expect(totalOf(lines)).toBe(0.3)
  const draft = { respuesta: '', status: 'EN PROCESO', ...noQuote, withQuote: true } as const
  expect(toQuote({ ...draft, lines: [...lines] }, new Date())).toMatchObject({
    amount: 0.3,
    lines: [{ quantity: 2, price: 0.1 }, { kind: 'labour' }],
  })
  for (const wrong of [{ description: ' ' }, { quantity: '0' }, { quantity: '100' }, { price: '' }])
    expect(isValidLine({ ...lines[0], ...wrong })).toBe(false)
})
