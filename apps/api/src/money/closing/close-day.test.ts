import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, stockOf } = useBuyers(shop)

/** Each test has days of its own, one after the other; what the test before left open is closed. */
let start = new Date('2031-03-03T15:00:00Z')
beforeEach(async () => {
  start = new Date(start.getTime() + days(30))
  shop.clock.now = new Date(start.getTime() - days(1))
  const rest = close(await shop.as('admin'), [{ currency: 'USD', counted: 0 }], { note: 'Del día anterior' })
  expect((await rest).status).toBe(201)
  shop.clock.now = start
})
afterEach(async () => {
  const results = await checkInvariants(shop.database.db)
  // Reservations and mails depend on the database's clock.
  expect(results.filter(({ id, offending }) => offending > 0 && !/^(8|10|11)-/.test(id))).toEqual([])
})

const post = (person: Person, path: string, json: object) => person.fetch(path, { method: 'POST', json })
const today = () => havanaDay(shop.clock.now)
const close = (person: Person, counts: object[], more: object = {}) =>
  post(person, '/admin/closing', { day: today(), counts, ...more })
const figures = async (person: Person, day = today()): Promise<Closing> =>
  (await person.fetch(`/admin/closing?day=${day}`)).json()

async function sell(person: Person, productId: number, paymentMethod = 'cash') {
  const items = [{ productId, quantity: 1 }]
  const sale = { items, currency: 'USD', priceTier: 'retail', paymentMethod }
  const sold = await post(person, '/sellorders/counter', sale)
  expect(sold.status).toBe(201)
  return sold.json()
}

test('counted cash is compared with what was taken and given back, by currency and clerk', async () => {
  const [ana, eva] = [await shop.asStaff('seller'), await shop.asStaff('seller')]
  const productId = await insertProduct({ price: 10_000 })
  await sell(ana, productId)
  await sell(ana, productId, 'transfer')
  const wrong = await sell(eva, productId)
  await post(eva, `/admin/sellorders/${wrong.id}/void`, { reason: 'Error' })
  expect((await close(ana, [])).status).toBe(422)
  expect((await close(ana, [{ currency: 'USD', counted: -1 }])).status).toBe(422)
  for (const note of [undefined, ' ']) {
    const silent = await close(ana, [{ currency: 'USD', opening: 50, counted: 149.5 }], { note })
    expect([silent.status, (await silent.json()).error.fieldCodes]).toEqual([422, { note: 'required' }])
  }
  const closed = await close(ana, [{ currency: 'USD', opening: 50, counted: 149.5 }], {
    note: 'Falta cambio',
  })
  expect(closed.status).toBe(201)
  const body: Closing = await closed.json()
  expect(body).toMatchObject({
    day: today(),
    closedThrough: today(),
    cash: [{ currency: 'USD', collected: 200, refunded: 100 }],
    closing: {
      note: 'Falta cambio',
      counts: [{ currency: 'USD', opening: 50, expected: 150, counted: 149.5, difference: -0.5 }],
    },
  })
  const cashOf = ({ userId }: Person) =>
    body.clerks.find(({ id, paymentMethod }) => id === userId && paymentMethod === 'cash')
  expect(cashOf(ana)).toMatchObject({ payments: 1, collected: 100, refunded: 0 })
  expect(cashOf(eva)).toMatchObject({ payments: 1, collected: 100, refunded: 100 })
  expect((await (await ana.fetch('/admin/closings')).json()).data[0]).toMatchObject({ day: today() })
})

test('after the closing money belongs to the next day, and a closed day does not change', async () => {
  const [seller, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  const productId = await insertProduct({ price: 10_000 })
  const early = await sell(seller, productId)
  expect((await close(seller, [{ currency: 'USD', counted: 100 }])).status).toBe(201)
  const before = await figures(seller)
  const late = await sell(seller, productId)
  await post(seller, `/admin/sellorders/${late.id}/void`, { reason: 'Error' })
  await post(seller, `/admin/sellorders/${early.id}/void`, { reason: 'Error' })
  expect(await stockOf(productId)).toBe(10)
  const rejected = await post(admin, `/admin/sellorders/${early.id}/payment`, { state: 'rejected' })
  expect(rejected.status).toBe(409)
  const after = await figures(seller)
  expect([after.collected, after.refunded, after.cash]).toEqual([
    before.collected,
    before.refunded,
    before.cash,
  ])
  shop.clock.now = new Date(start.getTime() + days(1))
  const tomorrow = await figures(await shop.asStaff('seller'))
  expect(tomorrow).toMatchObject({
    closing: null,
    firstDay: today(),
    cash: [{ currency: 'USD', collected: 100, refunded: 200 }],
  })
})

test('a verified payment of a closed day is not rejected', async () => {
  const admin = await shop.as('admin')
  const { id } = await sell(admin, await insertProduct({ price: 10_000 }))
  await close(admin, [{ currency: 'USD', counted: 100 }])
  const rejected = await post(admin, `/admin/sellorders/${id}/payment`, { state: 'rejected' })
  expect((await rejected.json()).error.code).toBe('dayClosed')
})

test('two clerks close at once: one does', async () => {
  const [ana, eva] = [await shop.asStaff('seller'), await shop.asStaff('seller')]
  const answers = await Promise.all([close(ana, []), close(eva, [])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await close(ana, [])).status).toBe(409)
})

test('a payment while the day is closed is counted, or belongs to the next day', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct({ price: 10_000, stock: 20 })
  await sell(seller, productId)
  const results = await Promise.all([
    ...Array.from({ length: 6 }, () => sell(seller, productId)),
    close(seller, [{ currency: 'USD', counted: 0 }], { note: 'Se cobraba a la vez' }),
  ])
  expect(results.at(-1)?.status).toBe(201)
  const { closing, cash } = await figures(seller)
  expect(closing?.counts[0]?.expected).toBe(cash[0]?.collected)
  shop.clock.now = new Date(start.getTime() + days(1))
  const next = await figures(await shop.asStaff('seller'))
  expect((cash[0]?.collected ?? 0) + (next.cash[0]?.collected ?? 0)).toBe(700)
})

test('days that nobody closed are closed with the next one; no day ahead of time or twice', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct({ price: 10_000 })
  await close(seller, [])
  const first = today()
  shop.clock.now = new Date(start.getTime() + days(1))
  await sell(await shop.asStaff('seller'), productId)
  shop.clock.now = new Date(start.getTime() + days(3))
  const later = await shop.asStaff('seller')
  expect((await post(later, '/admin/closing', { day: first, counts: [] })).status).toBe(409)
  expect((await post(later, '/admin/closing', { day: '2099-01-01', counts: [] })).status).toBe(422)
  const closed = await close(later, [{ currency: 'USD', counted: 100 }])
  expect(await closed.json()).toMatchObject({
    firstDay: havanaDay(new Date(start.getTime() + days(1))),
    cash: [{ collected: 100 }],
  })
  const inside = await figures(later, havanaDay(new Date(start.getTime() + days(2))))
  expect(inside.closing?.day).toBe(today())
})

test('the database refuses money in a closed day, closings out of order, and changes of a closing', async () => {
  const admin = await shop.as('admin')
  const { id } = await sell(admin, await insertProduct({ price: 10_000 }))
  await close(admin, [{ currency: 'USD', counted: 100 }])
  const { pool } = shop.database
  const refused = [
    [`update payments set amount = 5 where order_id = ${id}`, 'payments_day_open'],
    [`delete from payments where order_id = ${id}`, 'payments_day_open'],
    [
      `insert into day_closings (day, first_day, closed_by, closed_at) values ('${today()}', '${today()}', ${admin.userId}, '${start.toISOString()}')`,
      'day_closings_in_order',
    ],
  ]
  for (const [statement, constraint] of refused)
    await expect(pool.query(statement ?? '')).rejects.toMatchObject({ constraint })
  await expect(pool.query(`update cash_counts set counted = 0 where day = '${today()}'`)).rejects.toThrow(
    'appended only',
  )
  await expect(pool.query(`delete from day_closings where day = '${today()}'`)).rejects.toThrow(
    'appended only',
  )
  const { rows } = await pool.query(
    `insert into payments (order_id, amount, currency, method, state, verified_at, verified_by, closing_day)
     values (${id}, 100, 'USD', 'cash', 'verified', $1, ${admin.userId}, '${today()}') returning closing_day > '${today()}'::date as moved`,
    [start],
  )
  expect(rows).toEqual([{ moved: true }])
})

test('an administrator corrects what was counted; the closing stays, and the last entry holds', async () => {
  const [admin, seller] = [await shop.as('admin'), await shop.asStaff('seller')]
  await sell(admin, await insertProduct({ price: 10_000 }))
  const correct = (counted: number, more: object = {}, person = admin) =>
    post(person, '/admin/closing/corrections', {
      ...{ day: today(), currency: 'USD', counted, note: 'Un billete bajo la gaveta' },
      ...more,
    })
  expect((await correct(100)).status).toBe(404)
  await close(admin, [{ currency: 'USD', counted: 90 }], { note: 'Faltan 10' })
  expect((await correct(100, {}, seller)).status).toBe(403)
  expect((await correct(100, { note: ' ' })).status).toBe(422)
  expect((await correct(90)).status).toBe(409)
  expect((await correct(95)).status).toBe(201)
  const corrected: Closing = await (await correct(100)).json()
  expect(corrected.closing).toMatchObject({
    counts: [{ expected: 100, counted: 90, difference: -10 }],
    corrections: [
      { currency: 'USD', counted: 95, difference: -5, note: 'Un billete bajo la gaveta' },
      { currency: 'USD', counted: 100, difference: 0 },
    ],
  })
  await expect(shop.database.pool.query('delete from cash_corrections')).rejects.toThrow('appended only')
  const text = await (await admin.fetch('/admin/closings/export')).text()
  expect(text).toContain('USD,0.00,100.00,90.00,-10.00,Faltan 10,100.00')
})

test('closings are downloaded as CSV', async () => {
  const admin = await shop.as('admin')
  await close(admin, [{ currency: 'USD', opening: 10, counted: 12 }], { note: '=SUMA(1)' })
  const text = await (await admin.fetch('/admin/closings/export')).text()
  expect(text.split('\n')[0]).toMatch(/Día,Desde,Cerrado el,Cerrado por,Moneda,Fondo inicial,Esperado/)
  expect(text).toContain(`USD,10.00,10.00,12.00,2.00,'=SUMA(1)`)
})
