import { expect, test } from 'vitest'
import { judgedAmount, paymentToJudge, whyNotJudged } from './judge-payment.ts'

const rejected = { id: 1, state: 'rejected', amount: 500, settled: 500 } as const
const waiting = { id: 2, state: 'submitted', amount: 300, settled: 300 } as const
const verified = { id: 3, state: 'verified', amount: 200, settled: 200 } as const
const made = [rejected, waiting, verified]

test('a judgement is about the named payment, else the newest that waits, else the newest', () => {
  expect(paymentToJudge(made, 1)).toBe(rejected)
  expect(paymentToJudge(made, 9)).toBeUndefined()
  expect(paymentToJudge(made)).toBe(waiting)
  expect(paymentToJudge([rejected, verified])).toBe(verified)
  expect(paymentToJudge([])).toBeUndefined()
})

const open = {
  isRefunded: false,
  isHandedIn: false,
  isCollected: false,
  isDayClosed: false,
  isCredit: false,
  isCollectedOnline: false,
}

test.each([
  ['a waiting payment may be verified', { payment: waiting, state: 'verified', ...open }, undefined],
  ['a verified payment may be rejected', { payment: verified, state: 'rejected', ...open }, undefined],
  [
    'cash that nobody reported may be verified',
    { payment: undefined, state: 'verified', ...open },
    undefined,
  ],
  ['a rejected payment may be verified', { payment: rejected, state: 'verified', ...open }, undefined],
  [
    'what a courier did not collect is not verified again',
    { payment: rejected, state: 'verified', ...open, isCollected: true },
    'conflict',
  ],
  [
    'credit that went back is not taken again by a verification',
    { payment: rejected, state: 'verified', ...open, isCredit: true },
    'conflict',
  ],
  ['nothing cannot be rejected', { payment: undefined, state: 'rejected', ...open }, 'conflict'],
  ['the same judgement again is refused', { payment: verified, state: 'verified', ...open }, 'conflict'],
  [
    'what was given back stays verified',
    { payment: verified, state: 'rejected', ...open, isRefunded: true },
    'conflict',
  ],
  [
    'a refund does not hold a waiting payment',
    { payment: waiting, state: 'verified', ...open, isRefunded: true },
    undefined,
  ],
  [
    'money of a closed day stays as counted',
    { payment: verified, state: 'rejected', ...open, isDayClosed: true },
    'dayClosed',
  ],
] as const)('%s', (_, judgement, refused) => {
  expect(whyNotJudged(judgement)).toBe(refused)
})

test('the amount is what arrived, else what was reported, else what is due', () => {
  const order = { total: 1000 }
  expect(judgedAmount(order, made, { payment: waiting, received: 250 })).toBe(250)
  expect(judgedAmount(order, made, { payment: waiting, received: undefined })).toBe(300)
  expect(judgedAmount(order, made, { payment: undefined, received: undefined })).toBe(800)
})
