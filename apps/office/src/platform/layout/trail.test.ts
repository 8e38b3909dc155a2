import { expect, test } from 'vitest'
import { addressLeft, stepFrom } from './trail.ts'

const orders = { pathname: '/admin/orders', search: '?page=3', state: null }

test('the way back to a list leads to how it was left, however many screens later', () => {
  const order = { pathname: '/admin/orders/7', search: '', state: stepFrom(orders) }
  const customers = { pathname: '/admin/customers', search: '?page=2', state: stepFrom(order) }
  const customer = stepFrom(customers)
  expect(addressLeft('/admin/orders', order.state)).toBe('/admin/orders?page=3')
  expect(addressLeft('/admin/orders', customer)).toBe('/admin/orders?page=3')
  expect(addressLeft('/admin/customers', customer)).toBe('/admin/customers?page=2')
})

test('a list that was left as it begins is found so again', () => {
  const again = stepFrom({ ...orders, search: '', state: stepFrom(orders) })
  expect(addressLeft('/admin/orders', again)).toBe('/admin/orders')
})

test.each([null, 'x', { trail: null }, { trail: { '/admin/orders': 3 } }])(
  'a history entry that holds %j leads to the list as it begins',
  (state) => expect(addressLeft('/admin/orders', state)).toBe('/admin/orders'),
)
