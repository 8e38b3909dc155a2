import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

test('a sale with another total than the confirmed one is refused with the new total, and may be retried', async () => {
  const admin = await shop.as('admin')
  const id = await insertProduct({ price: 10_000, stock: 5 })
  const sell = (confirmedTotal?: number) =>
    admin.fetch('/sellorders/counter', {
      method: 'POST',
      json: {
        items: [{ productId: id, quantity: 2 }],
        currency: 'USD',
        priceTier: 'retail',
        buyerName: 'Ana',
        paymentMethod: 'cash',
        confirmedTotal,
      },
      headers: { 'idempotency-key': 'mostrador-1' },
    })
  await shop.database.db.update(products).set({ price: 12_550 }).where(eq(products.id, id))
  const refused = await sell(200)
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({
    code: 'priceChanged',
    fields: { subtotal: '251.00', total: '251.00' },
  })
  expect(await stockOf(id)).toBe(5)
  expect(await (await sell(251)).json()).toMatchObject({ total: 251 })
  expect(await stockOf(id)).toBe(3)
})

test('a sale is paid in two ways, and both are in the closing and in the refund of a voided sale', async () => {
  const admin = await shop.as('admin')
  const productId = await insertProduct({ price: 3000, stock: 9 })
  const sell = (more: object) =>
    admin.fetch('/sellorders/counter', {
      method: 'POST',
      json: { items: [{ productId, quantity: 1 }], currency: 'USD', priceTier: 'retail', ...more },
    })
  const split = { paymentMethod: 'transfer', amount: 20, transactionCode: `TMDOS1000${productId}` }
  for (const bad of [
    { ...split, amount: 30 },
    { ...split, paymentMethod: 'cash' },
  ])
    expect((await sell({ paymentMethod: 'cash', split: bad })).status).toBe(422)
  expect((await sell({ split, unpaidReason: 'Luego' })).status).toBe(422)
  expect((await sell({ paymentMethod: 'cash', split: { ...split, paymentMethod: 'nada' } })).status).toBe(409)
  const sold = await (await sell({ paymentMethod: 'cash', split })).json()
  expect(sold).toMatchObject({
    paid: 30,
    due: 0,
    payments: [
      { method: 'cash', amount: 10, transactionCode: null },
      { method: 'transfer', amount: 20, transactionCode: `TMDOS1000${productId}` },
    ],
  })
  expect(await stockOf(productId)).toBe(8)
  const voided = await admin.fetch(`/admin/sellorders/${sold.id}/void`, {
    method: 'POST',
    json: { reason: 'Se arrepintió' },
  })
  expect(await voided.json()).toMatchObject({
    refundDue: 0,
    refunds: [
      { method: 'cash', amount: 10 },
      { method: 'transfer', amount: 20 },
    ],
  })
})

test('a sale in cash keeps what was handed over, and its code is found by its last four digits', async () => {
  const admin = await shop.as('admin')
  const productId = await insertProduct({ price: 3000, stock: 9 })
  const sell = (more: object) =>
    admin.fetch('/sellorders/counter', {
      method: 'POST',
      json: { items: [{ productId, quantity: 1 }], currency: 'USD', priceTier: 'retail', ...more },
    })
  expect((await sell({ paymentMethod: 'cash', received: 29.99 })).status).toBe(422)
  expect((await sell({ paymentMethod: 'transfer', received: 50, transactionCode: 'TMX123456' })).status).toBe(
    422,
  )
  const { id } = await (await sell({ paymentMethod: 'cash', received: 50 })).json()
  const again = await (await admin.fetch(`/sellorders/${id}`)).json()
  expect(again.payments).toMatchObject([{ amount: 30, received: 50 }])
  const judge = async (json: object) =>
    (await admin.fetch(`/admin/sellorders/${id}/payment`, { method: 'POST', json })).json()
  const rejected = await judge({ state: 'rejected', note: 'Eran 20' })
  expect(rejected.payments).toMatchObject([{ amount: 30, received: 50 }])
  const verified = await judge({ state: 'verified', amount: 60 })
  expect(verified.payments).toMatchObject([{ amount: 60, received: null }])
  const paid = await (await sell({ paymentMethod: 'transfer', transactionCode: 'TMFIN00098764' })).json()
  expect(paid.payments[0].received).toBeNull()
  const { data } = await (await admin.fetch('/sellorders?filter[where][search]=8764')).json()
  expect(data.map((order: { id: number }) => order.id)).toEqual([paid.id])
})
