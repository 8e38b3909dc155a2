import { orders } from '@tecnoclick/database/schema/selling/orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useResetBuyers } from '../../resets/sales/testing/reset-buyers.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../../workshop/service-orders/testing/workshop.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)
const { bought, change } = useResetBuyers(shop)

test('the dashboard totals sales without cancelled orders', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const printer = await insertProduct({ stock: 6, name: 'Impresora' })
  await added(person, printer, 3)
  const pay = (id: number) =>
    admin.fetch(`/admin/sellorders/${id}/payment`, { method: 'POST', json: { state: 'verified' } })
  await pay((await placed(person)).id)
  const kept = await placedByAnother(2)
  await admin.fetch(`/sellorders/${kept.id}`, {
    method: 'PATCH',
    json: { respuesta: 'Lista', status: 'EN PROCESO' },
  })
  await pay(kept.id)
  const cancelled = await insertProduct({ stock: 9 })
  await added(person, cancelled, 4)
  await person.fetch(`/sellorders/${(await placed(person)).id}/cancel`, { method: 'POST' })

  const board = await (await admin.fetch('/admin/dashboard?days=7')).json()
  expect(board.sales).toMatchObject([{ day: board.to, currency: 'USD', orders: 2, total: 500 }])
  expect(board.states).toContainEqual({ status: 'CANCELADA', orders: 1 })
  expect(board.bestSellers).toMatchObject([{ id: printer, units: 5, stock: 1 }])
  expect(board.lowStock).toMatchObject({ total: 1, data: [{ id: printer, stock: 1 }] })
  expect(board.answers.orders.answered).toBe(1)
  expect(board.keys).toEqual({ promisedHours: 24, inTime: 0, late: 0, waiting: 0, overdue: 0 })
  expect((await admin.fetch('/admin/dashboard?days=8')).status).toBe(400)

  async function placedByAnother(units: number) {
    const other = await shop.as('user')
    await added(other, printer, units)
    return placed(other)
  }
})

test('the period before is compared day by day, and products are ranked by money in each currency', async () => {
  const admin = await shop.as('admin')
  const board = async () => (await admin.fetch('/admin/dashboard?days=7')).json()
  const start = await board()
  const cable = await insertProduct({ name: 'Cable', price: 500, priceAlt: 200_000, stock: 50 })
  const laptop = await insertProduct({ name: 'Portátil', price: 90_000, stock: 50 })
  async function sold(productId: number, units: number, currency: string, daysAgo = 0) {
    const person = await shop.as('user')
    await added(person, productId, units)
    const { id } = await placed(person, { currency })
    await admin.fetch(`/admin/sellorders/${id}/payment`, { method: 'POST', json: { state: 'verified' } })
    const orderDate = new Date(shop.clock.now.getTime() - days(daysAgo))
    await shop.database.db.update(orders).set({ orderDate }).where(eq(orders.id, id))
  }
  await sold(cable, 9, 'USD')
  await sold(laptop, 1, 'USD')
  await sold(cable, 2, 'CUP')
  await sold(cable, 4, 'USD', 7)
  await sold(cable, 4, 'USD', 13)
  await sold(cable, 4, 'USD', 14)

  const after = await board()
  expect(after.salesBefore).toMatchObject([
    { day: after.beforeFrom, currency: 'USD', orders: 1, total: 20 },
    { currency: 'USD', orders: 1, total: 20 },
  ])
  const usd = (rows: { currency: string; total: number }[]) => rows.find(({ currency }) => currency === 'USD')
  expect((usd(after.sales)?.total ?? 0) - (usd(start.sales)?.total ?? 0)).toBe(945)
  const inUsd = after.topByMoney.filter(({ currency }: { currency: string }) => currency === 'USD')
  expect(inUsd[0]).toMatchObject({ id: laptop, units: 1, total: 900 })
  expect(inUsd.map(({ id }: { id: number }) => id)).toContain(cable)
  expect(after.topByMoney).toContainEqual(
    expect.objectContaining({ currency: 'CUP', id: cable, units: 2, total: 4000 }),
  )
})

test('figure, margin and closing of a month count the same orders on the same days', async () => {
  const admin = await shop.as('admin')
  const laptop = await insertProduct({ name: 'Portátil del mes', price: 70_000, stock: 50 })
  const sheet = await (
    await admin.fetch('/admin/stock-sheets', { method: 'POST', json: { kind: 'receipt' } })
  ).json()
  const lines = [{ productId: laptop, quantity: 1, cost: 500 }]
  const draft = await (
    await admin.fetch(`/admin/stock-sheets/${sheet.id}`, {
      method: 'PATCH',
      json: { lines, version: sheet.version },
    })
  ).json()
  await admin.fetch(`/admin/stock-sheets/${sheet.id}/book`, {
    method: 'POST',
    json: { version: draft.version },
  })
  async function sold(orderDate: string, more: object = {}) {
    const person = await shop.as('user')
    await added(person, laptop, 1)
    const { id } = await placed(person, { currency: 'USD' })
    await admin.fetch(`/admin/sellorders/${id}/payment`, { method: 'POST', json: { state: 'verified' } })
    // Completed in another month: the day it was placed counts.
    await shop.database.db
      .update(orders)
      .set({
        orderDate: new Date(orderDate),
        status: 'COMPLETADA',
        completedAt: new Date('2026-05-10T12:00:00Z'),
        ...more,
      })
      .where(eq(orders.id, id))
  }
  await sold('2026-04-01T03:59:59Z')
  await sold('2026-04-01T04:00:00Z')
  await sold('2026-05-01T03:59:59Z', { status: 'EN PROCESO', completedAt: null })
  await sold('2026-05-01T04:00:00Z')
  await sold('2026-04-10T04:00:00Z', { paid: 100 })

  const read = async (path: string) => (await admin.fetch(path)).json()
  const board = await read('/admin/dashboard?month=2026-04')
  expect(board).toMatchObject({
    ...{ days: 30, from: '2026-04-01', to: '2026-04-30', beforeFrom: '2026-03-01', beforeTo: '2026-03-31' },
    sales: [
      { day: '2026-04-01', currency: 'USD', orders: 1, total: 700 },
      { day: '2026-04-30', currency: 'USD', orders: 1, total: 700 },
    ],
    salesBefore: [{ day: '2026-03-31', orders: 1, total: 700 }],
    unpaid: [{ currency: 'USD', orders: 1, due: 699 }],
    bestSellers: [{ id: laptop, units: 2 }],
  })
  expect(await read('/admin/margins?month=2026-04')).toEqual({
    ...{ days: 30, from: '2026-04-01', to: '2026-04-30' },
    data: [{ currency: 'USD', sales: 1400, cost: 1000, margin: 400, known: 1, expenses: 0, profit: 400 }],
  })
  expect((await read('/admin/closing?day=2026-04-30')).sold).toMatchObject([
    { currency: 'USD', orders: 1, total: 700 },
  ])
  for (const month of ['2026-13', '2026-4', 'marzo'])
    expect((await admin.fetch(`/admin/dashboard?month=${month}`)).status).toBe(400)
  await shop.database.db.update(orders).set({ paid: sql`total` }).where(eq(orders.paid, 100))
})

test('repairs and resets stand beside the sales, once they are paid', async () => {
  const admin = await shop.as('admin')
  const post = (path: string, json: object) => admin.fetch(path, { method: 'POST', json })
  const others = async () => (await (await admin.fetch('/admin/dashboard?days=7')).json()).otherSales
  const { serviceId, brandId, failure } = await openWorkshop(shop.database)
  async function repair(price?: number) {
    const wish = { name: 'Ana', phone: '5355 0101', serviceId, brandId, failure }
    const { id } = await (await post('/admin/orderservices', wish)).json()
    const patch = (json: object) => admin.fetch(`/orderservices/${id}`, { method: 'PATCH', json })
    const validUntil = new Date(shop.clock.now.getTime() + days(9)).toISOString()
    if (price) await patch({ quote: { amount: price, currency: 'CUP', validUntil } })
    async function move(kind: 'payments' | 'refunds', amount: number, more: object = {}) {
      const { version } = (await (await admin.fetch(`/orderservices/fulldata/${id}`)).json()).data
      const json = { version, amount, currency: 'CUP', paymentMethod: 'cash', ...more }
      expect((await post(`/admin/orderservices/${id}/${kind}`, json)).status).toBe(201)
    }
    return { patch, charge: (amount: number) => move('payments', amount), move }
  }
  const { charge } = await repair(2000)
  await charge(1500)
  const open = await repair()
  await open.charge(300)
  const person = await shop.as('user')
  const { sale } = await bought(person)
  await bought(person)
  expect(await others()).toEqual([])

  await charge(500)
  for (const status of ['EN PROCESO', 'COMPLETADA']) expect((await open.patch({ status })).status).toBe(200)
  await change(admin, sale.id, { descargable: true })
  expect(await others()).toEqual([
    { source: 'repair', currency: 'CUP', sales: 2, total: 2300 },
    { source: 'reset', currency: 'CUP', sales: 1, total: 2000 },
  ])
  await open.move('refunds', 300, { reason: 'No quedó bien' })
  expect((await others())[0]).toEqual({ source: 'repair', currency: 'CUP', sales: 1, total: 2000 })
})
