import { expect, test } from 'vitest'
import { byCurrency } from './sums.ts'

test('currencies are never added to each other, and cents never lost', () => {
  const lines = [
    { currency: 'USD', total: 0.1 },
    { currency: 'CUP', total: 500 },
    { currency: 'USD', total: 0.2 },
  ]
  expect(byCurrency(lines).map(({ currency, total }) => [currency, total])).toEqual([
    ['USD', 0.3],
    ['CUP', 500],
  ])
})
