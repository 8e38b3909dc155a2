import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const setRates = async (rates: Record<string, number>) => {
  const value = Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, rate * 100]))
  const row = { key: 'paymentRates', value, public: false }
  await shop.database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}

/** 200 USD. */
async function anOrder() {
  await setRates({ CUP: 380.5, MLC: 1.25 })
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await added(person, await insertProduct(), 2)
  return { person, admin, order: await placed(person, { paymentMethod: 'transfer' }) }
}

const post = (person: Person, path: string, json: object) => person.fetch(path, { method: 'POST', json })

async function read(person: Person, { id }: Pick<Order, 'id'>): Promise<Order> {
  return (await person.fetch(`/sellorders/${id}`)).json()
}

const record = async (admin: Person, order: Order, json: object) => {
  const { version } = await read(admin, order)
  return post(admin, `/admin/sellorders/${order.id}/payments`, { paymentMethod: 'cash', version, ...json })
}
const refund = async (admin: Person, order: Order, json: object) => {
  const { version } = await read(admin, order)
  return post(admin, `/admin/sellorders/${order.id}/refunds`, { paymentMethod: 'cash', version, ...json })
}

const codeOf = async (response: Response) => (await response.json()).error

test('a payment in another currency keeps its amount, its rate and what it pays', async () => {
  const { admin, order } = await anOrder()
  const first = await (await record(admin, order, { amount: 20_000, currency: 'CUP', settles: 52.56 })).json()
  expect(first).toMatchObject({ paid: 52.56, due: 147.44 })
  expect(first.payments).toMatchObject([
    { amount: 20_000, currency: 'CUP', settles: 52.56, rate: { paid: 380.5, settled: 1 } },
  ])
  expect(first.history.at(-1).note).toBe('Pago verificado: 20000.00 CUP = 52.56 USD')
  await setRates({ CUP: 400, MLC: 1.25 })
  const second = await (await record(admin, order, { amount: 50, currency: 'MLC', settles: 40 })).json()
  const third = await (await record(admin, order, { amount: 107.44 })).json()
  expect(second).toMatchObject({ paid: 92.56, due: 107.44 })
  expect(third).toMatchObject({ paid: 200, due: 0, excess: 0 })
  expect(third.payments.map(({ settles, rate }: Order['payments'][number]) => [settles, rate?.paid])).toEqual(
    [
      [52.56, 380.5],
      [40, 1.25],
      [107.44, undefined],
    ],
  )
})

test('another rate than the person saw is refused, and so is a currency without one', async () => {
  const { admin, order } = await anOrder()
  const old = await record(admin, order, { amount: 20_000, currency: 'CUP', settles: 50 })
  expect(old.status).toBe(409)
  expect(await codeOf(old)).toMatchObject({ code: 'rateChanged', values: { settles: '$52.56 USD' } })
  const unsaid = await record(admin, order, { amount: 20_000, currency: 'CUP' })
  expect(unsaid.status).toBe(422)
  const unknown = await record(admin, order, { amount: 10, currency: 'EUR', settles: 10 })
  expect(await codeOf(unknown)).toMatchObject({ code: 'noRate' })
  const credit = { amount: 20_000, currency: 'CUP', settles: 52.56, paymentMethod: 'credit' }
  expect((await record(admin, order, credit)).status).toBe(409)
  expect((await record(admin, order, { amount: 0.01, currency: 'CUP', settles: 0.01 })).status).toBe(409)
})

test('the last coin pays what is owed, and what it is worth beyond is rounding', async () => {
  const { admin, order } = await anOrder()
  await setRates({ CUP: 0.03 })
  const paid = await (await record(admin, order, { amount: 6, currency: 'CUP', settles: 200 })).json()
  expect(paid).toMatchObject({ paid: 200, due: 0 })
})

test('money of a cancelled order goes back in the currency that came in, at the rate of its payment', async () => {
  const { admin, order } = await anOrder()
  await record(admin, order, { amount: 20_000, currency: 'CUP', settles: 52.56 })
  await record(admin, order, { amount: 100 })
  await admin.fetch(`/sellorders/${order.id}`, {
    method: 'PATCH',
    json: { status: 'CANCELADA', respuesta: 'Agotado' },
  })
  await setRates({ CUP: 500 })
  const [first] = (await read(admin, order)).payments
  const refundable = await (await admin.fetch(`/admin/sellorders/${order.id}/refundable`)).json()
  expect(refundable).toMatchObject({
    money: 152.56,
    payments: [
      { paymentId: null, currency: 'USD', paid: 100, left: 100, settles: 100, rate: null },
      { paymentId: first?.id, currency: 'CUP', left: 20_000, settles: 52.56, rate: { paid: 380.5 } },
    ],
  })
  const part = await (await refund(admin, order, { amount: 10, paymentId: first?.id })).json()
  expect(part).toMatchObject({
    refundDue: 142.56,
    refunds: [{ amount: 3805, currency: 'CUP', settles: 10, paymentId: first?.id }],
  })
  expect((await refund(admin, order, { amount: 42.57, paymentId: first?.id })).status).toBe(409)
  const rest = await (await refund(admin, order, { amount: 142.56 })).json()
  expect(rest.refundDue).toBe(0)
  expect(rest.refunds).toMatchObject([
    { amount: 3805, currency: 'CUP', settles: 10 },
    { amount: 100, currency: 'USD', settles: 100, paymentId: null },
    { amount: 16_195, currency: 'CUP', settles: 42.56 },
  ])
  const judged = { state: 'rejected', paymentId: first?.id, note: 'No llegó' }
  expect((await post(admin, `/admin/sellorders/${order.id}/payment`, judged)).status).toBe(409)
})

test('the customer reports a payment in another currency; staff verify what arrived at its rate', async () => {
  const { person, admin, order } = await anOrder()
  const report = (json: object) =>
    post(person, `/sellorders/${order.id}/payment`, { transactionCode: 'MIXTO-0001', ...json })
  expect((await report({ currency: 'CUP' })).status).toBe(422)
  expect((await report({ currency: 'CUP', amount: 20_000, settles: 50 })).status).toBe(409)
  const reported = await (await report({ currency: 'CUP', amount: 20_000, settles: 52.56 })).json()
  expect(reported.payments).toMatchObject([{ amount: 20_000, currency: 'CUP', state: 'submitted' }])
  await setRates({ CUP: 500 })
  const judged = await (
    await post(admin, `/admin/sellorders/${order.id}/payment`, { state: 'verified', amount: 10_000 })
  ).json()
  expect(judged).toMatchObject({ paid: 26.28, payments: [{ amount: 10_000, settles: 26.28 }] })
})

test('a sale at the counter is paid in two currencies, with change in a third way, and voided in what came in', async () => {
  await setRates({ CUP: 400, MLC: 1.25 })
  const admin = await shop.as('admin')
  const sell = async (json: object) =>
    post(admin, '/sellorders/counter', {
      items: [{ productId: await insertProduct(), quantity: 2 }],
      ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' },
      ...json,
    })
  const split = { paymentMethod: 'cash', amount: 40_000, currency: 'CUP', settles: 100 }
  const change = { received: 120, changeIn: { currency: 'CUP', amount: 8000 } }
  expect(await codeOf(await sell({ split: { ...split, settles: 105 } }))).toMatchObject({
    code: 'rateChanged',
  })
  expect((await sell({ split, ...change, changeIn: { currency: 'CUP', amount: 7999 } })).status).toBe(409)
  const sold = await sell({ split, ...change })
  expect(sold.status).toBe(201)
  const sale = await sold.json()
  expect(sale).toMatchObject({
    paid: 200,
    payments: [
      {
        ...{ amount: 100, currency: 'USD', settles: 100, received: 120 },
        exchangedChange: { amount: 8000, currency: 'CUP' },
      },
      { amount: 40_000, currency: 'CUP', settles: 100 },
    ],
  })
  const closing = await (await admin.fetch('/admin/closing')).json()
  const cashIn = (currency: string) =>
    closing.cash.find((line: { currency: string }) => line.currency === currency)
  expect(cashIn('USD')).toMatchObject({ paidIn: 20 })
  expect(cashIn('CUP')).toMatchObject({ paidOut: 8000 })
  const voided = await (
    await post(admin, `/admin/sellorders/${sale.id}/void`, { reason: 'Se equivocó de producto' })
  ).json()
  expect(voided.refunds).toMatchObject([
    { amount: 100, currency: 'USD' },
    { amount: 40_000, currency: 'CUP', settles: 100 },
  ])
})

test('all of a sale is paid in another currency, rounded up to its coin', async () => {
  await setRates({ CUP: 400, MLC: 1.23 })
  const admin = await shop.as('admin')
  const sell = async (payIn: object) =>
    post(admin, '/sellorders/counter', {
      items: [{ productId: await insertProduct(), quantity: 1 }],
      ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', payIn },
    })
  expect((await sell({ currency: 'MLC', amount: 100 })).status).toBe(409)
  expect((await sell({ currency: 'EUR', amount: 100 })).status).toBe(409)
  const sold = await (await sell({ currency: 'MLC', amount: 123 })).json()
  expect(sold).toMatchObject({
    paid: 100,
    due: 0,
    payments: [{ amount: 123, currency: 'MLC', settles: 100 }],
  })
})

test('a sale is paid in four parts, each in its own currency and method', async () => {
  await setRates({ CUP: 400, MLC: 1.25 })
  const admin = await shop.as('admin')
  const sell = async (splits: object[]) =>
    post(admin, '/sellorders/counter', {
      items: [{ productId: await insertProduct(), quantity: 2 }],
      ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', splits },
    })
  const splits = [
    { paymentMethod: 'cash', amount: 40_000, currency: 'CUP', settles: 100 },
    { paymentMethod: 'transfer', amount: 50, currency: 'MLC', settles: 40 },
    { paymentMethod: 'transfer', amount: 30 },
  ]
  expect((await sell([...splits, { paymentMethod: 'cash', amount: 1 }])).status).toBe(422)
  expect((await sell([...splits, { paymentMethod: 'check', amount: 30 }])).status).toBe(422)
  const sold = await (await sell(splits)).json()
  const query = `filter[where][noSellOrden]=${sold.noSellOrden}`
  const csv = await (await admin.fetch(`/admin/sellorders/export-payments?${query}`)).text()
  const day = havanaDay(shop.clock.now)
  expect(csv).toContain(`,40000.00,CUP,100.00,USD,CUP 400.00 = USD 1.00,${day},`)
  expect(csv).toContain(',30.00,USD,30.00,USD,,,')
  expect(sold).toMatchObject({
    ...{ paid: 200, due: 0 },
    payments: [
      { amount: 30, currency: 'USD', method: 'cash' },
      { amount: 40_000, currency: 'CUP', settles: 100 },
      { amount: 50, currency: 'MLC', settles: 40, method: 'transfer' },
      { amount: 30, currency: 'USD', method: 'transfer' },
    ],
  })
})

test('the refund of a return goes back of the payment that staff name, in its currency', async () => {
  await setRates({ CUP: 400, MLC: 1.25 })
  const admin = await shop.as('admin')
  const split = { paymentMethod: 'cash', amount: 40_000, currency: 'CUP', settles: 100 }
  const sale = await (
    await post(admin, '/sellorders/counter', {
      items: [{ productId: await insertProduct(), quantity: 2 }],
      ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', split },
    })
  ).json()
  await setRates({ CUP: 500, MLC: 1.25 })
  const returned = await (
    await post(admin, `/admin/sellorders/${sale.id}/returns`, {
      ...{ kind: 'return', reason: 'unwanted', condition: 'sealed', received: true },
      lines: [{ lineId: sale.items[0].id, quantity: 1 }],
    })
  ).json()
  const settle = (paymentId: number, amount: number) =>
    post(admin, `/admin/returns/${returned.id}/settlement`, {
      lines: [{ id: returned.lines[0].id, outcome: 'stock' }],
      refund: { amount, paymentMethod: 'cash', paymentId },
    })
  const [, pesos] = sale.payments
  expect((await settle(pesos.id, 101)).status).toBe(409)
  const settled = await (await settle(pesos.id, 100)).json()
  expect(settled.refund).toMatchObject({ amount: 100, given: [{ amount: 40_000, currency: 'CUP' }] })
})

test('a customer is offered what is left in the currencies that the method takes, and no other is accepted', async () => {
  await setRates({ CUP: 380.5, MLC: 1.25 })
  const [{ person, order }, admin] = [await anOrder(), await shop.as('admin')]
  const options = async () => (await person.fetch(`/sellorders/${order.id}/payment`)).json()
  const inCurrency = async (currency: string) =>
    (await options()).otherCurrencies.find((other: { currency: string }) => other.currency === currency)
  const day = havanaDay(shop.clock.now)
  expect(await inCurrency('CUP')).toMatchObject({
    ...{ amount: 76_100, settles: 200, rate: { paid: 380.5, settled: 1, day } },
    transfer: { currency: 'CUP', amount: 76_100, account: expect.any(String) },
  })
  expect(await inCurrency('USD')).toBeUndefined()
  await setRates({ CUP: 400, MLC: 1.25 })
  const report = (json: object) =>
    post(person, `/sellorders/${order.id}/payment`, { transactionCode: `MIXTO-2000${order.id}`, ...json })
  const stale = await report({ currency: 'CUP', amount: 76_100, settles: 200 })
  expect(await codeOf(stale)).toMatchObject({ code: 'rateChanged' })
  const { data } = await (await admin.fetch('/admin/payment-methods')).json()
  const { id, version } = data.find(({ code }: { code: string }) => code === 'transfer')
  const change = (currencies: string[], at: number) =>
    admin.fetch(`/admin/payment-methods/${id}`, { method: 'PATCH', json: { currencies, version: at } })
  expect((await change(['USD'], version)).status).toBe(200)
  await expect.poll(async () => (await options()).otherCurrencies).toEqual([])
  const refused = await report({ currency: 'CUP', amount: 80_000, settles: 200 })
  expect(await codeOf(refused)).toMatchObject({ code: 'methodUnavailable' })
  expect((await change([], version + 1)).status).toBe(200)
  const paid = await (await report({ currency: 'CUP', amount: 80_000, settles: 200 })).json()
  expect(paid.payments).toMatchObject([{ amount: 80_000, currency: 'CUP', settles: 200, state: 'submitted' }])
})

test('a debt is paid in several currencies, on several days, each at its rate', async () => {
  await setRates({ CUP: 400, MLC: 1.25 })
  const admin = await shop.as('admin')
  const sale = await (
    await post(admin, '/sellorders/counter', {
      items: [{ productId: await insertProduct(), quantity: 2 }],
      ...{ currency: 'USD', priceTier: 'retail', unpaidReason: 'Paga en partes', buyerName: 'Eva' },
    })
  ).json()
  expect(sale).toMatchObject({ status: 'COMPLETADA', paid: 0, due: 200 })
  await record(admin, sale, { amount: 20_000, currency: 'CUP', settles: 50 })
  await setRates({ CUP: 500, MLC: 1.25 })
  await record(admin, sale, { amount: 50, currency: 'MLC', settles: 40, paymentMethod: 'transfer' })
  const left = await (await record(admin, sale, { amount: 25_000, currency: 'CUP', settles: 50 })).json()
  expect(left).toMatchObject({ paid: 140, due: 60 })
  const paid = await (await record(admin, sale, { amount: 60 })).json()
  expect(paid).toMatchObject({ due: 0, excess: 0, payments: [{ settles: 50 }, {}, {}, { settles: 60 }] })
})
