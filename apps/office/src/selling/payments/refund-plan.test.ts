import type { RefundableMoney } from '@tecnoclick/contract/selling/refunds/schemas'
import { expect, test } from 'vitest'
import { planRefund } from './refund-plan.ts'

const own = {
  method: 'cash',
  currency: 'USD',
  paid: 100,
  left: 100,
  settles: 100,
  rate: null,
  paymentId: null,
}
const pesos = {
  ...{ method: 'cash', currency: 'CUP', paid: 20_000, left: 16_195, settles: 42.56, paymentId: 4 },
  rate: { paid: 380.5, settled: 1, day: '2026-03-02' },
}
const refundable: RefundableMoney = { money: 142.56, payments: [own, pesos] }

test('what was paid in the currency of the order goes back first, the rest at the rate of its payment', () => {
  expect(planRefund(110, refundable, undefined)).toEqual({
    parts: [
      { amount: 100, currency: 'USD' },
      { amount: 3805, currency: 'CUP' },
    ],
    credit: 0,
  })
})

test('one payment goes back alone, and no more than is left of it', () => {
  expect(planRefund(42.56, refundable, 4)?.parts).toEqual([{ amount: 16_195, currency: 'CUP' }])
  expect(planRefund(42.57, refundable, 4)).toBeUndefined()
})

test('what was paid with credit goes back as credit', () => {
  expect(planRefund(150, refundable, undefined)?.credit).toBe(7.44)
})
