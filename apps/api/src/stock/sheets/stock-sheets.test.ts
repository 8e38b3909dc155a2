import type { StockSheet } from '@tecnoclick/contract/stock/sheets/schemas'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSampleProducts, type SampleProducts } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let samples: SampleProducts
let admin: Person
let seller: Person
beforeAll(async () => {
  const { db } = shop.database
  samples = await insertSampleProducts(db)
  for (const [productId, stock] of [
    [samples.products.printer, 50],
    [samples.products.bottle, 8],
  ] as const) {
    const opening = {
      productId,
      kind: 'received' as const,
      quantity: stock,
      availableChange: stock,
      stockAfter: stock,
    }
    await db.insert(stockMoves).values(opening)
  }
  admin = await shop.asStaff('administrator')
  seller = await shop.asStaff('seller')
})
afterEach(async () => {
  const broken = (await checkInvariants(shop.database.db)).filter(({ offending }) => offending > 0)
  expect(broken).toEqual([])
})

async function stockOf(id: number): Promise<number | undefined> {
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, id))
  return row?.stock
}

const send = (person: Person, path: string, json: object, key?: string, method = 'POST') =>
  person.fetch(`/admin/stock-sheets${path}`, {
    method,
    json,
    ...(key && { headers: { 'idempotency-key': key } }),
  })

async function started(person: Person, body: object): Promise<StockSheet> {
  const answer = await send(person, '', body)
  expect(answer.status).toBe(201)
  return answer.json()
}

async function saved(person: Person, { id, version }: StockSheet, change: object): Promise<StockSheet> {
  const answer = await send(person, `/${id}`, { ...change, version }, undefined, 'PATCH')
  expect(answer.status).toBe(200)
  return answer.json()
}

test('goods are received once, whatever is sent twice', async () => {
  const { printer, bottle } = samples.products
  const draft = await saved(admin, await started(admin, { kind: 'receipt' }), {
    supplier: 'Copextel',
    note: 'Factura 12',
    lines: [
      { productId: printer, quantity: 4, cost: 180.5 },
      { productId: bottle, quantity: 10 },
    ],
  })
  expect(await stockOf(printer)).toBe(50)
  const body = { version: draft.version }
  const answers = await Promise.all([
    send(admin, `/${draft.id}/book`, body, 'once'),
    send(admin, `/${draft.id}/book`, body, 'once'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await send(admin, `/${draft.id}/book`, body, 'another')).status).toBe(409)
  expect([await stockOf(printer), await stockOf(bottle)]).toEqual([54, 18])
  const moves = await shop.database.db.select().from(stockMoves).where(eq(stockMoves.sheetId, draft.id))
  expect(moves).toMatchObject([
    { kind: 'received', quantity: 4, stockAfter: 54, reason: 'Mercancía recibida · Copextel · Factura 12' },
    { kind: 'received', quantity: 10, stockAfter: 18 },
  ])
  const late = await send(
    admin,
    `/${draft.id}`,
    { lines: [], version: draft.version + 1 },
    undefined,
    'PATCH',
  )
  expect(late.status).toBe(409)
})

test('only administrators read or write a cost', async () => {
  const { printer } = samples.products
  const draft = await saved(admin, await started(admin, { kind: 'receipt' }), {
    lines: [{ productId: printer, quantity: 1, cost: 200 }],
  })
  expect(draft.lines[0]?.cost).toBe(200)
  const seen = await (await seller.fetch(`/admin/stock-sheets/${draft.id}`)).text()
  expect(seen).not.toContain('cost')
  const lines = [{ productId: printer, quantity: 2, cost: 1 }]
  const written = await send(seller, `/${draft.id}`, { lines, version: draft.version }, undefined, 'PATCH')
  expect(written.status).toBe(403)
  const kept = await saved(seller, draft, { lines: [{ productId: printer, quantity: 2 }] })
  expect(JSON.stringify(kept)).not.toContain('cost')
  const read = await (await admin.fetch(`/admin/stock-sheets/${draft.id}`)).json()
  expect(read.lines).toMatchObject([{ quantity: 2, cost: 200 }])
  const all = await Promise.all([
    seller.fetch('/admin/stock-sheets'),
    seller.fetch('/admin/products'),
    seller.fetch(`/admin/products/${printer}/moves`),
    send(seller, '/lookup', { codes: ['t544120'] }),
  ])
  for (const answer of all) expect(await answer.text()).not.toContain('"cost"')
  expect((await seller.fetch('/admin/margins')).status).toBe(403)
  expect((await admin.fetch('/admin/margins?days=7')).status).toBe(200)
})

test('a blind count shows no expected units, and books the differences', async () => {
  const { printer, bottle } = samples.products
  const count = await started(seller, { kind: 'count', category: 'impresoras', blind: true })
  expect(count.title).toBe('Impresoras')
  expect(count.lines.map(({ productId }) => productId).toSorted()).toEqual([printer, bottle])
  const before = (await stockOf(bottle)) ?? 0
  const counted = await saved(seller, count, {
    lines: count.lines.map(({ productId }) => ({
      productId,
      quantity: productId === bottle ? before - 3 : null,
    })),
  })
  expect(counted.lines.every(({ expected }) => expected === null)).toBe(true)
  const shown = await (await send(seller, `/${count.id}/reveal`, { version: counted.version })).json()
  expect(shown.lines.find((line: { productId: number }) => line.productId === bottle)).toMatchObject({
    quantity: before - 3,
    expected: before,
  })
  expect((await send(seller, `/${count.id}/book`, { version: shown.version })).status).toBe(200)
  expect(await stockOf(bottle)).toBe(before - 3)
  const [move] = await shop.database.db.select().from(stockMoves).where(eq(stockMoves.sheetId, count.id))
  expect(move).toMatchObject({ kind: 'adjusted', quantity: -3, reason: 'Conteo físico' })
})

test('a difference that carts already hold is refused as a whole', async () => {
  const productId = await insertProduct(shop.database.db, { stock: 0 })
  const sheet = await started(admin, { kind: 'receipt' })
  const empty = await send(admin, `/${sheet.id}/book`, { version: sheet.version })
  expect(empty.status).toBe(422)
  const zero = await saved(admin, sheet, { lines: [{ productId, quantity: 0 }] })
  expect((await send(admin, `/${sheet.id}/book`, { version: zero.version })).status).toBe(422)
  const gone = await send(admin, `/${sheet.id}/discard`, { version: zero.version })
  expect((await gone.json()).state).toBe('discarded')
})

test('codes are found without regard to case; unknown and archived ones are missing', async () => {
  const { db } = shop.database
  const archived = await insertProduct(db, { sku: 'VIEJO', barcode: '7501', enable: false })
  await db.update(products).set({ archivedAt: shop.clock.now }).where(eq(products.id, archived))
  const found = await (await send(seller, '/lookup', { codes: ['t544120', 'NADA', 'viejo', '7501'] })).json()
  expect(found.data).toMatchObject([{ code: 't544120', sku: 'T544120' }])
})
