import { products } from '@tecnoclick/database/schema/catalogue/products'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const edit = (person: Person, id: number, json: object) =>
  person.fetch(`/admin/sellorders/${id}/contents`, { method: 'PUT', json })

async function anOrder(quantity = 3) {
  const [seller, buyer] = [await shop.asStaff('seller'), await shop.as('user')]
  const productId = await insertProduct()
  await added(buyer, productId, quantity)
  const order = await placed(buyer)
  const [line] = order.items
  if (!line) throw new Error('No line')
  return { seller, buyer, order, productId, line: { id: line.id, quantity: line.quantity } }
}

test('lines are added, fewer and removed: stock follows, kept prices stay, the customer is told', async () => {
  const { seller, buyer, order, productId, line } = await anOrder()
  await shop.database.db.update(products).set({ price: 20_000 }).where(eq(products.id, productId))
  const other = await insertProduct({ price: 5000 })
  const changed = await edit(seller, order.id, {
    lines: [{ ...line, quantity: 1 }],
    items: [{ productId: other, quantity: 2 }],
    discount: 15,
    discountReason: 'Caja abierta',
    confirmedTotal: 185,
    version: order.version,
  })
  expect(changed.status).toBe(200)
  const now = await changed.json()
  expect(now).toMatchObject({
    subtotal: 200,
    total: 185,
    additionalLines: [{ label: 'Descuento', total: -15 }],
  })
  expect(now.items).toMatchObject([
    { productId, quantity: 1, price: 100 },
    { productId: other, quantity: 2, price: 50 },
  ])
  expect([await stockOf(productId), await stockOf(other)]).toEqual([9, 8])
  expect((await edit(seller, order.id, { lines: [line], version: order.version })).status).toBe(409)
  const mails = await shop.database.db
    .select({ kind: outbox.kind, subject: outbox.subject })
    .from(outbox)
    .where(sql`${outbox.orderIds} @> array[${order.id}::integer] and ${outbox.kind} = 'order-edited'`)
  expect(mails).toEqual([{ kind: 'order-edited', subject: `Cambiamos su pedido ${order.noSellOrden}` }])

  const rest = now.items
    .slice(1)
    .map(({ id, quantity }: { id: number; quantity: number }) => ({ id, quantity }))
  const without = await (await edit(seller, order.id, { lines: rest, version: now.version })).json()
  expect(without).toMatchObject({ total: 100, additionalLines: [] })
  expect(await stockOf(productId)).toBe(10)
  expect((await buyer.fetch(`/sellorders/${order.id}/cancel`, { method: 'POST' })).status).toBe(200)
  expect([await stockOf(productId), await stockOf(other)]).toEqual([10, 10])
})

test('another address has the fee of today; the way stays once the order is being prepared', async () => {
  const { seller, order, line } = await anOrder()
  const { rows } = await shop.database.db.execute<{ id: number }>(
    sql`select id from cities where name = 'Bayamo'`,
  )
  const address = { street: 'Calle Martí 12', cityId: rows[0]?.id }
  const lines = [line]
  const sent = await edit(seller, order.id, {
    lines,
    delivery: { homeDelivery: true, address },
    version: order.version,
  })
  const atHome = await sent.json()
  expect(atHome).toMatchObject({
    total: 300.5,
    homeDelivery: true,
    shippingAddress: 'Calle Martí 12, Bayamo, Granma',
    additionalLines: [{ label: 'Envio', total: 0.5 }],
  })
  const kept = await (await edit(seller, order.id, { lines, version: atHome.version })).json()
  expect(kept).toMatchObject({ total: 300.5, shippingAddress: atHome.shippingAddress })
  const json = { status: 'EN PROCESO', version: kept.version }
  const started = await (await seller.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json })).json()
  const fetched = { lines, delivery: { homeDelivery: false }, version: started.version }
  expect((await edit(seller, order.id, fetched)).status).toBe(409)
})

test('what cannot be is refused and changes nothing', async () => {
  const { seller, order, productId, line } = await anOrder()
  const { version } = order
  const refusals: [number, object][] = [
    [409, { lines: [], version }],
    [404, { lines: [{ id: 999_999, quantity: 1 }], version }],
    [409, { lines: [{ ...line, quantity: 11 }], version }],
    [409, { lines: [line], discount: 200, discountReason: 'Amistad', version }],
    [422, { lines: [line], discount: 10, version }],
    [409, { lines: [line], confirmedTotal: 1, version }],
    [409, { lines: [line], delivery: { homeDelivery: true }, version }],
    [422, { lines: [line] }],
  ]
  for (const [status, json] of refusals)
    expect([(await edit(seller, order.id, json)).status, json]).toEqual([status, json])
  expect(await stockOf(productId)).toBe(7)
  for (const status of ['EN PROCESO', 'CANCELADA'])
    await seller.fetch(`/sellorders/${order.id}`, {
      method: 'PATCH',
      json: { status, respuesta: 'Agotado' },
    })
  expect((await edit(seller, order.id, { lines: [line], version: version + 2 })).status).toBe(409)
  const quote = { method: 'POST', json: { lines: [line] } }
  expect((await seller.fetch(`/admin/sellorders/${order.id}/contents/quote`, quote)).status).toBe(409)
})
