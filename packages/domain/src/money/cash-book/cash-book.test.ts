import { expect, test } from 'vitest'
import { isCovered, judgeCounts } from './cash-book.ts'

const held = (balance: number, isFirst = false) => [{ currency: 'USD', balance, isFirst }]
const count = (counted: number, reason = '') => [{ currency: 'USD', counted, reason }]

test('what should be there is counted, and a difference says why', () => {
  expect(judgeCounts(held(100), [])).toEqual({ refused: { currency: 'USD', why: 'uncounted' } })
  expect(judgeCounts(held(0), [])).toEqual({ judged: [] })
  expect(judgeCounts(held(100), count(90, ' '))).toEqual({
    refused: { currency: 'USD', why: 'reasonNeeded' },
  })
  expect(judgeCounts(held(100), count(90, 'Vuelto de más'))).toMatchObject({
    judged: [{ expected: 100, counted: 90 }],
  })
})

test('the first count is where the book begins: it needs no reason', () => {
  expect(judgeCounts(held(30, true), count(500))).toMatchObject({ judged: [{ isFirst: true, expected: 30 }] })
  expect(judgeCounts([], count(500))).toMatchObject({ judged: [{ isFirst: true, expected: 0 }] })
  expect(judgeCounts(held(30, true), [])).toMatchObject({ refused: { why: 'uncounted' } })
})

test('no more goes out than is there', () => {
  expect(isCovered('payOut', 101, 100)).toBe(false)
  expect(isCovered('deposit', 100, 100)).toBe(true)
  expect(isCovered('payIn', 101, 100)).toBe(true)
})
