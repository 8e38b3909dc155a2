import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceOrderPhotos, serviceQuotes, serviceTickets } from '../schema/workshop/service-orders.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { expectRefusal, makeFile, makeServiceOrder } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const inAnHour = () => new Date(Date.now() + 3_600_000)

test('home service needs an address', async () => {
  await expectRefusal(makeServiceOrder(shop.db, { houseservice: true }), 'service_orders_home_has_address')
  await makeServiceOrder(shop.db, { houseservice: true, address: 'Calle Martí 12, Bayamo, Granma' })
})

test('a request describes the failure', async () => {
  await expectRefusal(makeServiceOrder(shop.db, { failure: ' ' }), 'service_orders_failure_given')
})

test('at most four photos', async () => {
  const order = await makeServiceOrder(shop.db)
  const add = async (position: number) => {
    const photo = await makeFile(shop.db, { kind: 'service-photo', visibility: 'private' })
    return shop.db.insert(serviceOrderPhotos).values({ serviceOrderId: order.id, position, file: photo.name })
  }
  for (const position of [1, 2, 3, 4]) await add(position)
  await expectRefusal(add(5), 'service_order_photos_four')
})

test('a ticket link is stored as a hash', async () => {
  const order = await makeServiceOrder(shop.db)
  const plain = { serviceOrderId: order.id, tokenHash: Buffer.from('plain') }
  await expectRefusal(shop.db.insert(serviceTickets).values(plain), 'service_tickets_token_is_hashed')
})

test('a service order has one open quote, decided once and before it expires', async () => {
  const order = await makeServiceOrder(shop.db)
  const quote = { serviceOrderId: order.id, amount: 5_000, currency: 'CUP', validUntil: inAnHour() }
  await shop.db.insert(serviceQuotes).values(quote)
  await expectRefusal(shop.db.insert(serviceQuotes).values(quote), 'service_quotes_one_pending')
  const change = (set: Partial<typeof serviceQuotes.$inferInsert>) =>
    shop.db.update(serviceQuotes).set(set).where(eq(serviceQuotes.serviceOrderId, order.id)).execute()
  await expectRefusal(change({ state: 'accepted' }), 'service_quotes_decided_once')
  await expectRefusal(change({ decidedVia: 'ticket' }), 'service_quotes_decided_via_when_decided')
  const late = new Date(Date.now() + 7_200_000)
  await expectRefusal(change({ state: 'accepted', decidedAt: late }), 'service_quotes_accepted_in_time')
  await change({ state: 'accepted', decidedAt: new Date() })
  expect(await shop.db.$count(serviceQuotes, eq(serviceQuotes.state, 'accepted'))).toBe(1)
})
