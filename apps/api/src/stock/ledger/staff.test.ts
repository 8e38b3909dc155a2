import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { stockAlerts } from '@tecnoclick/database/schema/stock/stock-ledger'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { useBuyers } from './testing/buyer-fixture.ts'

const shop = useTestApi()
const { insertProduct, added } = useBuyers(shop)

test('staff see who reserves units, and every stock move', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const id = await insertProduct({ stock: 10 })
  await added(person, id, 3)
  const held = await (await admin.fetch(`/admin/products/${id}/reservations`)).json()
  expect(held).toMatchObject({ total: 1, data: [{ userId: person.userId, units: 3 }] })
  expect(held.data[0].until).toMatch(/Z$/)
  const moves = await (await admin.fetch(`/admin/products/${id}/moves?filter[limit]=10`)).json()
  expect(moves).toMatchObject({
    total: 2,
    data: [
      { kind: 'reserved', change: -3, reservedChange: 3, stockAfter: 7 },
      { kind: 'received', change: 10, stockAfter: 10, order: null },
    ],
  })
})

test('the ledger and the reservations name staff without their e-mail', async () => {
  const [seller, admin] = [await shop.asStaff('seller'), await shop.as('admin')]
  const id = await insertProduct({ stock: 10 })
  const json = { stock: 8, reason: 'Rotos' }
  expect((await admin.fetch(`/products/updatestock/${id}`, { method: 'PATCH', json })).status).toBe(200)
  await added(admin, id, 1)
  const moves = await (await seller.fetch(`/admin/products/${id}/moves`)).json()
  expect(moves.data[1]).toMatchObject({ kind: 'adjusted', actor: `Administrador ${admin.userId}` })
  const held = await (await seller.fetch(`/admin/products/${id}/reservations`)).json()
  expect(held.data).toMatchObject([{ email: '', name: `Administrador ${admin.userId}` }])
  const { db } = shop.database
  await db.insert(profiles).values({ userId: admin.userId, name: 'Marta', lastname: 'Gil' })
  const named = await (await seller.fetch(`/admin/products/${id}/moves`)).json()
  expect(named.data[1].actor).toBe('Marta Gil')
})

test('alerts are listed with their product, pending ones separately', async () => {
  const admin = await shop.as('admin')
  const productId = await insertProduct({ stock: 0, name: 'Tóner 85A' })
  await shop.database.db.insert(stockAlerts).values([
    { productId, email: 'ana@ejemplo.cu' },
    { productId, email: 'luis@ejemplo.cu', notifiedAt: shop.clock.now },
  ])
  const waiting = await (await admin.fetch('/admin/stock-alerts?filter[where][waiting]=true')).json()
  expect(waiting).toMatchObject({
    total: 1,
    data: [{ email: 'ana@ejemplo.cu', product: { id: productId, stock: 0 }, notifiedDate: null }],
  })
  const found = await (await admin.fetch('/admin/stock-alerts?filter[where][search]=luis%20tóner')).json()
  expect(found.total).toBe(1)
})
