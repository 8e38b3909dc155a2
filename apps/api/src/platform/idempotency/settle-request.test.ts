import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outcomeScopes, type RequestOutcome } from '@tecnoclick/contract/platform/outcomes/schemas'
import { inTransaction } from '@tecnoclick/database/connect'
import { idempotencyKeys } from '@tecnoclick/database/schema/platform/idempotency'
import { carts } from '@tecnoclick/database/schema/selling/carts'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, place, placed, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

async function settle(person: Person, key: string, scope = 'sellorders'): Promise<RequestOutcome> {
  const response = await person.fetch('/outcomes', { method: 'POST', json: { scope, key } })
  expect(response.status).toBe(200)
  return response.json()
}

async function buyer() {
  const person = await shop.as('user')
  const productId = await insertProduct()
  await added(person, productId, 1)
  return { person, productId }
}

test('a placed order is found by its key, by its owner alone', async () => {
  const { person } = await buyer()
  const { id } = await (await place(person, {}, 'key-of-ana')).json()
  expect(await settle(person, 'key-of-ana')).toEqual({ state: 'done', id })
  expect(await settle(await shop.as('user'), 'key-of-ana')).toEqual({ state: 'notSent' })
  expect(await settle(person, 'key-of-ana')).toEqual({ state: 'done', id })
})

test('an order is found after its stored answer was purged', async () => {
  const { person } = await buyer()
  const { id } = await (await place(person, {}, 'old-key')).json()
  await shop.database.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, 'old-key'))
  expect(await settle(person, 'old-key')).toEqual({ state: 'done', id })
  expect(await settle(person, 'old-key')).toEqual({ state: 'done', id })
})

test('a key that did not arrive is closed: a late request places nothing, the next key does', async () => {
  const { person, productId } = await buyer()
  expect(await settle(person, 'late')).toEqual({ state: 'notSent' })
  expect((await place(person, {}, 'late')).status).toBe(409)
  expect(await stockOf(productId)).toBe(9)
  expect(await settle(person, 'late')).toEqual({ state: 'notSent' })
  expect((await place(person, {}, 'late-2')).status).toBe(201)
})

test('a refused order was not placed', async () => {
  const { person } = await buyer()
  expect((await place(person, { confirmedTotal: 1 }, 'refused')).status).toBe(409)
  expect(await settle(person, 'refused')).toEqual({ state: 'notSent' })
})

test('an order that is being placed is waited for', async () => {
  const { person } = await buyer()
  const { db } = shop.database
  const running = await inTransaction(db, async (tx) => {
    await tx.select().from(carts).where(eq(carts.userId, person.userId)).for('update')
    const placing = place(person, {}, 'slow')
    await waiting(1)
    const settling = settle(person, 'slow')
    await waiting(2)
    return { placing, settling }
  })
  const { id } = await (await running.placing).json()
  expect(await running.settling).toEqual({ state: 'done', id })

  function waiting(count: number) {
    return vi.waitFor(async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(count)
    })
  }
})

test('an order and four questions about it at once agree', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { person } = await buyer()
    const [response, ...outcomes] = await Promise.all([
      place(person, {}, `race-${round}`),
      ...Array.from({ length: 4 }, () => settle(person, `race-${round}`)),
    ])
    const made = await shop.database.db.$count(orders, eq(orders.clientId, person.userId))
    expect([response.status, made]).toEqual(response.ok ? [201, 1] : [409, 0])
    const state = response.ok ? 'done' : 'notSent'
    expect(outcomes.map((outcome) => outcome.state)).toEqual([state, state, state, state])
  }
})

test('a payment is reported once per key, and a closed key reports nothing', async () => {
  const { person } = await buyer()
  const order = await placed(person, { paymentMethod: 'transfer' })
  const pay = (transactionCode: string, key: string) =>
    person.fetch(`/sellorders/${order.id}/payment`, {
      method: 'POST',
      json: { transactionCode },
      headers: { 'idempotency-key': key },
    })
  expect((await pay('TM-OUTCOME-1001', 'pay-1')).status).toBe(200)
  expect((await pay('TM-OUTCOME-1001', 'pay-1')).status).toBe(200)
  expect((await pay('TM-OUTCOME-1002', 'pay-1')).status).toBe(409)
  expect(await settle(person, 'pay-1', 'payments')).toEqual({ state: 'done', id: order.id })
  expect(await settle(person, 'pay-2', 'payments')).toEqual({ state: 'notSent' })
  expect((await pay('TM-OUTCOME-1002', 'pay-2')).status).toBe(409)
})

test('staff ask for a sale at the counter, also after the form was edited', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const sell = (quantity: number, key: string) =>
    seller.fetch('/sellorders/counter', {
      method: 'POST',
      json: { currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', items: [{ productId, quantity }] },
      headers: { 'idempotency-key': key },
    })
  const { id } = await (await sell(1, 'sale-1')).json()
  expect((await sell(2, 'sale-1')).status).toBe(409)
  const scope = 'sellorders/counter'
  expect(await settle(seller, 'sale-1', scope)).toEqual({ state: 'done', id })
  expect(await settle(await shop.asStaff('seller'), 'sale-1', scope)).toEqual({ state: 'notSent' })
  await shop.database.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, 'sale-1'))
  expect(await settle(seller, 'sale-1', scope)).toEqual({ state: 'done', id })

  expect(await settle(seller, 'sale-2', scope)).toEqual({ state: 'notSent' })
  expect((await sell(1, 'sale-2')).status).toBe(409)
  expect(await stockOf(productId)).toBe(9)
})

test('a stock sheet that was booked is found by its key', async () => {
  const admin = await shop.as('admin')
  const json = { kind: 'receipt' }
  const { id } = await (await admin.fetch('/admin/stock-sheets', { method: 'POST', json })).json()
  const lines = [{ productId: await insertProduct(), quantity: 2 }]
  const change = { method: 'PATCH', json: { lines, version: 1 } }
  const { version } = await (await admin.fetch(`/admin/stock-sheets/${id}`, change)).json()
  const booked = await admin.fetch(`/admin/stock-sheets/${id}/book`, {
    method: 'POST',
    json: { version },
    headers: { 'idempotency-key': 'sheet-1' },
  })
  expect(booked.status).toBe(200)
  expect(await settle(admin, 'sheet-1', 'stock-sheets')).toEqual({ state: 'done', id })
})

test('credit that was given is found by its key, and one that did not arrive is closed', async () => {
  const admin = await shop.asStaff('administrator')
  const give = (key: string) =>
    admin.fetch('/admin/credit/entries', {
      method: 'POST',
      json: { phone: '5555 7171', kind: 'given', amount: 5, currency: 'USD', note: 'Por la demora' },
      headers: { 'idempotency-key': key },
    })
  const given = await give('credit-1')
  expect(given.status).toBe(201)
  const { id } = await given.json()
  expect(await settle(admin, 'credit-1', 'credit')).toEqual({ state: 'done', id })
  expect(await settle(admin, 'credit-2', 'credit')).toEqual({ state: 'notSent' })
  expect((await give('credit-2')).status).toBe(409)
})

test('every scope that is offered is one that some action uses', async () => {
  const used = (await readSources('**/*.ts')).join()
  for (const scope of outcomeScopes) expect(used).toContain(`scope: '${scope}'`)
})

async function readSources(pattern: string): Promise<string[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync(pattern, { cwd: root })
  return Promise.all(
    files.filter((file) => !file.includes('.test.')).map((file) => readFile(join(root, file), 'utf8')),
  )
}
