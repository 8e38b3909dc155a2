import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { downloads, resetSales } from '../schema/resets/resets.ts'
import { orders } from '../schema/selling/orders.ts'
import { payments } from '../schema/selling/payments.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { expectRefusal, makeOrder, makeResetSale, makeTransactionCode, makeUser } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const pay = async (transactionCodeId: number) => {
  const order = await makeOrder(shop.db)
  return shop.db
    .insert(payments)
    .values({ orderId: order.id, amount: 20_000, currency: 'USD', transactionCodeId })
}

test('a transaction code is unique and has one spelling', async () => {
  await makeTransactionCode(shop.db, 'order', 'MM23AB')
  await expectRefusal(makeTransactionCode(shop.db, 'reset', 'MM23AB'), 'transaction_codes_used_once')
  for (const code of ['', '  ', 'mm23AC', ' MM23AC ', 'MM23\u200bAB', 'ММ23АВ', 'MM 23AB']) {
    await expectRefusal(makeTransactionCode(shop.db, 'order', code), 'transaction_codes_form')
  }
})

test('of two concurrent purchases with one code one succeeds', async () => {
  const outcomes = await Promise.allSettled([
    makeTransactionCode(shop.db, 'order', 'A-LA-VEZ'),
    makeTransactionCode(shop.db, 'reset', 'A-LA-VEZ'),
  ])
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
})

test('a code pays one order, and none if it belongs to a reset', async () => {
  const code = await makeTransactionCode(shop.db, 'order')
  await pay(code.id)
  await expectRefusal(pay(code.id), 'payments_code_unique')
  await expectRefusal(pay((await makeTransactionCode(shop.db, 'reset')).id), 'payments_code_of_orders')
})

test('a reset cannot be paid with the code of an order', async () => {
  const code = await makeTransactionCode(shop.db, 'order')
  await expectRefusal(makeResetSale(shop.db, { transactionCodeId: code.id }), 'reset_sales_code_of_resets')
})

test('a verified payment names the person who verified it', async () => {
  const code = await makeTransactionCode(shop.db, 'order')
  await pay(code.id)
  const change = shop.db
    .update(payments)
    .set({ state: 'verified' })
    .where(eq(payments.transactionCodeId, code.id))
  await expectRefusal(change.execute(), 'payments_verified_state')
})

const verified = async () => ({
  state: 'verified' as const,
  verifiedAt: new Date(),
  verifiedBy: (await makeUser(shop.db)).id,
})
const paidOf = async (id: number) => {
  const [order] = await shop.db.select({ paid: orders.paid }).from(orders).where(eq(orders.id, id))
  return order?.paid
}

test('an order knows what was paid, also of payments that are verified at the same time', async () => {
  const { id: orderId } = await makeOrder(shop.db)
  const payment = { orderId, currency: 'USD' }
  const rows = await shop.db
    .insert(payments)
    .values([1, 2, 3, 4, 5, 6, 7, 8].map((amount) => ({ ...payment, amount })))
    .returning()
  expect(await paidOf(orderId)).toBe(0)
  const change = await verified()
  const verify = (id: number) => shop.db.update(payments).set(change).where(eq(payments.id, id))
  await Promise.all(rows.map(({ id }) => verify(id)))
  expect(await paidOf(orderId)).toBe(36)

  await shop.db.insert(payments).values({ ...payment, ...change, amount: 100 })
  expect(await paidOf(orderId)).toBe(136)
  await shop.db
    .update(payments)
    .set({ state: 'rejected', verifiedAt: null, verifiedBy: null })
    .where(eq(payments.id, rows[7]?.id ?? 0))
  expect(await paidOf(orderId)).toBe(128)
})

test('orders from before are counted when the shop is upgraded', async () => {
  const { id: orderId } = await makeOrder(shop.db)
  await shop.db.insert(payments).values({ orderId, currency: 'USD', amount: 700, ...(await verified()) })
  await shop.db.update(orders).set({ paid: 0 }).where(eq(orders.id, orderId))
  await shop.pool.query("delete from schema_migrations where name like '%_paid-orders.sql'")
  await migrate(shop.url)
  expect(await paidOf(orderId)).toBe(700)
})

test('a sale has the price of its plan', async () => {
  await makeResetSale(shop.db, { plan: 'permanent', price: 2_000_000 })
  await expectRefusal(makeResetSale(shop.db, { plan: 'permanent' }), 'reset_sales_price_of_plan')
  await expectRefusal(makeResetSale(shop.db, { price: 1 }), 'reset_sales_price_of_plan')
})

test('paid, verified, downloadable, hardware id, key: no step is skipped, and the id is sent once', async () => {
  const [sale, staff] = [await makeResetSale(shop.db), await makeUser(shop.db, { role: 'admin' })]
  const now = new Date()
  const change = (set: Partial<typeof resetSales.$inferInsert>) =>
    shop.db.update(resetSales).set(set).where(eq(resetSales.id, sale.id)).execute()

  await expectRefusal(change({ descargable: true }), 'reset_sales_descargable_when_verified')
  await expectRefusal(change({ hid: 'HID', hidAt: now }), 'reset_sales_hid_once')
  await change({ verifiedAt: now, verifiedBy: staff.id, descargable: true })
  await expectRefusal(change({ key: 'K', keyAt: now, keyBy: staff.id }), 'reset_sales_key_answers_hid')
  await change({ hid: 'HID', hidAt: now })
  await expectRefusal(change({ hid: 'OTRO' }), 'reset_sales_hid_once')
  await expectRefusal(change({ hid: null, hidAt: null }), 'reset_sales_hid_once')
  await change({ key: 'K', keyAt: now, keyBy: staff.id })
  await change({ descargable: false })
})

test('of two concurrent hardware ids one is stored', async () => {
  const staff = await makeUser(shop.db, { role: 'admin' })
  const now = new Date()
  const sale = await makeResetSale(shop.db, { verifiedAt: now, verifiedBy: staff.id, descargable: true })
  const send = (hid: string) =>
    shop.db.update(resetSales).set({ hid, hidAt: now }).where(eq(resetSales.id, sale.id)).execute()
  const outcomes = await Promise.allSettled([send('UNO'), send('DOS')])
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
})

test('a download belongs to the buyer of its sale', async () => {
  const [sale, stranger] = [await makeResetSale(shop.db), await makeUser(shop.db)]
  const download = { resetId: sale.resetId, resetSaleId: sale.id }
  await shop.db.insert(downloads).values({ ...download, userId: sale.buyerId })
  await expectRefusal(
    shop.db.insert(downloads).values({ ...download, userId: stranger.id }),
    'downloads_sale_of_buyer',
  )
})
