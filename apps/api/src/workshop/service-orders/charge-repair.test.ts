import { checkInvariants } from '@tecnoclick/database/invariants'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop, tokenIn } from './testing/workshop.ts'

const shop = useTestApi()

beforeAll(() => {
  shop.clock.now = new Date()
})
afterEach(async () => {
  const results = await checkInvariants(shop.database.db)
  expect(results.filter(({ offending }) => offending > 0)).toEqual([])
})

const post = (person: Person, path: string, json: object, key?: string) =>
  person.fetch(path, { method: 'POST', json, ...(key && { headers: { 'idempotency-key': key } }) })
const deposit = { amount: 500, currency: 'CUP', paymentMethod: 'transfer', transactionCode: 'DEP-1001' }

async function walkedIn(more: object = {}) {
  const technician = await shop.asStaff('technician')
  const { serviceId, brandId, failure } = await openWorkshop(shop.database)
  const wish = { name: 'Ana', phone: '5355 0101', serviceId, brandId, failure, ...more }
  const received = await post(technician, '/admin/orderservices', wish)
  expect(received.status).toBe(201)
  const { id } = await received.json()
  const detail = async () => (await (await technician.fetch(`/orderservices/fulldata/${id}`)).json()).data
  const quote = (amount: number, currency = 'CUP') =>
    technician.fetch(`/orderservices/${id}`, {
      method: 'PATCH',
      json: { quote: { amount, currency, validUntil: new Date(Date.now() + 9e8).toISOString() } },
    })
  const move = async (kind: 'payments' | 'refunds', json: object, key?: string) => {
    const { version } = await detail()
    return post(technician, `/admin/orderservices/${id}/${kind}`, { version, ...json }, key)
  }
  const charge = (json: object, key?: string) => move('payments', json, key)
  const refund = (json: object, key?: string) => move('refunds', json, key)
  return { technician, id, detail, quote, charge, refund }
}

const cash = (amount: number) => ({ amount, currency: 'CUP', paymentMethod: 'cash' })

test('deposit and payments count towards the quote; staff, ticket and closing show them', async () => {
  const { technician, id, detail, quote, charge } = await walkedIn({ deposit })
  expect(await detail()).toMatchObject({
    charge: { currency: 'CUP', total: null, paid: 500, due: 0 },
    payments: [{ kind: 'deposit', method: 'transfer', transactionCode: 'DEP-1001' }],
  })
  await quote(2000)
  const paid = await charge(cash(1000), 'k1')
  expect(paid.status).toBe(201)
  expect((await charge(cash(1000), 'k1')).status).toBe(201)
  expect(await detail()).toMatchObject({
    charge: { total: 2000, paid: 1500, due: 500 },
    payments: [{ kind: 'deposit' }, { kind: 'payment', amount: 1000, method: 'cash' }],
    history: expect.arrayContaining([
      expect.objectContaining({ event: 'payment', note: 'CUP 1,000.00 · Efectivo al recibir' }),
    ]),
  })
  const link = await (await technician.fetch(`/orderservices/${id}/ticket`)).json()
  const ticket = await (await technician.fetch(`/services/ticket/${tokenIn(link.path)}`)).json()
  expect(ticket.charge).toEqual({ currency: 'CUP', total: 2000, paid: 1500, due: 500 })
  expect(JSON.stringify(ticket)).not.toContain('DEP-1001')
  const seller = await shop.asStaff('seller')
  const closing = await (await seller.fetch('/admin/closing')).json()
  expect(closing.collected).toMatchObject([
    { source: 'deposit', paymentMethod: 'transfer', total: 500 },
    { source: 'repair', paymentMethod: 'cash', total: 1000 },
  ])
})

test('a code is used once, the currency is that of the quote, and the method must exist', async () => {
  const { quote, charge } = await walkedIn()
  await quote(2000)
  expect((await charge({ ...cash(10), paymentMethod: 'transfer', transactionCode: 'dep-1001' })).status).toBe(
    409,
  )
  expect((await charge({ ...cash(10), currency: 'EUR' })).status).toBe(422)
  expect((await charge({ ...cash(10), paymentMethod: 'magia' })).status).toBe(409)
  expect((await charge(cash(0))).status).toBe(422)
  expect((await charge({ amount: 5, currency: 'CUP' })).status).toBe(422)
})

test('the deposit of a cancelled repair is given back once, and never more', async () => {
  const { technician, id, detail, charge, refund } = await walkedIn({
    deposit: { amount: 500, currency: 'CUP' },
  })
  await technician.fetch(`/orderservices/${id}`, {
    method: 'PATCH',
    json: { status: 'CANCELADA', respuesta: 'No tiene arreglo' },
  })
  expect((await charge(cash(10))).status).toBe(409)
  const back = { ...cash(500), reason: 'No tiene arreglo' }
  expect((await refund({ ...back, amount: 500.01 })).status).toBe(409)
  expect((await refund({ ...back, reason: '' })).status).toBe(422)
  const answers = await Promise.all([refund(back), refund(back)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await detail()).toMatchObject({ charge: { paid: 0 }, refunds: [{ amount: 500, method: 'cash' }] })
})

test('customers and other staff do not take money', async () => {
  const { id } = await walkedIn()
  for (const person of [await shop.as('user'), await shop.asStaff('editor'), await shop.asStaff('courier')])
    expect((await post(person, `/admin/orderservices/${id}/payments`, cash(10))).status).toBe(403)
})

test('an unpaid repair is completed with a reason only, which its customer does not read', async () => {
  const { technician, id, detail, quote, charge } = await walkedIn()
  await quote(2000)
  await charge(cash(500))
  const complete = (reason?: string) =>
    technician.fetch(`/orderservices/${id}`, { method: 'PATCH', json: { status: 'COMPLETADA', reason } })
  const refused = await complete()
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({
    code: 'unpaid',
    values: { due: 'CUP 1,500.00' },
  })
  expect((await complete('Paga el lunes')).status).toBe(200)
  const note = 'Sin pago, faltan CUP 1,500.00: Paga el lunes'
  expect((await detail()).history.at(-1)).toMatchObject({ event: 'reason', note })
  const { path } = await (await technician.fetch(`/orderservices/${id}/ticket`)).json()
  const ticket = await (await technician.fetch(`/services/ticket/${tokenIn(path)}`)).text()
  expect(ticket).not.toContain('Paga el lunes')
})

test('a repair without a price is completed with a reason, and found until it is charged', async () => {
  const { technician, id, detail, charge } = await walkedIn({ deposit: { amount: 500, currency: 'CUP' } })
  const unpaid = async () => {
    const list = await technician.fetch('/admin/orderservices?filter[where][paid]=false&filter[limit]=100')
    return (await list.json()).data.find((row: { id: number }) => row.id === id)
  }
  await technician.fetch(`/orderservices/${id}`, { method: 'PATCH', json: { status: 'EN PROCESO' } })
  const complete = (reason?: string) =>
    technician.fetch(`/orderservices/${id}`, { method: 'PATCH', json: { status: 'COMPLETADA', reason } })
  const refused = await complete()
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'unpaid'])
  expect(await unpaid()).toBeUndefined()
  expect((await complete('Cortesía')).status).toBe(200)
  expect((await detail()).history.at(-1)).toMatchObject({ event: 'reason', note: 'Sin precio: Cortesía' })
  expect(await unpaid()).toMatchObject({ unpriced: true })
  expect((await charge(cash(300))).status).toBe(201)
  expect(await unpaid()).toBeUndefined()
})

test('what was charged without a quote is completed without a reason', async () => {
  const { technician, id, charge } = await walkedIn()
  await charge(cash(300))
  await technician.fetch(`/orderservices/${id}`, { method: 'PATCH', json: { status: 'EN PROCESO' } })
  const done = await technician.fetch(`/orderservices/${id}`, {
    method: 'PATCH',
    json: { status: 'COMPLETADA' },
  })
  expect(done.status).toBe(200)
})

test('the list says what is missing, and finds what is not paid', async () => {
  const { technician, id, quote, charge } = await walkedIn()
  const found = async (paid: boolean) => {
    const list = await technician.fetch(`/admin/orderservices?filter[where][paid]=${paid}&filter[limit]=100`)
    return (await list.json()).data.find((row: { id: number }) => row.id === id)
  }
  expect([await found(false), await found(true)]).toEqual([undefined, undefined])
  await quote(2000)
  await charge(cash(500))
  expect(await found(false)).toMatchObject({ charge: { total: 2000, paid: 500, due: 1500 } })
  await charge(cash(1500))
  expect([await found(false), await found(true)]).toEqual([
    undefined,
    expect.objectContaining({ charge: { currency: 'CUP', total: 2000, paid: 2000, due: 0 } }),
  ])
})

test('a completed repair is reopened with a reason, and not without one', async () => {
  const { technician, id, detail } = await walkedIn({ warrantyMonths: 1 })
  const move = (json: object) => technician.fetch(`/orderservices/${id}`, { method: 'PATCH', json })
  await move({ status: 'EN PROCESO' })
  await move({ status: 'COMPLETADA', reason: 'Sin costo' })
  expect((await move({ status: 'EN PROCESO' })).status).toBe(409)
  const reason = 'Volvió a fallar'
  expect((await move({ status: 'EN PROCESO', reason })).status).toBe(200)
  expect(await detail()).toMatchObject({ status: 'EN PROCESO', warrantyUntil: null })
  expect((await detail()).history.at(-1)).toMatchObject({ event: 'reason', note: reason })
})

test('a repair is paid in another currency at the rate of the day, and gets that money back at it', async () => {
  const rates = { key: 'paymentRates', value: { CUP: 40_000 }, public: false }
  await shop.database.db
    .insert(settings)
    .values(rates)
    .onConflictDoUpdate({ target: settings.key, set: rates })
  const { quote, charge, refund, detail } = await walkedIn()
  await quote(2000)
  const dollars = { amount: 3, currency: 'USD', paymentMethod: 'cash' }
  expect((await charge({ ...dollars, settles: 1000 })).status).toBe(409)
  expect((await charge({ ...dollars, settles: 1200 })).status).toBe(201)
  expect((await charge({ amount: 800, currency: 'CUP', paymentMethod: 'cash' })).status).toBe(201)
  expect(await detail()).toMatchObject({
    charge: { total: 2000, paid: 2000, due: 0 },
    payments: [
      { amount: 3, currency: 'USD', settles: 1200, rate: { paid: 1, settled: 400 } },
      { amount: 800, currency: 'CUP', settles: 800, rate: null },
    ],
  })
  const back = { amount: 1, currency: 'USD', paymentMethod: 'cash', reason: 'Se cobró de más' }
  expect((await refund(back)).status).toBe(201)
  expect(await detail()).toMatchObject({ charge: { paid: 1600 } })
  expect((await refund({ ...back, amount: 2.01 })).status).toBe(409)
})
