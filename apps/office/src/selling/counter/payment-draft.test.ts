import { expect, test } from 'vitest'
import { changeOf, emptyPayment, methodText, paymentBody, paymentErrors } from './payment-draft.ts'

const split = { method: 'transfer', amount: '20', code: 'tm-1001' }
const cash = { ...emptyPayment, method: 'cash' }

test('a part in another way is taken off what is paid in cash', () => {
  const payment = { ...cash, received: '15', split }
  expect(changeOf(payment, 3000)).toBe(500)
  expect(changeOf({ ...cash, received: '15' }, 3000)).toBeUndefined()
  expect(paymentErrors(payment, 3000)).toEqual({})
  expect(paymentBody(payment)).toEqual({
    paymentMethod: 'cash',
    transactionCode: null,
    unpaidReason: null,
    split: { paymentMethod: 'transfer', amount: 20, transactionCode: 'tm-1001' },
  })
  const words = { nameOf: (code: string) => code, inMoney: (minor: number) => `$${minor / 100}` }
  expect(methodText(payment, 3000, words)).toBe('$10 cash + $20 transfer')
})

test('cash that is not enough is refused, unless another way pays the rest', () => {
  for (const received of ['29.99', 'x'])
    expect(paymentErrors({ ...cash, received }, 3000)).toHaveProperty('received')
  for (const received of ['', '30', '50']) expect(paymentErrors({ ...cash, received }, 3000)).toEqual({})
  expect(paymentErrors({ ...cash, received: '10', split }, 3000)).toEqual({})
  expect(paymentErrors({ ...cash, method: 'transfer', received: '1' }, 3000)).toEqual({})
})

test.each(['0', '30', '31', 'x', ''])('a part of %s of 30 is refused', (amount) => {
  expect(paymentErrors({ ...cash, split: { ...split, amount } }, 3000)).toHaveProperty('splitAmount')
})

test('both parts have a method, and not the same', () => {
  for (const method of ['', 'cash'])
    expect(paymentErrors({ ...cash, split: { ...split, method } }, 3000)).toHaveProperty('splitMethod')
})

test('nothing is paid without a reason; a free sale needs no method', () => {
  expect(paymentErrors({ ...emptyPayment, method: 'unpaid' }, 3000)).toHaveProperty('reason')
  expect(paymentErrors(emptyPayment, 3000)).toHaveProperty('method')
  expect(paymentErrors(emptyPayment, 0)).toEqual({})
  expect(paymentErrors({ ...emptyPayment, method: 'transfer', code: 'x' }, 3000)).toHaveProperty('code')
  expect(paymentErrors({ ...cash, split: { ...split, code: 'x' } }, 3000)).toHaveProperty('splitCode')
  expect(paymentErrors({ ...cash, code: 'x' }, 3000)).toEqual({})
})
