import { checkInvariants } from '@tecnoclick/database/invariants'
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
const deposit = { amount: 500, currency: 'CUP', paymentMethod: 'transfer', transactionCode: 'DEP-1' }

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
    payments: [{ kind: 'deposit', method: 'transfer', transactionCode: 'DEP-1' }],
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
  expect(JSON.stringify(ticket)).not.toContain('DEP-1')
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
  expect((await charge({ ...cash(10), paymentMethod: 'transfer', transactionCode: 'dep-1' })).status).toBe(
    409,
  )
  expect((await charge({ ...cash(10), currency: 'USD' })).status).toBe(422)
  expect((await charge({ ...cash(10), paymentMethod: 'magia' })).status).toBe(409)
  expect((await charge(cash(0))).status).toBe(422)
  expect((await charge({ amount: 5, currency: 'CUP' })).status).toBe(422)
})

test('the deposit of a cancelled repair is given back once, and never more', async () => {
  const { technician, id, detail, charge, refund } = await walkedIn({
    deposit: { amount: 500, currency: 'CUP' },
  })
  await technician.fetch(`/orderservices/${id}`, { method: 'PATCH', json: { status: 'CANCELADA' } })
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
