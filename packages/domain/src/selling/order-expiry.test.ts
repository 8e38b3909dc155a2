import { expect, test } from 'vitest'
import { days, hours } from '../platform/duration.ts'
import { expiryOf, mayExpire, noticeBeforeExpiry, paymentCheckEnd, promisedExpiry } from './order-expiry.ts'

const placed = new Date('2026-03-02T15:00:00Z')
const order = { orderDate: placed, paymentCheckUntil: null }
const after = (span: number) => new Date(placed.getTime() + span)

test('an order expires after the hours of the setting; 0 means never', () => {
  expect(expiryOf(order, { unpaidOrderHours: 72 })).toEqual(after(days(3)))
  expect(expiryOf(order, { unpaidOrderHours: 0 })).toBeUndefined()
  expect(promisedExpiry(order, { unpaidOrderHours: 0 }, placed)).toBeUndefined()
})

test('the notice is a day, or half of a short term', () => {
  expect(noticeBeforeExpiry({ unpaidOrderHours: 72 })).toBe(hours(24))
  expect(noticeBeforeExpiry({ unpaidOrderHours: 4 })).toBe(hours(2))
})

test('an order that is older than the term still gets the whole notice', () => {
  const terms = { unpaidOrderHours: 72 }
  expect(promisedExpiry(order, terms, after(days(2)))).toEqual(after(days(3)))
  expect(promisedExpiry(order, terms, after(days(30)))).toEqual(after(days(31)))
})

test('the first reported payment moves the expiry once, and never to an earlier time', () => {
  const terms = { unpaidOrderHours: 72, paymentCheckHours: 120 }
  const until = paymentCheckEnd(order, terms, after(hours(60)))
  expect(until).toEqual(after(hours(180)))
  const reported = { ...order, paymentCheckUntil: until }
  expect(paymentCheckEnd(reported, terms, after(hours(170)))).toEqual(until)
  expect(expiryOf(reported, terms)).toEqual(until)
  expect(paymentCheckEnd(order, { ...terms, paymentCheckHours: 1 }, after(hours(2)))).toEqual(after(days(3)))
})

test.each([
  ['PENDIENTE', 'web', 'transfer', undefined, true],
  ['PENDIENTE', 'web', 'transfer', 'rejected', true],
  ['PENDIENTE', 'web', 'transfer', 'submitted', true],
  ['PENDIENTE', 'web', 'transfer', 'verified', false],
  ['PENDIENTE', 'mostrador', 'transfer', undefined, false],
  ['PENDIENTE', 'web', null, undefined, true],
  ['PENDIENTE', 'web', 'cash', undefined, false],
  ['PENDIENTE', 'encargo', 'cash', 'submitted', false],
  ['EN PROCESO', 'web', 'transfer', undefined, false],
  ['CANCELADA', 'web', 'transfer', undefined, false],
] as const)(
  '%s by %s, to be paid by %s, with payment %s: expires %s',
  (status, channel, paymentMethod, paymentState, expires) => {
    const order = { status, channel, paymentMethod, paymentState, isPaid: false }
    expect(mayExpire({ ...order, total: 100 })).toBe(expires)
    expect(mayExpire({ ...order, total: 0 })).toBe(false)
    expect(mayExpire({ ...order, total: 100, isPaid: true })).toBe(false)
  },
)
