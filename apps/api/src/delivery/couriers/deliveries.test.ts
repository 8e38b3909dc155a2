import type { OrderDelivery, OrderProgress } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { users } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { and, desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { useDelivering } from './testing/delivering.ts'

const shop = useTestApi()
const delivering = useDelivering(shop)
const { post, takeStep, report, assign, anOrder, onTheWay, storedCode, codeOf, listOf, orderOf } = delivering

afterEach(delivering.expectInvariants)

async function verify(person: Person, id: number, json: object): Promise<void> {
  const judged = await post(person, `/admin/sellorders/${id}/payment`, { state: 'verified', ...json })
  expect(judged.status).toBe(200)
}

const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const progress = async (person: Person, id: number): Promise<OrderProgress> =>
  (await person.fetch(`/sellorders/${id}/delivery`)).json()
const forStaff = async (person: Person, id: number): Promise<OrderDelivery> =>
  (await person.fetch(`/admin/sellorders/${id}/delivery`)).json()

async function lastMailTo({ userId }: Person) {
  const { db } = shop.database
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.to, user?.email ?? ''))
    .orderBy(desc(outbox.id))
    .limit(1)
  return mail
}

const audited = (id: number) =>
  shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, String(id))))
    .orderBy(desc(auditLog.id))

test('an order to pick up is prepared, ready and handed over by its code; paid, it is completed', async () => {
  const { buyer, seller, id, order } = await anOrder()
  expect((await progress(buyer, id)).stages.map(({ stage, state }) => [stage, state])).toEqual([
    ['received', 'current'],
    ['preparing', 'todo'],
    ['ready', 'todo'],
    ['delivered', 'todo'],
  ])
  expect(await (await takeStep(seller, id, { step: 'preparing' })).json()).toMatchObject({
    step: 'preparing',
  })
  expect((await progress(buyer, id)).code).toBeNull()
  expect((await takeStep(seller, id, { step: 'ready' })).status).toBe(200)
  const { code } = await progress(buyer, id)
  expect(code).toMatch(/^\d{4}$/)
  const mail = await lastMailTo(buyer)
  expect(mail).toMatchObject({
    kind: 'order-step',
    subject: `Su pedido ${order.noSellOrden} está listo para recoger`,
  })
  // Sealed: neither staff who read mails nor a copy of the database show it in the text.
  expect(`${mail?.html}${mail?.text}`).not.toContain(code)
  expect(mail?.secrets).toBeTruthy()

  expect(await codeOf(await takeStep(seller, id, { step: 'delivered' }))).toBe('invalid')
  const { version } = await (await seller.fetch(`/sellorders/${id}`)).json()
  const paid = { amount: order.total, paymentMethod: 'cash', version }
  expect((await post(seller, `/admin/sellorders/${id}/payments`, paid)).status).toBe(201)
  const delivered = await (await takeStep(seller, id, { step: 'delivered', code })).json()
  expect(delivered).toMatchObject({ step: 'delivered', status: 'COMPLETADA' })
  expect(await progress(buyer, id)).toMatchObject({
    code: null,
    stages: [{}, {}, {}, { stage: 'delivered', state: 'done' }],
  })
})

test('steps are taken in order, in process only, and back with a reason', async () => {
  const { seller, id } = await anOrder({ status: 'PENDIENTE' })
  expect(await codeOf(await takeStep(seller, id, { step: 'ready' }))).toBe('orderClosed')
  await seller.fetch(`/sellorders/${id}`, { method: 'PATCH', json: { status: 'EN PROCESO' } })
  for (const step of ['ready', 'onTheWay', 'delivered'])
    expect(await codeOf(await takeStep(seller, id, { step, reason: 'x' })), step).toBe('conflict')
  await takeStep(seller, id, { step: 'preparing' })
  await takeStep(seller, id, { step: 'ready' })
  const code = await storedCode(id)
  const { error } = await (await takeStep(seller, id, { step: 'preparing' })).json()
  expect(error).toMatchObject({ code: 'invalid', fieldCodes: { reason: 'required' } })
  expect((await takeStep(seller, id, { step: 'preparing', reason: 'Faltaba el cable' })).status).toBe(200)
  expect((await takeStep(seller, id, { step: 'ready' })).status).toBe(200)
  expect(await storedCode(id)).toBe(code)
  expect((await forStaff(seller, id)).steps).toMatchObject([
    { step: 'preparing', kind: 'forward' },
    { step: 'ready' },
    { step: 'preparing', kind: 'back', reason: 'Faltaba el cable' },
    { step: 'ready' },
  ])
  expect(await codeOf(await takeStep(seller, id, { step: 'delivered', code, version: 1 }))).toBe(
    'staleVersion',
  )
})

test('a verified payment prepares its order once it is paid, in one mail; on the way it gets its courier', async () => {
  const { buyer, seller, id } = await anOrder({ home: true, status: 'PENDIENTE' })
  const courier = await shop.asStaff('courier')
  const { due } = await orderOf(seller, id)
  await verify(seller, id, { amount: 1, prepare: true })
  const partly = await orderOf(seller, id)
  expect(partly).toMatchObject({ status: 'PENDIENTE', step: null })
  const [first] = partly.payments
  await verify(seller, id, { state: 'rejected', paymentId: first?.id })
  const mails = await shop.database.db.$count(outbox)
  await verify(seller, id, { amount: due, paymentId: first?.id, prepare: true })
  expect(await orderOf(seller, id)).toMatchObject({ status: 'EN PROCESO', step: 'preparing' })
  expect(await shop.database.db.$count(outbox)).toBe(mails + 1)
  expect((await lastMailTo(buyer))?.text).toContain('En proceso')

  expect((await takeStep(seller, id, { step: 'onTheWay', courierId: buyer.userId })).status).toBe(422)
  expect((await takeStep(seller, id, { step: 'onTheWay', courierId: courier.userId })).status).toBe(200)
  expect(await listOf(courier)).toMatchObject([{ id, step: 'onTheWay' }])
})

test('an order that was delivered by its code is completed as soon as it is paid', async () => {
  const { seller, courier, id, code } = await onTheWay()
  await report(courier, id, { report: 'delivered', code })
  expect(await orderOf(seller, id)).toMatchObject({ status: 'EN PROCESO', step: 'delivered' })
  await verify(seller, id, {})
  expect(await orderOf(seller, id)).toMatchObject({ status: 'COMPLETADA', due: 0 })
})

test('a courier sees what to deliver and never the code, and delivers an unpaid order without completing it', async () => {
  const { buyer, seller, courier, order, id, code } = await onTheWay()
  const list = await listOf(courier)
  expect(list).toMatchObject([
    { id, noSellOrden: order.noSellOrden, step: 'onTheWay', due: order.total, outcome: null, locked: false },
  ])
  expect(list[0]?.address).toBe(order.shippingAddress)
  expect((await progress(buyer, id)).code).toBe(code)
  for (const path of [
    `/sellorders/${id}`,
    `/admin/sellorders/${id}/delivery`,
    `/sellorders/${id}/delivery`,
    '/admin/deliveries',
  ])
    for (const person of [courier, seller])
      expect(await (await person.fetch(path)).text(), path).not.toContain(`"${code}"`)
  expect((await courier.fetch(`/sellorders/${id}`)).status).toBe(404)

  const delivered = await report(courier, id, { report: 'delivered', code })
  expect(await delivered.json()).toMatchObject({ step: 'delivered', outcome: 'delivered' })
  expect(await orderOf(buyer, id)).toMatchObject({ status: 'EN PROCESO', step: 'delivered' })
  expect(await listOf(courier)).toMatchObject([{ id, outcome: 'delivered' }])
  expect((await audited(id))[0]).toMatchObject({
    actorId: courier.userId,
    after: { step: 'delivered', byCode: true },
  })
  expect(await codeOf(await report(courier, id, { report: 'delivered', code }))).toBe('alreadyDelivered')
})

test('without the code a reason is needed; it is audited and the customer hears of it', async () => {
  const { buyer, seller, courier, id } = await onTheWay()
  expect((await report(courier, id, { report: 'delivered' })).status).toBe(422)
  const reason = 'La abuela no sabe el código'
  expect((await report(courier, id, { report: 'delivered', reason })).status).toBe(200)
  expect((await audited(id))[0]).toMatchObject({ after: { byCode: false, reason } })
  expect((await lastMailTo(buyer))?.subject).toContain('fue entregado')
  expect(await forStaff(seller, id)).toMatchObject({ byCode: false, courier: null })
  // A mistake: staff go back.
  expect((await takeStep(seller, id, { step: 'onTheWay', reason: 'Era otro pedido' })).status).toBe(200)
})

test('nobody at home: the order is back in the shop, without a courier, and the customer is told', async () => {
  const { buyer, seller, courier, id } = await onTheWay()
  expect((await report(courier, id, { report: 'failed' })).status).toBe(422)
  const failed = await report(courier, id, { report: 'failed', reason: 'No había nadie' })
  expect(await failed.json()).toMatchObject({ step: 'preparing', outcome: 'failed' })
  expect(await progress(buyer, id)).toMatchObject({ failedDate: shop.clock.now.toISOString(), code: null })
  expect((await lastMailTo(buyer))?.subject).toContain('No pudimos entregar')
  const other = await shop.asStaff('courier')
  expect((await assign(seller, id, other.userId)).status).toBe(200)
  expect(await codeOf(await report(courier, id, { report: 'started' }))).toBe('notAssigned')
  expect((await report(other, id, { report: 'started' })).status).toBe(200)
})

test('five wrong codes lock the courier out, also in parallel; staff confirm with a reason', async () => {
  const { seller, courier, id, code } = await onTheWay()
  const guesses = Array.from({ length: 12 }, (_, index) =>
    String((Number(code) + 1 + index) % 10_000).padStart(4, '0'),
  )
  const codes = await Promise.all(
    guesses.map(async (guess) => codeOf(await report(courier, id, { report: 'delivered', code: guess }))),
  )
  expect(codes.filter((given) => given === 'wrongCode')).toHaveLength(4)
  expect(codes.filter((given) => given === 'codeLocked')).toHaveLength(8)
  expect(await codeOf(await report(courier, id, { report: 'delivered', code }))).toBe('codeLocked')
  expect(await codeOf(await report(courier, id, { report: 'delivered', reason: 'x' }))).toBe('codeLocked')
  expect(await codeOf(await takeStep(seller, id, { step: 'delivered', code }))).toBe('codeLocked')
  expect(await listOf(courier)).toMatchObject([{ locked: true }])
  const confirmed = await takeStep(seller, id, {
    step: 'delivered',
    reason: 'El cliente lo confirmó por teléfono',
  })
  expect(confirmed.status).toBe(200)
})

test('a report that is sent again counts once, a wrong code too', async () => {
  const { courier, id, code } = await onTheWay()
  const json = { report: 'delivered', code: wrong(code) }
  for (let time = 0; time < 7; time += 1)
    expect((await (await report(courier, id, json, 'a')).json()).error).toMatchObject({
      code: 'wrongCode',
      values: { left: 4 },
    })
  const twice = await Promise.all([1, 2].map(() => report(courier, id, { report: 'delivered', code }, 'b')))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await report(courier, id, { report: 'delivered', code }, 'b')).status).toBe(200)
})

test('of courier and office that mark it at once one wins and the other is told', async () => {
  const { seller, courier, id, code } = await onTheWay()
  const results = await Promise.all([
    report(courier, id, { report: 'delivered', code }),
    takeStep(seller, id, { step: 'delivered', reason: 'Llamó el cliente' }),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = results.find(({ status }) => status === 409)
  expect(refused && (await codeOf(refused))).toBe('alreadyDelivered')
})

test('an order that was cancelled or given to another meanwhile is refused, and says why', async () => {
  const cancelled = await onTheWay()
  const json = { status: 'CANCELADA', respuesta: 'Agotado' }
  await cancelled.seller.fetch(`/sellorders/${cancelled.id}`, { method: 'PATCH', json })
  const late = { report: 'delivered', code: cancelled.code }
  expect(await codeOf(await report(cancelled.courier, cancelled.id, late))).toBe('orderClosed')
  expect(await listOf(cancelled.courier)).toEqual([])

  const { seller, courier, id, code } = await onTheWay()
  const other = await shop.asStaff('courier')
  await assign(seller, id, other.userId)
  expect(await codeOf(await report(courier, id, { report: 'delivered', code }))).toBe('notAssigned')
  expect((await report(other, id, { report: 'delivered', code })).status).toBe(200)
})

test('two couriers at once, while the order passes from one to the other: it is delivered once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { seller, courier, id, code } = await onTheWay()
    const other = await shop.asStaff('courier')
    const [, ...reports] = await Promise.all([
      assign(seller, id, other.userId),
      report(courier, id, { report: 'delivered', code }),
      report(other, id, { report: 'delivered', code }),
    ])
    const delivered = reports.filter(({ status }) => status === 200)
    expect(delivered.length).toBeLessThanOrEqual(1)
    for (const refused of reports.filter(({ status }) => status !== 200))
      expect(['notAssigned', 'alreadyDelivered', 'orderClosed']).toContain(await codeOf(refused))
    const { steps } = await forStaff(seller, id)
    const ends = steps.filter(({ step }: { step: string }) => step === 'delivered')
    expect(ends).toHaveLength(delivered.length)
  }
})

test('orders are given to couriers of this shop only, one at a time, and only those that go to a home', async () => {
  const { seller, id } = await anOrder({ home: true })
  const [one, other, editor, stranger] = [
    await shop.asStaff('courier'),
    await shop.asStaff('courier'),
    await shop.asStaff('editor'),
    await shop.as('user'),
  ]
  for (const person of [editor, stranger]) expect((await assign(seller, id, person.userId)).status).toBe(422)
  await Promise.all([assign(seller, id, one.userId), assign(seller, id, other.userId)])
  const { courier } = await forStaff(seller, id)
  expect([one.userId, other.userId]).toContain(courier?.id)
  expect(await (await assign(seller, id, null)).json()).toMatchObject({ id })
  expect((await forStaff(seller, id)).courier).toBeNull()
  const pickUp = await anOrder()
  expect((await assign(seller, pickUp.id, one.userId)).status).toBe(409)
  const couriers = await (await seller.fetch('/admin/couriers')).json()
  expect(couriers.data.map((row: { id: number }) => row.id)).toEqual(
    expect.arrayContaining([one.userId, seller.userId]),
  )
  expect(couriers.data.map((row: { id: number }) => row.id)).not.toContain(editor.userId)
  expect(couriers.data).toContainEqual({ id: one.userId, name: `Mensajero ${one.userId}` })
  expect(JSON.stringify(couriers)).not.toContain('@')
})

test('what was reported offline keeps its time if it can be true', async () => {
  const { courier, seller, id, code } = await onTheWay()
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  const before = new Date(shop.clock.now.getTime() - 1_800_000).toISOString()
  await report(courier, id, { report: 'delivered', code, date: before })
  expect((await forStaff(seller, id)).steps.at(-1)?.date).toBe(before)
  const early = await onTheWay()
  await report(early.courier, early.id, {
    report: 'delivered',
    code: early.code,
    date: '2001-01-01T00:00:00.000Z',
  })
  expect((await forStaff(seller, early.id)).steps.at(-1)?.date).toBe(shop.clock.now.toISOString())
})

test('tracking shows the stages and no code; lists are filtered by step and courier', async () => {
  const { buyer, seller, courier, id, order, code } = await onTheWay()
  const [user] = await shop.database.db.select().from(users).where(eq(users.id, buyer.userId))
  const query = new URLSearchParams({ number: order.noSellOrden, email: user?.email ?? '' })
  const text = await (await shop.fetch(`/track-order?${query}`)).text()
  expect(JSON.parse(text).stages).toMatchObject([
    {},
    {},
    { stage: 'onTheWay', state: 'current' },
    { state: 'todo' },
  ])
  expect(text).not.toContain(`"${code}"`)
  const ids = async (filter: string) =>
    (await (await seller.fetch(`/sellorders?${filter}`)).json()).data.map((row: Order) => row.id)
  expect(await ids('filter[where][step]=onTheWay')).toContain(id)
  expect(await ids('filter[where][step]=none')).not.toContain(id)
  expect(await ids(`filter[where][courierId]=${courier.userId}`)).toEqual([id])
  const stranger = await shop.as('user')
  expect((await stranger.fetch(`/sellorders/${id}/delivery`)).status).toBe(404)
})
