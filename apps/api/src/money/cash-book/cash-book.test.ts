import type { CashBook, CashMove } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { purgeLooseReceipts } from '../../selling/payments/purge-loose-receipts.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { pictureForm } from '../../testing/sample-shop.ts'
import { type Person, testDeps, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct } = useBuyers(shop)

let registers = 0
/** Each test has a register of its own. */
let registerId = 0
beforeEach(async () => {
  registers += 1
  const name = `Caja ${registers}`
  const book: CashBook = await (await post(await shop.as('admin'), '/admin/cash/registers', { name })).json()
  registerId = book.registers.find((register) => register.name === name)?.id ?? 0
})
afterEach(async () => {
  const results = await checkInvariants(shop.database.db)
  expect(results.filter(({ id, offending }) => offending > 0 && id.startsWith('7-'))).toEqual([])
})

const post = (person: Person, path: string, json: object) => person.fetch(path, { method: 'POST', json })
const count = (counted: number, reason?: string) => [{ currency: 'USD', counted, reason }]
const open = (person: Person, counts: object[] = [], id = registerId) =>
  post(person, '/admin/cash/shifts', { registerId: id, counts })
const close = (person: Person, id: number | null, counts: object[] = []) =>
  post(person, `/admin/cash/shifts/${id}/close`, { counts })
const enter = (person: Person, kind: string, amount: number, more: object = {}) =>
  post(person, '/admin/cash/moves', { kind, amount, currency: 'USD', reason: 'Para la tienda', ...more })
const read = async (person: Person): Promise<CashBook> => (await person.fetch('/admin/cash')).json()
const moves = async (person: Person, where = ''): Promise<CashMove[]> =>
  (await (await person.fetch(`/admin/cash/moves?${where}`)).json()).data

async function balance(person: Person, id = registerId): Promise<number> {
  const found = (await read(person)).registers.find((register) => register.id === id)
  return found?.balances.find(({ currency }) => currency === 'USD')?.balance ?? 0
}

async function opened(person: Person, counted: number, id = registerId): Promise<number> {
  const response = await open(person, count(counted), id)
  expect(response.status).toBe(201)
  return (await response.json()).shiftId
}

async function sell(person: Person, productId: number) {
  const items = [{ productId, quantity: 1 }]
  const sale = { items, currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' }
  const sold = await post(person, '/sellorders/counter', sale)
  expect(sold.status).toBe(201)
  return sold.json()
}

const figures = async (person: Person): Promise<Closing> => (await person.fetch('/admin/closing')).json()

async function uploaded(person: Person): Promise<string> {
  const response = await person.fetch('/files/receipts', {
    method: 'POST',
    body: await pictureForm('receipt'),
  })
  return (await response.json()).files[0].originalname
}

test('a clerk sells into the register of their shift, others into the default one', async () => {
  const [ana, eva] = [await shop.asStaff('seller'), await shop.asStaff('seller')]
  const productId = await insertProduct({ price: 10_000 })
  await opened(ana, 50)
  const main = (await read(eva)).registers.find(({ isDefault }) => isDefault)?.id ?? 0
  const before = await balance(eva, main)
  const sold = await sell(ana, productId)
  await sell(eva, productId)
  expect([await balance(ana), await balance(ana, main)]).toEqual([150, before + 100])
  await post(ana, `/admin/sellorders/${sold.id}/void`, { reason: 'Error' })
  expect(await balance(ana)).toBe(50)
  const [refund, sale] = await moves(ana, `registerId=${registerId}`)
  expect(refund).toMatchObject({ kind: 'refund', from: { kind: 'register' }, to: { kind: 'outside' } })
  expect(sale).toMatchObject({ kind: 'sale', amount: 100, orderId: sold.id, from: { kind: 'outside' } })
})

test('a shift is closed with a count, and a difference needs a reason', async () => {
  const ana = await shop.asStaff('seller')
  const shiftId = await opened(ana, 50)
  await sell(ana, await insertProduct({ price: 10_000 }))
  expect((await close(ana, shiftId)).status).toBe(422)
  const silent = await close(ana, shiftId, count(149, ' '))
  expect([silent.status, (await silent.json()).error.fieldCodes]).toEqual([422, { reason: 'required' }])
  expect((await close(ana, shiftId, count(149, 'Vuelto de más'))).status).toBe(200)
  expect((await close(ana, shiftId, count(149))).status).toBe(409)
  expect(await balance(ana)).toBe(149)
  const [difference] = await moves(ana, `registerId=${registerId}`)
  expect(difference).toMatchObject({ kind: 'difference', amount: 1, reason: 'Vuelto de más' })
  // Whoever comes next finds it so, or says why not.
  expect((await open(ana, count(140))).status).toBe(422)
  expect((await open(ana)).status).toBe(422)
  expect((await open(ana, count(149))).status).toBe(201)
})

test('a currency is counted once and is one of the shop', async () => {
  const ana = await shop.asStaff('seller')
  expect((await open(ana, [...count(1), ...count(1)])).status).toBe(422)
  expect((await open(ana, [{ currency: 'XXX', counted: 1 }])).status).toBe(422)
  expect((await open(ana, [], 999_999)).status).toBe(404)
})

test('cash goes in and out of the own register, never more than is there', async () => {
  const ana = await shop.asStaff('seller')
  expect((await enter(ana, 'payIn', 10)).status).toBe(409)
  await opened(ana, 50)
  expect((await enter(ana, 'payOut', 51)).status).toBe(422)
  expect((await enter(ana, 'payIn', 10, { currency: 'XXX' })).status).toBe(422)
  expect((await enter(ana, 'payIn', 10, { reason: ' ' })).status).toBe(422)
  for (const [kind, amount] of [
    ['payIn', 10],
    ['payOut', 5],
    ['expense', 15],
    ['deposit', 20],
  ] as const)
    expect((await enter(ana, kind, amount)).status).toBe(201)
  expect(await balance(ana)).toBe(20)
  expect((await read(ana)).bank).toContainEqual({ currency: 'USD', balance: 20 })
  const [deposit] = await moves(ana, `registerId=${registerId}&kind=deposit`)
  expect(deposit).toMatchObject({ to: { kind: 'bank' }, reason: 'Para la tienda' })
})

test('an entry by mistake is taken back once, by whoever answers for that register', async () => {
  const [ana, eva] = [await shop.asStaff('seller'), await shop.asStaff('seller')]
  await opened(ana, 50)
  const { id } = await (await enter(ana, 'expense', 30)).json()
  const back = (person: Person, move = id) =>
    post(person, `/admin/cash/moves/${move}/reversal`, { reason: 'Era otra factura' })
  expect((await back(eva)).status).toBe(409)
  expect((await back(ana, 999_999)).status).toBe(404)
  const reversal = await back(ana)
  expect([reversal.status, await reversal.json()]).toMatchObject([201, { kind: 'expense', reversesId: id }])
  expect((await back(ana)).status).toBe(409)
  expect(await balance(ana)).toBe(50)
  expect(await moves(ana, `id=${id}`)).toMatchObject([{ isReversed: true }])
})

test('an expense has a photo of its receipt: one that this clerk uploaded, once', async () => {
  const [ana, eva] = [await shop.asStaff('seller'), await shop.asStaff('seller')]
  await opened(ana, 50)
  const receipt = await uploaded(ana)
  expect((await enter(ana, 'expense', 5, { receipt: await uploaded(eva) })).status).toBe(422)
  const spent = await enter(ana, 'expense', 5, { receipt })
  expect([spent.status, await spent.json()]).toMatchObject([201, { receipt }])
  expect((await enter(ana, 'expense', 5, { receipt })).status).toBe(422)
  expect((await eva.fetch(`/files/${receipt}`)).status).toBe(200)
  expect((await (await shop.as('user')).fetch(`/files/${receipt}`)).status).toBe(404)
  const later = new Date(Date.now() + days(2))
  await purgeLooseReceipts({ ...testDeps, database: shop.database, now: () => later })
  expect((await eva.fetch(`/files/${receipt}`)).status).toBe(200)
})

test('cash is handed over to another register', async () => {
  const [ana, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  await opened(ana, 50)
  const main = (await read(ana)).registers.find(({ isDefault }) => isDefault)?.id ?? 0
  const before = await balance(ana, main)
  for (const toRegisterId of [null, registerId, 999_999])
    expect((await enter(ana, 'handOver', 20, { toRegisterId })).status).toBe(422)
  expect((await enter(ana, 'handOver', 20, { toRegisterId: main })).status).toBe(201)
  expect([await balance(admin), await balance(admin, main)]).toEqual([30, before + 20])
})

test('a sale of another register is a correction there when the payment is rejected', async () => {
  const admin = await shop.as('admin')
  const shiftId = await opened(admin, 0)
  const { id } = await sell(admin, await insertProduct({ price: 10_000 }))
  const rejected = await post(admin, `/admin/sellorders/${id}/payment`, { state: 'rejected' })
  expect(rejected.status).toBe(200)
  expect(await balance(admin)).toBe(0)
  expect(await moves(admin, `registerId=${registerId}&kind=correction`)).toMatchObject([{ amount: 100 }])
  expect((await close(admin, shiftId)).status).toBe(200)
})

test('an administrator closes the shift of somebody who left; colleagues do not', async () => {
  const [ana, eva, admin] = [
    await shop.asStaff('seller'),
    await shop.asStaff('seller'),
    await shop.as('admin'),
  ]
  const shiftId = await opened(ana, 50)
  expect((await close(eva, shiftId, count(50))).status).toBe(403)
  expect((await close(eva, 999_999, count(50))).status).toBe(404)
  expect((await close(admin, shiftId, count(50))).status).toBe(200)
})

test('registers are managed by administrators; one in use stays', async () => {
  const [ana, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  const put = (person: Person, json: object, id = registerId) =>
    person.fetch(`/admin/cash/registers/${id}`, { method: 'PUT', json })
  const name = `Mostrador ${registers}`
  expect((await put(ana, { name, enable: true, version: 1 })).status).toBe(403)
  expect((await put(admin, { name, enable: true, version: 9 })).status).toBe(409)
  expect((await put(admin, { name, enable: true, version: 1 })).status).toBe(200)
  expect((await post(admin, '/admin/cash/registers', { name })).status).toBe(409)
  const shiftId = await opened(ana, 50)
  expect((await put(admin, { name, enable: false, version: 2 })).status).toBe(409)
  await enter(ana, 'deposit', 50)
  await close(ana, shiftId)
  expect((await put(admin, { name, enable: false, version: 2 })).status).toBe(200)
  expect((await open(ana)).status).toBe(404)
  const main = (await read(admin)).registers.find(({ isDefault }) => isDefault)
  expect((await put(admin, { ...main, enable: false }, main?.id)).status).not.toBe(200)
})

test('two clerks open one register at once: one does', async () => {
  const clerks = [await shop.asStaff('seller'), await shop.asStaff('seller')]
  const answers = await Promise.all(clerks.map((clerk) => open(clerk, count(50))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('one clerk opens two registers at once: one is opened', async () => {
  const ana = await shop.asStaff('seller')
  const main = (await read(ana)).registers.find(({ isDefault }) => isDefault)?.id ?? 0
  const there = await balance(ana, main)
  const answers = await Promise.all([open(ana, count(0)), open(ana, count(there), main)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('two closings of one shift at once: one is made', async () => {
  const [ana, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  const shiftId = await opened(ana, 50)
  const answers = await Promise.all([
    close(ana, shiftId, count(49, 'Faltaba')),
    close(admin, shiftId, count(48, 'Faltaba')),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await moves(ana, `registerId=${registerId}&kind=difference`)).toHaveLength(1)
})

test('two clerks at two registers sell while one closes: each sale is in one register', async () => {
  const [ana, eva, admin] = [
    await shop.asStaff('seller'),
    await shop.asStaff('seller'),
    await shop.as('admin'),
  ]
  const productId = await insertProduct({ price: 10_000, stock: 40 })
  const shiftId = await opened(ana, 0)
  const { registers: all } = await (
    await post(admin, '/admin/cash/registers', { name: `Otra ${registers}` })
  ).json()
  const other = all.find(({ name }: { name: string }) => name === `Otra ${registers}`).id
  await opened(eva, 0, other)
  const main = (await read(admin)).registers.find(({ isDefault }) => isDefault)?.id ?? 0
  const before = await balance(admin, main)
  const results = await Promise.all([
    ...Array.from({ length: 6 }, () => sell(ana, productId)),
    ...Array.from({ length: 6 }, () => sell(eva, productId)),
    close(ana, shiftId, count(0, 'Se vendía a la vez')),
  ])
  expect((results.at(-1) as Response).status).toBe(200)
  const counted = (await moves(admin, `shiftId=${shiftId}&kind=sale`)).length * 100
  expect(counted + (await balance(admin, main)) - before).toBe(600)
  expect([await balance(admin, other), await balance(admin)]).toEqual([600, 0])
})

test('the closing of the day agrees with the book and lists each difference with its reason', async () => {
  const ana = await shop.asStaff('seller')
  const before = await figures(ana)
  const shiftId = await opened(ana, 50)
  await sell(ana, await insertProduct({ price: 10_000 }))
  await enter(ana, 'payIn', 10)
  await enter(ana, 'expense', 15)
  await enter(ana, 'deposit', 40)
  await close(ana, shiftId, count(103, 'Vuelto de más'))
  const after = await figures(ana)
  const inDollars = ({ cash }: Closing) => cash.find(({ currency }) => currency === 'USD')
  const grown = (key: 'collected' | 'paidIn' | 'paidOut' | 'difference' | 'opening') =>
    Math.round(((inDollars(after)?.[key] ?? 0) - (inDollars(before)?.[key] ?? 0)) * 100) / 100
  expect([
    grown('opening'),
    grown('collected'),
    grown('paidIn'),
    grown('paidOut'),
    grown('difference'),
  ]).toEqual([50, 100, 10, 55, -2])
  expect(after.differences.at(-1)).toMatchObject({ amount: -2, reason: 'Vuelto de más', currency: 'USD' })
  const { cash, day } = after
  const { registers: all } = await read(ana)
  const held = all.flatMap(({ balances }) => balances).filter(({ currency }) => currency === 'USD')
  const counted = Math.round(held.reduce((sum, { balance: kept }) => sum + kept, 0) * 100) / 100
  const closed = await post(ana, '/admin/closing', {
    day,
    counts: [{ currency: 'USD', opening: inDollars({ ...after, cash })?.opening, counted }],
  })
  expect([closed.status, (await closed.json()).closing.counts]).toMatchObject([201, [{ difference: 0 }]])
})

test('profit is margin without expenses, by day and month', async () => {
  const admin = await shop.as('admin')
  await opened(admin, 50)
  const today = havanaDay(shop.clock.now)
  const profit = async (query: string) =>
    (await (await admin.fetch(`/admin/margins?${query}`)).json()).data.find(
      ({ currency }: { currency: string }) => currency === 'USD',
    )
  const before = (await profit(`day=${today}`)) ?? { expenses: 0, profit: 0 }
  const { id } = await (await enter(admin, 'expense', 12.5)).json()
  await enter(admin, 'payOut', 5)
  for (const query of [`day=${today}`, `month=${today.slice(0, 7)}`])
    expect(await profit(query)).toMatchObject({
      expenses: before.expenses + 12.5,
      profit: before.profit - 12.5,
    })
  await post(admin, `/admin/cash/moves/${id}/reversal`, { reason: 'Era otra factura' })
  expect(await profit(`day=${today}`)).toMatchObject({ expenses: before.expenses })
  expect((await admin.fetch('/admin/margins?day=0001-01-01')).status).toBe(400)
})

test('the book is appended only', async () => {
  const ana = await shop.asStaff('seller')
  await opened(ana, 50)
  const { pool } = shop.database
  for (const statement of ['update cash_moves set amount = 1', 'delete from cash_shift_counts'])
    await expect(pool.query(statement)).rejects.toThrow('appended only')
})

test('moves are downloaded as CSV, as they are filtered', async () => {
  const admin = await shop.as('admin')
  await opened(admin, 50)
  await enter(admin, 'expense', 12.5, { reason: '=SUMA(1)' })
  const text = await (
    await admin.fetch(`/admin/cash/moves/export?registerId=${registerId}&kind=expense`)
  ).text()
  expect(text.split('\n')[0]).toMatch(/Fecha,Movimiento,De,A,Moneda,Importe,Documento,Motivo,Registrado por/)
  expect(text).toContain(`,Gasto,Caja ${registers},Fuera de la tienda,USD,12.50,,'=SUMA(1),`)
  expect(text.trim().split('\n')).toHaveLength(2)
})

test('change in another currency is kept and given at the register of the payment', async () => {
  const ana = await shop.asStaff('seller')
  await opened(ana, 0)
  const { id } = await sell(ana, await insertProduct({ price: 10_000 }))
  await shop.database.pool.query(
    `insert into exchanged_change (payment_id, amount, currency, given_amount, given_currency, rate_paid, rate_settled, rounding, given_at, given_by)
     select id, 500, 'USD', 200000, 'CUP', 1, 400, 0, $2, $3 from payments where order_id = $1`,
    [id, shop.clock.now, ana.userId],
  )
  const change = await moves(ana, `registerId=${registerId}&kind=change`)
  expect(change.map(({ currency, amount, to }) => [currency, amount, to.kind])).toEqual([
    ['CUP', 2000, 'outside'],
    ['USD', 5, 'register'],
  ])
  expect(await balance(ana)).toBe(105)
})
