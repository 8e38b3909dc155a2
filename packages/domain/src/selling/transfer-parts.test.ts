import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPart, planTransfers } from './transfer-parts.ts'

test('an amount up to the limit, or without a limit, is one transfer', () => {
  expect(planTransfers(100, [], 0)).toBeUndefined()
  expect(planTransfers(100, [], 100)).toBeUndefined()
  expect([nextPart(250, 100), nextPart(50, 100), nextPart(250, 0)]).toEqual([100, 50, 250])
})

test('an amount above it is paid in parts, the next of which follows each report', () => {
  const parts = (...payments: Parameters<typeof planTransfers>[1]) =>
    planTransfers(250, payments, 100)?.parts.map(({ amount, state }) => `${amount} ${state}`)
  expect(parts()).toEqual(['100 next', '100 later', '50 later'])
  expect(parts({ state: 'submitted', settled: 100 })).toEqual(['100 submitted', '100 next', '50 later'])
  expect(parts({ state: 'verified', settled: 100 }, { state: 'rejected', settled: 100 })).toEqual([
    ...['100 verified', '100 next', '50 later'],
  ])
  expect(parts({ state: 'verified', settled: 30 })).toEqual([
    '30 verified',
    '100 next',
    '100 later',
    '20 later',
  ])
  expect(parts({ state: 'verified', settled: 250 })).toEqual(['250 verified'])
})

test('the parts add up to the total, or to what was paid if that is more; each is within the limit', () => {
  const payment = fc.record({
    state: fc.constantFrom('submitted', 'verified', 'rejected'),
    settled: fc.integer({ min: 1, max: 5000 }),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60_000 }),
      fc.array(payment, { maxLength: 6 }),
      fc.integer({ min: 1, max: 20_000 }),
      (total, payments, limit) => {
        const plan = planTransfers(total, payments, limit)
        if (!plan) return
        const sum = plan.parts.reduce((all, { amount }) => all + amount, 0)
        const made = payments.reduce(
          (all, { state, settled }) => (state === 'rejected' ? all : all + settled),
          0,
        )
        expect(sum).toBe(Math.max(total, made))
        const left = plan.parts.filter(({ state }) => state === 'next' || state === 'later')
        expect(left.every(({ amount }) => amount > 0 && amount <= limit)).toBe(true)
        expect(left.filter(({ state }) => state === 'next')).toHaveLength(made >= total ? 0 : 1)
      },
    ),
  )
})
