import { expect, test } from 'vitest'
import type { PaymentState } from './order.ts'
import {
  balanceOf,
  findCompleted,
  isInReview,
  isReplaced,
  mayChooseMethod,
  replaced,
  stateOfPayments,
} from './payment-balance.ts'

const verified = (amount: number) => ({ state: 'verified', settled: amount, amount }) as const
const submitted = (amount: number) => ({ state: 'submitted', settled: amount, amount }) as const
const rejected = (amount: number) => ({ state: 'rejected', settled: amount, amount }) as const

test.each([
  [[], { paid: 0, pending: 0, due: 100, open: 100, excess: 0 }],
  [[submitted(30)], { paid: 0, pending: 30, due: 100, open: 70, excess: 0 }],
  [[verified(40), submitted(30)], { paid: 40, pending: 30, due: 60, open: 30, excess: 0 }],
  [[verified(40), rejected(60)], { paid: 40, pending: 0, due: 60, open: 60, excess: 0 }],
  [[verified(40), submitted(90)], { paid: 40, pending: 90, due: 60, open: 0, excess: 0 }],
  [[verified(60), verified(50)], { paid: 110, pending: 0, due: 0, open: 0, excess: 10 }],
] as const)('of 100, %j leaves %j', (payments, balance) => {
  expect(balanceOf(100, payments)).toEqual(balance)
})

test('a method is chosen on the web until the order is paid or closed', () => {
  const order = { status: 'PENDIENTE', channel: 'web', total: 100 } as const
  const unpaid = balanceOf(100, [verified(99)])
  expect(mayChooseMethod(order, unpaid)).toBe(true)
  expect(mayChooseMethod({ ...order, status: 'EN PROCESO' }, unpaid)).toBe(true)
  expect(mayChooseMethod({ ...order, status: 'COMPLETADA' }, unpaid)).toBe(false)
  expect(mayChooseMethod({ ...order, status: 'CANCELADA' }, unpaid)).toBe(false)
  expect(mayChooseMethod({ ...order, channel: 'mostrador' }, unpaid)).toBe(false)
  expect(mayChooseMethod(order, balanceOf(100, [verified(100)]))).toBe(false)
})

test('a verified part counts more than a later rejection', () => {
  expect(stateOfPayments([])).toBeUndefined()
  expect(stateOfPayments([rejected(1)])).toBe('rejected')
  expect(stateOfPayments([submitted(1), rejected(1)])).toBe('submitted')
  expect(stateOfPayments([verified(1), submitted(1), rejected(1)])).toBe('verified')
})

test('what is reported is in review once it covers all that is left', () => {
  expect(isInReview(balanceOf(100, [verified(40), submitted(60)]))).toBe(true)
  expect(isInReview(balanceOf(100, [submitted(60)]))).toBe(false)
  expect(isInReview(balanceOf(100, [verified(100)]))).toBe(false)
})

interface Reported {
  state: PaymentState
  amount: number
  settled: number
  hasCode: boolean
  hasReceipt: boolean
}

const coded: Reported = { ...submitted(60), hasCode: true, hasReceipt: false }
const small: Reported = { ...submitted(30), hasCode: true, hasReceipt: false }
const seen: Reported = { ...submitted(60), hasCode: false, hasReceipt: true }
const both: Reported = { ...submitted(60), hasCode: true, hasReceipt: true }
const photo = { hasCode: false, hasReceipt: true }
const code = { hasCode: true, hasReceipt: false }

test.each([
  ['a photo, the code before it', [coded], { ...photo, amount: null }, 40, coded],
  ['a photo, the last code without one', [coded, both], { ...photo, amount: null }, 0, coded],
  ['a photo of another amount, another part', [coded], { ...photo, amount: 40 }, 40, undefined],
  ['a photo of another amount, all that is reported', [coded], { ...photo, amount: 50 }, 0, coded],
  ['a photo, the code of its amount', [small, coded], { ...photo, amount: 30 }, 0, small],
  [
    'a photo, no checked payment',
    [{ ...coded, state: 'rejected' }],
    { ...photo, amount: null },
    0,
    undefined,
  ],
  ['a code, the photo before it', [seen], { ...code, amount: null }, 0, seen],
  ['a code while a part is open, the rest', [seen], { ...code, amount: null }, 40, undefined],
  ['a code of the same amount, its photo', [seen], { ...code, amount: 60 }, 40, seen],
  ['a code, no other code', [coded], { ...code, amount: null }, 0, undefined],
  ['a code with a photo, nothing', [coded], { ...both, amount: null }, 0, undefined],
] as const)('%s', (_, payments, report, open, found) => {
  expect(findCompleted(payments, report, { open })).toBe(found)
})

test('a replaced payment was rejected by nobody', () => {
  expect(isReplaced(replaced)).toBe(true)
  expect(isReplaced({ state: 'rejected', note: 'No llegó' })).toBe(false)
})
