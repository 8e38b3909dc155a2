import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { productOptions, productOptionValues } from '@tecnoclick/database/schema/catalogue/product-options'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { approvedBusiness } from '../../testing/sample-products.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, placed, cart, send, expectInvariants } = useBuyers(shop)

const asInUsd = { retail: 100, wholesale: 100, step: 1, direction: 'nearest' }
const threeQuarters = { retail: 133, wholesale: 120, step: 10, direction: 'nearest' }

afterEach(async () => {
  await expectInvariants()
  await setFactors(asInUsd)
})

async function setFactors(value: object): Promise<void> {
  const admin = await shop.as('admin')
  const found = eq(settings.key, 'mlcPrices')
  const [stored] = await shop.database.db.select().from(settings).where(found)
  const json = { value, version: stored?.version }
  const saved = await send(admin, 'PATCH', '/admin/settings/mlcPrices', { json })
  expect(saved.status).toBe(200)
}

const read = async (path: string) => (await shop.fetch(path)).json()

test('a new shop sells in MLC at the prices in USD, and names none', async () => {
  const person = await shop.as('user')
  const product = await insertProduct({ price: 999 })
  expect(await read(`/products/${product}`)).not.toHaveProperty('priceMlc')
  await added(person, product, 2)
  expect(await cart(person, '?currency=MLC')).toMatchObject({ currency: 'MLC', subtotal: 19.98 })
})

test('the factor of the list counts in lists, facets, sorting, cart, order and counter', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const business = await approvedBusiness(shop)
  const cheap = await insertProduct({ price: 50_000, priceMayorista: 40_000, name: 'Barato' })
  const own = await insertProduct({ price: 49_000, priceMlc: 70_000, name: 'Propio' })
  await setFactors(threeQuarters)
  expect(await read(`/products/${cheap}`)).toMatchObject({ price: 500, priceMlc: 665 })
  expect(await read(`/products/${own}`)).toMatchObject({ price: 490, priceMlc: 700 })

  const listed = async (query: string) =>
    (await read(`/catalogue?${query}`)).data.map(({ id }: { id: number }) => id)
  expect(await listed('filter_price=480-520&sort=price_asc')).toEqual([own, cheap])
  expect(await listed('filter_price=600-750&sort=price_asc&currency=MLC')).toEqual([cheap, own])
  const { facets } = await read('/catalogue?currency=MLC')
  expect(facets.find(({ type }: { type: string }) => type === 'range').max).toBeGreaterThanOrEqual(700)

  await added(person, cheap)
  await added(person, own)
  expect(await cart(person, '?currency=MLC')).toMatchObject({ subtotal: 1365 })
  expect(await cart(person)).toMatchObject({ subtotal: 990 })
  const order = await placed(person, { currency: 'MLC', confirmedTotal: 1365 })
  expect(order).toMatchObject({ currency: 'MLC', items: [{ price: 665 }, { price: 700 }] })

  await added(business, cheap)
  expect(await cart(business, '?currency=MLC')).toMatchObject({ subtotal: 480 })

  const items = [{ productId: cheap, quantity: 1 }]
  const sale = { items, currency: 'MLC', priceTier: 'wholesale', paymentMethod: 'wallet' }
  const sold: Order = await (await send(admin, 'POST', '/sellorders/counter', { json: sale })).json()
  expect(sold.total).toBe(480)
  const { data } = await (await send(admin, 'GET', `/admin/products?filter[where][id]=${cheap}`)).json()
  expect(data[0].inMlc).toEqual({ price: 665, priceMayorista: 480, surcharges: {} })

  // What was ordered keeps its prices.
  await setFactors(asInUsd)
  expect(await (await person.fetch(`/sellorders/${order.id}`)).json()).toMatchObject({ total: order.total })
  expect(await read(`/products/${cheap}`)).not.toHaveProperty('priceMlc')
})

test('a customer who saw the price before the factor confirms the new one', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 1_000 }))
  await setFactors(threeQuarters)
  const json = { termsAccepted: true, recipientPhone: '5555 0101', currency: 'MLC', confirmedTotal: 10 }
  const refused = await send(person, 'POST', '/sellorders', { json })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({ code: 'priceChanged', fields: { total: '13.30' } })
})

test('surcharges and struck-through prices follow, with and without a promotion', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const { db } = shop.database
  const productId = await insertProduct({ price: 1_000, compareAtPrice: 1_200 })
  const [option] = await db.insert(productOptions).values({ productId, title: 'Garantía' }).returning()
  const optionId = option?.id ?? 0
  const value = { productId, optionId, title: 'Un año', surcharge: 500 }
  const [chosen] = await db.insert(productOptionValues).values(value).returning()
  await setFactors(threeQuarters)
  const options = [{ optionId, valueId: chosen?.id }]
  await added(person, productId, 1, { options })
  // 6.65 to the nearest 0.10.
  expect(await cart(person, '?currency=MLC')).toMatchObject({
    items: [{ price: 20, options: [{ price: 6.7 }] }],
  })
  const json = { name: 'Diez', active: true, kind: 'percent', percent: 10, productIds: [productId] }
  const { id } = await (await send(admin, 'POST', '/admin/promotions', { json })).json()
  expect(await read(`/products/${productId}`)).toMatchObject({
    ...{ price: 9, priceMlc: 11.97, compareAtPrice: 12, compareAtPriceMlc: 15.96 },
    options: [{ values: [{ surcharge: 4.5, surchargeMlc: 6.03 }] }],
  })
  expect(await cart(person, '?currency=MLC')).toMatchObject({ total: 18 })
  await send(admin, 'POST', `/admin/promotions/${id}/stop`)
})

test('staff who may change prices give a product its own, by form, percentage and CSV', async () => {
  const [admin, editor] = [await shop.as('admin'), await shop.asStaff('editor')]
  const id = await insertProduct({ price: 1_000, priceMayorista: 900, sku: 'PROPIO' })
  const change = (by: typeof admin, json: object) => send(by, 'PATCH', `/products/${id}`, { json })
  expect((await change(editor, { priceMlc: 12 })).status).toBe(403)
  expect((await change(admin, { priceMlc: 0 })).status).toBe(422)
  const unusual = await change(admin, { priceMlc: 120 })
  expect((await unusual.json()).error).toMatchObject({ code: 'unusualPrice', values: { field: 'priceMlc' } })
  const saved = await change(admin, { priceMlc: 12, priceMayoristaMlc: 11 })
  expect(await saved.json()).toMatchObject({ priceMlc: 12, priceMayoristaMlc: 11 })
  await send(admin, 'POST', '/admin/products/bulk', { json: { ids: [id], pricePercent: 10 } })
  expect(await (await send(admin, 'GET', `/admin/products/${id}`)).json()).toMatchObject({
    ...{ price: 11, priceMlc: 13.2, priceMayoristaMlc: 12.1 },
    inMlc: { price: 13.2, priceMayorista: 12.1 },
  })
  const body = 'SKU;Precio MLC;Mayorista MLC\nPROPIO;14,50;\n'
  const imported = await admin.fetch('/admin/products/import?dry=no', { method: 'POST', body })
  expect(await imported.text()).toContain('"changed":1')
  expect(await (await admin.fetch('/admin/products/export')).text()).toMatch(/"9\.90",,"14\.50",,/)
  expect(await read(`/products/${id}`)).toMatchObject({ priceMlc: 14.5 })
})
