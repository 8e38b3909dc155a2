import { stockAlerts } from '@tecnoclick/database/schema/selling/stock'
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
