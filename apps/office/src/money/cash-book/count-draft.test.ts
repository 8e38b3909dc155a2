import { expect, test } from 'vitest'
import { countsOf, offOf } from './count-draft.ts'

const balances = [
  { currency: 'USD', balance: 100.1, isCounted: true },
  { currency: 'EUR', balance: 5, isCounted: false },
]
const draft = (counted: string, reason = '') => ({
  USD: { counted, reason },
  EUR: { counted: '5', reason: '' },
})

test('what should be there is counted, other currencies only if something is typed', () => {
  const { counts, missing } = countsOf({}, balances, ['USD', 'EUR', 'CUP'])
  expect([counts, Object.keys(missing)]).toEqual([[], ['USD', 'EUR']])
  expect(countsOf(draft('100,10'), balances, ['USD', 'EUR', 'CUP'])).toEqual({
    counts: [
      { currency: 'USD', counted: 100.1, reason: null },
      { currency: 'EUR', counted: 5, reason: null },
    ],
    missing: {},
    unexplained: {},
  })
})

test('a difference asks for its reason', () => {
  expect(countsOf(draft('90'), balances, ['USD', 'EUR']).unexplained).toHaveProperty('USD')
  expect(countsOf(draft('90', 'Vuelto'), balances, ['USD', 'EUR']).unexplained).toEqual({})
})

test('what is off is exact to the cent, and nothing where the book begins', () => {
  expect(offOf(balances, 'USD', '100')).toBe(-0.1)
  expect(offOf(balances, 'USD', '100.10')).toBeUndefined()
  expect(offOf(balances, 'EUR', '80')).toBeUndefined()
  expect(offOf(balances, 'USD', 'mucho')).toBeUndefined()
})
