import type { CashBook } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { RefundableMoney } from '@tecnoclick/contract/selling/refunds/schemas'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import {
  addTo,
  changeFor,
  createRandom,
  leastFor,
  nonZero,
  type Sums,
  worthOf,
} from './testing/money-ledger.ts'

const shop = useTestApi({ rateLimitFactor: 1_000_000 })
const { insertProduct } = useBuyers(shop)
const { between, chance, oneOf } = createRandom(20_310_303)

const wantedPayments = 2000
const daysOfMonth = 30
const currencies = ['USD', 'CUP', 'MLC'] as const
const prices = { USD: 3733, CUP: 1_420_511, MLC: 3733 }
const firstCash = { USD: 500_000_00, CUP: 200_000_000_00, MLC: 500_000_00 }
const methods = ['cash', 'cash', 'transfer'] as const
const minor = (amount: number) => Math.round(amount * 100)

/** What should be, reckoned beside the shop: by currency, and by method and currency. */
const cash: Sums = { ...firstCash }
const [came, back]: [Sums, Sums] = [{}, {}]
let rates: Record<string, number> = {}
let staff: Person
let productId: number
let payments = 0

const post = async <T = Order>(path: string, json: object, status = 201): Promise<T> => {
  const response = await staff.fetch(path, { method: 'POST', json })
  expect(response.status, `${path} ${JSON.stringify(json)} ${await response.clone().text()}`).toBe(status)
  return response.json()
}
const read = async <T>(path: string): Promise<T> => (await staff.fetch(path)).json()

function comesIn(method: string, currency: string, amount: number): void {
  payments += 1
  addTo(came, `${method} ${currency}`, amount)
  if (method === 'cash') addTo(cash, currency, amount)
}

function goesBack(refunds: Order['refunds']): void {
  for (const { method, currency, amount } of refunds) {
    addTo(back, `${method} ${currency}`, minor(amount))
    if (method === 'cash') addTo(cash, currency, -minor(amount))
  }
}

async function newRates(): Promise<void> {
  rates = { USD: 100, CUP: between(36_000, 42_000), MLC: between(105, 140) }
  const { USD: _, ...value } = rates
  const row = { key: 'paymentRates', value, public: false }
  await shop.database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}

/** A part of what is owed, in any currency: no more than would leave a cent. */
function partOf(due: number, owedIn: string, paidIn: string) {
  const amount = Math.max(1, Math.floor(leastFor(due, paidIn, owedIn, rates) * (between(5, 60) / 100)))
  return { amount, settles: worthOf(amount, due, [paidIn, owedIn], rates) }
}

const inCurrency = (paidIn: string, owedIn: string, settles: number) =>
  paidIn === owedIn ? {} : { currency: paidIn, settles: toWire(settles) }

function saleOf(currency: keyof typeof prices, quantity: number) {
  return {
    ...{ items: [{ productId, quantity }], currency, priceTier: 'retail' },
    confirmedTotal: toWire(prices[currency] * quantity),
  }
}

/** Parts in several currencies and methods, the rest in one of them, and change in any. */
async function sellAtCounter(): Promise<void> {
  const [owedIn, quantity] = [oneOf(currencies), between(1, 6)]
  const [method, restIn] = [oneOf(methods), oneOf(currencies)]
  const ways = new Set([`${method} ${restIn}`])
  const splits: object[] = []
  const entered: [string, string, number][] = []
  let rest = prices[owedIn] * quantity
  for (let count = between(0, 3); count > 0; count--) {
    const [partMethod, paidIn] = [oneOf(methods), oneOf(currencies)]
    const { amount, settles } = partOf(rest, owedIn, paidIn)
    if (ways.has(`${partMethod} ${paidIn}`) || settles === 0 || settles >= rest) continue
    ways.add(`${partMethod} ${paidIn}`)
    rest -= settles
    splits.push({ paymentMethod: partMethod, amount: toWire(amount), ...inCurrency(paidIn, owedIn, settles) })
    entered.push([partMethod, paidIn, amount])
  }
  const amount = leastFor(rest, restIn, owedIn, rates)
  const change = method === 'cash' && chance(0.7) ? between(0, 5000) : undefined
  const givenIn = oneOf(currencies)
  const given = givenIn === restIn ? 0 : changeFor(change ?? 0, restIn, givenIn, rates)
  const sold = await post('/sellorders/counter', {
    ...{ ...saleOf(owedIn, quantity), paymentMethod: method, splits },
    ...(restIn !== owedIn && { payIn: { currency: restIn, amount: toWire(amount) } }),
    ...(change !== undefined && { received: toWire(amount + change) }),
    ...(given > 0 && { changeIn: { currency: givenIn, amount: toWire(given) } }),
  })
  expect(sold).toMatchObject({ due: 0, excess: 0, paid: sold.total })
  comesIn(method, restIn, amount)
  for (const payment of entered) comesIn(...payment)
  if (given > 0) {
    addTo(cash, restIn, change ?? 0)
    addTo(cash, givenIn, -given)
  }
  if (chance(0.1)) await voidSale(sold)
}

async function voidSale({ id, payments: made }: Order): Promise<void> {
  const { refunds } = await post(`/admin/sellorders/${id}/void`, { reason: 'Se equivocó' }, 200)
  goesBack(refunds)
  expect(totals(refunds)).toEqual(totals(made))
}

function totals(moved: readonly { currency: string; amount: number }[]): Sums {
  const sums: Sums = {}
  for (const { currency, amount } of moved) addTo(sums, currency, minor(amount))
  return sums
}

/** Paid in one to four parts on one day or the next, sometimes too much. */
async function takeOrder(): Promise<void> {
  const [owedIn, quantity] = [oneOf(currencies), between(1, 6)]
  const sale = {
    ...saleOf(owedIn, quantity),
    paymentMethod: 'cash',
    homeDelivery: false,
    buyerName: 'Eva Ramos',
    buyerPhone: '52345678',
  }
  let order = await post('/admin/sellorders', sale)
  for (let count = between(0, 3); count > 0; count--) {
    const due = minor(order.due)
    const paidIn = oneOf(currencies)
    const { amount, settles } = partOf(due, owedIn, paidIn)
    if (settles > 0 && settles < due) order = await enter(order, paidIn, amount, settles)
    if (chance(0.2)) await newRates()
  }
  const paidIn = oneOf(currencies)
  const due = minor(order.due)
  const least = leastFor(due, paidIn, owedIn, rates)
  const amount = paidIn === owedIn && chance(0.2) ? least + between(1, 2000) : least
  order = await enter(order, paidIn, amount, worthOf(amount, due, [paidIn, owedIn], rates))
  expect(order.due).toBe(0)
  if (order.excess > 0 && chance(0.7)) order = await refund(order, minor(order.excess))
  if (chance(0.35)) await cancel(order)
}

async function enter(order: Order, paidIn: string, amount: number, settles: number): Promise<Order> {
  const paymentMethod = oneOf(methods)
  const { id, version, currency, paid } = order
  const money = { amount: toWire(amount), ...inCurrency(paidIn, currency, settles) }
  const after = await post(`/admin/sellorders/${id}/payments`, { ...money, paymentMethod, version })
  comesIn(paymentMethod, paidIn, amount)
  expect(minor(after.paid)).toBe(minor(paid) + settles)
  return after
}

async function cancel(paid: Order): Promise<void> {
  const response = await staff.fetch(`/sellorders/${paid.id}`, {
    ...{ method: 'PATCH', json: { status: 'CANCELADA', respuesta: 'Agotado' } },
  })
  expect(response.status).toBe(200)
  let order: Order = await response.json()
  while (order.refundDue > 0 && chance(0.6)) {
    const { payments: left } = await read<RefundableMoney>(`/admin/sellorders/${order.id}/refundable`)
    const one = chance(0.5) ? left.find(({ settles }) => settles > 0) : undefined
    const most = Math.min(minor(one?.settles ?? order.refundDue), minor(order.refundDue))
    order = await refund(
      order,
      Math.max(1, Math.floor((most * between(10, 100)) / 100)),
      one?.paymentId ?? undefined,
    )
  }
  if (order.refundDue > 0) order = await refund(order, minor(order.refundDue))
  // Everything went back in the currency that came in, to the cent, whatever the rates are by now.
  expect(nonZero(totals(order.refunds))).toEqual(nonZero(totals(order.payments)))
}

/** Less than one coin of a currency goes back with the rest alone. */
async function refund(order: Order, amount: number, paymentId?: number): Promise<Order> {
  const { id, version, refundDue, excess } = order
  const json = {
    amount: toWire(amount),
    paymentMethod: oneOf(methods),
    version,
    ...(paymentId && { paymentId }),
  }
  const response = await staff.fetch(`/admin/sellorders/${id}/refunds`, { method: 'POST', json })
  if (response.status === 409) {
    expect((await response.json()).error.code).toBe('refundTooHigh')
    return order
  }
  expect(response.status).toBe(201)
  const after: Order = await response.json()
  goesBack(after.refunds.slice(order.refunds.length))
  expect(minor(refundDue || excess) - minor(after.refundDue || after.excess)).toBe(amount)
  return after
}

/** Money that is no sale. */
async function moveCash(): Promise<void> {
  const [kind, currency] = [oneOf(['payIn', 'payOut', 'expense'] as const), oneOf(currencies)]
  const amount = between(1, 5000)
  await post('/admin/cash/moves', { kind, currency, amount: toWire(amount), reason: 'Para la tienda' })
  addTo(cash, currency, kind === 'payIn' ? amount : -amount)
}

const counted = () => currencies.map((currency) => ({ currency, counted: toWire(cash[currency] ?? 0) }))

async function registerId(): Promise<number> {
  const { registers } = await read<CashBook>('/admin/cash')
  return registers.find(({ isDefault }) => isDefault)?.id ?? 0
}

test('a month with 2,000 mixed payments adds up to the cent in every currency', {
  timeout: 1_800_000,
}, async () => {
  const [collected, refunded]: [Sums, Sums] = [{}, {}]
  const start = new Date('2031-03-03T15:00:00Z')
  const opening = { ...cash }
  for (let day = 1; day <= daysOfMonth; day++) {
    shop.clock.now = new Date(start.getTime() + days(day))
    staff = await shop.as('admin')
    productId ??= await insertProduct({ price: prices.USD, priceAlt: prices.CUP, stock: 1_000_000 })
    await newRates()
    // No reason is given for a difference, so the shop refuses any.
    const { shiftId } = await post<{ shiftId: number }>('/admin/cash/shifts', {
      registerId: await registerId(),
      counts: counted(),
    })
    while (payments < (wantedPayments * day) / daysOfMonth) {
      await (chance(0.5) ? sellAtCounter() : takeOrder())
      if (chance(0.1)) await moveCash()
    }
    await post(`/admin/cash/shifts/${shiftId}/close`, { counts: counted() }, 200)
    const counts = counted().map((count) => ({ ...count, opening: toWire(opening[count.currency] ?? 0) }))
    const closing = await post<Closing>('/admin/closing', { day: havanaDay(shop.clock.now), counts })
    for (const line of closing.collected)
      addTo(collected, `${line.paymentMethod} ${line.currency}`, minor(line.total))
    for (const line of closing.refunded)
      addTo(refunded, `${line.paymentMethod} ${line.currency}`, minor(line.total))
    Object.assign(opening, cash)
  }
  // Every currency came in and went back, both in cash and by transfer.
  expect([Object.keys(came).length, Object.keys(nonZero(back)).length]).toEqual([6, 6])
  expect(collected).toEqual(came)
  expect(refunded).toEqual(back)
  expect(await storedSums(sql`payments where state = 'verified'`)).toEqual(came)
  expect(await storedSums(sql`refunds`)).toEqual(back)
  const { registers } = await read<CashBook>('/admin/cash')
  const held = registers.find(({ isDefault }) => isDefault)?.balances ?? []
  expect(Object.fromEntries(held.map(({ currency, balance }) => [currency, minor(balance)]))).toEqual(cash)
  expect(await inexactRows()).toBe(0)
  const results = await checkInvariants(shop.database.db)
  // Reservations and mails depend on the database's clock.
  expect(results.filter(({ id, offending }) => offending > 0 && !/^(8|10|11)-/.test(id))).toEqual([])
  expect(payments).toBeGreaterThanOrEqual(wantedPayments)
})

async function storedSums(from: ReturnType<typeof sql>): Promise<Sums> {
  const { rows } = await shop.database.db.execute<{ key: string; sum: number }>(
    sql`select method || ' ' || currency as key, sum(amount)::float8 as sum from ${from} group by 1`,
  )
  return Object.fromEntries(rows.map(({ key, sum }) => [key, sum]))
}

/** What came in, at its rate, is what it settles and the rounding; what is left of an order is what is left of its money. */
async function inexactRows(): Promise<number> {
  const isExact = sql`amount::numeric * rate_settled = settled::numeric * rate_paid + rounding`
  const { rows } = await shop.database.db.execute<{ wrong: number }>(sql`
    select (
      (select count(*) from payments where settled is not null and not (${isExact})) +
      (select count(*) from refunds where settled is not null and not (${isExact})) +
      (
        select count(*) from orders as o where o.paid <> (
          select coalesce(sum(coalesce(p.settled, p.amount)), 0) from payments as p
          where p.order_id = o.id and p.state = 'verified'
        )
      )
    )::integer as wrong`)
  return rows[0]?.wrong ?? -1
}
