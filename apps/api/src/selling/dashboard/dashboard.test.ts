import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { useBuyers } from '../stock/testing/buyer-fixture.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

test('the dashboard totals sales without cancelled orders', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const printer = await insertProduct({ stock: 5, name: 'Impresora' })
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
  expect(board.bestSellers).toMatchObject([{ id: printer, units: 5, stock: 0 }])
  expect(board.lowStock).toMatchObject({ total: 1, data: [{ id: printer, stock: 0 }] })
  expect(board.answers.orders.answered).toBe(1)
  expect(board.keys).toEqual({ promisedHours: 24, inTime: 0, late: 0, waiting: 0, overdue: 0 })
  expect((await admin.fetch('/admin/dashboard?days=8')).status).toBe(400)

  async function placedByAnother(units: number) {
    const other = await shop.as('user')
    await added(other, printer, units)
    return placed(other)
  }
})
