import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { expect, test } from 'vitest'
import { insertReset } from '../../resets/sales/testing/insert-reset.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

async function closing(day?: string): Promise<Closing> {
  const admin = await shop.as('admin')
  return (await admin.fetch(`/admin/closing${day ? `?day=${day}` : ''}`)).json()
}

test('a day is totalled by currency, channel and payment method, with cancelled orders separately', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const productId = await insertProduct({ priceAlt: 400_000 })
  const send = (path: string, json: object, method = 'POST') => admin.fetch(path, { method, json })
  const sale = { items: [{ productId, quantity: 2 }], priceTier: 'retail', buyerName: 'Ana' }
  await send('/sellorders/counter', { ...sale, currency: 'CUP', paymentMethod: 'cash' })
  await send('/sellorders/counter', { ...sale, currency: 'CUP', paymentMethod: 'cash' })
  await added(person, productId, 1)
  const web = await placed(person, { paymentMethod: 'transfer', currency: 'USD' })
  await send(`/admin/sellorders/${web.id}/payment`, { state: 'verified' })
  await added(person, productId, 1)
  const unwanted = await placed(person, { currency: 'USD' })
  await send(`/sellorders/${unwanted.id}`, { status: 'CANCELADA', respuesta: 'Agotado' }, 'PATCH')
  const reset = await insertReset(shop.database)
  const json = { resetId: reset.id, transactionCode: 'RS-9009', precio: 20_000 }
  const bought = await (await person.fetch('/salereset', { method: 'POST', json })).json()
  await send(`/salereset/${bought.id}`, { descargable: true }, 'PATCH')

  expect(await closing()).toMatchObject({
    sold: [
      { currency: 'CUP', channel: 'mostrador', paymentMethod: 'cash', orders: 2, units: 4, total: 16_000 },
      { currency: 'USD', channel: 'web', paymentMethod: 'transfer', orders: 1, units: 1, total: 100 },
    ],
    collected: [
      { currency: 'CUP', source: 'order', paymentMethod: 'cash', payments: 2, total: 16_000 },
      { currency: 'CUP', source: 'reset', paymentMethod: 'transfer', payments: 1, total: 20_000 },
      { currency: 'USD', source: 'order', paymentMethod: 'transfer', payments: 1, total: 100 },
    ],
    cancelled: [{ currency: 'USD', orders: 1, total: 100 }],
    completed: 2,
    resets: 1,
  })
})

test('a day without sales is empty, and an invalid day is malformed', async () => {
  expect(await closing('2020-02-29')).toEqual({
    day: '2020-02-29',
    firstDay: '2020-02-29',
    closing: null,
    closedThrough: null,
    cash: [],
    differences: [],
    courierCash: [],
    handIns: [],
    clerks: [],
    credit: [],
    sold: [],
    collected: [],
    cancelled: [],
    refunded: [],
    completed: 0,
    resets: 0,
    returns: 0,
  })
  const admin = await shop.as('admin')
  for (const day of ['ayer', '2026-13-01', '2026-02-30', '1200-01-01'])
    expect((await admin.fetch(`/admin/closing?day=${day}`)).status).toBe(400)
})
