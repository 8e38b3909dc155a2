import { numbering, word } from '../sample-shop.ts'
import type { DocumentedCall } from './documented-call.ts'

const order = [
  ...['id', 'noSellOrden', 'orderDate', 'status', 'description', 'subtotal', 'total', 'paymentMethod'],
  ...['shippingAddress', 'billingAddress', 'clientId', 'additionalLines', 'respuesta'],
  ...['items.0.id', 'items.0.product.name', 'items.0.quantity', 'items.0.price'],
]
const detail = ['productId', 'price', 'quantity', 'amount', 'sellOrderId']
const consecutive = ['id', 'prefix', 'sequential', 'enable', 'document']
const cart = ['lastItemId', 'quantity', 'items', 'subtotal', 'extraLines', 'total']
const inside = (names: readonly string[], where: string) => names.map((name) => `${where}.${name}`)

const customer = { access: 'customer' } as const
const staff = { access: 'admin' } as const

/** Orders, their lines and numbers, and the cart (selling.md#calls). */
export const orderCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /sellorders',
    ...customer,
    fresh: true,
    holds: order,
    // The documented body; all of it except the lines is server-owned.
    async with(shop, { person }) {
      await person.fetch('/profiles', {
        method: 'POST',
        json: { name: 'Ana', lastname: 'Pérez', ruccode: '132.0.04567', phone: '5555 0101' },
      })
      await person.fetch('/cart/items', { method: 'POST', json: { productId: shop.products[0].id } })
      const claimed = { noSellOrden: 'ORDEN-999', status: 'COMPLETADA', subtotal: 0, total: 0, clientId: 1 }
      return { json: { ...claimed, orderDate: '2020-01-01', description: 'Tocar', additionalLines: [] } }
    },
  },
  { call: 'GET /sellorders', ...customer, holds: inside(order, 'data.0') },
  {
    call: 'GET /sellorders/{id}',
    ...customer,
    own: true,
    holds: order,
    with: (shop) => ({ id: shop.placed.id }),
  },
  {
    call: 'PATCH /sellorders/{id}',
    ...staff,
    holds: order,
    with: (shop) => ({ id: shop.placed.id, json: { respuesta: 'Lo preparamos', status: 'EN PROCESO' } }),
  },
  {
    call: 'GET /sellorders/fulldata/{id}',
    ...customer,
    own: true,
    holds: inside(order, 'data'),
    with: (shop) => ({ id: shop.placed.id }),
  },
  {
    call: 'GET /sellorders/fulldatabyuser/{userId}',
    ...customer,
    own: true,
    holds: inside(order, 'data.0'),
    with: (shop) => ({ id: shop.ana.userId }),
  },

  {
    call: 'POST /sellorderdetails',
    ...staff,
    holds: detail,
    with: (shop) => ({
      json: {
        sellOrderId: shop.placed.id,
        productId: shop.products[0].id,
        quantity: 2,
        price: 0.01,
        amount: 0.02,
      },
    }),
  },
  { call: 'GET /sellorderdetails', ...customer, holds: inside(detail, 'data.0') },
  {
    call: 'GET /sellorderdetails/{id}',
    ...customer,
    own: true,
    holds: detail,
    with: (shop) => ({ id: shop.placed.items[0].id }),
  },
  {
    call: 'PATCH /sellorderdetails/{id}',
    ...staff,
    holds: detail,
    with: (shop) => ({ id: shop.placed.items[0].id, json: { quantity: 3 } }),
  },

  { call: 'POST /consecutives', ...staff, holds: consecutive, with: () => ({ json: numbering() }) },
  {
    call: 'GET /consecutives',
    ...staff,
    holds: inside(consecutive, 'data.0'),
    with: () => ({ query: '?filter[where][enable]=true' }),
  },
  {
    call: 'GET /consecutives/{id}',
    ...staff,
    holds: consecutive,
    with: (shop) => ({ id: shop.consecutive.id }),
  },
  {
    call: 'GET /consecutives/findbydocument/{document}',
    ...staff,
    holds: inside(consecutive, '0'),
    with: () => ({ id: 'ORDEN' }),
  },
  {
    call: 'PATCH /consecutives/{id}',
    ...staff,
    holds: [...consecutive, 'success'],
    with: (shop) => ({ id: shop.consecutive.id, json: { sequential: 7 } }),
  },
  {
    call: 'PATCH /consecutives/{id}',
    ...staff,
    holds: ['success'],
    with: (shop) => ({ id: shop.consecutive.id, json: { enable: false } }),
  },
  { call: 'DELETE /consecutives/{id}', ...staff, with: (shop) => ({ id: shop.consecutive.id }) },

  { call: 'GET /cart', ...customer, holds: cart },
  {
    call: 'POST /cart/items',
    ...customer,
    holds: [...cart, 'items.0.product.name', 'items.0.options'],
    with: (shop) => ({ json: { productId: shop.products[0].id, quantity: 2 } }),
  },
  {
    call: 'PATCH /cart/items/{id}',
    ...customer,
    own: true,
    instead: { admin: 404 },
    holds: cart,
    async with(shop) {
      const { lastItemId } = await (await shop.ana.fetch('/cart')).json()
      return { id: lastItemId, json: { quantity: 3 } }
    },
  },
  {
    call: 'PUT /cart',
    ...customer,
    own: true,
    instead: { admin: 404 },
    holds: cart,
    async with(shop) {
      const { lastItemId } = await (await shop.ana.fetch('/cart')).json()
      return { json: { items: [{ id: lastItemId, quantity: 4 }] } }
    },
  },
  {
    call: 'DELETE /cart/items/{id}',
    ...customer,
    own: true,
    instead: { admin: 404 },
    holds: cart,
    async with(shop) {
      const { lastItemId } = await (await shop.ana.fetch('/cart')).json()
      return { id: lastItemId }
    },
  },
  {
    call: 'POST /sellorders/{id}/payment',
    ...customer,
    own: true,
    instead: { admin: 404 },
    holds: ['payment.transactionCode'],
    with: (shop) => ({ id: shop.placed.id, json: { transactionCode: word() } }),
  },
  {
    call: 'POST /sellorders/{id}/cancel',
    ...customer,
    own: true,
    instead: { admin: 404 },
    with: async (shop) => ({ id: (await shop.order(shop.ana)).id }),
  },
  {
    call: 'GET /track-order',
    access: 'public',
    holds: ['noSellOrden', 'status', 'orderDate'],
    async with({ placed, ana, email }) {
      const query = new URLSearchParams({ number: placed.noSellOrden, email: await email(ana) })
      return { query: `?${query}` }
    },
  },
  {
    call: 'POST /sellorders/counter',
    ...staff,
    holds: order,
    with: (shop) => ({
      json: {
        items: [{ productId: shop.products[0].id, quantity: 1 }],
        currency: 'USD',
        priceTier: 'retail',
        buyerName: 'Pedro',
        paymentMethod: 'cash',
      },
    }),
  },
]
