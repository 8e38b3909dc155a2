import type { Desk, OrderMail } from '@tecnoclick/contract/staff/desk/schemas'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { make } from '../../testing/sample-shop.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

async function newOrder() {
  const person = await shop.as('user')
  await added(person, await insertProduct())
  return { person, order: await placed(person) }
}

const put = (json: object) => ({ method: 'PUT', json })
const post = (json: object, headers?: Record<string, string>) => ({
  method: 'POST',
  json,
  ...(headers && { headers }),
})

test('an order is given to a colleague who works on orders, found by the filter, and to nobody again', async () => {
  const { order } = await newOrder()
  const [seller, editor] = [await shop.asStaff('seller'), await shop.asStaff('editor')]
  const path = `/admin/sellorders/${order.id}`
  const assign = (staffId: number | null) => seller.fetch(`${path}/assignee`, put({ staffId }))
  expect((await assign(editor.userId)).status).toBe(422)
  expect((await assign(999_999)).status).toBe(422)
  const desk: Desk = await (await assign(seller.userId)).json()
  expect(desk.assignee?.id).toBe(seller.userId)
  const listed = async (assignedTo: number) => {
    const { data } = await (await seller.fetch(`/sellorders?filter[where][assignedTo]=${assignedTo}`)).json()
    return data.some(({ id }: { id: number }) => id === order.id)
  }
  expect([await listed(seller.userId), await listed(0)]).toEqual([true, false])
  const queue = await (await seller.fetch('/admin/waiting?mine=yes')).json()
  expect(queue.data).toMatchObject([{ kind: 'order', id: order.id, assignee: { id: seller.userId } }])
  const { data: colleagues } = await (await seller.fetch('/admin/colleagues/sellorders')).json()
  const ids = colleagues.map(({ id }: { id: number }) => id)
  expect(ids).toContain(seller.userId)
  expect(ids).not.toContain(editor.userId)
  expect((await (await assign(null)).json()).assignee).toBeNull()
  expect([await listed(seller.userId), await listed(0)]).toEqual([false, true])
  const audited = and(
    eq(auditLog.actorId, seller.userId),
    eq(auditLog.entity, 'order'),
    eq(auditLog.action, 'update'),
  )
  expect(await shop.database.db.$count(auditLog, audited)).toBe(2)
})

test('who loses the role loses what was assigned', async () => {
  const { order } = await newOrder()
  const [seller, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  await seller.fetch(`/admin/sellorders/${order.id}/assignee`, put({ staffId: seller.userId }))
  const json = { staffRole: 'technician' }
  expect((await admin.fetch(`/admin/staff/${seller.userId}`, { method: 'PATCH', json })).status).toBe(200)
  const desk: Desk = await (await admin.fetch(`/admin/sellorders/${order.id}/desk`)).json()
  expect(desk.assignee).toBeNull()
})

test('a note is for colleagues: stored once, removed by its author only, and in no answer to the customer', async () => {
  const { person, order } = await newOrder()
  const [seller, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  const secret = 'Ojo: paga tarde siempre'
  const path = `/admin/sellorders/${order.id}/notes`
  const headers = { 'idempotency-key': 'note-1' }
  for (let times = 0; times < 2; times += 1)
    expect((await seller.fetch(path, post({ text: secret }, headers))).status).toBe(201)
  await seller.fetch(`/admin/sellorders/${order.id}/assignee`, put({ staffId: seller.userId }))
  const read = async (): Promise<Desk> => (await admin.fetch(`/admin/sellorders/${order.id}/desk`)).json()
  const { notes } = await read()
  expect(notes).toMatchObject([{ text: secret, author: { id: seller.userId } }])

  const { noSellOrden: number } = order
  const email = await emailOf(order.id)
  for (const address of [
    '/sellorders',
    `/sellorders/${order.id}`,
    `/sellorders/fulldata/${order.id}`,
    `/sellorders/fulldatabyuser/${person.userId}`,
    `/sellorders/${order.id}/progress`,
    `/track-order?number=${number}&email=${email}`,
    '/sellorderdetails',
  ]) {
    const body = await (await person.fetch(address)).text()
    expect(body, address).not.toContain(secret)
    expect(body, address).not.toContain('assignee')
  }
  for (const address of [`/admin/sellorders/${order.id}/desk`, '/admin/colleagues/sellorders'])
    expect((await person.fetch(address)).status, address).toBe(403)
  expect((await person.fetch(`/sellorders?filter[where][assignedTo]=${seller.userId}`)).status).toBe(400)

  const remove = (by: typeof seller) => by.fetch(`${path}/${notes[0]?.id}`, { method: 'DELETE' })
  expect((await remove(admin)).status).toBe(404)
  expect((await (await remove(seller)).json()).notes).toEqual([])
  const logged = await shop.database.db.select().from(auditLog).where(eq(auditLog.entity, 'staff-note'))
  expect(logged.map(({ action }) => action)).toEqual(['create', 'delete'])
  expect(JSON.stringify(logged)).not.toContain(secret)
})

test('a note under the key of another is refused, whatever it is about', async () => {
  const { order } = await newOrder()
  const admin = await shop.as('admin')
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const repair = await make(await shop.as('user'), '/orderservices', asked)
  const written = { name: 'Eva', email: 'eva@ejemplo.cu', subject: 'Tinta', body: '¿Hay tinta?' }
  await make(shop, '/contactemails', written)
  const { data: messages } = await (await admin.fetch('/admin/contactemails')).json()
  const headers = { 'idempotency-key': 'one-press' }
  for (const path of [
    `/admin/sellorders/${order.id}/notes`,
    `/admin/orderservices/${repair.id}/notes`,
    `/admin/contactemails/${messages[0].id}/notes`,
  ]) {
    expect((await admin.fetch(path, post({ text: 'Llama mañana' }, headers))).status, path).toBe(201)
    expect((await admin.fetch(path, post({ text: 'Llama hoy' }, headers))).status, path).toBe(409)
  }
})

test('the history names staff to colleagues', async () => {
  const { order } = await newOrder()
  const seller = await shop.asStaff('seller')
  await seller.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json: { status: 'EN PROCESO' } })
  const { history }: Desk = await (await seller.fetch(`/admin/sellorders/${order.id}/desk`)).json()
  expect(history).toMatchObject([
    { event: 'placed', by: null, byPerson: true },
    { status: 'EN PROCESO', by: expect.stringMatching(/\S/), byPerson: true },
  ])
})

test('the mails of an order are listed without words and sent again, those of another are not', async () => {
  const { db } = shop.database
  const [{ order }, other] = [await newOrder(), await newOrder()]
  const seller = await shop.asStaff('seller')
  const path = `/admin/sellorders/${order.id}/mails`
  const read = async (): Promise<OrderMail[]> => (await (await seller.fetch(path)).json()).data
  expect((await read()).map(({ kind }) => kind).toSorted()).toEqual(['order-confirmation', 'order-shop'])
  await db
    .update(outbox)
    .set({ state: 'failed', lastError: 'Buzón lleno' })
    .where(sql`${outbox.orderIds} @> array[${order.id}::integer]`)
  const failed = (await read()).find(({ kind }) => kind === 'order-confirmation')
  expect(failed).toMatchObject({
    state: 'failed',
    lastError: 'Buzón lleno',
    resendable: true,
    isRepeat: false,
  })
  expect(failed).not.toHaveProperty('text')
  const again = await seller.fetch(`${path}/${failed?.id}/resend`, { method: 'POST' })
  expect(again.status).toBe(201)
  expect((await read())[0]).toMatchObject({ kind: 'order-confirmation', state: 'pending', isRepeat: true })
  const foreign = `/admin/sellorders/${other.order.id}/mails/${failed?.id}/resend`
  expect((await seller.fetch(foreign, { method: 'POST' })).status).toBe(404)
  expect((await seller.fetch('/admin/sellorders/999999/mails')).status).toBe(404)
})

async function emailOf(orderId: number): Promise<string> {
  const { rows } = await shop.database.db.execute<{ email: string }>(
    sql`select buyer_email as email from orders where id = ${orderId}`,
  )
  return rows[0]?.email ?? ''
}
