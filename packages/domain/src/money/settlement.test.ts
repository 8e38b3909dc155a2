import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareRefund } from '../selling/share-refund.ts'
import {
  amountToSettle,
  changeIn,
  type ExchangeRate,
  giveBack,
  giveBackAmount,
  rateBetween,
  settlementOf,
} from './settlement.ts'

const cupForUsd = { paid: 38050, settled: 100 }
const usdForCup = { paid: 100, settled: 38050 }

test('a rate between two currencies is what each is worth in dollars', () => {
  const rates = { USD: 100, CUP: 38050, MLC: 133 }
  expect(rateBetween('CUP', 'USD', rates)).toEqual(cupForUsd)
  expect(rateBetween('MLC', 'CUP', rates)).toEqual({ paid: 133, settled: 38050 })
  expect(rateBetween('EUR', 'USD', rates)).toBeUndefined()
})

test('an amount settles the nearest cent and keeps what rounding leaves', () => {
  expect(settlementOf(500_000, cupForUsd)).toEqual({ settled: 1314, rounding: 500_000 * 100 - 1314 * 38050 })
  expect(settlementOf(1000, usdForCup)).toEqual({ settled: 380_500, rounding: 0 })
  expect(settlementOf(1, cupForUsd).settled).toBe(0)
})

test('the last coin pays what is owed and no more', () => {
  expect(amountToSettle(1234_00, usdForCup)).toBe(325)
  expect(settlementOf(325, usdForCup).settled).toBe(123_663)
  expect(settlementOf(325, usdForCup, 123_400)).toEqual({ settled: 123_400, rounding: 26_250 })
  expect(settlementOf(326, usdForCup, 123_400).settled).toBe(124_043)
})

test('change in another currency is rounded down, and the rest is said', () => {
  expect(changeIn(1000, usdForCup)).toEqual({ settled: 380_500, rounding: 0 })
  expect(changeIn(1000, cupForUsd)).toEqual({ settled: 2, rounding: 23_900 })
})

test('less than one coin goes back with the rest alone', () => {
  expect(giveBack({ amount: 1, settled: 381 }, usdForCup, 100)).toBeUndefined()
  expect(giveBack({ amount: 1, settled: 381 }, usdForCup, 381)).toMatchObject({ amount: 1, settled: 381 })
  expect(giveBack({ amount: 10, settled: 381 }, usdForCup, 382)).toBeUndefined()
  expect(giveBackAmount({ amount: 10, settled: 381 }, usdForCup, 11)).toBeUndefined()
})

const rate = fc.record({
  paid: fc.integer({ min: 1, max: 100_000 }),
  settled: fc.integer({ min: 1, max: 100_000 }),
})
const amount = fc.integer({ min: 1, max: 1_000_000_000 })

/** `amount × rate = settled + rounding`, in integers. */
const isExact = (
  paid: number,
  { settled, rounding }: { settled: number; rounding: number },
  by: ExchangeRate,
) => BigInt(paid) * BigInt(by.settled) === BigInt(settled) * BigInt(by.paid) + BigInt(rounding)

test('nothing is lost by rounding, which is less than one coin', () => {
  fc.assert(
    fc.property(amount, rate, fc.option(amount), (paid, by, due) => {
      const settlement = settlementOf(paid, by, due ?? undefined)
      expect(isExact(paid, settlement, by)).toBe(true)
      expect(Math.abs(settlement.rounding)).toBeLessThan(Math.max(by.paid, by.settled))
      const change = changeIn(paid, by)
      expect(isExact(paid, change, by)).toBe(true)
      expect(change.rounding).toBeGreaterThanOrEqual(0)
      expect(change.rounding).toBeLessThan(by.paid)
    }),
  )
})

test('what is asked for pays all that is owed, to the cent', () => {
  fc.assert(
    fc.property(amount, rate, (due, by) => {
      expect(settlementOf(amountToSettle(due, by), by, due).settled).toBe(due)
      const less = amountToSettle(due, by) - 1
      if (less > 0) expect(settlementOf(less, by, due).settled).toBeLessThanOrEqual(due)
    }),
  )
})

const step = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    currency: fc.constantFrom('USD', 'CUP', 'MLC'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('rate' as const),
    cup: fc.integer({ min: 10_000, max: 60_000 }),
    mlc: fc.integer({ min: 50, max: 200 }),
  }),
  fc.record({ kind: fc.constant('refund' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
)

interface Paid {
  paymentId: number
  currency: string
  rate: ExchangeRate
  amount: number
  settled: number
  back: { amount: number; settled: number }
}

const leftOf = ({ back, ...paid }: Paid) => ({
  ...paid,
  amount: paid.amount - back.amount,
  settled: paid.settled - back.settled,
})

test('payments, refunds and changes of rates in any order: no cent too much and none lost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom('USD', 'CUP', 'MLC'),
      fc.array(step, { maxLength: 30 }),
      (total, owedIn, steps) => {
        let rates: Record<string, number> = { USD: 100, CUP: 38_050, MLC: 133 }
        const made: Paid[] = []
        const paid = () => made.reduce((sum, payment) => sum + leftOf(payment).settled, 0)
        const pay = (currency: string, share: number) => {
          const by = rateBetween(currency, owedIn, rates)
          const due = total - paid()
          if (!by || due === 0) return
          const most = amountToSettle(due, by)
          const given = Math.max(1, Math.round(most * share))
          const { settled } = settlementOf(given, by, due)
          if (settled === 0) return
          const entered = { paymentId: made.length, currency, rate: by, amount: given, settled }
          made.push({ ...entered, back: { amount: 0, settled: 0 } })
        }
        for (const each of steps) {
          if (each.kind === 'rate') rates = { USD: 100, CUP: each.cup, MLC: each.mlc }
          else if (each.kind === 'pay') pay(each.currency, each.share)
          else {
            const wanted = Math.round(paid() * each.share)
            const before = paid()
            const parts = wanted > 0 ? shareRefund(wanted, made.map(leftOf)) : []
            for (const { paymentId, ...given } of parts ?? []) {
              const payment = made.find((one) => one.paymentId === paymentId)
              if (!payment) throw new Error('A refund of no payment')
              expect(given.currency).toBe(payment.currency)
              expect(given.rate).toEqual(payment.rate)
              expect(isExact(given.amount, given, payment.rate)).toBe(true)
              payment.back.amount += given.amount
              payment.back.settled += given.settled
            }
            if (parts) expect(paid()).toBe(before - wanted)
          }
          for (const payment of made) {
            const left = leftOf(payment)
            expect(left.amount).toBeGreaterThanOrEqual(0)
            // What still settles something is still there to go back, and the other way round.
            expect(left.amount === 0).toBe(left.settled === 0)
          }
          expect(paid()).toBeLessThanOrEqual(total)
        }
        for (const currency of ['CUP', 'USD', 'MLC']) pay(currency, 1)
        expect(paid()).toBe(total)
        const all = shareRefund(total, made.map(leftOf)) ?? []
        expect(all.map(({ amount }) => amount)).toEqual(made.flatMap((one) => leftOf(one).amount || []))
      },
    ),
  )
})
