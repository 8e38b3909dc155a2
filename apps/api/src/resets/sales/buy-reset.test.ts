import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { insertReset } from './testing/insert-reset.ts'
import { useResetBuyers } from './testing/reset-buyers.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { someCode, buy, change } = useResetBuyers(shop)

test('ten times the price is permanent use, and any other amount is refused', async () => {
  const ana = await shop.as('business')
  const reset = await insertReset(shop.database)
  const ask = (precio: unknown) => buy(ana, { resetId: reset.id, precio, transactionCode: someCode() })
  expect(await (await ask(20_000)).json()).toMatchObject({ plan: 'permanent', precio: 20_000 })
  for (const precio of [1, 0, -2000, 2000.001, 4000, 1e300]) {
    const response = await ask(precio)
    expect([precio, response.status, Object.keys((await response.json()).error.fields)]).toEqual([
      precio,
      422,
      ['precio'],
    ])
  }
  expect(await shop.database.db.$count(resetSales, eq(resetSales.buyerId, ana.userId))).toBe(1)
})

test('a code is used once, in any spelling, also across orders', async () => {
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const reset = await insertReset(shop.database)
  const order = { resetId: reset.id, precio: 2000 }
  await shop.database.db.insert(transactionCodes).values({ code: 'ORDER-PAID-1001', purpose: 'order' })
  expect((await buy(ana, { ...order, transactionCode: 'Kw-7700' })).status).toBe(201)
  for (const transactionCode of [
    'Kw-7700',
    ' kw-7700 ',
    'KW-7700',
    'KW\u200b-7700',
    'КW-7700',
    'K W-7700',
    'order-paid-1001',
  ]) {
    const response = await buy(eva, { ...order, transactionCode })
    expect([response.status, (await response.json()).error.message]).toEqual([
      409,
      'Ese código de transacción ya fue utilizado.',
    ])
  }
  const missing = await (await buy(eva, { ...order, transactionCode: ' ' })).json()
  expect(missing.error.fields).toEqual({ transactionCode: 'Introduzca el Código de Transacción' })
})

test('of twenty concurrent purchases with one code one succeeds', async () => {
  const reset = await insertReset(shop.database)
  const people = await Promise.all(Array.from({ length: 20 }, () => shop.as('user')))
  const responses = await Promise.all(
    people.map((person) =>
      buy(person, { resetId: reset.id, precio: 2000, transactionCode: 'same-code-1001' }),
    ),
  )
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array(19).fill(409)])
})

test('a purchase retried with its key is the same purchase', async () => {
  const ana = await shop.as('user')
  const reset = await insertReset(shop.database)
  const body = { resetId: reset.id, precio: 2000, transactionCode: someCode() }
  const headers = { 'idempotency-key': 'press-1' }
  const responses = await Promise.all([buy(ana, body, headers), buy(ana, body, headers)])
  const ids = await Promise.all(responses.map(async (response) => (await response.json()).id))
  expect([responses.map(({ status }) => status), new Set(ids).size]).toEqual([[201, 201], 1])
})

test('server-owned fields are ignored', async () => {
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const reset = await insertReset(shop.database)
  const forged = {
    userId: eva.userId,
    descargable: true,
    key: 'mine',
    hid: 'x',
    date: '1999-01-01',
    plan: 'permanent',
  }
  const sale = await (
    await buy(ana, { resetId: reset.id, precio: 2000, transactionCode: someCode(), ...forged })
  ).json()
  expect(sale).toMatchObject({
    buyer: { id: ana.userId },
    descargable: false,
    key: '',
    hid: '',
    plan: 'single',
  })
  const after = await change(ana, sale.id, { descargable: true, key: 'mine' })
  expect(after.status).toBe(422)
  const again = await (await ana.fetch(`/salereset/${sale.id}`)).json()
  expect(again).toMatchObject({ descargable: false, key: '' })
})
