import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { useDelivering } from './testing/delivering.ts'

const shop = useTestApi()
const delivering = useDelivering(shop)
const { post, report, assign, onTheWay, codeOf, listOf, orderOf, takeStep } = delivering

afterEach(delivering.expectInvariants)

const inCash = { paymentMethod: 'cash', currency: 'USD' }
const usd = (amount: number) => ({ amount, currency: 'USD' })
const deliver = (
  courier: Person,
  { id, code }: { id: number; code: string },
  collected: object,
  key?: string,
) => report(courier, id, { report: 'delivered', code, collected }, key)
const carriedBy = async (courier: Person) => (await (await courier.fetch('/admin/deliveries')).json()).carried
const closing = async (person: Person): Promise<Closing> => (await person.fetch('/admin/closing')).json()
const cashIn = async (person: Person, currency: string) =>
  (await closing(person)).cash.find((line) => line.currency === currency)?.collected ?? 0
const handIn = (person: Person, json: object, key?: string) =>
  post(person, '/admin/closing/hand-ins', { currency: 'USD', ...json }, key)
const paymentCount = (orderId: number) => shop.database.db.$count(payments, eq(payments.orderId, orderId))

test('what a courier was paid pays the order and completes it, in one mail; it is with them, not in the till', async () => {
  const made = await onTheWay(inCash)
  const { buyer, seller, courier, order, id } = made
  expect(await listOf(courier)).toMatchObject([{ paysInCash: true, due: order.total, collected: null }])
  const [mails, till] = [await shop.database.db.$count(outbox), await cashIn(seller, 'USD')]
  const answer = await deliver(courier, made, usd(order.total))
  expect(await answer.json()).toMatchObject({ outcome: 'delivered', collected: usd(order.total), due: 0 })
  const paid = await orderOf(seller, id)
  expect(paid).toMatchObject({ status: 'COMPLETADA', paid: order.total, due: 0 })
  expect(paid.payments).toMatchObject([
    {
      state: 'verified',
      method: 'cash',
      amount: order.total,
      collected: { ...usd(order.total), by: `Mensajero ${courier.userId}` },
    },
  ])
  const own = await orderOf(buyer, id)
  expect(own.payments[0]?.collected).toMatchObject({ by: null })
  expect(own.history.map(({ note }) => note)).toContain('Pagado al recibir')
  const { db } = shop.database
  expect(await db.$count(outbox)).toBe(mails + 1)
  const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  expect(mail?.text).toContain(`Recibimos el pago de su pedido ${order.noSellOrden} al entregarlo.`)
  expect(mail?.text).toContain('Completada')
  expect(await carriedBy(courier)).toEqual([usd(order.total)])
  expect(await cashIn(seller, 'USD')).toBe(till)
  expect((await closing(seller)).courierCash).toContainEqual({
    id: courier.userId,
    name: `Mensajero ${courier.userId}`,
    currency: 'USD',
    carried: order.total,
    since: shop.clock.now.toISOString(),
  })
})

test('a report that is sent again, or twice at once, is paid once', async () => {
  const made = await onTheWay(inCash)
  const { courier, order, id } = made
  const twice = await Promise.all([1, 2].map(() => deliver(courier, made, usd(order.total), 'offline')))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await deliver(courier, made, usd(order.total), 'offline')).status).toBe(200)
  expect(await codeOf(await deliver(courier, made, usd(order.total), 'another'))).toBe('alreadyDelivered')
  expect(await paymentCount(id)).toBe(1)
  expect(await carriedBy(courier)).toEqual([usd(order.total)])

  const other = await onTheWay(inCash)
  const keys = ['one', 'two']
  const both = await Promise.all(keys.map((key) => deliver(other.courier, other, usd(order.total), key)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await paymentCount(other.id)).toBe(1)
})

test('a report that was refused is refused again with the same key, and nothing is paid', async () => {
  const made = await onTheWay(inCash)
  const stranger = await shop.asStaff('courier')
  for (const _ of [1, 2])
    expect(await codeOf(await deliver(stranger, made, usd(10), 'lost'))).toBe('notAssigned')
  expect(await paymentCount(made.id)).toBe(0)
  const wrongCode = { ...made, code: String((Number(made.code) + 1) % 10_000).padStart(4, '0') }
  expect((await deliver(made.courier, wrongCode, usd(10), 'wrong')).status).toBe(422)
  expect(await paymentCount(made.id)).toBe(0)
})

test('less than is owed leaves the order paid in part, and it waits', async () => {
  const made = await onTheWay(inCash)
  const { seller, courier, order, id } = made
  await deliver(courier, made, usd(1))
  expect(await orderOf(seller, id)).toMatchObject({
    status: 'EN PROCESO',
    step: 'delivered',
    paid: 1,
    due: Math.round((order.total - 1) * 100) / 100,
  })
  const queue = await (await (await shop.as('admin')).fetch('/admin/waiting')).json()
  expect(queue.data).toContainEqual(
    expect.objectContaining({ kind: 'delivered', id, owed: Math.round((order.total - 1) * 100) / 100 }),
  )
})

test('more than is owed, because it was paid meanwhile, is an overpayment', async () => {
  const made = await onTheWay(inCash)
  const { seller, courier, order, id } = made
  const { version } = await orderOf(seller, id)
  const paid = { amount: order.total, paymentMethod: 'transfer', transactionCode: 'TX-COD-1001', version }
  expect((await post(seller, `/admin/sellorders/${id}/payments`, paid)).status).toBe(201)
  expect((await deliver(courier, made, usd(order.total))).status).toBe(200)
  expect(await orderOf(seller, id)).toMatchObject({ status: 'COMPLETADA', excess: order.total })
})

test('another currency is kept as it was handed over, beside what it pays', async () => {
  const made = await onTheWay(inCash)
  const { seller, courier, order, id } = made
  const mlc = { amount: 20, currency: 'MLC' }
  const { error } = await (await deliver(courier, made, mlc)).json()
  expect(error).toMatchObject({ code: 'invalid', fieldCodes: { settles: 'required' } })
  expect((await deliver(courier, made, { ...mlc, currency: 'XXX', settles: 1 })).status).toBe(422)
  expect((await deliver(courier, made, { ...mlc, settles: order.total })).status).toBe(200)
  expect(await orderOf(seller, id)).toMatchObject({
    // What a courier agreed on is for staff to judge.
    status: 'EN PROCESO',
    step: 'delivered',
    due: 0,
    payments: [{ amount: order.total, collected: { amount: 20, currency: 'MLC' } }],
  })
  expect(await carriedBy(courier)).toEqual([mlc])
  expect((await orderOf(seller, id)).history.map(({ note }) => note)).toContain(
    'Pagado al recibir: 20.00 MLC',
  )
})

test('without an agreed amount the rate of the shop counts', async () => {
  const { insertProduct } = delivering
  for (const _ of [1, 2, 3]) await insertProduct({ price: 1_000, priceAlt: 380_000 })
  const made = await onTheWay(inCash)
  const { courier, order, seller, id } = made
  const { rate } = await (await courier.fetch('/admin/deliveries')).json()
  expect(rate).toBe(380)
  await deliver(courier, made, { amount: order.total * 380, currency: 'CUP' })
  expect(await orderOf(seller, id)).toMatchObject({ paid: order.total, status: 'COMPLETADA' })
})

test('only a delivery collects, and only what is an amount', async () => {
  const made = await onTheWay(inCash)
  const { courier, id } = made
  const failed = { report: 'failed', reason: 'Nadie', collected: usd(1) }
  expect((await report(courier, id, failed)).status).toBe(422)
  for (const amount of [0, -1, 1.001]) expect((await deliver(courier, made, usd(amount))).status).toBe(422)
})

test('cash that is handed in counts in the till; a difference needs a note and stays with the courier', async () => {
  const made = await onTheWay(inCash)
  const { seller, courier, order } = made
  await deliver(courier, made, usd(order.total))
  const before = await cashIn(seller, 'USD')
  const { total: carried } = order
  const json = { courierId: courier.userId, carried, amount: carried - 1 }
  expect((await (await handIn(seller, json)).json()).error.fieldCodes).toEqual({ note: 'required' })
  expect((await handIn(seller, { ...json, amount: carried + 1, note: 'x' })).status).toBe(422)
  expect((await handIn(seller, { ...json, amount: 0 })).status).toBe(422)
  expect((await handIn(courier, json)).status).toBe(403)
  const note = 'Le falta cambio'
  const [first, again] = [
    await handIn(seller, { ...json, note }, 'k'),
    await handIn(seller, { ...json, note }, 'k'),
  ]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(await first.json()).toMatchObject({ carried, amount: carried - 1, note })
  expect(await codeOf(await handIn(seller, { ...json, note }))).toBe('staleVersion')
  expect(await carriedBy(courier)).toEqual([usd(1)])
  expect(await cashIn(seller, 'USD')).toBeCloseTo(before + carried - 1)
  expect((await closing(seller)).handIns[0]).toMatchObject({
    courier: `Mensajero ${courier.userId}`,
    receivedBy: `Vendedor ${seller.userId}`,
    amount: carried - 1,
  })
  const [entry] = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'hand-in'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(entry).toMatchObject({ actorId: seller.userId, after: { courierId: courier.userId, note } })
})

test('two clerks take the same cash once', async () => {
  const made = await onTheWay(inCash)
  const { seller, courier, order } = made
  await deliver(courier, made, usd(order.total))
  const json = { courierId: courier.userId, carried: order.total, amount: order.total }
  const other = await shop.asStaff('seller')
  const both = await Promise.all([handIn(seller, json), handIn(other, json)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await carriedBy(courier)).toEqual([])
})

test('a collection that is rejected is not carried any more, unless it was handed in', async () => {
  const made = await onTheWay(inCash)
  const { seller, courier, id, order } = made
  const second = await onTheWay(inCash, courier)
  await deliver(courier, made, usd(order.total))
  await deliver(courier, second, usd(order.total))
  const reject = (orderId: number) =>
    post(seller, `/admin/sellorders/${orderId}/payment`, { state: 'rejected', note: 'Se equivocó' })
  expect((await reject(id)).status).toBe(200)
  expect(await carriedBy(courier)).toEqual([usd(order.total)])
  const json = { courierId: courier.userId, carried: order.total, amount: order.total }
  expect((await handIn(seller, json)).status).toBe(201)
  expect(await codeOf(await reject(second.id))).toBe('conflict')
  const { pool } = shop.database
  const statement = `update payments set state = 'rejected', verified_at = null, verified_by = null where order_id = ${second.id}`
  await expect(pool.query(statement)).rejects.toMatchObject({ constraint: 'payments_cover_hand_ins' })
})

test('the database refuses to hand in more than is carried, a difference without a note, and changes', async () => {
  const made = await onTheWay(inCash)
  const { courier, seller, order } = made
  await deliver(courier, made, usd(order.total))
  const { pool } = shop.database
  const insert = (amount: number, note: string) =>
    pool.query(
      `insert into cash_hand_ins (courier_id, currency, carried, amount, note, received_by)
       values ($1, 'USD', 99999999, $2, $3, $4)`,
      [courier.userId, amount, note, seller.userId],
    )
  await expect(insert(order.total * 100 + 1, 'x')).rejects.toMatchObject({
    constraint: 'cash_hand_ins_amount',
  })
  await expect(insert(1, '')).rejects.toMatchObject({ constraint: 'cash_hand_ins_difference_has_note' })
  await handIn(seller, { courierId: courier.userId, carried: order.total, amount: order.total })
  await expect(pool.query('delete from cash_hand_ins')).rejects.toThrow('appended only')
})

test('staff who took an order from another courier meanwhile leave the cash unrecorded, and say so', async () => {
  const made = await onTheWay(inCash)
  const { seller, courier, id } = made
  await assign(seller, id, null)
  expect(await codeOf(await deliver(courier, made, usd(1)))).toBe('notAssigned')
  await takeStep(seller, id, { step: 'delivered', reason: 'Llamó el cliente' })
  const unpaid = and(eq(payments.orderId, id), sql`${payments.collectedBy} is not null`)
  expect(await shop.database.db.$count(payments, unpaid)).toBe(0)
})
