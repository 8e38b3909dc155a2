import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loadCheckout } from './load-checkout.ts'

const viewer = {
  id: 1,
  email: 'a@b.cu',
  role: 'user',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
  permissions: [],
}
const filled = {
  '/api/security/me': { user: viewer },
  '/api/cart': { items: [{ id: 1 }], quantity: 1, subtotal: 100, currency: 'USD' },
  '/api/delivery': { zones: [], pickupPoints: [] },
  '/api/countries&filter[limit]=1000': { data: [], total: 0 },
  '/api/states&filter[limit]=1000': { data: [], total: 0 },
  '/api/cities&filter[limit]=1000': { data: [], total: 0 },
}
const addressesOf = async (changes: Record<string, unknown>) =>
  (await loadCheckout(visitOf(testContext({ ...filled, ...changes })))).addresses

test('a customer without addresses gets an empty list', async () => {
  const response = { data: [], total: 0 }
  expect(await addressesOf({ '/api/addresses/fulldatabyuser/1': response })).toEqual([])
})

test('addresses that cannot be loaded are undefined, not empty', async () => {
  expect(await addressesOf({})).toBeUndefined()
})
