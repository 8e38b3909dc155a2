import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { WorkQueue } from '@tecnoclick/contract/staff/work-queue/schemas'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { rateIds, type WorkItemKind, workItemSubjects } from '@tecnoclick/domain/staff/work-queue'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useAddressBook } from '../../people/addresses/testing/address-book.ts'
import { insertReset } from '../../resets/sales/testing/insert-reset.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)
const addresses = useAddressBook(shop)

async function waiting(): Promise<WorkQueue> {
  return (await (await shop.as('admin')).fetch('/admin/waiting')).json()
}

/** The row of an order. */
async function itemOf(id: number) {
  const { data } = await waiting()
  return data.find((item) => workItemSubjects[item.kind] === 'order' && item.id === id)
}

const orderOf = async (person: Person, id: number): Promise<Order> =>
  (await person.fetch(`/sellorders/${id}`)).json()

async function countOf(kind: WorkItemKind): Promise<number> {
  return (await waiting()).counts[kind]
}

test('an order is one row: its payment waits until it is judged, then the order until it is prepared', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await added(person, await insertProduct(), 2)
  const order = await placed(person, { paymentMethod: 'transfer' })
  await person.fetch(`/sellorders/${order.id}/payment`, {
    method: 'POST',
    json: { transactionCode: 'TM-1001', amount: 150 },
  })
  const { counts, data, total } = await waiting()
  expect(counts).toMatchObject({ order: 0, payment: 1 })
  expect(total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0))
  expect(data.find(({ kind }) => kind === 'payment')).toMatchObject({
    id: order.id,
    also: ['order'],
    title: order.noSellOrden,
    amount: 150,
    owed: 200,
    currency: 'USD',
    due: null,
  })
  const verified = { method: 'POST', json: { state: 'verified' } }
  expect((await admin.fetch(`/admin/sellorders/${order.id}/payment`, verified)).status).toBe(200)
  // 150 of 200 arrived.
  expect((await itemOf(order.id))?.also).toEqual(['collect'])
  const rest = { amount: 50, paymentMethod: 'cash', version: (await orderOf(admin, order.id)).version }
  await admin.fetch(`/admin/sellorders/${order.id}/payments`, { method: 'POST', json: rest })
  expect(await itemOf(order.id)).toMatchObject({ kind: 'prepare', also: [], owed: null })
})

test('an order waits at every step until it is delivered, paid and completed', async () => {
  const [person, admin, courier] = [
    await shop.as('user'),
    await shop.as('admin'),
    await shop.asStaff('courier'),
  ]
  await addresses.added(person)
  const place = async (json: object) => {
    await added(person, await insertProduct(), 1)
    return (await placed(person, json)).id
  }
  const step = (id: number, json: object) =>
    admin.fetch(`/admin/sellorders/${id}/step`, { method: 'POST', json })
  const kindOf = async (id: number) => (await itemOf(id))?.kind

  const fetched = await place({ paymentMethod: 'cash' })
  expect(await kindOf(fetched)).toBe('order')
  expect((await step(fetched, { step: 'preparing' })).status).toBe(200)
  expect(await orderOf(admin, fetched)).toMatchObject({ status: 'EN PROCESO', step: 'preparing' })
  expect(await kindOf(fetched)).toBe('dispatch')
  await step(fetched, { step: 'ready' })
  expect(await kindOf(fetched)).toBe('ready')
  await step(fetched, { step: 'delivered', reason: 'La conocemos' })
  expect(await itemOf(fetched)).toMatchObject({ kind: 'delivered', owed: 100 })
  await admin.fetch(`/sellorders/${fetched}`, {
    method: 'PATCH',
    json: { status: 'COMPLETADA', unpaidReason: 'Paga mañana' },
  })
  expect(await itemOf(fetched)).toBeUndefined()

  const sent = await place({ homeDelivery: true, paymentMethod: 'transfer' })
  await admin.fetch(`/sellorders/${sent}`, { method: 'PATCH', json: { status: 'EN PROCESO' } })
  expect(await itemOf(sent)).toMatchObject({ kind: 'collect' })
  await admin.fetch(`/admin/sellorders/${sent}/payment`, {
    method: 'POST',
    json: { state: 'verified', prepare: true },
  })
  expect(await kindOf(sent)).toBe('dispatch')
  await step(sent, { step: 'onTheWay', courierId: courier.userId })
  expect(await itemOf(sent)).toBeUndefined()
  const failed = { method: 'POST', json: { report: 'failed', reason: 'No había nadie' } }
  expect((await courier.fetch(`/admin/deliveries/${sent}`, failed)).status).toBe(200)
  expect(await kindOf(sent)).toBe('failedDelivery')
  await step(sent, { step: 'onTheWay', courierId: null })
  expect(await kindOf(sent)).toBe('onTheWay')
})

test('an owed key comes first, with its due date', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const reset = await insertReset(shop.database)
  const json = { resetId: reset.id, transactionCode: 'RS-1001', precio: 2000 }
  const sale = await (await person.fetch('/salereset', { method: 'POST', json })).json()
  expect(await countOf('resetPayment')).toBe(1)
  const patch = (by: typeof person, body: object) =>
    by.fetch(`/salereset/${sale.id}`, { method: 'PATCH', json: body })
  await patch(admin, { rejection: 'No aparece en la cuenta' })
  expect(await countOf('resetPayment')).toBe(0)
  await patch(admin, { descargable: true })
  await patch(person, { hid: 'ABCD-1234' })
  const { counts, data } = await waiting()
  expect(counts).toMatchObject({ resetPayment: 0, key: 1 })
  const [row] = await shop.database.db.select().from(resetSales).where(eq(resetSales.id, sale.id))
  const due = new Date((row?.hidAt?.getTime() ?? 0) + hours(24)).toISOString()
  expect(data[0]).toMatchObject({ kind: 'key', id: sale.id, due, currency: 'CUP' })
  await patch(admin, { key: 'LLAVE' })
  expect(await countOf('key')).toBe(0)
})

test('a service request and an accepted quote wait', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const { typeId: _, ...request } = await openWorkshop(shop.database)
  const order = await (await person.fetch('/orderservices', { method: 'POST', json: request })).json()
  expect(await countOf('service')).toBe(1)
  const validUntil = new Date(shop.clock.now.getTime() + hours(48)).toISOString()
  const quote = { amount: 25, currency: 'USD', validUntil }
  await admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json: { quote } })
  const { token } = await (await person.fetch(`/orderservices/${order.id}/ticket`)).json()
  const ticket = await (await shop.fetch(`/services/ticket/${token}`)).json()
  const json = { quoteId: ticket.quote.id }
  expect((await shop.fetch(`/services/ticket/${token}/accept`, { method: 'POST', json })).status).toBe(200)
  expect((await waiting()).counts).toMatchObject({ service: 0, quote: 1 })
  const completed = { status: 'COMPLETADA', reason: 'Paga a fin de mes' }
  await admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json: completed })
  expect(await countOf('quote')).toBe(0)
})

test('a business waits from its activation to its approval', async () => {
  const before = await countOf('business')
  const business = await shop.as('business')
  expect(await countOf('business')).toBe(before + 1)
  const json = { clicode: 'CLI-77' }
  await (await shop.as('admin')).fetch(`/admin/customers/${business.userId}`, { method: 'PATCH', json })
  expect(await countOf('business')).toBe(before)
})

test('messages wait until settled, reviews until moderated, failed mails until sent again', async () => {
  const { db } = shop.database
  const admin = await shop.as('admin')
  const at = { createdAt: shop.clock.now }
  const person = { email: 'ana@ejemplo.cu', name: 'Ana' }
  const productId = await insertProduct()
  const [message] = await db
    .insert(contactMessages)
    .values({ ...person, ...at, subject: 'Horario', body: '¿Abren hoy?' })
    .returning()
  const [review] = await db
    .insert(reviews)
    .values({ ...at, productId, author: 'Ana', email: person.email, text: 'Buena', rating: 4 })
    .returning()
  const mail = { kind: 'test', to: 'mal@ejemplo.cu', subject: 'Hola', html: '', text: '', ...at }
  const [failed] = await db
    .insert(outbox)
    .values({ ...mail, dedupeKey: 'a', state: 'failed' })
    .returning()
  expect((await waiting()).counts).toMatchObject({ message: 1, review: 1, mail: 1 })
  const patch = (path: string, json: object) => admin.fetch(path, { method: 'PATCH', json })
  await patch(`/admin/contactemails/${message?.id}`, { read: true })
  expect(await countOf('message')).toBe(1)
  await patch(`/admin/contactemails/${message?.id}`, { handled: true })
  await patch(`/reviews/${review?.id}`, { hidden: false })
  await db.insert(outbox).values({ ...mail, dedupeKey: 'b', resendOf: failed?.id })
  expect((await waiting()).counts).toMatchObject({ message: 0, review: 0, mail: 0 })
})

test('an old rate waits until somebody notes that it is right; factors of 1 never do', async () => {
  const { db, pool } = shop.database
  const long = days(40)
  const at = new Date(Date.now() - long)
  const [mine, other] = [
    { rate: 400, prices: [] },
    { rate: 38, prices: [] },
  ]
  const entry = { entity: 'recalculation', action: 'update', at }
  await db.insert(auditLog).values({ ...entry, entityId: 'a', after: mine })
  await db.insert(auditLog).values({ ...entry, entityId: 'b', after: other })
  await db.insert(auditLog).values({ ...entry, entityId: 'b', action: 'delete' })
  await pool.query("update settings set updated_at = now() - interval '40 days' where key = 'mlcPrices'")
  const found = async () => (await waiting()).data.filter(({ kind }) => kind === 'rate')
  expect(await found()).toMatchObject([{ id: rateIds.CUP, title: 'CUP', amount: 400, currency: 'CUP' }])
  const factors = "jsonb_set(value, '{retail}', '133')"
  await pool.query(`update settings set value = ${factors} where key = 'mlcPrices'`)
  expect(await found()).toHaveLength(2)
  const admin = await shop.as('admin')
  for (const currency of ['CUP', 'MLC']) {
    const answer = await admin.fetch(`/admin/rates/${currency}/review`, { method: 'POST' })
    expect(answer.status).toBe(200)
  }
  expect(await found()).toEqual([])
  expect((await admin.fetch('/admin/rates/EUR/review', { method: 'POST' })).status).toBe(404)
  await pool.query("update settings set value = '0' where key = 'rateReviewDays'")
})

test('everyone sees what they deal with', async () => {
  await shop.as('business')
  const queueOf = async (role: 'seller' | 'editor') =>
    (await (await shop.asStaff(role)).fetch('/admin/waiting')).json()
  expect((await waiting()).counts.business).toBeGreaterThan(0)
  expect((await queueOf('seller')).counts.business).toBe(0)
  const { data, total } = await queueOf('editor')
  expect(data.every(({ kind }: { kind: WorkItemKind }) => kind === 'review')).toBe(true)
  expect(total).toBe(data.length)
})
