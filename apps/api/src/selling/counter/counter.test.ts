import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { days } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const post = (person: Person, path: string, json: object) => person.fetch(path, { method: 'POST', json })
const sell = (person: Person, json: object) =>
  post(person, '/sellorders/counter', {
    currency: 'USD',
    priceTier: 'retail',
    paymentMethod: 'cash',
    ...json,
  })
const voidSale = (person: Person, id: number) =>
  post(person, `/admin/sellorders/${id}/void`, { reason: 'Se equivocó de producto' })

test('a sale needs no name, but a payment or a reason', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const items = [{ productId, quantity: 1 }]
  expect(await (await sell(seller, { items })).json()).toMatchObject({
    customer: { name: 'Cliente de mostrador' },
    due: 0,
  })
  const unpaid = await sell(seller, { items, paymentMethod: null })
  expect(unpaid.status).toBe(409)
  expect((await unpaid.json()).error.code).toBe('unpaid')
  const trusted = await (await sell(seller, { items, paymentMethod: null, unpaidReason: 'Fiado' })).json()
  expect(trusted).toMatchObject({ status: 'COMPLETADA', due: 100 })
  expect(await stockOf(productId)).toBe(8)
})

test('an account that was found has the order in it; staff and unknown accounts are refused', async () => {
  const [seller, person] = [await shop.asStaff('seller'), await shop.as('user')]
  const items = [{ productId: await insertProduct(), quantity: 1 }]
  const sold = await (await sell(seller, { items, customerId: person.userId })).json()
  expect(sold.clientId).toBe(person.userId)
  expect((await person.fetch(`/sellorders/${sold.id}`)).status).toBe(200)
  expect((await sell(seller, { items, customerId: seller.userId })).status).toBe(422)
  expect((await sell(seller, { items, customerId: 999_999 })).status).toBe(422)
})

test('discounts have a reason and the limit of the role; history and lines show them', async () => {
  const [seller, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  expect(await (await seller.fetch('/admin/counter')).json()).toEqual({ discountPercent: 10 })
  const productId = await insertProduct({ price: 10_000 })
  const items = [{ productId, quantity: 2, discountPercent: 10 }]
  const discountReason = 'Caja abierta'
  expect((await sell(seller, { items })).status).toBe(422)
  const price = { items, currency: 'USD', priceTier: 'retail' }
  const quote = await seller.fetch('/admin/sellorders/quote', { method: 'POST', json: price })
  expect(await quote.json()).toMatchObject({ total: 180 })
  const sold = await (await sell(seller, { items, discountReason })).json()
  expect(sold).toMatchObject({ total: 180, paid: 180, items: [{ price: 90, listPrice: 100, amount: 180 }] })
  const plain = [{ productId, quantity: 2 }]
  const off = await (await sell(seller, { items: plain, discount: 20, discountReason })).json()
  expect(off).toMatchObject({
    subtotal: 200,
    total: 180,
    additionalLines: [{ label: 'Descuento', total: -20 }],
  })
  const tooMuch = [
    { items: [{ productId, quantity: 2, discountPercent: 11 }] },
    { items: plain, discount: 20.01 },
    { items, discount: 0.01 },
  ]
  for (const sale of tooMuch) {
    const refused = await sell(seller, { ...sale, discountReason })
    expect(refused.status).toBe(409)
    expect((await refused.json()).error).toMatchObject({ code: 'discountTooHigh', values: { limit: 10 } })
  }
  const free = await sell(admin, { items: plain, discount: 200, discountReason, paymentMethod: null })
  expect(await free.json()).toMatchObject({ total: 0, due: 0 })
  expect((await sell(admin, { items: plain, discount: 200.01, discountReason })).status).toBe(409)
})

test('a sale is voided once on its day: units back, refund recorded', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct({ stock: 5 })
  const { id } = await (await sell(seller, { items: [{ productId, quantity: 3 }] })).json()
  expect(await stockOf(productId)).toBe(2)
  const answers = await Promise.all([voidSale(seller, id), voidSale(await shop.as('admin'), id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stockOf(productId)).toBe(5)
  const given = await shop.database.db.select().from(refunds).where(eq(refunds.orderId, id))
  expect(given).toMatchObject([{ amount: 30_000, method: 'cash', returnId: null }])
  const closing = await (await seller.fetch('/admin/closing')).json()
  expect(closing.refunded).toMatchObject([{ currency: 'USD', paymentMethod: 'cash', total: 300 }])
})

test('a sale of yesterday, and one of which something is returned, is not voided', async () => {
  const [seller, person] = [await shop.asStaff('seller'), await shop.as('user')]
  const items = [{ productId: await insertProduct(), quantity: 1 }]
  const sold = await (await sell(seller, { items, customerId: person.userId })).json()
  const lines = [{ lineId: sold.items[0].id, quantity: 1 }]
  const asked = () =>
    post(person, `/sellorders/${sold.id}/returns`, { kind: 'return', reason: 'wrong', lines })
  const answers = await Promise.all([asked(), voidSale(seller, sold.id)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const old = await (await sell(seller, { items })).json()
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + days(1))
  expect((await voidSale(await shop.asStaff('seller'), old.id)).status).toBe(409)
  shop.clock.now = now
})

test('a product is found by SKU or barcode exactly, and a barcode is unique', async () => {
  const admin = await shop.as('admin')
  const made = (json: object) => post(admin, '/products', { name: 'Tinta', price: 10, ...json })
  expect((await made({ sku: 'T-1', barcode: '8435' })).status).toBe(201)
  expect((await made({ sku: 'T-2', barcode: '8435' })).status).toBe(409)
  expect((await made({ sku: 'T-3', barcode: '84 35' })).status).toBe(422)
  const found = async (code: string) =>
    (await (await admin.fetch(`/admin/products?filter[where][code]=${code}`)).json()).data
  expect(await found('8435')).toMatchObject([{ sku: 'T-1', barcode: '8435' }])
  expect(await found('t-1')).toHaveLength(1)
  expect(await found('843')).toEqual([])
})
