import { expect, test } from 'vitest'
import { emptyPayment, methodText, paymentBody, paymentErrors, planPayment } from './payment-draft.ts'

const part = { method: 'transfer', currency: '', amount: '20', code: 'tm-1001' }
const cash = { ...emptyPayment, method: 'cash' }
/** Of 30 USD. */
const owed = { total: 3000, currency: 'USD', rates: { USD: 100, CUP: 38_050, MLC: 125 } }
const words = {
  nameOf: (code: string) => code,
  inMoney: (minor: number, currency: string) => `${minor / 100} ${currency}`,
}

test('a part in another way is taken off what is paid in cash', () => {
  const payment = { ...cash, received: '15', parts: [part] }
  expect(planPayment(payment, owed)).toMatchObject({ rest: 1000, change: { amount: 500, currency: 'USD' } })
  expect(planPayment({ ...cash, received: '15' }, owed).change).toBeUndefined()
  expect(paymentErrors(payment, owed)).toEqual({})
  expect(paymentBody(payment, owed)).toEqual({
    paymentMethod: 'cash',
    transactionCode: null,
    unpaidReason: null,
    splits: [{ paymentMethod: 'transfer', amount: 20, transactionCode: 'tm-1001' }],
    payIn: null,
    changeIn: null,
  })
  expect(methodText(payment, owed, words)).toBe('10 USD cash + 20 USD transfer')
  expect(methodText(cash, owed, words)).toBe('cash')
})

test('each part pays in its currency, the chosen method the rest in another, with change in a third', () => {
  const pesos = { method: 'cash', currency: 'CUP', amount: '3805', code: '' }
  const payment = {
    ...cash,
    currency: 'MLC',
    received: '20',
    changeIn: 'CUP',
    parts: [pesos, { ...part, amount: '5' }],
  }
  expect(planPayment(payment, owed)).toEqual({
    parts: [
      { amount: 380_500, currency: 'CUP', settles: 1000 },
      { amount: 500, currency: 'USD', settles: 500 },
    ],
    rest: 1500,
    first: { amount: 1875, currency: 'MLC' },
    change: { amount: 125, currency: 'MLC' },
    exchanged: { amount: 38_050, currency: 'CUP' },
  })
  expect(paymentErrors(payment, owed)).toEqual({})
  expect(paymentBody(payment, owed)).toMatchObject({
    splits: [
      { paymentMethod: 'cash', amount: 3805, currency: 'CUP', settles: 10, transactionCode: null },
      { paymentMethod: 'transfer', amount: 5 },
    ],
    payIn: { currency: 'MLC', amount: 18.75 },
    changeIn: { currency: 'CUP', amount: 380.5 },
  })
  expect(methodText(payment, owed, words)).toBe('18.75 MLC cash + 3805 CUP cash + 5 USD transfer')
})

test('what the rest costs in another currency is rounded up to its coin, and change down', () => {
  const rates = { USD: 100, CUP: 3 }
  const payment = { ...cash, currency: 'CUP', received: '2' }
  expect(planPayment(payment, { ...owed, rates })).toMatchObject({
    first: { amount: 90, currency: 'CUP' },
    change: { amount: 110, currency: 'CUP' },
  })
  expect(
    planPayment({ ...cash, received: '30.01', changeIn: 'CUP' }, { ...owed, rates }).exchanged,
  ).toBeUndefined()
})

test('a currency without a rate pays nothing and is refused', () => {
  const payment = { ...cash, currency: 'EUR', parts: [{ ...part, currency: 'EUR' }] }
  expect(planPayment(payment, owed)).toMatchObject({ parts: [{ settles: undefined }], first: undefined })
  expect(paymentErrors(payment, owed)).toMatchObject({
    currency: expect.anything(),
    parts: [{ amount: expect.anything() }],
  })
})

test('cash that is not enough is refused, unless another way pays the rest', () => {
  for (const received of ['29.99', 'x'])
    expect(paymentErrors({ ...cash, received }, owed)).toHaveProperty('received')
  for (const received of ['', '30', '50']) expect(paymentErrors({ ...cash, received }, owed)).toEqual({})
  expect(paymentErrors({ ...cash, received: '10', parts: [part] }, owed)).toEqual({})
  expect(paymentErrors({ ...cash, method: 'transfer', received: '1' }, owed)).toEqual({})
})

test.each(['0', '30', '31', 'x', ''])('a part of %s of 30 is refused', (amount) => {
  const parts = [{ ...part, amount }]
  expect(paymentErrors({ ...cash, parts }, owed).parts?.[0]).toHaveProperty('amount')
})

test('parts together stay below the total', () => {
  const parts = [part, { ...part, method: 'check', amount: '10' }]
  expect(paymentErrors({ ...cash, parts }, owed).parts).toEqual([{}, { amount: expect.anything() }])
})

test('all parts have a method, and not the same in the same currency', () => {
  for (const method of ['', 'cash'])
    expect(paymentErrors({ ...cash, parts: [{ ...part, method }] }, owed).parts?.[0]).toHaveProperty('method')
  const pesos = { ...part, method: 'cash', currency: 'CUP', code: '' }
  expect(paymentErrors({ ...cash, parts: [{ ...pesos, amount: '400' }] }, owed)).toEqual({})
})

test('nothing is paid without a reason; a free sale needs no method', () => {
  expect(paymentErrors({ ...emptyPayment, method: 'unpaid' }, owed)).toHaveProperty('reason')
  expect(paymentErrors(emptyPayment, owed)).toHaveProperty('method')
  expect(paymentErrors(emptyPayment, { ...owed, total: 0 })).toEqual({})
  expect(paymentErrors({ ...emptyPayment, method: 'transfer', code: 'x' }, owed)).toHaveProperty('code')
  expect(paymentErrors({ ...cash, parts: [{ ...part, code: 'x' }] }, owed).parts?.[0]).toHaveProperty('code')
  expect(paymentErrors({ ...cash, code: 'x' }, owed)).toEqual({})
})
