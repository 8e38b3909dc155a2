import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { findWaiting } from './find-waiting.ts'

const context = testContext({
  '/api/products/7': () => ({ name: 'Tinta negra' }),
  '/api/resets/3': () => ({ brand: { name: 'Epson' }, model: 'L3250' }),
  '/api/services/2': () => ({ name: 'Mantenimiento' }),
})
const waitingAt = (next: string) => findWaiting(visitOf(context), next)

test.each([
  ['/shop/cart?add=7&quantity=2&key=k', { kind: 'product', name: 'Tinta negra' }],
  ['/reset/order/create/3?plan=single', { kind: 'reset', name: 'Epson L3250' }],
  ['/services/order/create/2', { kind: 'service', name: 'Mantenimiento' }],
  ['/shop/checkout', { kind: 'checkout' }],
  ['/account/orders/12', { kind: 'order' }],
  ['/account/services/12', { kind: 'order' }],
  ['/account/ordersreset', { kind: 'download' }],
  ['/account/returns/4', { kind: 'return' }],
  ['/account/credit', { kind: 'credit' }],
  ['/account/devices', { kind: 'devices' }],
  ['/account/notices', { kind: 'notices' }],
])('%s says what waits', async (next, waiting) => {
  expect(await waitingAt(next)).toEqual(waiting)
})

test('other pages, and a name that cannot be read, say nothing', async () => {
  expect(await waitingAt('/site/faq')).toBeUndefined()
  expect(await waitingAt('/shop/cart')).toBeUndefined()
  expect(await waitingAt('/shop/cart?add=x')).toBeUndefined()
  expect(await waitingAt('/reset/order/create/9')).toBeUndefined()
})
