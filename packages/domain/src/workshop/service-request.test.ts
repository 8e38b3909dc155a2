import { expect, test } from 'vitest'
import { isReadOnlyLink, mayDecide } from './service-request.ts'

const now = new Date('2026-03-02T15:00:00Z')
const order = 'EN PROCESO'
const earlier = new Date(now.getTime() - 1)

test('a quote can be accepted until it expires', () => {
  expect(mayDecide({ state: 'pending', validUntil: now, order }, 'accepted', now)).toBe(true)
  expect(mayDecide({ state: 'pending', validUntil: earlier, order }, 'accepted', now)).toBe(false)
})

test('an expired quote can still be rejected', () => {
  expect(mayDecide({ state: 'pending', validUntil: earlier, order }, 'rejected', now)).toBe(true)
})

test.each(['COMPLETADA', 'CANCELADA'] as const)('a quote of an order that is %s is closed', (closed) => {
  expect(mayDecide({ state: 'pending', validUntil: now, order: closed }, 'rejected', now)).toBe(false)
})

test.each(['accepted', 'rejected', 'replaced'])('a quote that is %s is decided', (state) => {
  expect(mayDecide({ state, validUntil: now, order }, 'accepted', now)).toBe(false)
  expect(mayDecide({ state, validUntil: now, order }, 'rejected', now)).toBe(false)
})

test.each([
  ['of the customer', null, 7, false],
  ['of a mail to somebody at the counter', null, null, false],
  ['of staff, for a repair that is in no account', 3, null, false],
  ['of staff, for a customer with an account', 3, 7, true],
])('a link %s', (_, createdBy, customerId, isReadOnly) => {
  expect(isReadOnlyLink({ createdBy, customerId })).toBe(isReadOnly)
})
