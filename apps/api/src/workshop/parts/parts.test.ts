import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { createRandom } from '@tecnoclick/database/seed/large/random'
import { asc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useRepairs } from '../work/testing/repairs.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, add, added, place, stockOf, expectInvariants } = useBuyers(shop)
const { repair, quote, decide, part, move, unitsOf } = useRepairs(shop)

afterEach(expectInvariants)

const cancelled = { status: 'CANCELADA', respuesta: 'No la quiso' }
const kindsOf = async (productId: number) =>
  (
    await shop.database.db
      .select()
      .from(stockMoves)
      .where(eq(stockMoves.productId, productId))
      .orderBy(asc(stockMoves.id))
  )
    .map(({ kind, quantity }) => `${kind} ${quantity}`)
    .slice(1)

test('an accepted quote reserves what stock has, the rest is missing, and fitted units are used', async () => {
  const technician = await shop.asStaff('technician')
  const [head, belt] = [await insertProduct({ stock: 5 }), await insertProduct({ stock: 1 })]
  const one = await repair(technician)
  const quoteId = await quote(one, [part(head, 2), part(belt, 3)])
  expect(await one.work()).toMatchObject({ parts: [] })
  expect((await decide(one, quoteId)).status).toBe(200)
  expect(await unitsOf(one, head)).toEqual({ quantity: 2, reserved: 2, used: 0, missing: 0 })
  expect(await unitsOf(one, belt)).toEqual({ quantity: 3, reserved: 1, used: 0, missing: 2 })
  expect([await stockOf(head), await stockOf(belt)]).toEqual([3, 0])
  expect((await move(one, head, 'fit', 2)).status).toBe(200)
  expect((await move(one, head, 'fit')).status).toBe(409)
  expect((await move(one, head, 'unfit')).status).toBe(200)
  expect((await move(one, belt, 'reserve')).status).toBe(409)
  expect(await stockOf(head)).toBe(4)
  expect(await kindsOf(head)).toEqual(['partReserved 2', 'partUsed 2', 'partReturned 1'])
})

test('what a closed repair did not fit goes back once, and it takes no more parts', async () => {
  const admin = await shop.asStaff('administrator')
  const head = await insertProduct({ stock: 4 })
  const [completed, rejected] = [await repair(admin), await repair(admin)]
  await decide(completed, await quote(completed, [part(head, 2)]))
  await move(completed, head, 'fit')
  expect((await completed.patch({ status: 'COMPLETADA', reason: 'De confianza' })).status).toBe(200)
  expect(await unitsOf(completed, head)).toEqual({ quantity: 1, reserved: 0, used: 1, missing: 0 })
  expect((await completed.post('parts', { productId: head, quantity: 1 })).status).toBe(409)
  expect((await move(completed, head, 'unfit')).status).toBe(409)

  await decide(rejected, await quote(rejected, [part(head, 3)]))
  expect(await stockOf(head)).toBe(0)
  expect((await rejected.patch(cancelled)).status).toBe(200)
  expect((await rejected.patch(cancelled)).status).toBe(200)
  expect(await stockOf(head)).toBe(3)
})

test('another accepted quote takes the place of the parts of the first; what was fitted counts', async () => {
  const admin = await shop.asStaff('administrator')
  const [head, belt] = [await insertProduct({ stock: 5 }), await insertProduct({ stock: 5 })]
  const one = await repair(admin)
  await decide(one, await quote(one, [part(head, 3)]))
  await move(one, head, 'fit')
  await decide(one, await quote(one, [part(head, 2), part(belt, 1)]))
  expect([await stockOf(head), await stockOf(belt)]).toEqual([3, 4])
  await decide(one, await quote(one, [part(belt, 2)]), 'rejected')
  expect([await stockOf(head), await stockOf(belt)]).toEqual([4, 5])
})

test('a part without a quote is added once per key, and is needed as a whole product', async () => {
  const technician = await shop.asStaff('technician')
  const head = await insertProduct({ stock: 5 })
  const one = await repair(technician)
  const body = { productId: head, quantity: 2 }
  const statuses = (await Promise.all([1, 2, 3].map(() => one.post('parts', body, 'same-key')))).map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([200, 200, 200])
  expect(await stockOf(head)).toBe(3)
  expect((await one.post('parts', { productId: 999_999, quantity: 1 })).status).toBe(422)
  expect((await one.post('parts', { productId: head, quantity: 0 })).status).toBe(422)
  expect((await one.post('parts/999999', { act: 'fit', quantity: 1, version: 1 })).status).toBe(404)
  const [found] = (await one.work()).parts
  expect((await one.post(`parts/${found?.id}`, { act: 'fit', quantity: 1, version: 9 })).status).toBe(409)
  // The part of another repair.
  const other = await repair(technician)
  expect((await other.post(`parts/${found?.id}`, { act: 'fit', quantity: 1, version: 1 })).status).toBe(404)
})

test('the last unit goes to an order or to a repair', async () => {
  const [person, admin] = [await shop.as('user'), await shop.asStaff('administrator')]
  for (let round = 0; round < 5; round++) {
    const head = await insertProduct({ stock: 1 })
    const one = await repair(admin)
    const quoteId = await quote(one, [part(head)])
    const [bought, accepted] = await Promise.all([add(person, head), decide(one, quoteId)])
    expect(accepted.status).toBe(200)
    const reserved = (await unitsOf(one, head))?.reserved ?? 0
    expect(reserved + Number(bought.ok)).toBe(1)
    expect(await stockOf(head)).toBe(0)
    if (bought.ok) await place(person)
  }
})

test('a quote that is accepted twice at once reserves once', async () => {
  const admin = await shop.asStaff('administrator')
  const head = await insertProduct({ stock: 9 })
  const one = await repair(admin)
  const quoteId = await quote(one, [part(head, 2)])
  await Promise.all([decide(one, quoteId), decide(one, quoteId), decide(one, quoteId)])
  expect(await stockOf(head)).toBe(7)
  expect((await one.work()).parts).toHaveLength(1)
})

test('a repair that is cancelled while its part is fitted loses no unit', async () => {
  const admin = await shop.asStaff('administrator')
  for (let round = 0; round < 5; round++) {
    const head = await insertProduct({ stock: 2 })
    const one = await repair(admin)
    await decide(one, await quote(one, [part(head, 2)]))
    const [fitted, closed] = await Promise.all([move(one, head, 'fit'), one.patch(cancelled)])
    expect(closed.status).toBe(200)
    expect(await stockOf(head)).toBe(fitted.ok ? 1 : 2)
    if (fitted.ok) expect((await move(one, head, 'unfit')).status).toBe(200)
    expect(await stockOf(head)).toBe(2)
  }
})

test('missing units are on the buying list, and wait for staff once they arrived', async () => {
  const admin = await shop.asStaff('administrator')
  const head = await insertProduct({ stock: 1, name: 'Cabezal de arrastre' })
  const one = await repair(admin)
  await decide(one, await quote(one, [part(head, 3)]))
  const list = async () =>
    (await (await admin.fetch('/admin/buying-list')).json()).data.find(
      ({ product }: { product: { id: number } }) => product.id === head,
    )
  expect(await list()).toMatchObject({ missing: 2, toBuy: 2, repairs: [{ id: one.id, units: 2 }] })
  expect(await (await admin.fetch('/admin/buying-list/csv')).text()).toContain('Cabezal de arrastre')
  const counts = async () => (await (await admin.fetch('/admin/waiting')).json()).counts.partsArrived
  const before = await counts()
  await admin.fetch(`/products/updatestock/${head}`, { method: 'PATCH', json: { stock: 5 } })
  expect(await list()).toMatchObject({ missing: 2, toBuy: 0 })
  const item = (await (await admin.fetch('/admin/waiting')).json()).data.find(
    ({ also, kind }: { also: string[]; kind: string }) => [kind, ...also].includes('partsArrived'),
  )
  expect(item?.id ?? before).toBe(one.id)
  expect((await move(one, head, 'reserve', 9)).status).toBe(409)
  expect((await move(one, head, 'reserve', 2)).status).toBe(200)
  expect(await list()).toBeUndefined()
})

test('stock adds up after any sequence of reserving, fitting, returning and cancelling', async () => {
  const admin = await shop.asStaff('administrator')
  const person = await shop.as('user')
  const random = createRandom(41)
  const products = await Promise.all([4, 2, 7].map((stock) => insertProduct({ stock })))
  const repairs = [await repair(admin), await repair(admin), await repair(admin)]
  const acts = [
    'reserve',
    'fit',
    'return',
    'unfit',
    'forget',
    'add',
    'quote',
    'quote',
    'buy',
    'receive',
    'cancel',
    'open',
  ] as const
  for (let step = 0; step < 120; step++) {
    const [act, product, units] = [random.pick(acts), random.pick(products), random.between(1, 3)]
    const index = random.between(0, repairs.length - 1)
    const one = repairs[index]
    if (!one) continue
    if (act === 'add') await one.post('parts', { productId: product, quantity: units })
    else if (act === 'quote') {
      const quoteId = await quote(one, [part(product, units), part(random.pick(products), 1)]).catch(() => 0)
      if (quoteId) await decide(one, quoteId, random.pick(['accepted', 'accepted', 'rejected']))
    } else if (act === 'buy') await added(person, product, 1).catch(() => undefined)
    else if (act === 'receive')
      await admin.fetch(`/products/updatestock/${product}`, { method: 'PATCH', json: { stock: units + 3 } })
    else if (act === 'cancel' && step % 3 === 0)
      await one.patch(random.pick([cancelled, { status: 'COMPLETADA', reason: 'De confianza' }]))
    else if (act === 'open') repairs[index] = random.in(20) ? await repair(admin) : one
    else if (act !== 'cancel') await move(one, product, act, units)
    if (step % 20 === 0) await expectInvariants()
  }
})

test('a product with variants is no part: one of them is', async () => {
  const admin = await shop.asStaff('administrator')
  const family = await insertProduct({ stock: 0, variantNames: ['Color'] })
  await insertProduct()
  const one = await repair(admin)
  expect((await one.post('parts', { productId: family, quantity: 1 })).status).toBe(409)
  const found = await admin.fetch('/admin/orderservices/products?search=Impresora')
  const { data } = await found.json()
  expect(data.length).toBeGreaterThan(0)
  expect(data.map(({ id }: { id: number }) => id)).not.toContain(family)
})
