import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { and, desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const change = (person: Person, id: number, json: object) =>
  person.fetch(`/sellorders/${id}`, { method: 'PATCH', json })
const reopen = (person: Person, id: number, json: object = { reason: 'Fue un error' }) =>
  person.fetch(`/admin/sellorders/${id}/reopen`, { method: 'POST', json })
const pay = async (person: Person, id: number, amount: number) => {
  const { version } = await (await person.fetch(`/sellorders/${id}`)).json()
  const json = { amount, paymentMethod: 'cash', version }
  return person.fetch(`/admin/sellorders/${id}/payments`, { method: 'POST', json })
}
const unpaidReason = 'Cliente de confianza'

async function inProcess() {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const productId = await insertProduct({ price: 10_000 })
  await added(person, productId, 2)
  const order = await placed(person, { paymentMethod: 'cash', currency: 'USD' })
  await change(admin, order.id, { status: 'EN PROCESO' })
  return { person, admin, productId, id: order.id }
}

test('an unpaid order is completed with a reason only, which staff read and the customer does not', async () => {
  const { person, admin, id } = await inProcess()
  expect((await pay(admin, id, 50)).status).toBe(201)
  const refused = await change(admin, id, { status: 'COMPLETADA' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({
    code: 'unpaid',
    values: { due: '$150.00 USD' },
    message: 'Todavía no está pagado. Escriba el motivo para completarlo así.',
  })
  expect((await change(admin, id, { status: 'COMPLETADA', unpaidReason: '  ' })).status).toBe(422)
  const completed = await (await change(admin, id, { status: 'COMPLETADA', unpaidReason })).json()
  const note = 'Sin pago, faltan $150.00 USD: Cliente de confianza'
  expect(completed).toMatchObject({ status: 'COMPLETADA', due: 150 })
  expect(completed.history.at(-1)).toMatchObject({ event: 'reason', note, status: 'COMPLETADA' })
  for (const path of [`/sellorders/${id}`, `/sellorders/fulldata/${id}`, '/sellorders'])
    expect(await (await person.fetch(path)).text()).not.toContain('confianza')
  expect(await (await person.fetch('/account/data', { method: 'POST' })).text()).not.toContain('confianza')
  const [audited] = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, String(id))))
    .orderBy(desc(auditLog.id))
  expect(audited).toMatchObject({ after: { status: 'COMPLETADA', unpaidReason: note } })
})

test('a paid order is completed without a question', async () => {
  const { admin, id } = await inProcess()
  await pay(admin, id, 200)
  const completed = await (await change(admin, id, { status: 'COMPLETADA' })).json()
  expect(completed.history.map(({ event }: { event: string }) => event)).not.toContain('reason')
})

test('unpaid orders are found by a filter, are no sales, and are a figure of their own', async () => {
  const { admin, id } = await inProcess()
  const paid = await inProcess()
  await pay(admin, paid.id, 200)
  const free = await (await admin.fetch('/sellorders?filter[where][paid]=false')).json()
  const ids = (list: { data: { id: number }[] }) => list.data.map((order) => order.id)
  expect(ids(free)).toContain(id)
  expect(ids(free)).not.toContain(paid.id)
  const settled = await (await admin.fetch('/sellorders?filter[where][paid]=true')).json()
  expect(ids(settled)).toContain(paid.id)
  expect(ids(settled)).not.toContain(id)
  const board = () => admin.fetch('/admin/dashboard?days=7').then((response) => response.json())
  const before = await board()
  await change(admin, id, { status: 'COMPLETADA', unpaidReason })
  const after = await board()
  expect(after.sales).toEqual(before.sales)
  expect(after.unpaid[0]).toMatchObject({
    orders: before.unpaid[0].orders,
    due: before.unpaid[0].due,
    completed: before.unpaid[0].completed + 1,
  })
  await pay(admin, id, 200)
  const collected = await board()
  expect(collected.sales[0].total).toBe(before.sales[0].total + 200)
})

test('an administrator reopens a completed order within a day; what completing did is undone', async () => {
  const { admin, id, productId } = await inProcess()
  await change(admin, id, { status: 'COMPLETADA', unpaidReason })
  const seller = await shop.asStaff('seller')
  expect((await reopen(seller, id)).status).toBe(403)
  expect((await reopen(admin, id, { reason: '' })).status).toBe(422)
  const open = await (await reopen(admin, id)).json()
  expect(open).toMatchObject({ status: 'EN PROCESO', history: expect.arrayContaining([]) })
  expect(open.history.slice(-2)).toMatchObject([
    { event: 'status', status: 'EN PROCESO' },
    { event: 'reason', note: 'Fue un error' },
  ])
  expect((await reopen(admin, id)).status).toBe(409)
  expect(await stockOf(productId)).toBe(8)
  await change(admin, id, { status: 'CANCELADA', respuesta: 'Agotado' })
  expect(await stockOf(productId)).toBe(10)
})

test('after a day, or with a return, an order stays completed', async () => {
  const { person, admin, id } = await inProcess()
  await pay(admin, id, 200)
  const completed = await (await change(admin, id, { status: 'COMPLETADA' })).json()
  const lines = [{ lineId: completed.items[0].id, quantity: 1 }]
  const asked = { kind: 'return', reason: 'wrong', lines }
  await person.fetch(`/sellorders/${id}/returns`, { method: 'POST', json: asked })
  expect((await reopen(admin, id)).status).toBe(409)
  const late = await inProcess()
  await change(admin, late.id, { status: 'COMPLETADA', unpaidReason })
  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + days(1) + hours(1))
  expect((await reopen(await shop.as('admin'), late.id)).status).toBe(409)
  shop.clock.now = now
})

test('two administrators reopen at once: one does', async () => {
  const { admin, id } = await inProcess()
  await change(admin, id, { status: 'COMPLETADA', unpaidReason })
  const answers = await Promise.all([reopen(admin, id), reopen(await shop.as('admin'), id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('completing many at once completes no unpaid order, and says which ones are left', async () => {
  const [unpaid, paid] = [await inProcess(), await inProcess()]
  const { admin } = paid
  await pay(admin, paid.id, 200)
  const answer = await admin.fetch('/admin/sellorders/bulk', {
    method: 'POST',
    json: { ids: [unpaid.id, paid.id], status: 'COMPLETADA' },
  })
  expect(answer.status).toBe(200)
  expect((await answer.json()).data).toMatchObject([
    { id: unpaid.id, done: false, code: 'unpaid' },
    { id: paid.id, done: true },
  ])
  const statusOf = async (id: number) => (await (await admin.fetch(`/sellorders/${id}`)).json()).status
  expect(await statusOf(unpaid.id)).toBe('EN PROCESO')
  expect(await statusOf(paid.id)).toBe('COMPLETADA')
})
