import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
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
  '/api/cart?choices=true': { items: [{ id: 1 }], quantity: 1, subtotal: 100, currency: 'USD' },
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

const place = {
  id: 7,
  name: 'Ana',
  lastname: 'Rosales',
  street: 'Calle Dos',
  apartament: null,
  stateId: 5,
  cityId: 41,
}
const address = {
  ...place,
  city: { name: 'Bayamo' },
  state: { name: 'Granma' },
  isPrincipal: false,
  phone: null,
}
const point = { id: 3, name: 'TecnoClick Manzanillo', address: 'Calle Martí', hours: [] }
const order = { homeDelivery: true, paymentMethod: 'cash', shippingAddress: '', pickupPoint: '' }
const settings = { ...initialPublicSettings, deliveryFee: { USD: 50, CUP: 17_500 } }

const load = (changes: Record<string, unknown>) =>
  loadCheckout(
    visitOf(
      testContext({
        ...filled,
        '/api/settings': settings,
        '/api/delivery': { zones: [], pickupPoints: [point] },
        '/api/addresses/fulldatabyuser/1': { data: [address], total: 1 },
        ...changes,
      }),
    ),
  )

const lastOf = async (changes: object) =>
  (
    await load({
      '/api/sellorders/fulldatabyuser/1&filter[limit]=1': { data: [{ ...order, ...changes }], total: 1 },
    })
  ).last

test('address and pick-up point of the order before are chosen again, unless they have changed', async () => {
  const toHome = await lastOf({ shippingAddress: 'Calle Dos, Bayamo, Granma' })
  expect(toHome).toMatchObject({ homeDelivery: true, addressId: 7, pickupPointId: undefined })
  const toPoint = await lastOf({ homeDelivery: false, pickupPoint: 'TecnoClick Manzanillo, Calle Martí' })
  expect(toPoint).toMatchObject({ homeDelivery: false, addressId: undefined, pickupPointId: 3 })
  const gone = await lastOf({ shippingAddress: 'Calle Vieja, Bayamo, Granma', pickupPoint: 'Otro' })
  expect(gone).toMatchObject({ addressId: undefined, pickupPointId: undefined })
})

test('every other currency says total, fees and what has no price in it', async () => {
  const items = [
    { price: 3500, product: { name: 'Tinta' } },
    { price: null, product: { name: 'Cable' } },
  ]
  const inPesos = { items, quantity: 2, subtotal: 3500, currency: 'CUP' }
  const { others } = await load({ '/api/cart?currency=CUP&choices=true': inPesos })
  expect(others).toEqual([
    { currency: 'CUP', subtotal: 3500, unpriced: ['Cable'], fees: [{ id: 7, fee: 175 }] },
  ])
})
