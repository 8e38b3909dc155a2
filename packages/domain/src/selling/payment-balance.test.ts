import { expect, test } from 'vitest'
import { balanceOf, mayChooseMethod, stateOfPayments } from './payment-balance.ts'

const verified = (amount: number) => ({ state: 'verified', amount }) as const
const submitted = (amount: number) => ({ state: 'submitted', amount }) as const
const rejected = (amount: number) => ({ state: 'rejected', amount }) as const

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
