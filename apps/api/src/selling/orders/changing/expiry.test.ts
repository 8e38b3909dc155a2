import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { hours } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { insertSession } from '../../../testing/people.ts'
import { type Person, useTestApi } from '../../../testing/test-api.ts'
import { expireOrders } from './expire-orders.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, placed, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const runJob = () =>
  expireOrders({
    database: shop.database,
    log: pino({ level: 'silent' }),
    now: () => shop.clock.now,
    publicUrl: 'https://tienda.cu',
  })

async function later(span: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + span)
  await runJob()
}

async function anOrder(person?: Person, wish: object = {}) {
  const buyer = person ?? (await shop.as('user'))
  const productId = await insertProduct()
  await added(buyer, productId, 3)
  return { person: buyer, productId, order: await placed(buyer, wish) }
}

/** Sessions end sooner than orders. */
async function again({ userId }: Person): Promise<Person> {
  const token = await insertSession(shop.database.db, userId, shop.clock.now)
  return { userId, token, fetch: (path, init) => shop.fetch(path, { ...init, token }) }
}

async function readOrder(person: Person, id: number) {
  return (await (await again(person)).fetch(`/sellorders/${id}`)).json()
}

const post = async (person: Person, path: string, json?: object) =>
  (await again(person)).fetch(path, { method: 'POST', ...(json && { json }) })

async function mailsOf({ userId }: Person, kind: string) {
  const { email } = (await (await again({ userId } as Person)).fetch('/security/me').then((me) => me.json()))
    .user
  return (await shop.database.db.select().from(outbox).where(eq(outbox.kind, kind))).filter(
    ({ to }) => to === email,
  )
}

test('an unpaid order is warned a day before, then cancelled; its units return once', async () => {
  const { person, order, productId } = await anOrder()
  const expiry = new Date(shop.clock.now.getTime() + hours(72)).toISOString()
  expect(order.expiresDate).toBe(expiry)
  await later(hours(47))
  expect(await mailsOf(person, 'order-expiring')).toEqual([])
  await later(hours(1))
  await runJob()
  const [warning, ...others] = await mailsOf(person, 'order-expiring')
  expect([warning?.subject, others]).toEqual([`Falta el pago de su pedido ${order.noSellOrden}`, []])
  expect(warning?.text).toContain('https://tienda.cu/account/orders')
  await later(hours(24) - 1)
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE', expiresDate: expiry })
  await later(1)
  await runJob()
  const expired = await readOrder(person, order.id)
  expect(expired).toMatchObject({ status: 'CANCELADA', expiresDate: null, version: order.version + 1 })
  expect(expired.history.at(-1)).toMatchObject({ event: 'expired', status: 'CANCELADA', staff: false })
  expect(await stockOf(productId)).toBe(10)
  const told = await mailsOf(person, 'order-expired')
  expect(told.map(({ subject }) => subject)).toEqual([`Su pedido ${order.noSellOrden} venció sin pago`])
})

test('an order that costs nothing is never warned nor cancelled', async () => {
  const person = await shop.as('user')
  const productId = await insertProduct()
  await added(person, productId)
  await shop.database.db.insert(promotions).values({
    name: 'Todo',
    active: true,
    reward: { kind: 'percent', percent: 100 },
    conditions: {
      ...{ minimums: {}, productIds: [productId], categoryIds: [], brandIds: [], customerIds: [] },
      ...{ priceTier: null, firstOrder: false, paymentMethods: [] },
    },
  })
  const order = await placed(person)
  expect(order).toMatchObject({ total: 0, expiresDate: null })
  await later(hours(73))
  await later(hours(73))
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE' })
  expect(await mailsOf(person, 'order-expiring')).toEqual([])
})

test('orders of one account are warned and cancelled in one mail each', async () => {
  const { person, order: first } = await anOrder()
  const { order: second } = await anOrder(person)
  await later(hours(48))
  await later(hours(24))
  for (const kind of ['order-expiring', 'order-expired']) {
    const [mail, ...others] = await mailsOf(person, kind)
    expect(others).toEqual([])
    for (const { noSellOrden } of [first, second]) expect(mail?.text).toContain(noSellOrden)
  }
})

test('a reported payment postpones the expiry once; customer and shop are told a day before', async () => {
  const { person, order, productId } = await anOrder()
  await later(hours(48))
  const until = new Date(shop.clock.now.getTime() + hours(120)).toISOString()
  const report = (transactionCode: string) =>
    post(person, `/sellorders/${order.id}/payment`, { transactionCode, amount: 0.01 })
  expect(await (await report('EXP-1001')).json()).toMatchObject({ expiresDate: until })
  await later(hours(90))
  expect(await (await report('EXP-1002')).json()).toMatchObject({ expiresDate: until })
  const admin = await shop.as('admin')
  await post(admin, `/admin/sellorders/${order.id}/payment`, { state: 'rejected', note: 'No llegó' })
  await report('EXP-1003')
  await later(hours(6))
  const told = await mailsOf(person, 'order-unchecked')
  expect(told.map(({ subject }) => subject)).toEqual([
    `Aún no comprobamos el pago de su pedido ${order.noSellOrden}`,
  ])
  const shopMails = await shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'order-unchecked-shop'))
  expect(shopMails.map(({ to, subject }) => [to, subject])).toEqual([
    ['contacto@tecnoclick.cu', `Compruebe el pago del pedido ${order.noSellOrden}`],
  ])
  await report('EXP-1004')
  await later(hours(24) - 1)
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE', expiresDate: until })
  await later(1)
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'CANCELADA' })
  expect(await stockOf(productId)).toBe(10)
  const queue = await (await (await shop.as('admin')).fetch('/admin/waiting')).json()
  expect(queue.data).toContainEqual(expect.objectContaining({ kind: 'payment', id: order.id }))
})

test('a report from before the rule has its whole time, and a verified part keeps the order', async () => {
  const { person, order } = await anOrder()
  const sent = await post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'OLD-1001' })
  const { payments } = await sent.json()
  await shop.database.db.update(orders).set({ paymentCheckUntil: null }).where(eq(orders.id, order.id))
  await later(hours(100))
  await later(hours(119))
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE' })
  const json = { state: 'verified', amount: 1, paymentId: payments[0].id }
  await post(await shop.as('admin'), `/admin/sellorders/${order.id}/payment`, json)
  await later(hours(200))
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE', expiresDate: null })
})

test('staff who take the order in hand keep it, and so does cash that was verified', async () => {
  const [taken, cash] = [await anOrder(), await anOrder()]
  const admin = await shop.as('admin')
  const json = { status: 'EN PROCESO' }
  await admin.fetch(`/sellorders/${taken.order.id}`, { method: 'PATCH', json })
  await post(admin, `/admin/sellorders/${cash.order.id}/payment`, { state: 'verified' })
  await later(hours(48))
  await later(hours(200))
  expect(await readOrder(taken.person, taken.order.id)).toMatchObject({ status: 'EN PROCESO' })
  expect(await readOrder(cash.person, cash.order.id)).toMatchObject({
    status: 'PENDIENTE',
    expiresDate: null,
  })
})

test('cash on receipt is not asked to be paid before, and the next method has its day', async () => {
  const { person, order, productId } = await anOrder(undefined, { paymentMethod: 'cash' })
  expect(order.expiresDate).toBeNull()
  const [confirmation] = await mailsOf(person, 'order-confirmation')
  expect(JSON.stringify(confirmation)).not.toContain('Si no recibimos el pago antes')
  await later(hours(48))
  await later(hours(300))
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE', expiresDate: null })
  for (const kind of ['order-expiring', 'order-expired']) expect(await mailsOf(person, kind)).toEqual([])

  const json = { paymentMethod: 'transfer', version: order.version }
  const path = `/sellorders/${order.id}/payment-method`
  expect((await (await again(person)).fetch(path, { method: 'PUT', json })).status).toBe(200)
  await later(hours(1))
  expect(await mailsOf(person, 'order-expiring')).toHaveLength(1)
  await later(hours(24) - 1)
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE' })
  await later(1)
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'CANCELADA' })
  expect(await stockOf(productId)).toBe(10)
})

test('an order from before the rule gets its day too', async () => {
  const { person, order } = await anOrder()
  shop.clock.now = new Date(shop.clock.now.getTime() + hours(24 * 40))
  await later(0)
  await later(hours(24) - 1)
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'PENDIENTE' })
  await later(1)
  expect(await readOrder(person, order.id)).toMatchObject({ status: 'CANCELADA' })
})

test('with the setting at 0 nothing expires', async () => {
  const { person, order } = await anOrder()
  const set = (value: number) =>
    shop.database.db.update(settings).set({ value }).where(eq(settings.key, 'unpaidOrderHours'))
  await set(0)
  await later(hours(2000))
  await set(72)
  const [stored] = await shop.database.db.select().from(orders).where(eq(orders.id, order.id))
  expect(stored).toMatchObject({ status: 'PENDIENTE', expiresAt: null })
  await post(person, `/sellorders/${order.id}/cancel`)
})

test.each([
  [
    'the payment',
    (person: Person, id: number) =>
      post(person, `/sellorders/${id}/payment`, { transactionCode: `RACE-1000${id}` }),
  ],
  ['the owner cancelling', (person: Person, id: number) => post(person, `/sellorders/${id}/cancel`)],
  [
    'staff',
    async (_: Person, id: number) =>
      (await shop.as('admin')).fetch(`/sellorders/${id}`, {
        method: 'PATCH',
        json: { status: 'EN PROCESO' },
      }),
  ],
])('%s and the expiry at once: one of them wins, the units are right', async (_, act) => {
  for (let round = 0; round < 5; round++) {
    const { person, order, productId } = await anOrder()
    await later(hours(48))
    shop.clock.now = new Date(shop.clock.now.getTime() + hours(24))
    const [response] = await Promise.all([act(person, order.id), runJob(), runJob()])
    const { status, history } = await readOrder(person, order.id)
    const hasExpired = history.some(({ event }: { event: string }) => event === 'expired')
    expect(await stockOf(productId)).toBe(status === 'CANCELADA' ? 10 : 7)
    // The owner's cancelling may come second: cancelling again changes nothing.
    if (!response.ok) expect([response.status, hasExpired, status]).toEqual([409, true, 'CANCELADA'])
    if (status !== 'CANCELADA') expect(hasExpired).toBe(false)
  }
})
