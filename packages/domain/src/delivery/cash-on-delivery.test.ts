import { expect, test } from 'vitest'
import { carriedBy, settledBy, whyNotHandedIn } from './cash-on-delivery.ts'

test.each([
  [
    'the currency of the order pays itself',
    { amount: 1_300, currency: 'USD', settles: 5 },
    'USD',
    380,
    1_300,
  ],
  [
    'what was agreed at the door counts',
    { amount: 500_000, currency: 'CUP', settles: 1_300 },
    'USD',
    380,
    1_300,
  ],
  [
    'otherwise the rate of the shop',
    { amount: 494_000, currency: 'CUP', settles: undefined },
    'USD',
    380,
    1_300,
  ],
  ['in both directions', { amount: 1_300, currency: 'USD', settles: undefined }, 'CUP', 380.5, 494_650],
  ['MLC has no rate', { amount: 1_300, currency: 'MLC', settles: undefined }, 'USD', 380, undefined],
  [
    'a shop may know none',
    { amount: 1_300, currency: 'CUP', settles: undefined },
    'USD',
    undefined,
    undefined,
  ],
  [
    'less than a cent pays nothing',
    { amount: 1, currency: 'CUP', settles: undefined },
    'USD',
    380,
    undefined,
  ],
] as const)('%s', (_, collected, currency, rate, settled) => {
  expect(settledBy(collected, currency, rate)).toBe(settled)
})

test('a courier carries what was collected and not handed in, by currency', () => {
  const collected = [
    { currency: 'USD', amount: 1_300 },
    { currency: 'CUP', amount: 494_000 },
    { currency: 'USD', amount: 200 },
  ]
  expect(carriedBy(collected, [{ currency: 'CUP', amount: 494_000 }])).toEqual([
    { currency: 'USD', amount: 1_500 },
  ])
})

test('all of it is handed in, or a note says what is missing; never more', () => {
  expect(whyNotHandedIn({ carried: 1_300, amount: 1_300, note: '' })).toBeUndefined()
  expect(whyNotHandedIn({ carried: 1_300, amount: 1_200, note: ' ' })).toBe('noteNeeded')
  expect(whyNotHandedIn({ carried: 1_300, amount: 1_200, note: 'Mañana el resto' })).toBeUndefined()
  expect(whyNotHandedIn({ carried: 1_300, amount: 1_301, note: 'x' })).toBe('tooMuch')
})
