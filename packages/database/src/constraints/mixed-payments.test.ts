import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '../schema/selling/orders.ts'
import { payments } from '../schema/selling/payments.ts'
import { refunds } from '../schema/selling/returns.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { expectRefusal, makeOrder, makeUser } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const verified = async () => ({
  state: 'verified' as const,
  verifiedAt: new Date(),
  verifiedBy: (await makeUser(shop.db)).id,
})
const paidOf = async (id: number) => {
  const [order] = await shop.db.select({ paid: orders.paid }).from(orders).where(eq(orders.id, id))
  return order?.paid
}

const inCup = {
  ...{ amount: 500_000, currency: 'CUP', settled: 1314, ratePaid: 38_050, rateSettled: 100 },
  ...{ rateDay: '2026-11-19', rounding: 500_000 * 100 - 1314 * 38_050 },
}

test('money in another currency settles exactly what its rate says, and the rest is rounding', async () => {
  const { id: orderId } = await makeOrder(shop.db)
  const paid = { orderId, method: 'cash', ...(await verified()) }
  const enter = (change: object) => shop.db.insert(payments).values({ ...paid, ...inCup, ...change })
  await expectRefusal(enter({ rounding: 0 }), 'payments_settlement_exact')
  await expectRefusal(
    enter({ settled: 1310, rounding: 500_000 * 100 - 1310 * 38_050 }),
    'payments_settlement_exact',
  )
  await expectRefusal(enter({ rateDay: null }), 'payments_settlement_whole')
  await enter({})
  expect(await paidOf(orderId)).toBe(1314)
})

test('a refund of a payment is at its rate, and no more than came in, however many are made at once', async () => {
  const { id: orderId } = await makeOrder(shop.db)
  const [payment] = await shop.db
    .insert(payments)
    .values({ orderId, method: 'cash', ...(await verified()), ...inCup })
    .returning()
  const given = { orderId, method: 'cash', refundedBy: (await makeUser(shop.db)).id }
  const enter = (change: object) =>
    shop.db.insert(refunds).values({ ...given, ...inCup, paymentId: payment?.id, ...change })
  await expectRefusal(enter({ paymentId: null }), 'refunds_within_paid')
  const dearer = { ratePaid: 40_000, rounding: 500_000 * 100 - 1314 * 40_000 }
  await expectRefusal(enter(dearer), 'refunds_within_paid')
  await expectRefusal(
    shop.db.insert(refunds).values({ ...given, amount: 1, currency: 'USD' }),
    'refunds_within_paid',
  )
  const outcomes = await Promise.allSettled([enter({}).execute(), enter({}).execute()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const reject = shop.db
    .update(payments)
    .set({ state: 'rejected', verifiedAt: null, verifiedBy: null })
    .where(eq(payments.orderId, orderId))
  await expectRefusal(reject.execute(), 'payments_cover_refunds')
})
