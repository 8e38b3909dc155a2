import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { and, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { testMailSecrets } from '../../../testing/mailbox.ts'
import { type Person, useTestApi } from '../../../testing/test-api.ts'
import { expireOrders } from '../changing/expire-orders.ts'

const shop = useTestApi()
const { insertProduct, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const caller = { buyerName: 'Yaima Pérez', buyerPhone: '5234 5678', paymentMethod: 'cash' }
const take = (person: Person, json: object, key?: string) =>
  person.fetch('/admin/sellorders', {
    method: 'POST',
    json: { currency: 'USD', priceTier: 'retail', homeDelivery: false, ...json },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

async function cityOf(name: string): Promise<number> {
  const { rows } = await shop.database.db.execute<{ id: number }>(
    sql`select id from cities where name = ${name}`,
  )
  return rows[0]?.id ?? 0
}

test('staff order for somebody without an account: prices, stock, number and fee are those of the shop', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const asked = {
    ...caller,
    items: [{ productId, quantity: 2 }],
    homeDelivery: true,
    address: { street: 'Calle Martí 12', cityId: await cityOf('Bayamo') },
    paymentMethod: 'cash',
    description: 'Tocar el timbre',
    confirmedTotal: 200.5,
  }
  const taken = await (await take(seller, asked, 'encargo-1')).json()
  expect(taken).toMatchObject({
    status: 'PENDIENTE',
    channel: 'encargo',
    noSellOrden: expect.stringMatching(/^ORDEN-\d{3}$/),
    clientId: null,
    total: 200.5,
    due: 200.5,
    additionalLines: [{ label: 'Envio', total: 0.5 }],
    shippingAddress: 'Calle Martí 12, Bayamo, Granma',
    recipient: { name: 'Yaima Pérez', phone: '+53 5234 5678' },
    description: 'Tocar el timbre',
  })
  expect(await (await take(seller, asked, 'encargo-1')).json()).toMatchObject({ id: taken.id })
  expect(await stockOf(productId)).toBe(8)
  const entries = await shop.database.db
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, String(taken.id))))
  expect(entries).toEqual([{ actorId: seller.userId }])
})

test('an account gets the order, its mail and its principal address', async () => {
  const [seller, person] = [await shop.asStaff('seller'), await shop.as('user')]
  const cityId = await cityOf('Bayamo')
  const { rows } = await shop.database.db.execute<{ state: number; country: number }>(sql`
    select state_id as state, country_id as country from cities join states on states.id = state_id
    where cities.id = ${cityId}`)
  const address = {
    ...{ name: 'Ana', lastname: 'Ruiz', street: 'Calle Línea 3', zip: '85100', email: 'ana@ejemplo.cu' },
    ...{ phone: '5555 0101', countryId: rows[0]?.country, stateId: rows[0]?.state, cityId },
  }
  expect((await person.fetch('/addresses', { method: 'POST', json: address })).status).toBe(201)
  const items = [{ productId: await insertProduct(), quantity: 1 }]
  const wanted = { items, customerId: person.userId, homeDelivery: true }
  const taken = await (await take(seller, wanted)).json()
  expect(taken).toMatchObject({
    clientId: person.userId,
    shippingAddress: 'Calle Línea 3, Bayamo, Granma',
    billingAddress: 'Calle Línea 3, Bayamo, Granma',
    recipient: { name: 'Ana Ruiz', phone: '+53 5555 0101' },
  })
  expect((await person.fetch(`/sellorders/${taken.id}`)).status).toBe(200)
  const mails = await shop.database.db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(sql`${outbox.orderIds} @> array[${taken.id}::integer]`)
  expect(mails).toEqual([{ kind: 'order-confirmation' }])
  const choice = { method: 'PUT', json: { paymentMethod: 'cash', version: taken.version } }
  expect((await person.fetch(`/sellorders/${taken.id}/payment-method`, choice)).status).toBe(200)
})

test('what cannot be delivered, paid, called or discounted is refused, and no unit is taken', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const items = [{ productId, quantity: 1 }]
  const typed = { street: 'Calle Martí 12', cityId: 999_999 }
  const refusals: [number, object][] = [
    [422, { items, ...caller, buyerName: '' }],
    [422, { items, ...caller, buyerPhone: '' }],
    [422, { items, ...caller, paymentMethod: null }],
    [422, { items, ...caller, homeDelivery: true, address: typed }],
    [409, { items, ...caller, homeDelivery: true }],
    [409, { items, ...caller, confirmedTotal: 1 }],
    [409, { items, ...caller, paymentMethod: 'nada' }],
    [409, { items: [{ productId, quantity: 11 }], ...caller }],
    [409, { items, ...caller, discount: 50, discountReason: 'Amistad' }],
    [422, { items, ...caller, discount: 5 }],
  ]
  for (const [status, json] of refusals)
    expect([status, (await take(seller, json)).status, json]).toEqual([status, status, json])
  expect(await stockOf(productId)).toBe(10)
  const off = await (
    await take(seller, { items, ...caller, discount: 5, discountReason: 'Caja abierta' })
  ).json()
  expect(off).toMatchObject({ total: 95, additionalLines: [{ label: 'Descuento', total: -5 }] })
})

test('whoever has the link pays without an account, and reads neither names nor codes', async () => {
  const seller = await shop.asStaff('seller')
  const items = [{ productId: await insertProduct(), quantity: 1 }]
  const wanted = { items, ...caller, paymentMethod: 'transfer', buyerEmail: 'eva@ejemplo.cu' }
  const taken = await (await take(seller, wanted)).json()
  const made = await seller.fetch(`/admin/sellorders/${taken.id}/link`, { method: 'POST' })
  const { path } = await made.json()
  const link = `/order-links/${path.split('/').at(-1)}`
  const [mail] = await shop.database.db.select().from(outbox).where(eq(outbox.to, 'eva@ejemplo.cu'))
  expect(testMailSecrets.open('eva@ejemplo.cu', mail?.secrets ?? Buffer.alloc(0))).toEqual({
    token: path.split('/').at(-1),
  })
  const seen = await (await shop.fetch(link)).json()
  expect(seen).toMatchObject({ noSellOrden: taken.noSellOrden, due: 100, method: { code: 'transfer' } })
  expect(JSON.stringify(seen)).not.toMatch(/Yaima|5234/)
  const json = { transactionCode: 'TM12345678' }
  const reported = await shop.fetch(`${link}/payment`, { method: 'POST', json })
  expect(await reported.json()).toMatchObject({ payments: [{ state: 'submitted', transactionCode: null }] })
  expect((await shop.fetch(`/order-links/${'A'.repeat(43)}`)).status).toBe(404)
  const { version } = await (await seller.fetch(`/sellorders/${taken.id}`)).json()
  const judged = { state: 'verified', version }
  expect(
    (await seller.fetch(`/admin/sellorders/${taken.id}/payment`, { method: 'POST', json: judged })).status,
  ).toBe(200)
  expect(await (await shop.fetch(link)).json()).toMatchObject({ due: 0 })
  expect(
    (await shop.fetch(`${link}/payment`, { method: 'POST', json: { transactionCode: 'TM9999' } })).status,
  ).toBe(409)
})

test('it is prepared and paid like an order of the web, and expires unpaid with a mail to its buyer', async () => {
  const seller = await shop.asStaff('seller')
  const productId = await insertProduct()
  const items = [{ productId, quantity: 1 }]
  const change = (id: number, json: object) => seller.fetch(`/sellorders/${id}`, { method: 'PATCH', json })
  const paid = await (await take(seller, { items, ...caller })).json()
  const payment = { amount: 100, paymentMethod: 'cash', version: paid.version }
  expect(
    (await seller.fetch(`/admin/sellorders/${paid.id}/payments`, { method: 'POST', json: payment })).status,
  ).toBe(201)
  for (const status of ['EN PROCESO', 'COMPLETADA'])
    expect((await change(paid.id, { status })).status).toBe(200)

  const left = await (
    await take(seller, { items, ...caller, paymentMethod: 'transfer', buyerEmail: 'yaima@ejemplo.cu' })
  ).json()
  expect(left.expiresDate).not.toBeNull()
  const run = async (after: number) => {
    shop.clock.now = new Date(new Date(left.orderDate).getTime() + after)
    await expireOrders({
      database: shop.database,
      log: pino({ level: 'silent' }),
      now: () => shop.clock.now,
      publicUrl: 'https://tienda.cu',
    })
  }
  await run(days(2) + hours(1))
  await run(days(3) + hours(2))
  const [expired] = await shop.database.db.select().from(orders).where(eq(orders.id, left.id))
  expect(expired?.status).toBe('CANCELADA')
  expect(await stockOf(productId)).toBe(9)
  const mails = await shop.database.db.select().from(outbox).where(eq(outbox.to, 'yaima@ejemplo.cu'))
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    'order-confirmation',
    'order-expired',
    'order-expiring',
  ])
  for (const { html } of mails) expect(html).not.toContain('/account/orders')
})

test('an unknown product is not found, and a sale of the counter has no link to pay', async () => {
  const seller = await shop.asStaff('seller')
  const unknown = [{ productId: 2_000_000_000, quantity: 1 }]
  expect((await take(seller, { ...caller, items: unknown })).status).toBe(404)
  const sale = {
    ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' },
    items: [{ productId: await insertProduct(), quantity: 1 }],
  }
  const sold = await (await seller.fetch('/sellorders/counter', { method: 'POST', json: sale })).json()
  const made = await seller.fetch(`/admin/sellorders/${sold.id}/link`, { method: 'POST' })
  expect(made.status).toBe(409)
})

test('an archived product is in no search of what is sold, and is refused by its id', async () => {
  const [admin, seller] = [await shop.as('admin'), await shop.asStaff('seller')]
  const productId = await insertProduct({ name: 'Plotter retirado', sku: 'RETIRADO-1' })
  const suggested = async () => {
    const { data } = await (await seller.fetch('/catalogue/suggestions?q=plotter')).json()
    return data.map(({ id }: { id: number }) => id)
  }
  const byCode = async () =>
    (await (await seller.fetch('/admin/products?filter[where][code]=RETIRADO-1&filter[limit]=1')).json()).data
      .length
  await admin.fetch('/admin/products/bulk', { method: 'POST', json: { ids: [productId], archived: true } })
  expect([await suggested(), await byCode()]).toEqual([[], 0])
  const items = [{ productId, quantity: 1 }]
  const sell = {
    method: 'POST',
    json: { items, currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' },
  }
  for (const refused of [
    await take(seller, { ...caller, items }),
    await seller.fetch('/sellorders/counter', sell),
  ]) {
    expect(refused.status).toBe(409)
    expect((await refused.json()).error).toMatchObject({
      code: 'outOfStock',
      values: { name: 'Plotter retirado' },
    })
  }
  expect(await stockOf(productId)).toBe(10)
})
