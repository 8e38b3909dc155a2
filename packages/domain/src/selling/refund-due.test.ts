import { expect, test } from 'vitest'
import { excessOf, refundDueOf, whyNotRefunded } from './refund-due.ts'

test('only a cancelled order owes what was paid and not given back', () => {
  expect(refundDueOf({ status: 'CANCELADA', paid: 500, refunded: 200 })).toBe(300)
  expect(refundDueOf({ status: 'CANCELADA', paid: 0, refunded: 0 })).toBe(0)
  expect(refundDueOf({ status: 'COMPLETADA', paid: 500, refunded: 0 })).toBe(0)
})

test('an order that stands has an excess until it is given back', () => {
  const order = { status: 'EN PROCESO', total: 200, paid: 230, refunded: 0, excessKept: null } as const
  expect(excessOf(order)).toBe(30)
  expect(excessOf({ ...order, refunded: 10 })).toBe(20)
  expect(excessOf({ ...order, refunded: 10, excessKept: 20 })).toBe(0)
  expect(excessOf({ ...order, paid: 200 })).toBe(0)
  expect(excessOf({ ...order, status: 'CANCELADA' })).toBe(0)
})

test('money is given back up to what is owed', () => {
  expect(whyNotRefunded({ amount: 300, due: 300 })).toBeUndefined()
  expect(whyNotRefunded({ amount: 301, due: 300 })).toBe('refundTooHigh')
})
