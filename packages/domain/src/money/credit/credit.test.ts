import { expect, test } from 'vitest'
import { holderOf } from './credit.ts'
import { expiredOf, expiringOf, lotsOf } from './expire-credit.ts'
import { inMoney, spentOf, splitRefund } from './spend-credit.ts'
import { readVoucherCode, voucherCode } from './voucher-code.ts'

test('credit pays no more than is owed, and no more than there is', () => {
  expect(spentOf({ wanted: 500, balance: 900, total: 300 })).toBe(300)
  expect(spentOf({ wanted: 200, balance: 200, total: 300 })).toBe(200)
  expect(spentOf({ wanted: 201, balance: 200, total: 300 })).toMatchObject({ refused: 'creditTooLow' })
})

test('money goes back as money up to what was paid in money, the rest as credit', () => {
  expect(splitRefund({ amount: 100, paidInMoney: 40, refundedInMoney: 0 })).toEqual({ money: 40, credit: 60 })
  expect(splitRefund({ amount: 30, paidInMoney: 40, refundedInMoney: 20 })).toEqual({ money: 20, credit: 10 })
  expect(splitRefund({ amount: 30, paidInMoney: 0, refundedInMoney: 0 })).toEqual({ money: 0, credit: 30 })
  expect(
    inMoney([
      { amount: 5, creditAccountId: 1 },
      { amount: 7, creditAccountId: null },
    ]),
  ).toBe(7)
})

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

test('the oldest credit is spent first, what is left of it ends', () => {
  const lots = lotsOf([
    { id: 1, amount: 100, expiresAt: at(10) },
    { id: 2, amount: -60, expiresAt: null },
    { id: 3, amount: 50, expiresAt: at(20) },
    { id: 4, amount: 10, expiresAt: null },
    { id: 5, amount: -10, expiresAt: null },
  ])
  expect(lots.map(({ id, left }) => [id, left])).toEqual([
    [1, 30],
    [3, 50],
    [4, 10],
  ])
  expect(expiredOf(lots, at(9))).toBe(0)
  expect(expiredOf(lots, at(10))).toBe(30)
  expect(expiringOf(lots, at(1))).toEqual({ ids: [1, 3], amount: 80, at: at(10) })
  expect(expiringOf(lots, at(21))).toBeUndefined()
})

test('credit belongs to the account, or else to the phone', () => {
  expect(holderOf({ userId: 1, phone: '+53 5555 0101' })).toEqual({ userId: 1 })
  expect(holderOf({ userId: null, phone: '+53 5555 0101' })).toEqual({ phone: '+53 5555 0101' })
  expect(holderOf({ userId: null, phone: null })).toBeUndefined()
})

test('a code of a voucher is read as it is typed', () => {
  const code = voucherCode([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255])
  expect(code).toBe('2345-6789-ABCZ')
  expect(readVoucherCode(' 2345 6789abcz ')).toBe(code)
  expect(readVoucherCode('2345')).toBeUndefined()
})
