import { categories } from '@tecnoclick/database/schema/catalogue/categories'
import { productCategories } from '@tecnoclick/database/schema/catalogue/product-details'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useRepairs } from '../work/testing/repairs.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, stockOf, expectInvariants } = useBuyers(shop)
const { repair, move } = useRepairs(shop)

afterEach(expectInvariants)

/** A product of a category that asks for serials. */
async function aHead(stock: number): Promise<number> {
  const productId = await insertProduct({ stock })
  const [asking] = await shop.database.db
    .insert(categories)
    .values({ slug: `cabezales-${productId}`, name: 'Cabezales', serialsRequired: true })
    .returning()
  const place = { productId, categoryId: asking?.id ?? 0, position: 0 }
  await shop.database.db.insert(productCategories).values(place)
  return productId
}

const unitOf = async (serial: string) => {
  const rows = await shop.database.db.select().from(serialUnits).where(eq(serialUnits.serial, serial))
  return rows[0]
}
const fieldOf = async (response: Response) => (await response.json()).error?.fieldCodes?.serials

test('a part whose category asks for serials is fitted with them, and given back by them', async () => {
  const admin = await shop.asStaff('administrator')
  const head = await aHead(4)
  const enter = { productId: head, serials: ['CAB-1', 'CAB-2'] }
  await admin.fetch('/admin/serials', { method: 'POST', json: enter })
  const one = await repair(admin)
  await one.post('parts', { productId: head, quantity: 3 })
  expect(await fieldOf(await move(one, head, 'fit', 2))).toBe('serialsMissing')
  expect(await fieldOf(await move(one, head, 'fit', 2, { serials: ['CAB-1'] }))).toBe('serialsMissing')
  expect(await fieldOf(await move(one, head, 'fit', 1, { serials: ['CAB-1', 'CAB-2'] }))).toBe(
    'serialsTooMany',
  )
  // One that nobody received enters the register here.
  expect((await move(one, head, 'fit', 2, { serials: ['cab 1', 'CAB-9'] })).status).toBe(200)
  const [part] = (await one.work()).parts
  expect(part).toMatchObject({ used: 2, needsSerials: true, serials: ['CAB-1', 'CAB-9'] })
  const { orderNum } = (await (await admin.fetch(`/orderservices/fulldata/${one.id}`)).json()).data
  const shown = await (await admin.fetch(`/admin/serials/${(await unitOf('CAB-1'))?.id}`)).json()
  expect(shown).toMatchObject({ state: 'fitted', order: null, repair: { id: one.id, number: orderNum } })
  expect(shown.events.map(({ event }: { event: string }) => event)).toEqual(['received', 'fitted'])

  expect(await fieldOf(await move(one, head, 'unfit', 1))).toBe('serialsMissing')
  expect(await fieldOf(await move(one, head, 'unfit', 1, { serials: ['CAB-2'] }))).toBe('serialsDiffer')
  expect((await move(one, head, 'unfit', 1, { serials: ['CAB-9'] })).status).toBe(200)
  expect(await unitOf('CAB-9')).toMatchObject({ state: 'stock', servicePartId: null })
  expect((await move(one, head, 'unfit', 1)).status).toBe(200)
  expect(await unitOf('CAB-1')).toMatchObject({ state: 'stock', servicePartId: null })
  expect(await stockOf(head)).toBe(3)
})

test('a unit is fitted once, and a fitted one is not sold', async () => {
  const admin = await shop.asStaff('administrator')
  const head = await aHead(6)
  const repairs = [await repair(admin), await repair(admin), await repair(admin)]
  for (const one of repairs) await one.post('parts', { productId: head, quantity: 1 })
  const fitted = await Promise.all(repairs.map((one) => move(one, head, 'fit', 1, { serials: ['UNICO-1'] })))
  expect(fitted.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const refused = fitted.find(({ status }) => status === 409)
  expect((await refused?.json())?.error.code).toBe('serialTaken')
  const sale = await admin.fetch('/sellorders/counter', {
    method: 'POST',
    json: {
      items: [{ productId: head, quantity: 1 }],
      serials: [{ productId: head, serials: ['UNICO-1'] }],
      ...{ currency: 'USD', priceTier: 'retail', buyerName: 'Ana', paymentMethod: 'cash' },
    },
  })
  expect((await sale.json()).error.code).toBe('serialTaken')
  const correction = { state: 'stock', reason: 'x', version: (await unitOf('UNICO-1'))?.version }
  const corrected = await admin.fetch(`/admin/serials/${(await unitOf('UNICO-1'))?.id}/correction`, {
    method: 'POST',
    json: correction,
  })
  expect(corrected.status).toBe(409)
})

test('where no serial is asked for, a part has some of them', async () => {
  const admin = await shop.asStaff('administrator')
  const belt = await insertProduct({ stock: 3 })
  const one = await repair(admin)
  await one.post('parts', { productId: belt, quantity: 3 })
  expect((await move(one, belt, 'fit', 3, { serials: ['BANDA-1'] })).status).toBe(200)
  // Two others have none.
  expect((await move(one, belt, 'unfit', 1)).status).toBe(200)
  expect((await move(one, belt, 'unfit', 1)).status).toBe(200)
  expect(await unitOf('BANDA-1')).toMatchObject({ state: 'fitted' })
  expect((await move(one, belt, 'unfit', 1)).status).toBe(200)
  expect(await unitOf('BANDA-1')).toMatchObject({ state: 'stock' })
})
