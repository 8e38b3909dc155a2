import { expect, test } from 'vitest'
import { acceptedAmount, depositOf } from './quote-lines.ts'

const line = { quantity: 1, price: 1000, optional: false }
const quote = {
  amount: 4500,
  lines: [
    { ...line, position: 1 },
    { ...line, position: 2, quantity: 2, optional: true },
    { ...line, position: 3, price: 1500, optional: true },
  ],
}

test('the lines that are left out are not charged', () => {
  expect(acceptedAmount(quote, [])).toBe(4500)
  expect(acceptedAmount(quote, [2])).toBe(2500)
  expect(acceptedAmount(quote, [3, 2, 2])).toBe(1000)
})

test('only optional lines are left out, and something is left to pay', () => {
  expect(acceptedAmount(quote, [1])).toBeUndefined()
  expect(acceptedAmount(quote, [4])).toBeUndefined()
  const free = { amount: 1000, lines: [{ ...line, position: 1, optional: true }] }
  expect(acceptedAmount(free, [1])).toBeUndefined()
})

test('a deposit is an amount or a share, and no more than the price', () => {
  expect(depositOf({ amount: 4500, deposit: null, depositPercent: null })).toBeNull()
  expect(depositOf({ amount: 4501, deposit: null, depositPercent: 30 })).toBe(1351)
  expect(depositOf({ amount: 4500, deposit: 1000, depositPercent: null })).toBe(1000)
  expect(depositOf({ amount: 500, deposit: 1000, depositPercent: null })).toBe(500)
})
