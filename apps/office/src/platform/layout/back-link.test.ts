import { expect, test } from 'vitest'
import { nextHistoryState, queueIn, restoredListUrl } from './back-link.tsx'

const orders = { pathname: '/admin/orders', search: '?page=3', state: null }

test('a back link restores the list as it was left, any number of screens later', () => {
  const order = { pathname: '/admin/orders/7', search: '', state: nextHistoryState(orders) }
  const customers = { pathname: '/admin/customers', search: '?page=2', state: nextHistoryState(order) }
  const customer = nextHistoryState(customers)
  expect(restoredListUrl('/admin/orders', order.state)).toBe('/admin/orders?page=3')
  expect(restoredListUrl('/admin/orders', customer)).toBe('/admin/orders?page=3')
  expect(restoredListUrl('/admin/customers', customer)).toBe('/admin/customers?page=2')
})

test('a list left without a query is restored without one', () => {
  const again = nextHistoryState({ ...orders, search: '', state: nextHistoryState(orders) })
  expect(restoredListUrl('/admin/orders', again)).toBe('/admin/orders')
})

test('the queue is remembered while records are opened one from the other, and forgotten at a list', () => {
  const queue = { pathname: '/admin', search: '?kind=payment', state: null }
  const order = nextHistoryState(queue, '/admin/orders/7')
  const customer = nextHistoryState(
    { pathname: '/admin/orders/7', search: '', state: order },
    '/admin/customers/3',
  )
  expect(queueIn(customer)).toBe('?kind=payment')
  const list = nextHistoryState(
    { pathname: '/admin/customers/3', search: '', state: customer },
    '/admin/orders',
  )
  expect(queueIn(list)).toBeUndefined()
})

test.each([null, 'x', { listSearches: null }, { listSearches: { '/admin/orders': 3 } }])(
  'with the history state %j the plain list is opened',
  (state) => expect(restoredListUrl('/admin/orders', state)).toBe('/admin/orders'),
)
