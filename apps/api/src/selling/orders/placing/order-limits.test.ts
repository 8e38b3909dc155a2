import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { hours } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { releaseReservations } from '../../../stock/ledger/release-reservations.ts'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, add, added, place, placed, expectInvariants } = useBuyers(shop)

afterEach(async () => {
  const { ordersPerHour, networkOrdersPerHour, unpaidStockPercent } = initialSettings
  await set({ ordersPerHour, networkOrdersPerHour, unpaidStockPercent })
  await expectInvariants()
})

async function set(given: Partial<Settings>): Promise<void> {
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch('/admin/settings')).json()
  for (const [key, value] of Object.entries(given)) {
    const { version } = data.find((setting: { key: string }) => setting.key === key)
    const json = { value, version }
    const changed = await admin.fetch(`/admin/settings/${key}`, { method: 'PATCH', json })
    expect(changed.status).toBe(200)
  }
}

const cancel = (person: Person, id: number) => person.fetch(`/sellorders/${id}/cancel`, { method: 'POST' })

async function order(person: Person, clientAddress = '127.0.0.1'): Promise<Response> {
  await added(person, await insertProduct())
  return person.fetch('/sellorders', {
    method: 'POST',
    json: { termsAccepted: true, recipientPhone: '5555 0101' },
    clientAddress,
  })
}

test('ten orders an hour from one account, cancelled or not; the eleventh may come an hour after the first', async () => {
  const person = await shop.as('user')
  for (let count = 0; count < 10; count++) {
    const response = await order(person)
    expect(response.status).toBe(201)
    if (count % 2 === 0) await cancel(person, (await response.json()).id)
  }
  const refused = await order(person)
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3600])
  expect((await order(await shop.as('user'))).status).toBe(201)
  shop.clock.now = new Date(shop.clock.now.getTime() + hours(1))
  expect((await place(person)).status).toBe(201)
})

test('a repeated call is the same order, also at the limit', async () => {
  await set({ ordersPerHour: 1 })
  const person = await shop.as('user')
  await added(person, await insertProduct())
  const [first, second] = [await placed(person, {}, 'k'), await placed(person, {}, 'k')]
  expect(second.id).toBe(first.id)
})

test('a network has a limit of its own, which the shop sets', async () => {
  await set({ networkOrdersPerHour: 2 })
  const statuses: number[] = []
  for (let count = 0; count < 3; count++) {
    statuses.push((await order(await shop.as('user'), '203.0.113.9')).status)
  }
  expect(statuses).toEqual([201, 201, 429])
  expect((await order(await shop.as('user'), '203.0.113.10')).status).toBe(201)
})

test('one account holds at most half of a product without paying; only verified money counts as paid', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ stock: 20, name: 'Tóner' })
  await added(person, id, 8)
  const first = await placed(person)
  const refused = await add(person, id, 3)
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    expect.objectContaining({
      code: 'unpaidLimit',
      message: 'Puede reservar hasta 10 unidades de Tóner, contando sus pedidos sin pagar.',
      values: { name: 'Tóner', units: 10 },
    }),
  ])
  const other = await shop.as('user')
  await added(other, id, 4)
  expect((await place(other)).status).toBe(201)
  const path = `/sellorders/${first.id}/payment`
  await person.fetch(path, { method: 'POST', json: { transactionCode: 'SHARE-1001', amount: 0.01 } })
  expect((await add(person, id, 3)).status).toBe(409)
  const admin = await shop.as('admin')
  const verify = (json: object) =>
    admin.fetch(`/admin${path}`, { method: 'POST', json: { state: 'verified', ...json } })
  expect((await verify({})).status).toBe(200)
  expect((await add(person, id, 3)).status).toBe(409)
  await person.fetch(path, { method: 'POST', json: { transactionCode: 'SHARE-1002' } })
  expect((await verify({})).status).toBe(200)
  await added(person, id, 3)
  expect((await place(person)).status).toBe(201)
})

test('lines that lost their reservation are judged when they are ordered', async () => {
  const [person, rival] = [await shop.as('user'), await shop.as('user')]
  const id = await insertProduct({ stock: 12 })
  await added(person, id, 6)
  const now = () => new Date(shop.clock.now.getTime() + hours(3))
  await releaseReservations({ database: shop.database, log: pino({ level: 'silent' }), now })
  await added(rival, id, 4)
  const refused = await place(person)
  expect([refused.status, (await refused.json()).error.values.units]).toEqual([409, 4])
})

test('two units are always allowed, businesses have no such limit, and 0 switches it off', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct({ stock: 2 }), 2)
  expect((await place(person)).status).toBe(201)
  const business = await shop.as('business')
  await shop.database.db.insert(profiles).values({ userId: business.userId, name: 'Empresa', clicode: 'C-1' })
  await added(business, await insertProduct({ stock: 10 }), 10)
  expect((await place(business)).status).toBe(201)
  await set({ unpaidStockPercent: 0 })
  await added(person, await insertProduct({ stock: 10 }), 10)
  expect((await place(person)).status).toBe(201)
})

test('place and cancel again and again: three mails of a kind, then one for the rest of the hour', async () => {
  shop.clock.now = new Date('2031-03-02T15:00:00Z')
  const person = await shop.as('user')
  const numbers: string[] = []
  for (let count = 0; count < 6; count++) {
    const made = await (await order(person)).json()
    numbers.push(made.noSellOrden)
    await cancel(person, made.id)
  }
  const { email } = (await (await person.fetch('/security/me')).json()).user
  const all = await shop.database.db.select().from(outbox)
  const about = all.filter(({ to, headers }) => to === email || headers['Reply-To'] === email)
  const count = (kind: string) => about.filter((mail) => mail.kind === kind).length
  expect(['order-confirmation', 'order-shop', 'order-status', 'order-cancelled'].map(count)).toEqual([
    6, 3, 3, 3,
  ])
  const digests = about.filter(({ kind }) => kind.startsWith('order-digest'))
  expect(digests.map(({ kind }) => kind).sort()).toEqual(['order-digest', 'order-digest-shop'])
  for (const { text, nextAttemptAt } of digests) {
    for (const number of numbers) expect(text).toContain(`${number}: Cancelada`)
    expect(nextAttemptAt).toEqual(new Date('2031-03-02T16:00:00Z'))
  }
  const [shopDigest] = await shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'order-digest-shop'))
  expect(shopDigest?.to).toBe('contacto@tecnoclick.cu')
})
