import { webhookData } from '@tecnoclick/contract/platform/webhooks/payload-schemas'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { webhookEvents, webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { type SentEventType, webhookEventTypes } from '@tecnoclick/domain/platform/webhooks'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleShop, make, type SampleShop } from '../../testing/sample-shop.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { insertWebhook } from './testing/webhook-fixture.ts'

/** The triggers of migration 0027: every change writes its event, in its own transaction. */

const shop = useTestApi({ rateLimitFactor: 1000 })
let sample: SampleShop
beforeAll(async () => {
  await insertWebhook(shop.database, 'https://receptor.ejemplo.cu/', [...webhookEventTypes])
  await shop.database.db.execute(sql`update webhooks set listening_since = now() - interval '1 hour'`)
  sample = await createSampleShop(shop)
})
afterAll(async () => {
  const failed = (await checkInvariants(shop.database.db)).filter(({ offending }) => offending > 0)
  expect(failed).toEqual([])
})

/** What an action wrote, oldest first. */
async function written<T>(act: () => Promise<T>): Promise<{ result: T; events: Event[] }> {
  const [last] = await shop.database.db
    .select({ id: sql<number>`coalesce(max(${webhookEvents.id}), 0)`.mapWith(Number) })
    .from(webhookEvents)
  const result = await act()
  const events = await shop.database.db
    .select()
    .from(webhookEvents)
    .where(gt(webhookEvents.id, last?.id ?? 0))
    .orderBy(asc(webhookEvents.id))
  return { result, events }
}
type Event = typeof webhookEvents.$inferSelect
const typesOf = (events: readonly Event[]) => events.map(({ type }) => type)
const about = (events: readonly Event[], object: Event['object']) =>
  events.filter((event) => event.object === object)

const patch = async (path: string, json: object) => {
  const response = await sample.admin.fetch(path, { method: 'PATCH', json })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return response.json()
}

test('an order is placed: one event with its number and lines, and one per change of stock', async () => {
  const { result: order, events } = await written(() => sample.order(sample.ana))
  const [placed, ...others] = about(events, 'order')
  expect(others).toEqual([])
  expect(placed).toMatchObject({
    type: 'order.placed',
    objectId: order.id,
    data: {
      id: order.id,
      noSellOrden: order.noSellOrden,
      status: 'PENDIENTE',
      total: order.total,
      paid: 0,
      clientId: sample.ana.userId,
    },
  })
  expect(order.noSellOrden).toMatch(/^ORDEN-/)
  const items = order.items.map(
    ({ productId, quantity, price, amount, product }: (typeof order.items)[0]) => ({
      productId,
      quantity,
      price,
      amount,
      sku: product.sku,
      combo: null,
    }),
  )
  expect(placed?.data.items).toEqual(items)
  expect(about(events, 'product')).toMatchObject([
    { type: 'product.stock_changed', objectId: sample.products[1].id },
  ])
})

test('paid is told once, when the payments reach the total', async () => {
  const order = await sample.order(sample.ana)
  const pay = async (amount: number) => {
    const { version } = await (await sample.admin.fetch(`/sellorders/${order.id}`)).json()
    await make(sample.admin, `/admin/sellorders/${order.id}/payments`, {
      ...{ amount, paymentMethod: 'cash', version },
    })
  }
  const part = await written(() => pay(order.total - 1))
  expect(about(part.events, 'order')).toEqual([])
  const rest = await written(() => pay(1))
  expect(about(rest.events, 'order')).toMatchObject([{ type: 'order.paid', data: { paid: order.total } }])
  const more = await written(() => pay(1))
  expect(about(more.events, 'order')).toEqual([])
})

test('a sale at the counter is placed and paid, in this order', async () => {
  const sale = {
    items: [{ productId: sample.products[0].id, quantity: 1 }],
    buyerName: 'Eva',
    currency: 'USD',
    priceTier: 'retail',
    paymentMethod: 'cash',
    ...{ discount: 1, discountReason: 'Caja abierta' },
  }
  const { events } = await written(() => make(sample.admin, '/sellorders/counter', sale))
  expect(typesOf(about(events, 'order'))).toEqual(['order.placed', 'order.paid'])
  const additionalLines = [{ label: 'Descuento', total: -1 }]
  expect(about(events, 'order').map(({ data }) => data)).toMatchObject([
    { additionalLines },
    { additionalLines },
  ])
})

test('states, steps and the end of an order', async () => {
  const order = await sample.order(sample.ana)
  const moved = await written(() => patch(`/sellorders/${order.id}`, { status: 'EN PROCESO' }))
  expect(about(moved.events, 'order')).toMatchObject([
    { type: 'order.status_changed', data: { status: 'EN PROCESO', previous: { status: 'PENDIENTE' } } },
  ])
  const cancelled = await written(() =>
    patch(`/sellorders/${order.id}`, { status: 'CANCELADA', respuesta: 'Agotado' }),
  )
  expect(typesOf(about(cancelled.events, 'order'))).toEqual(['order.cancelled'])
  // Its units are for sale again.
  expect(typesOf(about(cancelled.events, 'product'))).toEqual(['product.stock_changed'])
  const answered = await written(() => patch(`/sellorders/${order.id}`, { respuesta: 'Ya no queda' }))
  expect(answered.events).toEqual([])
})

test('a settled return', async () => {
  const asked = await sample.returned(sample.ana)
  const path = `/admin/returns/${asked.id}`
  await make(sample.admin, `${path}/decision`, { state: 'accepted' })
  await make(sample.admin, `${path}/receipt`, {})
  const lines = [{ id: asked.lines[0].id, outcome: 'stock' }]
  const { events } = await written(() => make(sample.admin, `${path}/settlement`, { lines }))
  expect(about(events, 'order')).toMatchObject([
    {
      type: 'order.returned',
      data: { return: { id: asked.id, kind: 'return', items: [{ quantity: 1, outcome: 'stock' }] } },
    },
  ])
})

test('a product: new, edited, other prices, other stock', async () => {
  const { id } = sample.products[0]
  const renamed = await written(() => patch(`/products/${id}`, { name: 'Epson L3250' }))
  expect(renamed.events).toMatchObject([
    { type: 'product.changed', data: { name: 'Epson L3250', change: 'updated' } },
  ])
  const priced = await written(() => patch(`/products/${id}`, { price: 251.25 }))
  expect(typesOf(priced.events).toSorted()).toEqual(['product.changed', 'product.price_changed'])
  expect(priced.events.find(({ type }) => type === 'product.price_changed')?.data).toMatchObject({
    price: 251.25,
    previous: { price: 249.5 },
  })
  const counted = await written(() => patch(`/products/updatestock/${id}`, { stock: 4000 }))
  expect(counted.events.at(-1)).toMatchObject({ type: 'product.stock_changed', data: { stock: 4000 } })
})

test('repairs, resets and approved businesses', async () => {
  const { result: repair, events } = await written(() => sample.serviceOrder(sample.ana))
  expect(events).toMatchObject([
    { type: 'service_order.placed', data: { id: repair.id, orderNum: repair.orderNum } },
  ])
  const sale = await written(() => sample.sale(sample.stranger))
  expect(sale.events).toMatchObject([
    { type: 'reset_sale.placed', data: { status: 'paid', precio: 2000 } },
    { type: 'reset_sale.status_changed', data: { status: 'verified' } },
  ])
  const approved = await written(() =>
    patch(`/admin/customers/${sample.business.userId}`, { clicode: 'CLI-77' }),
  )
  expect(approved.events).toMatchObject([
    { type: 'customer.approved', data: { id: sample.business.userId, clicode: 'CLI-77' } },
  ])
})

test('every event has the published shape and tells nothing of persons', async () => {
  const events = await shop.database.db.select().from(webhookEvents)
  const seen = new Set<SentEventType>(typesOf(events))
  expect(webhookEventTypes.filter((type) => !seen.has(type))).toEqual([
    'service_order.status_changed',
    'service_order.quote_answered',
  ])
  for (const { type, data } of events) {
    const { data: parsed, error } = webhookData[type].strict().safeParse(data)
    expect(error?.issues, type).toBeUndefined()
    expect(parsed).toEqual(data)
  }
  const email = await sample.email(sample.ana)
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${email}|Rosales|5555 0101|Martí`))
})

test('what is rolled back was no event, and without a subscription none is written', async () => {
  const { events } = await written(() =>
    shop.database.db
      .transaction(async (tx) => {
        await tx.execute(sql`update products set stock = stock + 1`)
        throw new Error('no')
      })
      .catch(() => {}),
  )
  expect(events).toEqual([])
  const other = await insertWebhook(shop.database, 'https://otro.ejemplo.cu/', ['customer.approved'])
  await shop.database.db
    .update(webhooks)
    .set({ enable: false })
    .where(eq(webhooks.events, [...webhookEventTypes]))
  const quiet = await written(() => sample.order(sample.ana))
  expect(quiet.events).toEqual([])
  expect(await shop.database.db.$count(webhookEvents, eq(webhookEvents.webhookId, other.id))).toBe(0)
})

test('two webhooks get one event with the same id', async () => {
  await shop.database.db.delete(webhookEvents)
  await shop.database.db.delete(webhooks)
  const first = await insertWebhook(shop.database, 'https://uno.ejemplo.cu/', ['order.placed'])
  const second = await insertWebhook(shop.database, 'https://dos.ejemplo.cu/', ['order.placed'])
  const { events } = await written(() => sample.order(sample.ana))
  expect(events.map(({ webhookId }) => webhookId).toSorted()).toEqual([first.id, second.id])
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1)
})

test('concurrent changes of one product are events in the order of their commits', async () => {
  const { id } = sample.products[0]
  await insertWebhook(shop.database, 'https://tres.ejemplo.cu/', ['product.stock_changed'])
  const { events } = await written(() =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        shop.database.db.execute(sql`update products set stock = stock - 1 where id = ${id}`),
      ),
    ),
  )
  const stocks = events.map(({ data }) => Number(data.stock))
  expect(stocks).toHaveLength(20)
  expect(stocks).toEqual(stocks.toSorted((a, b) => b - a))
  await shop.database.db.execute(sql`update products set stock = stock + 20 where id = ${id}`)
})
