import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import type { OwnCredit } from '@tecnoclick/contract/selling/credit/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { days } from '@tecnoclick/domain/platform/duration'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { insertSession } from '../../testing/people.ts'
import { make } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'
import { expireOrders } from '../orders/changing/expire-orders.ts'
import { expireCredit } from './expire-credit.ts'

const jobDeps = () => ({
  database: shop.database,
  log: pino({ level: 'silent' }),
  now: () => shop.clock.now,
  publicUrl: 'https://tienda.cu',
})

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, place, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const post = (person: Person, path: string, json: object = {}, headers: Record<string, string> = {}) =>
  person.fetch(path, { method: 'POST', json, headers })
/** Sessions end sooner than credit. */
async function again({ userId }: Person): Promise<Person> {
  const token = await insertSession(shop.database.db, userId, shop.clock.now)
  return { userId, token, fetch: (path, init) => shop.fetch(path, { ...init, token }) }
}

const creditOf = async (person: Person): Promise<OwnCredit> =>
  (await (await again(person)).fetch('/security/me/credit')).json()
const balanceOf = async (person: Person) =>
  (await creditOf(person)).balances.find(({ currency }) => currency === 'USD')?.balance ?? 0
const read = async (person: Person, id: number): Promise<Order> =>
  (await (await again(person)).fetch(`/sellorders/${id}`)).json()

async function give(person: Person, amount: number) {
  const admin = await shop.as('admin')
  const json = { customerId: person.userId, kind: 'given', amount, currency: 'USD', note: 'Disculpa' }
  expect((await post(admin, '/admin/credit/entries', json)).status).toBe(201)
  return admin
}

/** An order of 100 USD. */
async function ordered(person: Person, json: object = {}): Promise<Order> {
  await added(person, await insertProduct())
  return placed(person, json)
}

test('staff give credit with a reason, the customer reads it, and it is taken back no deeper than to nothing', async () => {
  const person = await shop.as('user')
  expect(await creditOf(person)).toEqual({ balances: [], entries: [], total: 0 })
  const admin = await give(person, 30)
  expect(await creditOf(person)).toMatchObject({
    balances: [{ currency: 'USD', balance: 30, expiring: null }],
    entries: [{ kind: 'given', amount: 30, balance: 30, note: 'Disculpa' }],
    total: 1,
  })
  const take = (amount: number) =>
    post(admin, '/admin/credit/entries', {
      ...{ customerId: person.userId, kind: 'taken', amount, currency: 'USD', note: 'Error' },
    })
  const refused = await take(31)
  expect(refused.status).toBe(409)
  expect((await refused.json()).error.code).toBe('creditTooLow')
  expect(await (await take(10)).json()).toMatchObject({
    kind: 'customer',
    balances: [{ currency: 'USD', balance: 20 }],
    entries: [{ kind: 'taken', amount: -10 }, { kind: 'given' }],
  })
  const nobody = { customerId: 999_999, kind: 'given', amount: 1, currency: 'USD', note: 'x' }
  expect((await post(admin, '/admin/credit/entries', nobody)).status).toBe(404)
  const seller = await shop.asStaff('seller')
  expect((await post(seller, '/admin/credit/entries', nobody)).status).toBe(403)
})

test('an order is paid partly or wholly with credit at checkout; more than there is is refused', async () => {
  const person = await shop.as('user')
  await give(person, 130)
  const part = await ordered(person, { credit: 30, paymentMethod: 'transfer' })
  expect(part).toMatchObject({
    ...{ total: 100, paid: 30, due: 70, status: 'PENDIENTE' },
    payments: [{ method: 'credit', state: 'verified', amount: 30 }],
  })
  expect(part.history.at(-1)?.note).toBe('Pago verificado: $30.00 USD · Saldo a favor')
  expect(await balanceOf(person)).toBe(100)
  await added(person, await insertProduct())
  const tooMuch = await place(person, { credit: 500.5 })
  // Never more than the order costs.
  expect(tooMuch.status).toBe(201)
  expect(await tooMuch.json()).toMatchObject({ paid: 100, due: 0, expiresDate: null })
  expect(await balanceOf(person)).toBe(0)
  await added(person, await insertProduct())
  const empty = await place(person, { credit: 1 })
  expect(empty.status).toBe(409)
  expect((await empty.json()).error.code).toBe('creditTooLow')
})

test('credit in another currency pays nothing', async () => {
  const person = await shop.as('user')
  const admin = await shop.as('admin')
  const json = { customerId: person.userId, kind: 'given', amount: 900, currency: 'CUP', note: 'x' }
  await post(admin, '/admin/credit/entries', json)
  await added(person, await insertProduct())
  expect((await place(person, { credit: 10 })).status).toBe(409)
})

test('credit spent twice at once, at two checkouts, pays once', async () => {
  const person = await shop.as('user')
  const seller = await shop.asStaff('seller')
  const orders = [await ordered(person), await ordered(person), await ordered(person)]
  await give(person, 100)
  await added(person, await insertProduct())
  const items = [{ productId: await insertProduct(), quantity: 1 }]
  const sale = { currency: 'USD', priceTier: 'retail', items, customerId: person.userId }
  const answers = await Promise.all([
    place(person, { credit: 100 }),
    ...orders.map(({ id }) => post(person, `/sellorders/${id}/credit`, { amount: 100 })),
    post(seller, '/sellorders/counter', { ...sale, credit: { amount: 100 } }),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status < 300)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(4)
  expect(await balanceOf(person)).toBe(0)
})

test('a cancelled order gives its credit back, by customer and by staff; the money stays owed', async () => {
  const person = await shop.as('user')
  const admin = await give(person, 60)
  const own = await ordered(person, { credit: 60 })
  expect((await post(person, `/sellorders/${own.id}/cancel`)).status).toBe(200)
  expect(await read(person, own.id)).toMatchObject({
    refundDue: 0,
    refunds: [{ amount: 60, method: 'credit' }],
  })
  expect((await read(person, own.id)).history.map(({ note }) => note)).toContain(
    'Queda a su favor: $60.00 USD',
  )
  expect(await balanceOf(person)).toBe(60)
  const theirs = await ordered(person, { credit: 60, paymentMethod: 'transfer' })
  const paid = { amount: 40, paymentMethod: 'cash', version: theirs.version }
  expect((await post(admin, `/admin/sellorders/${theirs.id}/payments`, paid)).status).toBe(201)
  const json = { status: 'CANCELADA', respuesta: 'Agotado' }
  await admin.fetch(`/sellorders/${theirs.id}`, { method: 'PATCH', json })
  expect(await read(person, theirs.id)).toMatchObject({ refundDue: 40 })
  expect(await balanceOf(person)).toBe(60)
})

test('what was paid too much becomes credit, and a refund as the customer agrees', async () => {
  const person = await shop.as('user')
  const admin = await shop.as('admin')
  const order = await ordered(person)
  const pay = async (amount: number) => {
    const { version } = await read(admin, order.id)
    return post(admin, `/admin/sellorders/${order.id}/payments`, { amount, paymentMethod: 'cash', version })
  }
  await pay(130)
  const { version } = await read(admin, order.id)
  const kept = await post(admin, `/admin/sellorders/${order.id}/excess`, { version })
  expect(await kept.json()).toMatchObject({ excess: 0, refunds: [{ amount: 30, method: 'credit' }] })
  expect(await balanceOf(person)).toBe(30)
  const json = { status: 'CANCELADA', respuesta: 'Agotado' }
  const cancelled: Order = await (
    await admin.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json })
  ).json()
  expect(cancelled.refundDue).toBe(100)
  const refund = { amount: 100, paymentMethod: 'credit', version: cancelled.version }
  expect((await post(admin, `/admin/sellorders/${order.id}/refunds`, refund)).status).toBe(201)
  expect(await balanceOf(person)).toBe(130)
})

test('the change of a sale at the counter stays as credit of a phone, which pays the next sale', async () => {
  const seller = await shop.asStaff('seller')
  const inTill = async (): Promise<Closing> => (await seller.fetch('/admin/closing')).json()
  const before = (await inTill()).cash[0] ?? { collected: 0, refunded: 0 }
  const productId = await insertProduct()
  const buyerPhone = '5555 7001'
  const sale = { currency: 'USD', priceTier: 'retail', items: [{ productId, quantity: 1 }] }
  const cash = { ...sale, paymentMethod: 'cash', received: 120, changeAsCredit: true }
  const nobody = await post(seller, '/sellorders/counter', cash)
  expect(nobody.status).toBe(409)
  expect((await nobody.json()).error.code).toBe('creditHolder')
  expect((await post(seller, '/sellorders/counter', { ...cash, buyerPhone })).status).toBe(201)
  const found = await (await seller.fetch('/admin/credit/balance?phone=55557001')).json()
  expect(found.account).toMatchObject({ kind: 'phone', balances: [{ currency: 'USD', balance: 20 }] })
  const next = { ...sale, paymentMethod: 'cash', buyerPhone, credit: { amount: 20 } }
  const sold: Order = await (await post(seller, '/sellorders/counter', next)).json()
  expect(sold.payments.map(({ method, amount }) => [method, amount])).toEqual([
    ['credit', 20],
    ['cash', 80],
  ])
  const voided = await post(seller, `/admin/sellorders/${sold.id}/void`, { reason: 'Error' })
  expect(await voided.json()).toMatchObject({
    refunds: [
      { method: 'credit', amount: 20 },
      { method: 'cash', amount: 80 },
    ],
  })
  const closing = await inTill()
  // 100 of the first sale with 20 of change, 80 of the second, which was given back.
  expect(closing.cash[0]).toMatchObject({
    collected: before.collected + 200,
    refunded: before.refunded + 80,
  })
  expect(closing.collected.map(({ paymentMethod }) => paymentMethod)).not.toContain('credit')
  expect(closing.collected.map(({ source }) => source)).toContain('credit')
  const { rows } = await shop.database.pool.query('select sum(balance) / 100.0 as owed from credit_balances')
  expect(closing.credit.reduce((sum, { owed }) => sum + owed, 0)).toBe(Number(rows[0].owed))
})

test('a voucher is sold, pays at the counter or goes into an account, once', async () => {
  const [person, seller] = [await shop.as('user'), await shop.asStaff('seller')]
  const bought = { amount: 50, currency: 'USD', paymentMethod: 'cash', note: 'Regalo' }
  expect((await post(seller, '/admin/credit/vouchers', { ...bought, paymentMethod: 'credit' })).status).toBe(
    409,
  )
  const voucher = await (
    await post(seller, '/admin/credit/vouchers', bought, { 'idempotency-key': 'v1' })
  ).json()
  const again = await (
    await post(seller, '/admin/credit/vouchers', bought, { 'idempotency-key': 'v1' })
  ).json()
  expect(again.id).toBe(voucher.id)
  expect(voucher).toMatchObject({
    kind: 'voucher',
    balances: [{ balance: 50 }],
    entries: [{ kind: 'bought' }],
  })
  const items = [{ productId: await insertProduct(), quantity: 1 }]
  const sale = { currency: 'USD', priceTier: 'retail', items, paymentMethod: 'cash' }
  const part = { ...sale, credit: { amount: 20, voucherCode: voucher.code.toLowerCase() } }
  expect((await post(seller, '/sellorders/counter', part)).status).toBe(201)
  const redeem = () => post(person, '/security/me/credit/vouchers', { code: ` ${voucher.code} ` })
  const answers = await Promise.all([redeem(), redeem()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await balanceOf(person)).toBe(30)
  expect((await post(person, '/security/me/credit/vouchers', { code: 'x' })).status).toBe(422)
  const list = await (await seller.fetch('/admin/credit?filter[where][kind]=voucher')).json()
  expect(list.data.map(({ code }: { code: string }) => code)).toContain(voucher.code)
})

test('a repair is paid with credit of the phone that left it, and given back as credit', async () => {
  const technician = await shop.asStaff('technician')
  const admin = await shop.as('admin')
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const walkIn = await make(technician, '/admin/orderservices', {
    ...{ ...asked, name: 'Eva Ramos', phone: '+53 5234 5678', model: 'L3250', warrantyMonths: 3 },
  })
  const credit = { phone: '5234 5678', kind: 'given', amount: 25, currency: 'USD', note: 'Disculpa' }
  expect((await post(admin, '/admin/credit/entries', credit)).status).toBe(201)
  const detail = async () => (await (await admin.fetch(`/orderservices/fulldata/${walkIn.id}`)).json()).data
  const pay = async (amount: number) => {
    const { version } = await detail()
    const json = { amount, currency: 'USD', paymentMethod: 'credit', version }
    return post(technician, `/admin/orderservices/${walkIn.id}/payments`, json)
  }
  expect((await pay(26)).status).toBe(409)
  expect((await pay(20)).status).toBe(201)
  const { version } = await detail()
  // Whatever is chosen, what was paid with credit is credit again.
  const refund = { amount: 20, currency: 'USD', paymentMethod: 'cash', reason: 'No se pudo', version }
  expect((await post(technician, `/admin/orderservices/${walkIn.id}/refunds`, refund)).status).toBe(201)
  const found = await (await admin.fetch('/admin/credit/balance?phone=52345678')).json()
  expect(found.account.balances).toEqual([{ currency: 'USD', balance: 25 }])
})

test('an order that stays unpaid but for credit expires and gives it back', async () => {
  const person = await shop.as('user')
  await give(person, 40)
  const order = await ordered(person, { credit: 40, paymentMethod: 'transfer' })
  expect(order.expiresDate).not.toBeNull()
  shop.clock.now = new Date(shop.clock.now.getTime() + days(5))
  await expireOrders(jobDeps())
  shop.clock.now = new Date(shop.clock.now.getTime() + days(5))
  await expireOrders(jobDeps())
  expect(await read(person, order.id)).toMatchObject({
    status: 'CANCELADA',
    refunds: [{ amount: 40, method: 'credit' }],
  })
  expect(await balanceOf(person)).toBe(40)
})

test('a return of an order paid partly with credit gives back money as money and credit as credit', async () => {
  const [person, admin] = [await shop.as('user'), await give(await shop.as('user'), 1)]
  await give(person, 60)
  const order = await ordered(person, { credit: 60 })
  const { version } = await read(admin, order.id)
  await post(admin, `/admin/sellorders/${order.id}/payments`, { amount: 40, paymentMethod: 'cash', version })
  for (const status of ['EN PROCESO', 'COMPLETADA'])
    await admin.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json: { status } })
  const items = order.items.map(({ id }) => ({ lineId: id, quantity: 1 }))
  const asked = await (
    await post(person, `/sellorders/${order.id}/returns`, {
      kind: 'return',
      reason: 'unwanted',
      lines: items,
    })
  ).json()
  await make(admin, `/admin/returns/${asked.id}/decision`, { state: 'accepted' })
  await make(admin, `/admin/returns/${asked.id}/receipt`, {})
  const settled = await make(admin, `/admin/returns/${asked.id}/settlement`, {
    lines: asked.lines.map(({ id }: { id: number }) => ({ id, outcome: 'stock' })),
    refund: { amount: 100, paymentMethod: 'cash' },
  })
  expect(settled).toMatchObject({ state: 'settled', refund: { amount: 100, credit: 60, method: 'cash' } })
  expect(await balanceOf(person)).toBe(60)
})

test('credit ends when the owner says so, the oldest first, with a mail a month before', async () => {
  const person = await shop.as('user')
  const { pool } = shop.database
  await pool.query("update settings set value = '6' where key = 'creditMonths'")
  await give(person, 10)
  await pool.query("update settings set value = '0' where key = 'creditMonths'")
  await give(person, 5)
  const [ending] = (await creditOf(person)).entries.toReversed()
  shop.clock.now = new Date(Date.parse(ending?.expiresDate ?? '') - days(10))
  for (let run = 0; run < 2; run++) await expireCredit(jobDeps())
  const { rows } = await pool.query("select to_address, text from outbox where kind = 'credit-expiring'")
  expect(rows).toHaveLength(1)
  expect(rows[0].text).toContain('$10.00')
  expect((await creditOf(person)).balances[0]).toMatchObject({ balance: 15, expiring: { amount: 10 } })
  shop.clock.now = new Date(shop.clock.now.getTime() + days(11))
  for (let run = 0; run < 2; run++) await expireCredit(jobDeps())
  expect(await creditOf(person)).toMatchObject({
    balances: [{ balance: 5, expiring: null }],
    entries: [{ kind: 'expired', amount: -10 }, {}, {}],
  })
})
