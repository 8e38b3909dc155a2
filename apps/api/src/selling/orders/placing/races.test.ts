import { orders } from '@tecnoclick/database/schema/selling/orders'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { releaseReservations } from '../../../stock/ledger/release-reservations.ts'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../../testing/test-api.ts'

// Hundreds of buyers share one address here.
const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, add, added, place, cart, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const people = (count: number) => Promise.all(Array.from({ length: count }, () => shop.as('user')))
const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

/** Retries while the shop is busy. */
async function withRetry(act: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await act()
    if (response.status !== 503) return response
  }
}

async function buyOne(person: Person, productId: number): Promise<number> {
  const taken = await withRetry(() => add(person, productId, 1, {}, `add-${productId}`))
  if (taken.status !== 200) return taken.status
  return (await withRetry(() => place(person, {}, `buy-${productId}`))).status
}

function countOf(statuses: readonly number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length
}

test('100 buyers for one unit: one sale', async () => {
  const id = await insertProduct({ stock: 1 })
  const statuses = await Promise.all((await people(100)).map((person) => buyOne(person, id)))
  expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 99])
  expect(await stockOf(id)).toBe(0)
})

test('200 buyers for 50 units: 50 sales', async () => {
  const id = await insertProduct({ stock: 50 })
  const statuses = await Promise.all((await people(200)).map((person) => buyOne(person, id)))
  expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([50, 150])
  expect(await stockOf(id)).toBe(0)
})

test.each([
  ['one key', () => 'one'],
  ['different keys', (index: number) => `key-${index}`],
  ['no key', () => undefined],
])('20 parallel checkouts of one cart with %s make one order', async (name, keyOf) => {
  const person = await shop.as('user')
  const id = await insertProduct()
  await added(person, id, 3)
  const before = await shop.database.db.$count(orders)
  const responses = await times(20, (index) => withRetry(() => place(person, {}, keyOf(index))))
  const statuses = responses.map(({ status }) => status)
  expect(countOf(statuses, 201)).toBe(name === 'one key' ? 20 : 1)
  expect(countOf(statuses, 201) + countOf(statuses, 409)).toBe(20)
  expect(await shop.database.db.$count(orders)).toBe(before + 1)
  expect(await stockOf(id)).toBe(7)
  const ids = await Promise.all(
    responses.filter(({ ok }) => ok).map(async (response) => (await response.json()).id),
  )
  expect(new Set(ids).size).toBe(1)
})

test('concurrent adding, changing, removing and ordering in two tabs keeps the invariants', async () => {
  const ids = [
    await insertProduct({ stock: 20 }),
    await insertProduct({ stock: 20 }),
    await insertProduct({ stock: 20 }),
  ]
  const person = await shop.as('user')
  for (const id of ids) await added(person, id, 2)
  const { items } = await cart(person)
  const [a, b, c] = items.map(({ id }) => id)
  const act = (method: string, path: string, json?: object) =>
    person.fetch(path, { method, ...(json && { json }) })
  const responses = await Promise.all([
    act('PUT', '/cart', { items: [a, b, c].map((id) => ({ id, quantity: 5 })) }),
    act('DELETE', `/cart/items/${b}`),
    act('PATCH', `/cart/items/${a}`, { quantity: 9 }),
    place(person, { confirmedTotal: undefined }, 'tab-1'),
    act('POST', '/cart/items', { productId: ids[1], quantity: 1 }),
    place(person, {}, 'tab-2'),
    act('DELETE', `/cart/items/${c}`),
  ])
  for (const { status } of responses) expect([200, 201, 404, 409, 503]).toContain(status)
})

test('carts with the same products in opposite order wait for each other, and none fails', async () => {
  const ids = await times(6, () => insertProduct({ stock: 100 }))
  const buyers = await people(12)
  const statuses = await Promise.all(
    buyers.map(async (person, index) => {
      const order = index % 2 ? ids : ids.toReversed()
      for (const id of order)
        expect((await withRetry(() => add(person, id, 1, {}, `add-${id}`))).status).toBe(200)
      const { items } = await cart(person)
      const json = { items: items.map(({ id }) => ({ id, quantity: 3 })) }
      expect((await withRetry(() => person.fetch('/cart', { method: 'PUT', json }))).status).toBe(200)
      return (await withRetry(() => place(person))).status
    }),
  )
  expect(countOf(statuses, 201)).toBe(12)
  for (const id of ids) expect(await stockOf(id)).toBe(100 - 12 * 3)
})

test('shares are judged by what is left when others take the same product', async () => {
  const id = await insertProduct({ stock: 40 })
  const buyers = await people(8)
  const statuses = await Promise.all(
    buyers.map(async (person) => (await withRetry(() => add(person, id, 10, {}, 'ten'))).status),
  )
  // The fourth finds ten units, of which five are its share.
  expect([countOf(statuses, 200), countOf(statuses, 409)]).toEqual([3, 5])
  expect(await stockOf(id)).toBe(10)
})

test('a checkout concurrent with the expiry of its reservation counts the units once', async () => {
  const id = await insertProduct({ stock: 33 })
  const buyers = await people(10)
  for (const person of buyers) await added(person, id, 3)
  const now = () => new Date(shop.clock.now.getTime() + minutes(121))
  const job = releaseReservations({ database: shop.database, log: pino({ level: 'silent' }), now })
  const placing = buyers.map((person) => withRetry(() => place(person)))
  const statuses = (await Promise.all(placing)).map(({ status }) => status)
  await job
  expect(countOf(statuses, 201)).toBe(10)
  expect(await stockOf(id)).toBe(3)
})

test('carts without a reservation buy what is left, and the others are refused', async () => {
  const id = await insertProduct({ stock: 12 })
  const [waiting, quicker] = [await people(12), await people(8)]
  for (const person of waiting) await added(person, id)
  const now = () => new Date(shop.clock.now.getTime() + minutes(121))
  await releaseReservations({ database: shop.database, log: pino({ level: 'silent' }), now })
  for (const person of quicker) await added(person, id)
  const statuses = await Promise.all(
    waiting.map(async (person) => (await withRetry(() => place(person))).status),
  )
  expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([4, 8])
  expect(await stockOf(id)).toBe(0)
})

test('a series that is closed while orders wait for it leaves none without a number', async () => {
  const [admin, buyers] = [await shop.as('admin'), await people(8)]
  for (const person of buyers) await added(person, await insertProduct())
  const [orden] = await (await admin.fetch('/consecutives/findbydocument/ORDEN')).json()
  const json = { prefix: 'VENTA', sequential: 1 }
  const [responses, changed] = await Promise.all([
    Promise.all(buyers.map((person) => withRetry(() => place(person)))),
    admin.fetch(`/consecutives/${orden.id}`, { method: 'PATCH', json }),
  ])
  expect(changed.status).toBe(200)
  const numbers = await Promise.all(responses.map(async (response) => (await response.json()).noSellOrden))
  expect(new Set(numbers).size).toBe(8)
  expect(numbers).not.toContain('INVALIDO')
})
