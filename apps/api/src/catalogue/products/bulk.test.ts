import { checkInvariants } from '@tecnoclick/database/invariants'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSampleProducts, type SampleProducts } from '../../testing/sample-products.ts'
import { insertSampleVariants } from '../../testing/sample-variants.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let samples: SampleProducts
let admin: Person
beforeAll(async () => {
  samples = await insertSampleProducts(shop.database.db)
  admin = await shop.as('admin')
})

const bulk = (person: Person, json: object) => person.fetch('/admin/products/bulk', { method: 'POST', json })
const read = async (id: number) => (await admin.fetch(`/admin/products/${id}`)).json()

test('many products change in one request, with a result and an audit entry for each', async () => {
  const { printer, bottle } = samples.products
  const answer = await bulk(admin, { ids: [printer, 999_999, bottle], enable: false, category: 'tinta' })
  expect(await answer.json()).toMatchObject({
    data: [
      { id: printer, done: true },
      { id: 999_999, done: false, code: 'notFound' },
      { id: bottle, done: true },
    ],
  })
  expect(await read(printer)).toMatchObject({ enable: false, categories: ['tinta', 'impresoras'] })
  expect(await read(bottle)).toMatchObject({ enable: false, categories: ['tinta'] })
  const entries = and(eq(auditLog.entity, 'product'), eq(auditLog.entityId, String(printer)))
  expect(await shop.database.db.$count(auditLog, entries)).toBe(1)
})

test('an archived product is gone from shop, list, export and search, keeps its id, and is restored off sale', async () => {
  const { bottle } = samples.products
  const { slug, sku } = await read(bottle)
  const listed = async (query = '') => {
    const { data } = await (await admin.fetch(`/admin/products?filter[where][sku]=${sku}${query}`)).json()
    return data.map(({ id }: { id: number }) => id)
  }
  const found = async () => (await (await admin.fetch(`/admin/search?q=${sku}`)).json()).data
  await bulk(admin, { ids: [bottle], enable: true })
  expect((await (await bulk(admin, { ids: [bottle], archived: true })).json()).data[0].done).toBe(true)
  expect(await read(bottle)).toMatchObject({ enable: false, archivedDate: expect.any(String) })
  expect([await listed(), await listed('&filter[where][archived]=true')]).toEqual([[], [bottle]])
  expect(JSON.stringify(await found())).not.toContain(sku)
  expect(await (await admin.fetch('/admin/products/export')).text()).not.toContain(sku)
  expect((await shop.fetch(`/products/slug/${slug}`)).status).toBe(404)
  const refused = await (await bulk(admin, { ids: [bottle], enable: true })).json()
  expect(refused.data).toMatchObject([{ done: false, code: 'conflict' }])
  await bulk(admin, { ids: [bottle], archived: false })
  expect(await read(bottle)).toMatchObject({ enable: false, archivedDate: null })
  expect(await listed()).toEqual([bottle])
  await bulk(admin, { ids: [bottle], enable: true })
})

test('a percentage changes all prices; one that breaks a rule is refused alone', async () => {
  const { printer, bottle } = samples.products
  const up = await (await bulk(admin, { ids: [printer, bottle], pricePercent: 50 })).json()
  expect(up.data).toMatchObject([{ done: false, code: 'invalid' }, { done: true }])
  expect(await read(bottle)).toMatchObject({ price: 19.5, priceMayorista: 17.06 })
  expect(await read(printer)).toMatchObject({ price: 249 })
})

test('a percentage on a product with variants changes the prices of its variants, all or none', async () => {
  const { parent, black, white } = await insertSampleVariants((given) =>
    insertProduct(shop.database.db, given),
  )
  const raise = async (pricePercent: number) =>
    (await (await bulk(admin, { ids: [parent], pricePercent })).json()).data
  expect(await read(parent)).toMatchObject({ price: 200, priceMayorista: 180 })
  expect(await raise(10)).toMatchObject([{ id: parent, done: true }])
  expect(await read(black)).toMatchObject({ price: 220, priceAlt: 77_000, priceMayorista: 198 })
  expect(await read(white)).toMatchObject({ price: 275, priceAlt: 93_500 })
  // Staff see the lowest of each, as the shop does.
  expect(await read(parent)).toMatchObject({ price: 220, priceAlt: 77_000, priceMayorista: 198 })
  const entries = and(eq(auditLog.entity, 'product'), eq(auditLog.entityId, String(white)))
  expect(await shop.database.db.$count(auditLog, entries)).toBe(1)
  const editor = await shop.asStaff('editor')
  const refused = await (await bulk(editor, { ids: [parent], pricePercent: 5 })).json()
  expect(refused.data).toMatchObject([{ done: false, code: 'forbidden' }])
  expect(await read(white)).toMatchObject({ price: 275 })
})

test('editors hide products, but do not change prices', async () => {
  const editor = await shop.asStaff('editor')
  const { bottle } = samples.products
  expect((await (await bulk(editor, { ids: [bottle], enable: true })).json()).data).toMatchObject([
    { done: true },
  ])
  const priced = await bulk(editor, { ids: [bottle], pricePercent: 5 })
  expect((await priced.json()).data).toMatchObject([{ done: false, code: 'forbidden' }])
})

test.each([
  { ids: [], enable: true },
  { ids: [1, 1], enable: true },
  { ids: [1] },
  { ids: [1], pricePercent: -95 },
  { ids: Array.from({ length: 201 }, (_, id) => id + 1), enable: true },
])('%j is refused as a whole', async (body) => {
  expect((await bulk(admin, body)).status).toBe(422)
})

test('a new product brings the units that are there, through the ledger', async () => {
  const json = { sku: 'NUEVO-1', name: 'Nuevo', price: 10, initialStock: 7 }
  const row = await (await admin.fetch('/products', { method: 'POST', json })).json()
  expect(row.stock).toBe(7)
  const moves = await shop.database.db.select().from(stockMoves).where(eq(stockMoves.productId, row.id))
  expect(moves).toMatchObject([{ kind: 'received', quantity: 7, reason: 'Existencia inicial' }])
  const [stock] = (await checkInvariants(shop.database.db)).filter(({ id }) => id === '1-stock-sheets')
  expect(stock?.offending).toBe(0)
})

test('chosen products are exported', async () => {
  const id = await insertProduct(shop.database.db, { sku: 'ELEGIDO' })
  const lines = (await (await admin.fetch(`/admin/products/export?ids=${id}`)).text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('ELEGIDO')
})
