import { orders } from '@tecnoclick/database/schema/selling/orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

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
