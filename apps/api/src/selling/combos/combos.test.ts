import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { webhookEvents } from '@tecnoclick/database/schema/platform/webhooks'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { insertWebhook } from '../../platform/webhooks/testing/webhook-fixture.ts'
import { sendStockAlerts } from '../../stock/alerts/send-stock-alerts.ts'
import { releaseReservations } from '../../stock/ledger/release-reservations.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { useReturns } from '../returns/testing/returning.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, add, added, cart, place, placed, send, stockOf, expectInvariants } = useBuyers(shop)
const { post, returnsOf } = useReturns(shop)
afterEach(expectInvariants)

let made = 0

interface Given {
  printer?: number
  ink?: number
  combo?: object
  discount?: number | null
  price?: number
}

/** Without the part of the stock that an account may have unpaid. */
beforeAll(() =>
  shop.database.db.update(settings).set({ value: 0 }).where(eq(settings.key, 'unpaidStockPercent')),
)

/** A printer and two bottles of ink. */
async function sampleCombo({ printer: printers = 5, ink: inks = 10, discount = 10, ...given }: Given = {}) {
  const printer = await insertProduct({ stock: printers, price: 20_000, priceAlt: 8_000_000 })
  const ink = await insertProduct({ stock: inks, price: 1_005, priceAlt: 400_500, priceMayorista: 900 })
  const admin = await shop.as('admin')
  made += 1
  const json = {
    ...{ sku: `COMBO-${made}`, name: `Oficina en casa ${made}`, price: given.price ?? 100, confirmed: true },
    ...(given.price && { priceAlt: 9_000_000 / 100 }),
    combo: { discount, parts: partsOf(printer, ink), ...given.combo },
  }
  const response = await admin.fetch('/products', { method: 'POST', json })
  expect(response.status).toBe(201)
  const row = await response.json()
  return { id: row.id as number, row, printer, ink, admin }
}

const partsOf = (printer: number, ink: number) => [
  { productId: printer, quantity: 1 },
  { productId: ink, quantity: 2 },
]

const change = (admin: Person, row: { id: number; version: number }, json: object) =>
  admin.fetch(`/products/${row.id}`, {
    method: 'PATCH',
    json: { version: row.version, confirmed: true, ...json },
  })

/** Retries while the shop is busy. */
async function withRetry(act: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await act()
    if (response.status !== 503) return response
  }
}

async function stocks(...ids: number[]) {
  return Promise.all(ids.map((id) => stockOf(id)))
}

test('a combo costs its parts less the discount, in each price list, and follows them', async () => {
  const { row, printer, admin, id } = await sampleCombo()
  // 200.00 + 2 × 10.05, less 10 %.
  expect(row).toMatchObject({
    price: 198.09,
    priceAlt: 79_209,
    priceMayorista: 196.2,
    compareAtPrice: 220.1,
    stock: 5,
    combo: { discount: 10, service: null, parts: [{ productId: printer, quantity: 1 }, { quantity: 2 }] },
  })
  const part = await (await admin.fetch(`/admin/products/${printer}`)).json()
  await change(admin, part, { price: 100, priceAlt: null })
  const after = await (await admin.fetch(`/admin/products/${id}`)).json()
  expect(after).toMatchObject({
    price: 108.09,
    priceAlt: null,
    compareAtPrice: 120.1,
    version: row.version + 1,
  })
  expect((await change(admin, after, { price: 1 })).status).toBe(200)
  expect(await (await admin.fetch(`/admin/products/${id}`)).json()).toMatchObject({ price: 108.09 })
})

test('only what is sold can be a part, and what is no combo never becomes one', async () => {
  const { id, row, printer, ink, admin } = await sampleCombo()
  const plain = await (await admin.fetch(`/admin/products/${ink}`)).json()
  expect((await change(admin, plain, { combo: { parts: partsOf(printer, ink) } })).status).toBe(409)
  const wrong = [
    [{ productId: id, quantity: 1 }],
    [{ productId: 999_999, quantity: 1 }],
    [{ productId: ink, quantity: 0 }],
    [
      { productId: ink, quantity: 1 },
      { productId: ink, quantity: 2 },
    ],
    [],
  ]
  for (const parts of wrong) expect((await change(admin, row, { combo: { parts } })).status).toBe(422)
  expect(
    (await change(admin, row, { combo: { parts: partsOf(printer, ink), serviceId: 99_999 } })).status,
  ).toBe(422)
  const options = [{ title: 'Color', values: [{ title: 'Rojo' }] }]
  expect((await change(admin, row, { options })).status).toBe(409)
  const stock = { method: 'PATCH', json: { stock: 5 } }
  expect((await admin.fetch(`/products/updatestock/${id}`, stock)).status).toBe(409)
})

test('a cart reserves the parts, an order consumes them, and a cancellation gives them back once', async () => {
  const person = await shop.as('user')
  const { id, row, printer, ink } = await sampleCombo()
  const filled = await added(person, id, 2)
  expect(filled).toMatchObject({ subtotal: 396.18, items: [{ quantity: 2, reserved: true }] })
  expect(filled.items[0]?.product).toMatchObject({ stock: 3, parts: [{ quantity: 1 }, { quantity: 2 }] })
  expect(await stocks(printer, ink)).toEqual([3, 6])
  const admin = await shop.as('admin')
  const held = await (await admin.fetch(`/admin/products/${ink}/reservations`)).json()
  expect(held.data).toMatchObject([{ units: 4 }])
  const order = await placed(person)
  expect(await stocks(printer, ink)).toEqual([3, 6])
  expect(order).toMatchObject({ subtotal: 396.18, total: 396.18 })
  const combo = { id, name: row.name, quantity: 2, service: null }
  expect(order.items).toMatchObject([
    { productId: printer, quantity: 2, combo },
    { productId: ink, combo },
    ...(order.items.length === 3 ? [{ productId: ink, combo }] : []),
  ])
  expect(order.items.reduce((sum, { amount }) => sum + amount * 100, 0)).toBeCloseTo(39_618)
  const again = await (await person.fetch(`/sellorders/${order.id}`)).json()
  expect(again.items).toEqual(order.items)
  for (let time = 0; time < 2; time++)
    expect((await send(person, 'POST', `/sellorders/${order.id}/cancel`)).status).toBe(200)
  expect(await stocks(printer, ink)).toEqual([5, 10])
})

test('a combo and its part in one cart compete for the same units', async () => {
  const person = await shop.as('user')
  const { id, printer, ink } = await sampleCombo({ printer: 2, ink: 4 })
  await added(person, ink, 1)
  await added(person, id, 1)
  expect(await stocks(printer, ink)).toEqual([1, 1])
  const short = await add(person, id, 1)
  expect(short.status).toBe(409)
  expect((await short.json()).error.code).toBe('outOfStock')
  const { items } = await cart(person)
  expect(items.map(({ product }) => product.stock)).toEqual([1, 0])
  await send(person, 'DELETE', `/cart/items/${items[0]?.id}`)
  await added(person, id, 1)
  expect(await stocks(printer, ink)).toEqual([0, 0])
  expect((await place(await shop.as('user'))).status).toBe(409)
  const reserved = await cart(person)
  await releaseReservations({
    database: shop.database,
    log: pino({ level: 'silent' }),
    now: () => new Date(shop.clock.now.getTime() + minutes(121)),
  })
  expect(await stocks(printer, ink)).toEqual([2, 4])
  expect((await cart(person)).items).toMatchObject([{ id: reserved.items[0]?.id, reserved: false }])
  const order = await placed(person)
  expect(order.items.length).toBeGreaterThan(1)
  expect(await stocks(printer, ink)).toEqual([0, 0])
})

test('a part that is off sale takes the combo off sale', async () => {
  const person = await shop.as('user')
  const { id, ink, printer, admin } = await sampleCombo()
  await added(person, id)
  const part = await (await admin.fetch(`/admin/products/${ink}`)).json()
  await change(admin, part, { enable: false })
  expect((await add(person, id)).status).toBe(409)
  expect(await (await admin.fetch(`/admin/products/${id}`)).json()).toMatchObject({ stock: 0 })
  expect((await place(person)).status).toBe(409)
  const { items } = await cart(person)
  expect((await send(person, 'DELETE', `/cart/items/${items[0]?.id}`)).status).toBe(200)
  expect(await stocks(printer, ink)).toEqual([5, 10])
})

test('where parts change, carts give back what they hold and order what is there now', async () => {
  const person = await shop.as('user')
  const { id, row, printer, ink, admin } = await sampleCombo()
  await added(person, id, 2)
  const other = await insertProduct({ stock: 4, price: 5_000 })
  const parts = [{ productId: other, quantity: 2 }]
  const changed = await change(admin, row, { combo: { parts, discount: null } })
  expect(changed.status).toBe(200)
  expect(await stocks(printer, ink, other)).toEqual([5, 10, 4])
  expect((await cart(person)).items).toMatchObject([{ reserved: false, quantity: 2 }])
  const order = await placed(person, { confirmedTotal: 396.18 })
  expect(order.items.every(({ productId }) => productId === other)).toBe(true)
  expect(order.total).toBe(396.18)
  expect(await stocks(printer, ink, other)).toEqual([5, 10, 0])
})

test('20 buyers at once, half for the combo and half for its part: every unit is sold once', async () => {
  const { id, printer, ink } = await sampleCombo({ printer: 6, ink: 12 })
  const people = await Promise.all(Array.from({ length: 20 }, () => shop.as('user')))
  const statuses = await Promise.all(
    people.map(async (person, index) => {
      const taken = await add(person, index % 2 === 0 ? id : ink, 1)
      return taken.status === 200 ? (await place(person)).status : taken.status
    }),
  )
  expect(statuses.every((status) => [201, 409].includes(status))).toBe(true)
  const combos = statuses.filter((status, index) => index % 2 === 0 && status === 201).length
  const singles = statuses.filter((status, index) => index % 2 === 1 && status === 201).length
  expect(await stocks(printer, ink)).toEqual([6 - combos, 12 - 2 * combos - singles])
  expect(combos).toBeGreaterThan(0)
})

test('staff who change the parts while people buy never lose a unit', async () => {
  const { id, row, printer, ink, admin } = await sampleCombo({ printer: 20, ink: 40 })
  const other = await insertProduct({ stock: 40, price: 5_000 })
  const people = await Promise.all(Array.from({ length: 8 }, () => shop.as('user')))
  const buying = people.map(async (person) => {
    await withRetry(() => add(person, id, 1))
    return (await withRetry(() => place(person))).status
  })
  let now = row
  for (const parts of [
    [{ productId: other, quantity: 1 }],
    partsOf(printer, ink),
    [{ productId: other, quantity: 3 }],
  ]) {
    const changed = await change(admin, now, { combo: { parts } })
    expect(changed.status).toBe(200)
    now = await changed.json()
  }
  for (const status of await Promise.all(buying)) expect([201, 409]).toContain(status)
})

test('a combo at its own price is sold at the counter with a discount, and returned by part with its share', async () => {
  const { id, printer, ink, admin } = await sampleCombo({ discount: null, price: 150.01 })
  const sale = {
    items: [{ productId: id, quantity: 1, discountPercent: 10 }],
    ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', discountReason: 'Cliente de siempre' },
  }
  const { id: orderId } = await (
    await admin.fetch('/sellorders/counter', { method: 'POST', json: sale })
  ).json()
  const order = await (await admin.fetch(`/sellorders/${orderId}`)).json()
  expect(order.total).toBe(135.01)
  expect(await stocks(printer, ink)).toEqual([4, 8])
  const bottles = order.items.filter((item: { productId: number }) => item.productId === ink)
  const lines = bottles.map(({ id: lineId, quantity }: { id: number; quantity: number }) => ({
    lineId,
    quantity,
  }))
  const json = { kind: 'return', reason: 'unwanted', condition: 'sealed', received: true, lines }
  const back = await post(admin, `/admin/sellorders/${orderId}/returns`, json)
  expect(back.status).toBe(201)
  const made = await back.json()
  const paid = made.lines.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)
  const amounts = bottles.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  expect(paid).toBeCloseTo(amounts)
  // 20.10 of 220.10, of 135.01.
  expect(paid).toBeCloseTo(12.33, 1)
  const settlement = {
    lines: made.lines.map((line: { id: number }) => ({ id: line.id, outcome: 'stock' })),
    refund: { amount: amounts, paymentMethod: 'cash' },
    version: made.version,
  }
  expect((await post(admin, `/admin/returns/${made.id}/settlement`, settlement)).status).toBe(200)
  expect(await stocks(printer, ink)).toEqual([4, 10])
  expect((await returnsOf(admin, orderId)).returns).toHaveLength(1)
})

test('an order keeps the service that its combo includes', async () => {
  const { db } = shop.database
  const [type] = await db.insert(serviceTypes).values({ name: 'Instalación' }).returning()
  const [service] = await db
    .insert(services)
    .values({ name: 'Instalar impresora', typeId: type?.id ?? 0 })
    .returning()
  const person = await shop.as('user')
  const { id } = await sampleCombo({ combo: { serviceId: service?.id } })
  await added(person, id)
  const order = await placed(person)
  expect(order.items[0]?.combo?.service).toEqual({ id: service?.id, name: 'Instalar impresora' })
})

test('the lines of an order event name the combo that they were bought with', async () => {
  await insertWebhook(shop.database, 'https://receptor.ejemplo.cu/', ['order.placed'])
  const person = await shop.as('user')
  const { id, row } = await sampleCombo()
  await added(person, id)
  await added(person, await insertProduct())
  const order = await placed(person)
  const [event] = await shop.database.db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.object, 'order'), eq(webhookEvents.objectId, order.id)))
  const items = event?.data.items as { combo: string | null }[]
  expect(items.map(({ combo }) => combo)).toEqual([row.name, row.name, row.name, null])
})

test('staff add a combo to an order and take a part out of it', async () => {
  const { id, printer, ink, admin } = await sampleCombo()
  const person = await shop.as('user')
  const plain = await insertProduct()
  await added(person, plain)
  const order = await placed(person)
  const line = order.items[0]?.id
  const edit = (json: object) => send(admin, 'PUT', `/admin/sellorders/${order.id}/contents`, { json })
  const grown = await edit({
    lines: [{ id: line, quantity: 1 }],
    items: [{ productId: id, quantity: 1 }],
    version: 1,
  })
  expect(grown.status).toBe(200)
  const more = await (await admin.fetch(`/sellorders/${order.id}`)).json()
  expect(more.total).toBe(298.09)
  expect(await stocks(printer, ink)).toEqual([4, 8])
  const lines = more.items
    .filter((item: { productId: number }) => item.productId !== ink)
    .map((item: { id: number; quantity: number }) => ({ id: item.id, quantity: item.quantity }))
  expect((await edit({ lines, version: more.version })).status).toBe(200)
  expect(await stocks(printer, ink)).toEqual([4, 10])
})

test('staff open the included service once, for the buyer', async () => {
  const { db } = shop.database
  const [brand] = await db.insert(brands).values({ slug: 'brother', name: 'Brother' }).returning()
  const [type] = await db.insert(serviceTypes).values({ name: 'Montaje' }).returning()
  const [service] = await db
    .insert(services)
    .values({ name: 'Montar la oficina', typeId: type?.id ?? 0 })
    .returning()
  const person = await shop.as('user')
  const { id, printer, admin } = await sampleCombo({ combo: { serviceId: service?.id } })
  await db.update(products).set({ brandId: brand?.id }).where(eq(products.id, printer))
  await added(person, id)
  const order = await placed(person)
  const path = `/admin/sellorders/${order.id}/included-services`
  expect(await (await admin.fetch(path)).json()).toMatchObject({
    data: [{ service: { id: service?.id }, quantity: 1, serviceOrder: null }],
  })
  const open = (serviceId?: number) => post(admin, path, { serviceId })
  const opened = await Promise.all([open(service?.id), open(service?.id), open(service?.id)])
  const bodies = await Promise.all(opened.map((response) => response.json()))
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(bodies.map((body) => body.serviceOrder.id)).size).toBe(1)
  const { data } = await (await person.fetch('/orderservices/fulldata')).json()
  expect(data).toHaveLength(1)
  expect(data[0].failure).toContain(order.noSellOrden)
  expect((await open(99_999)).status).toBe(404)
  expect((await open()).status).toBe(422)
  expect((await admin.fetch('/admin/sellorders/99999/included-services')).status).toBe(404)
  await added(person, id)
  const other = await placed(person)
  await send(person, 'POST', `/sellorders/${other.id}/cancel`)
  const late = await post(admin, `/admin/sellorders/${other.id}/included-services`, {
    serviceId: service?.id,
  })
  expect(late.status).toBe(409)
})

test('lists and the page show the combo with the stock of its smallest part, soon after a sale too', async () => {
  const person = await shop.as('user')
  const { row, printer, ink, id } = await sampleCombo({ printer: 5, ink: 6 })
  const read = async (path: string) => (await shop.fetch(path)).json()
  const detail = await read(`/products/slug/${row.slug}`)
  expect(detail).toMatchObject({ stock: 3, price: 198.09, compareAtPrice: 220.1, comboParts: 2 })
  expect(detail.combo).toMatchObject({
    service: null,
    parts: [
      { id: printer, quantity: 1, price: 200, variant: null, availability: 'in-stock' },
      { id: ink, quantity: 2, price: 10.05 },
    ],
  })
  expect(JSON.stringify(detail)).not.toMatch(/mayorista/i)
  const { data } = await read(`/catalogue?q=${row.sku}&filter_discount=yes`)
  expect(data).toMatchObject([{ id, stock: 3, comboParts: 2, price: 198.09 }])
  const part = (await read(`/products/${ink}`)) as { partOf: object[] }
  expect(part.partOf).toEqual([{ slug: row.slug, name: row.name }])
  await added(person, ink, 5)
  // Within a second (architecture.md).
  await expect
    .poll(() => read(`/products/slug/${row.slug}`), { timeout: 30_000 })
    .toMatchObject({
      stock: 0,
      availability: 'out-of-stock',
      combo: { parts: [{ availability: 'in-stock' }, { availability: 'out-of-stock' }] },
    })
})

test('a stock sheet, a count and a set of variants are never of a combo', async () => {
  const { id, row, admin } = await sampleCombo()
  const sheet = await (
    await admin.fetch('/admin/stock-sheets', { method: 'POST', json: { kind: 'receipt' } })
  ).json()
  const lines = { lines: [{ productId: id, quantity: 3 }], version: sheet.version }
  expect(
    (await admin.fetch(`/admin/stock-sheets/${sheet.id}`, { method: 'PATCH', json: lines })).status,
  ).toBe(422)
  const variants = {
    ...{ names: ['Color'], version: row.version },
    variants: [{ id, sku: row.sku, values: ['Negro'], price: 10 }],
  }
  expect(
    (await admin.fetch(`/admin/products/${id}/variants`, { method: 'PUT', json: variants })).status,
  ).toBe(409)
})

test('an alert of a combo is sent when its parts are back', async () => {
  const { id, ink, admin } = await sampleCombo({ ink: 1 })
  const json = { productId: id, email: 'avisame@example.com' }
  expect((await shop.fetch('/stock-alerts', { method: 'POST', json })).status).toBeLessThan(300)
  const alerts = () => mailsTo(shop.database, 'avisame@example.com')
  const run = () =>
    sendStockAlerts({
      ...{ database: shop.database, log: pino({ level: 'silent' }), now: () => shop.clock.now },
    })
  await run()
  expect(await alerts()).toHaveLength(0)
  await admin.fetch(`/products/updatestock/${ink}`, { method: 'PATCH', json: { stock: 2 } })
  await run()
  expect(await alerts()).toHaveLength(1)
})
