import type { DocumentedCall } from './documented-call.ts'

const returned = [
  ...['id', 'number', 'orderId', 'orderNumber', 'clientId', 'kind', 'reason', 'text', 'state', 'note'],
  ...['askedDate', 'lines.0.lineId', 'lines.0.quantity', 'lines.0.outcome', 'photos', 'refund', 'refundable'],
]

const customer = { access: 'customer' } as const
const staff = { access: 'admin' } as const

/** Returns and repairs under warranty (selling.md#returns). */
export const returnCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /sellorders/{id}/returns',
    ...customer,
    holds: returned,
    // Each asks for a return of an order of their own.
    async with(shop, { person, name }) {
      if (name === 'visitor') return { id: shop.asked.orderId, json: {} }
      const order = await shop.delivered(person)
      const lines = [{ lineId: order.items[0].id, quantity: 1 }]
      return { id: order.id, json: { kind: 'return', reason: 'unwanted', text: 'No lo necesito', lines } }
    },
  },
  {
    call: 'GET /sellorders/{id}/returns',
    ...customer,
    own: true,
    holds: ['lines.0.lineId', 'lines.0.left', 'lines.0.returnUntil', 'returns.0.state'],
    with: (shop) => ({ id: shop.asked.orderId }),
  },
  {
    call: 'GET /returns/{id}',
    ...customer,
    own: true,
    holds: returned,
    with: (shop) => ({ id: shop.asked.id }),
  },
  {
    call: 'POST /returns/{id}/withdraw',
    ...customer,
    holds: returned,
    async with(shop, { person, name }) {
      return { id: name === 'visitor' ? shop.asked.id : (await shop.returned(person)).id }
    },
  },
  {
    call: 'POST /admin/sellorders/{id}/returns',
    ...staff,
    holds: [...returned, 'condition'],
    async with(shop) {
      const order = await shop.delivered(shop.ana)
      const lines = [{ lineId: order.items[0].id, quantity: 1 }]
      const goods = { condition: 'opened', received: true, contactName: 'Eva', text: 'No lo necesita' }
      return { id: order.id, json: { kind: 'return', reason: 'unwanted', lines, ...goods } }
    },
  },
  { call: 'GET /admin/returns', ...staff, holds: returned.map((name) => `data.0.${name}`) },
  {
    call: 'POST /admin/returns/{id}/decision',
    ...staff,
    holds: returned,
    async with(shop) {
      return { id: (await shop.returned(shop.ana)).id, json: { state: 'refused', note: 'Está usado' } }
    },
  },
]
