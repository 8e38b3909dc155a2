import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from './testing/workshop.ts'

const shop = useTestApi()

test('staff find a service order by customer, equipment, state and day', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await shop.database.db.insert(profiles).values({ userId: person.userId, name: 'Ana', lastname: 'Rosales' })
  const { typeId: _, ...request } = await openWorkshop(shop.database)
  const json = { ...request, model: 'L-3250' }
  const order = await (await person.fetch('/orderservices', { method: 'POST', json })).json()
  const list = async (where: string) => (await admin.fetch(`/admin/orderservices?${where}`)).json()
  for (const where of [
    'search]=rosales',
    'search]=l-32',
    'search]=l-3250 rosales ana',
    `search]=servicio-${Number(order.orderNum.replace('SERVICIO-', ''))}`,
    'search]=l-3250',
    'status]=PENDIENTE',
    'from]=2026-03-02',
    'to]=2026-03-02',
  ])
    expect(await list(`filter[where][${where}`)).toMatchObject({
      total: 1,
      data: [{ id: order.id, customer: { name: 'Ana Rosales' }, answered: false, quote: null }],
    })
  for (const where of [
    'search]=canon',
    'search]=ana canon',
    'status]=CANCELADA',
    'from]=2026-03-03',
    'quote]=accepted',
  ])
    expect(await list(`filter[where][${where}`)).toEqual({ data: [], total: 0 })
  expect((await admin.fetch('/admin/orderservices?filter[where][from]=ayer')).status).toBe(400)
})
