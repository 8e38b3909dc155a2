import { eq, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withColumnNames } from '../column-names.ts'
import { idempotencyKeys } from '../schema/platform/idempotency.ts'
import { numberSeries } from '../schema/platform/numbering.ts'
import { orderExtraLines, orderLines, orders } from '../schema/selling/orders.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { expectRefusal, hash, makeOrder, makeUser } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

test('an order with correct totals is stored, with extra lines', async () => {
  const order = await makeOrder(shop.db, { order: { total: 20_050 }, extra: [{ label: 'Envio', total: 50 }] })
  expect(order).toMatchObject({ status: 'PENDIENTE', number: null, version: 1 })
})

test.each([
  ['no line', { lines: [] }],
  ['a subtotal that is not the sum of its lines', { order: { subtotal: 19_999, total: 19_999 } }],
  ['a total that leaves out an extra line', { extra: [{ label: 'Envio', total: 50 }] }],
  ['a total above everything in it', { order: { total: 20_001 } }],
])('an order with %s is refused at commit', async (_, parts) => {
  await expectRefusal(makeOrder(shop.db, parts), 'orders_add_up')
})

test('a line cannot be changed or removed without the total', async () => {
  const order = await makeOrder(shop.db)
  const line = eq(orderLines.orderId, order.id)
  await expectRefusal(
    shop.db.update(orderLines).set({ quantity: 1, amount: 10_000 }).where(line).execute(),
    'orders_add_up',
  )
  await expectRefusal(shop.db.delete(orderLines).where(line).execute(), 'orders_add_up')
  await expectRefusal(
    shop.db.insert(orderExtraLines).values({ orderId: order.id, label: 'Montaje', total: 1 }).execute(),
    'orders_add_up',
  )
})

test.each([
  ['order_lines_amount', { amount: 19_999 }],
  ['order_lines_quantity', { quantity: 0, amount: 0 }],
  ['order_lines_quantity', { quantity: 100, amount: 1_000_000 }],
])('%s is enforced', async (constraint, line) => {
  await expectRefusal(makeOrder(shop.db, { lines: [line] }), constraint)
})

test('delivery is charged once', async () => {
  const twice = [
    { label: 'Envio', total: 50 },
    { label: 'Envio', total: 50 },
  ]
  const work = makeOrder(shop.db, { order: { total: 20_100 }, extra: twice })
  await expectRefusal(work, 'order_extra_lines_one_delivery')
})

test('an order number is complete and unique', async () => {
  const [series] = await shop.db.select().from(numberSeries).where(eq(numberSeries.prefix, 'ORDEN'))
  const seriesId = series?.id ?? 0
  await makeOrder(shop.db, { order: { number: 'ORDEN-001', seriesId, sequence: 1 } })
  await expectRefusal(makeOrder(shop.db, { order: { number: 'ORDEN-002' } }), 'orders_number_whole')
  await expectRefusal(
    makeOrder(shop.db, { order: { number: 'ORDEN-001', seriesId, sequence: 2 } }),
    'orders_number_unique',
  )
  await expectRefusal(
    makeOrder(shop.db, { order: { number: 'ORDEN-X', seriesId, sequence: 1 } }),
    'orders_sequence_unique',
  )
})

test('several orders may lack a number', async () => {
  await Promise.all([makeOrder(shop.db), makeOrder(shop.db)])
})

test('an idempotency key of a buyer makes one order, without expiry', async () => {
  const buyer = await makeUser(shop.db)
  const order = { clientId: buyer.id, placedBy: buyer.id, idempotencyKey: 'llave' }
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => makeOrder(shop.db, { order })))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
})

test('a web order has its buyer as client, a counter sale a name', async () => {
  const staff = await makeUser(shop.db, { role: 'admin' })
  const byStaff = { placedBy: staff.id }
  await expectRefusal(makeOrder(shop.db, { order: { ...byStaff } }), 'orders_web_has_client')
  const counter = { ...byStaff, channel: 'mostrador' as const, clientId: null }
  await expectRefusal(makeOrder(shop.db, { order: counter }), 'orders_staff_have_buyer')
  await makeOrder(shop.db, { order: { ...counter, buyerName: 'Luis' } })
})

test('a state requires its timestamp', async () => {
  const order = await makeOrder(shop.db)
  const change = (set: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(set).where(eq(orders.id, order.id)).execute()
  await expectRefusal(change({ status: 'CANCELADA' }), 'orders_cancelled_has_time')
  await expectRefusal(change({ status: 'COMPLETADA' }), 'orders_completed_has_time')
  await expectRefusal(change({ respuesta: 'Listo' }), 'orders_answer_has_time')
  await change({ status: 'CANCELADA', cancelledAt: new Date() })
})

test('an idempotency key is unique per person and action, for visitors too', async () => {
  const key = { scope: 'contactemails', key: 'k-1', requestHash: hash(), responseStatus: 200, response: {} }
  await shop.db.insert(idempotencyKeys).values(key)
  await expectRefusal(shop.db.insert(idempotencyKeys).values(key), 'idempotency_keys_unique')
  const user = await makeUser(shop.db)
  await shop.db.insert(idempotencyKeys).values({ ...key, userId: user.id })
  await expectRefusal(
    shop.db.insert(idempotencyKeys).values({ ...key, key: 'con espacio' }),
    'idempotency_keys_form',
  )
})

const hasDefault = (table: PgTable, key: string) => {
  const column = getTableColumns(table)[key]
  return column?.hasDefault || column?.generatedIdentity !== undefined
}
const withoutDefaults = (table: PgTable, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([key, value]) => value !== null && !hasDefault(table, key)))

test.each([
  ['with the names of columns', withColumnNames],
  ['with the names of the code, as the previous release sends them', (_: PgTable, row: object) => row],
])('`insert_order` gives a missing field the default of its column, %s', async (_, named) => {
  const plain = await makeOrder(shop.db)
  const [plainLine] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, plain.id))
  const { rows } = await shop.pool.query<{ id: number }>("select id from insert_order($1, $2, '[]', 0)", [
    named(orders, withoutDefaults(orders, plain)),
    JSON.stringify([named(orderLines, withoutDefaults(orderLines, plainLine ?? {}))]),
  ])
  const id = rows[0]?.id ?? 0
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  const now = expect.any(Date)
  expect(order).toEqual({ ...plain, id, orderDate: now, createdAt: now, updatedAt: now })
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id))
  expect(lines).toEqual([{ ...plainLine, id: lines[0]?.id, orderId: id }])
})
