import { expect, test } from 'vitest'
import { countsOf, expectedOf } from './cash-count.ts'

const entered = { opening: null, paidIn: 0, paidOut: 0, difference: 0 }
const cash = [{ currency: 'USD', collected: 100.1, refunded: 0.2, ...entered }]

test('currencies in which cash moved are counted, others only if something is typed', () => {
  expect(countsOf({}, cash, ['USD', 'CUP'])).toEqual({
    counts: [],
    missing: { USD: 'Escriba cuánto hay.' },
  })
  const draft = { USD: { opening: '', counted: '99,90' }, CUP: { opening: '500', counted: '500' } }
  expect(countsOf(draft, cash, ['USD', 'CUP', 'MLC'])).toEqual({
    counts: [
      { currency: 'USD', opening: 0, counted: 99.9 },
      { currency: 'CUP', opening: 500, counted: 500 },
    ],
    missing: {},
  })
})

test('nonsense is not a count', () => {
  const draft = { USD: { opening: '', counted: 'mucho' } }
  expect(countsOf(draft, cash, ['USD']).missing).toHaveProperty('USD')
})

test('what is expected is exact to the cent', () => {
  expect(expectedOf(cash, 'USD', 0.1)).toBe(100)
  expect(expectedOf(cash, 'CUP', 0)).toBe(0)
  const moved = [
    {
      ...cash[0],
      currency: 'USD',
      collected: 100.1,
      refunded: 0.2,
      opening: 5,
      paidIn: 10,
      paidOut: 4.4,
      difference: -1,
    },
  ]
  expect(expectedOf(moved, 'USD', 0.1)).toBe(104.6)
})
