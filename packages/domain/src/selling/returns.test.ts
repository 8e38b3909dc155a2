import { expect, test } from 'vitest'
import {
  type AskedUnits,
  canReturnBecome,
  isReasonOf,
  isReturnOpen,
  lastDayFor,
  leftToReturn,
  mayAskUntil,
  outcomesOf,
  refundable,
  returnedUnits,
  returnStates,
} from './returns.ts'

const units = (quantity: number, state: AskedUnits['state'], outcome: AskedUnits['outcome'] = null) => ({
  quantity,
  state,
  outcome,
})

test('what is asked, accepted, received or returned is not asked for again', () => {
  const asked = [units(1, 'asked'), units(2, 'accepted'), units(1, 'received'), units(1, 'settled', 'scrap')]
  expect(leftToReturn(9, asked)).toBe(4)
  expect(leftToReturn(5, asked)).toBe(0)
  expect(leftToReturn(3, asked)).toBe(0)
})

test('what was refused, withdrawn or repaired may be asked for again', () => {
  const asked = [units(1, 'refused'), units(1, 'withdrawn'), units(1, 'settled', 'repair')]
  expect(leftToReturn(1, asked)).toBe(1)
  expect(returnedUnits(asked)).toBe(0)
})

test('what is defective or damaged is never sold again', () => {
  const faulty = ['scrap', 'repair']
  expect(outcomesOf({ reason: 'defective', condition: 'sealed' })).toEqual(faulty)
  expect(outcomesOf({ reason: 'damaged', condition: null })).toEqual(faulty)
  expect(outcomesOf({ reason: 'unwanted', condition: 'damaged' })).toEqual(faulty)
  expect(outcomesOf({ reason: 'unwanted', condition: 'opened' })).toContain('stock')
  expect(outcomesOf({ reason: 'wrong', condition: null })).toContain('stock')
})

test('returned is what the shop kept', () => {
  const asked = [units(1, 'settled', 'stock'), units(2, 'settled', 'scrap'), units(1, 'received')]
  expect(returnedUnits(asked)).toBe(3)
})

test('the last day counts from the day in Havana on which the order was completed', () => {
  const terms = { returnDays: 7, warrantyMonths: 12 }
  // Still the evening before in Havana.
  const completed = new Date('2026-03-02T03:00:00Z')
  expect(lastDayFor('return', completed, terms)).toBe('2026-03-08')
  expect(lastDayFor('warranty', completed, terms)).toBe('2027-03-01')
  expect(lastDayFor('warranty', new Date('2026-01-31T15:00:00Z'), { ...terms, warrantyMonths: 1 })).toBe(
    '2026-02-28',
  )
})

test('without days, months or a completed order there is no last day', () => {
  const completed = new Date('2026-03-02T15:00:00Z')
  expect(lastDayFor('return', completed, { returnDays: 0, warrantyMonths: 12 })).toBeUndefined()
  expect(lastDayFor('warranty', completed, { returnDays: 7, warrantyMonths: 0 })).toBeUndefined()
  expect(lastDayFor('return', null, { returnDays: 7, warrantyMonths: 12 })).toBeUndefined()
})

test('one may ask on the last day until midnight in Havana', () => {
  const order = { status: 'COMPLETADA' } as const
  expect(mayAskUntil(order, '2026-03-09', new Date('2026-03-10T03:59:00Z'))).toBe(true)
  expect(mayAskUntil(order, '2026-03-09', new Date('2026-03-10T04:01:00Z'))).toBe(false)
  expect(mayAskUntil({ status: 'EN PROCESO' }, '2026-03-09', new Date('2026-03-08'))).toBe(false)
  expect(mayAskUntil(order, undefined, new Date('2026-03-08'))).toBe(false)
})

test('a return goes forward only', () => {
  const steps = returnStates.flatMap((from) =>
    returnStates.filter((to) => canReturnBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(steps).toEqual([
    'asked accepted',
    'asked refused',
    'asked withdrawn',
    'accepted refused',
    'accepted received',
    'received settled',
  ])
  expect(returnStates.filter(isReturnOpen)).toEqual(['asked', 'accepted', 'received'])
})

test('a refund is at most what was paid and not refunded yet', () => {
  expect(refundable(10_000, 4_000)).toBe(6_000)
  expect(refundable(4_000, 4_000)).toBe(0)
})

test('a warranty covers faults, not second thoughts', () => {
  expect(isReasonOf('warranty', 'defective')).toBe(true)
  expect(isReasonOf('warranty', 'unwanted')).toBe(false)
  expect(isReasonOf('return', 'unwanted')).toBe(true)
})
