import { inTransaction } from '@tecnoclick/database/connect'
import { productOptions, productOptionValues } from '@tecnoclick/database/schema/catalogue/product-options'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSampleProducts, type SampleProducts } from '../../testing/sample-products.ts'
import { insertSampleVariants } from '../../testing/sample-variants.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { batchSize } from './recalculate-prices.ts'

const shop = useTestApi()
let samples: SampleProducts
let admin: Person
beforeAll(async () => {
  samples = await insertSampleProducts(shop.database.db)
  await insertProduct(shop.database.db, { price: 1000, sku: 'OTRO' })
  admin = await shop.as('admin')
})

const rule = { rate: 400, step: 10, direction: 'nearest', which: 'all', wholesale: true }
async function insertOption(productId: number, surcharge: number) {
  const { db } = shop.database
  const [option] = await db.insert(productOptions).values({ productId, title: 'Garantía' }).returning()
  const values = { productId, optionId: option?.id ?? 0, surcharge }
  await db.insert(productOptionValues).values([
    { ...values, title: 'Un año' },
    { ...values, title: 'Sin garantía', surcharge: 0 },
  ])
}

async function surchargesOf(productId: number) {
  const rows = await shop.database.db
    .select()
    .from(productOptionValues)
    .where(eq(productOptionValues.productId, productId))
    .orderBy(productOptionValues.id)
  return rows.map(({ surchargeAlt }) => surchargeAlt)
}

const post = async (path: string, json: object = {}) =>
  admin.fetch(`/admin/recalculations${path}`, { method: 'POST', json })

async function pricesOf(id: number) {
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, id))
  return [row?.priceAlt, row?.priceMayoristaAlt, row?.version]
}

async function insertMany(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, at) => {
    return { sku: `M-${at}`, slug: `m-${at}`, name: `Muchos ${at}`, price: 1000 }
  })
  return (await shop.database.db.insert(products).values(rows).returning()).map(({ id }) => id)
}

test('a preview reports the changes and makes none', async () => {
  const preview = await (await post('/preview', { ...rule, category: 'impresoras' })).json()
  expect(preview).toMatchObject({ inScope: 2, changed: 2 })
  expect(preview.data[0]).toMatchObject({
    price: 249,
    priceAlt: { before: 90_000, after: 99_600 },
    priceMayoristaAlt: { before: 77_137, after: 84_550 },
  })
  const missing = await (await post('/preview', { ...rule, which: 'missing', wholesale: false })).json()
  expect(missing.changed).toBe(2)
  expect(await pricesOf(samples.products.printer)).toEqual([9_000_000, 7_713_700, 1])
})

test('prices follow the rate, and an undo restores all that did not change since', async () => {
  const { printer, bottle } = samples.products
  const done = await (await post('', rule)).json()
  expect(done).toMatchObject({ changed: 3, rate: 400, step: 10, undone: false })
  expect(await pricesOf(printer)).toEqual([9_960_000, 8_455_000, 2])
  expect(await pricesOf(bottle)).toEqual([520_000, 455_000, 2])
  expect((await post('', rule)).status).toBe(409)

  await admin.fetch(`/products/${bottle}`, { method: 'PATCH', json: { priceAlt: 6000 } })
  expect(await (await post(`/${done.id}/undo`)).json()).toEqual({ restored: 2, kept: 1 })
  expect(await pricesOf(printer)).toEqual([9_000_000, 7_713_700, 3])
  expect((await pricesOf(bottle))[0]).toBe(600_000)
  expect((await post(`/${done.id}/undo`)).status).toBe(409)
  const listed = await (await admin.fetch('/admin/recalculations')).json()
  expect(listed).toMatchObject({ total: 1, data: [{ id: done.id, undone: true, changed: 3 }] })
})

test('surcharges of options follow the rate, and an undo restores them', async () => {
  const productId = await insertProduct(shop.database.db, { price: 1000, sku: 'CON-OPCION' })
  await insertOption(productId, 2500)
  const preview = await (await post('/preview', { ...rule, which: 'missing' })).json()
  const row = preview.data.find(({ id }: { id: number }) => id === productId)
  expect(row.surcharges).toMatchObject([{ title: 'Un año', before: 0, after: 10_000 }])
  const done = await (await post('', { ...rule, which: 'missing' })).json()
  expect(await surchargesOf(productId)).toEqual([1_000_000, 0])
  await post(`/${done.id}/undo`)
  expect(await surchargesOf(productId)).toEqual([0, 0])
})

test('an interrupted undo continues where it stopped, and each batch is undone once', async () => {
  const { db } = shop.database
  const ids = await insertMany(batchSize + 1)
  const { id } = await (await post('', { ...rule, which: 'missing', wholesale: false })).json()
  const [first, last] = [ids[0] ?? 0, ids.at(-1) ?? 0]

  const brokenOff = await inTransaction(db, async (buyer) => {
    await buyer.execute(sql`select from products where id = ${last} for update`)
    return post(`/${id}/undo`)
  })
  expect(brokenOff.status).toBe(503)
  expect([await pricesOf(first), await pricesOf(last)]).toEqual([
    [null, null, 3],
    [400_000, null, 2],
  ])
  const undone = async () => (await (await admin.fetch('/admin/recalculations')).json()).data[0].undone
  expect(await undone()).toBe(false)

  const pressed = await Promise.all([post(`/${id}/undo`), post(`/${id}/undo`)])
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect([await pricesOf(first), await pricesOf(last)]).toEqual([
    [null, null, 3],
    [null, null, 3],
  ])
  expect(await undone()).toBe(true)
  expect((await post(`/${id}/undo`)).status).toBe(409)
  expect(await db.$count(auditLog, and(eq(auditLog.entityId, id), eq(auditLog.action, 'delete')))).toBe(2)
})

test('an unusual rate is taken only when it is confirmed', async () => {
  expect((await post('', { ...rule, rate: 380 })).status).toBe(201)
  const preview = await (await post('/preview', { ...rule, rate: 38 })).json()
  expect(preview).toMatchObject({ lastRate: 380, unusualRate: true })
  const asked = await post('', { ...rule, rate: 38 })
  expect(asked.status).toBe(409)
  expect((await asked.json()).error).toMatchObject({ code: 'unusualRate', values: { rate: 38, last: 380 } })
  const done = await post('', { ...rule, rate: 300, confirmed: true })
  expect(done.status).toBe(201)
  await post(`/${(await done.json()).id}/undo`)
  expect((await post('/preview', { ...rule, rate: 390 }).then((answer) => answer.json())).lastRate).toBe(380)
})

test('a price far from the usual is taken only when it is confirmed', async () => {
  const { printer } = samples.products
  const send = (json: object) => admin.fetch(`/products/${printer}`, { method: 'PATCH', json })
  const asked = await send({ priceAlt: 946 })
  expect(asked.status).toBe(409)
  expect((await asked.json()).error).toMatchObject({
    code: 'unusualPrice',
    values: { field: 'priceAlt', price: 946 },
  })
  expect((await send({ priceAlt: 946, confirmed: true })).status).toBe(200)
  expect((await send({ name: 'Otro nombre' })).status).toBe(200)
  const added = { sku: 'RARO', name: 'Raro', price: 10, priceAlt: 3 }
  expect((await admin.fetch('/products', { method: 'POST', json: added })).status).toBe(409)
})

test('variants of a category are recalculated, their product, which is not sold, is not', async () => {
  const { db } = shop.database
  const { parent, black, white } = await insertSampleVariants((given) => insertProduct(db, given))
  await db.execute(
    sql`insert into product_categories (product_id, category_id, position) select ${parent}, id, 0 from categories where slug = 'tinta'`,
  )
  const before = await (await post('/preview', { ...rule, category: 'tinta' })).json()
  const skus = before.data.map(({ sku }: { sku: string }) => sku)
  expect(skus).toEqual(
    expect.arrayContaining([expect.stringMatching(/-N64$/), expect.stringMatching(/-B128$/)]),
  )
  const done = await post('', { ...rule, category: 'tinta', confirmed: true })
  expect(done.status).toBe(201)
  expect(await pricesOf(black)).toEqual([8_000_000, 7_200_000, 2])
  expect(await pricesOf(white)).toEqual([10_000_000, null, 2])
  expect(await pricesOf(parent)).toEqual([7_000_000, null, 1])
})
