import { expect, test } from 'vitest'
import { isReadOnlyLink, mayDecide } from './service-request.ts'

const now = new Date('2026-03-02T15:00:00Z')
const earlier = new Date(now.getTime() - 1)

test('a quote can be accepted until it expires', () => {
  expect(mayDecide({ state: 'pending', validUntil: now }, 'accepted', now)).toBe(true)
  expect(mayDecide({ state: 'pending', validUntil: earlier }, 'accepted', now)).toBe(false)
})

test('an expired quote can still be rejected', () => {
  expect(mayDecide({ state: 'pending', validUntil: earlier }, 'rejected', now)).toBe(true)
})

test.each(['accepted', 'rejected', 'replaced'])('a quote that is %s is decided', (state) => {
  expect(mayDecide({ state, validUntil: now }, 'accepted', now)).toBe(false)
  expect(mayDecide({ state, validUntil: now }, 'rejected', now)).toBe(false)
})

test.each([
  ['of the customer', null, 7, false],
  ['of a mail to somebody at the counter', null, null, false],
  ['of staff, for a repair that is in no account', 3, null, false],
  ['of staff, for a customer with an account', 3, 7, true],
])('a link %s', (_, createdBy, customerId, isReadOnly) => {
  expect(isReadOnlyLink({ createdBy, customerId })).toBe(isReadOnly)
})
