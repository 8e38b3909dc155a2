import { expect, test } from 'vitest'
import {
  isUnderWay,
  judgeReport,
  type ProviderPaymentState,
  providerPaymentStates,
  type Report,
  refundableOf,
  reportedStates,
} from './provider-payment.ts'

const attempt = (state: ProviderPaymentState, refunded = 0) => ({
  ...{ state, amount: 5_000, currency: 'USD', refunded },
})
const reports: readonly Report[] = [
  ...reportedStates.map((state) => ({ state, amount: 5_000, currency: 'USD' })),
  { state: 'paid', amount: 4_999, currency: 'USD' },
  { state: 'paid', amount: undefined, currency: 'USD' },
  { state: 'paid', amount: 5_000, currency: 'CUP' },
]

/** Every sequence of reports up to this length. */
function* sequences(length: number): Generator<Report[]> {
  yield []
  if (length === 0) return
  for (const rest of sequences(length - 1)) for (const report of reports) yield [report, ...rest]
}

const after = (state: ProviderPaymentState, heard: readonly Report[]) =>
  heard.reduce((before, report) => {
    const judged = judgeReport(attempt(before), report)
    return judged.outcome === 'applied' ? judged.state : before
  }, state)

const rank = { created: 0, pending: 1, failed: 2, expired: 2, paid: 3, refunded: 4 }
const isMatching = ({ state, amount, currency }: Report) =>
  state === 'paid' && amount === 5_000 && currency === 'USD'

test('no sequence of reports goes back, and it is paid exactly where the whole amount was reported', () => {
  for (const heard of sequences(4)) {
    let state: ProviderPaymentState = 'created'
    for (const report of heard) {
      const next = after(state, [report])
      expect(rank[next]).toBeGreaterThanOrEqual(rank[state])
      state = next
    }
    expect(state === 'paid').toBe(heard.some(isMatching))
  }
})

test('a repeated report does nothing more, and the order of reports makes no difference to money', () => {
  for (const heard of sequences(3)) {
    const once = after('created', heard)
    expect(after(once, heard) === 'paid').toBe(once === 'paid')
    expect(after('created', heard.toReversed()) === 'paid').toBe(once === 'paid')
    for (const report of heard) expect(after(after(once, [report]), [report])).toBe(after(once, [report]))
  }
})

test('another amount or currency is for staff, never paid', () => {
  const judge = (report: Partial<Report>) =>
    judgeReport(attempt('pending'), { state: 'paid', amount: 5_000, currency: 'USD', ...report })
  expect(judge({})).toEqual({ outcome: 'applied', state: 'paid' })
  expect(judge({ amount: 1 })).toEqual({ outcome: 'attention', reason: 'amount' })
  expect(judge({ amount: undefined })).toEqual({ outcome: 'attention', reason: 'amount' })
  expect(judge({ currency: undefined })).toEqual({ outcome: 'attention', reason: 'currency' })
})

test('money that the provider gave back by itself is for staff; what the shop gave back is known', () => {
  const report = { state: 'refunded', amount: 5_000, currency: 'USD' } as const
  expect(judgeReport(attempt('paid'), report)).toEqual({ outcome: 'attention', reason: 'refunded' })
  expect(judgeReport(attempt('paid', 2_000), report)).toEqual({ outcome: 'ignored' })
})

test('only what was paid is given back, once', () => {
  for (const state of providerPaymentStates)
    expect(refundableOf(attempt(state))).toBe(state === 'paid' ? 5_000 : 0)
  expect(refundableOf(attempt('paid', 2_000))).toBe(3_000)
  expect(providerPaymentStates.filter(isUnderWay)).toEqual(['created', 'pending'])
})
