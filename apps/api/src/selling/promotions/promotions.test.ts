import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { promotions, promotionUses } from '@tecnoclick/database/schema/selling/promotions'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, place, placed, cart, send, expectInvariants } = useBuyers(shop)

afterEach(async () => {
  await expectInvariants()
  await shop.database.db.update(promotions).set({ active: false })
})

const noConditions = {
  ...{ minimums: {}, productIds: [], categoryIds: [], brandIds: [], customerIds: [] },
  ...{ priceTier: null, firstOrder: false, paymentMethods: [] },
}

type Given = Partial<typeof promotions.$inferInsert>

async function insertPromotion(given: Given = {}): Promise<number> {
  const [row] = await shop.database.db
    .insert(promotions)
    .values({
      ...{ name: 'Semana', active: true, reward: { kind: 'percent', percent: 10 }, conditions: noConditions },
      ...given,
    })
    .returning()
  return row?.id ?? 0
}

const enter = (person: Person, code: string) => send(person, 'PUT', '/cart/code', { json: { code } })
const usesOf = (id: number) =>
  shop.database.db.$count(
    promotionUses,
    and(eq(promotionUses.promotionId, id), isNull(promotionUses.releasedAt)),
  )

test('a promotion without a code is in the cart and in the order', async () => {
  const person = await shop.as('user')
  const product = await insertProduct({ price: 999 })
  const id = await insertPromotion({ conditions: { ...noConditions, productIds: [product] } })
  expect(await added(person, product, 3)).toMatchObject({
    subtotal: 29.97,
    extraLines: [{ title: 'Descuento Semana', price: -2.97 }],
    total: 27,
  })
  const order = await placed(person, { confirmedTotal: 27 })
  expect(order).toMatchObject({
    subtotal: 29.97,
    total: 27,
    additionalLines: [{ label: 'Descuento Semana', total: -2.97 }],
  })
  expect(await usesOf(id)).toBe(1)
  expect((await send(person, 'POST', `/sellorders/${order.id}/cancel`)).status).toBe(200)
  expect(await usesOf(id)).toBe(0)
})

test('a code is told why it does not apply, and applies once it does', async () => {
  const person = await shop.as('user')
  const product = await insertProduct({ price: 3_000 })
  await insertPromotion({ code: 'MINIMO', conditions: { ...noConditions, minimums: { USD: 5_000 } } })
  await added(person, product, 1)
  const unknown = await enter(person, 'NADA')
  expect(unknown.status).toBe(409)
  expect(await unknown.json()).toMatchObject({
    error: { code: 'promotionRefused', values: { code: 'NADA', reason: 'unknown' } },
  })
  const entered = await enter(person, ' mini mo')
  expect(await entered.json()).toMatchObject({
    promotionCode: 'MINIMO',
    total: 30,
    refusedPromotions: [{ code: 'MINIMO', reason: 'minimum', minimum: 50 }],
  })
  const refused = await place(person)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: { code: 'promotionRefused' } })
  expect(await added(person, product, 1)).toMatchObject({ total: 54, refusedPromotions: [] })
  const order = await placed(person)
  expect(order.additionalLines).toEqual([{ label: 'Descuento MINIMO', total: -6 }])
  expect(await cart(person)).toMatchObject({ promotionCode: null })
  expect(await (await send(person, 'DELETE', '/cart/code')).json()).toMatchObject({ promotionCode: null })
})

test('checkout knows what each way to pay and to deliver takes off', async () => {
  const person = await shop.as('user')
  const product = await insertProduct({ price: 10_000 })
  await insertPromotion({ name: 'Digital', conditions: { ...noConditions, paymentMethods: ['wallet'] } })
  await insertPromotion({ name: 'Envio gratis', reward: { kind: 'freeDelivery' } })
  await added(person, product)
  const { discounts = [] } = await cart(person, '?choices=true')
  const off = [{ title: 'Descuento Digital', price: -10 }]
  const freeDelivery = 'Descuento Envio gratis'
  expect(discounts).toContainEqual({ paymentMethod: 'wallet', delivered: true, lines: off, freeDelivery })
  expect(discounts).toContainEqual({
    paymentMethod: 'wallet',
    delivered: false,
    lines: off,
    freeDelivery: null,
  })
  expect(discounts).toContainEqual({ paymentMethod: 'cash', delivered: true, lines: [], freeDelivery })
  expect(discounts.some(({ paymentMethod, delivered }) => paymentMethod === 'cash' && !delivered)).toBe(false)
  const order = await placed(person, { paymentMethod: 'wallet', confirmedTotal: 90 })
  expect(order.total).toBe(90)
  const path = `/sellorders/${order.id}/payment-method`
  const other = await send(person, 'PUT', path, { json: { paymentMethod: 'cash', version: order.version } })
  expect((await other.json()).error.code).toBe('promotionRefused')
})

test('200 buyers at once use a promotion for 50 orders exactly 50 times, and each of them once', async () => {
  const product = await insertProduct({ stock: 400, price: 1_000 })
  const id = await insertPromotion({ name: 'Primeros', maxUses: 50, maxUsesPerCustomer: 1 })
  const other = await insertPromotion({ name: 'Segundos', maxUses: 120 })
  const people = await Promise.all(Array.from({ length: 200 }, () => shop.as('user')))
  await Promise.all(people.map((person) => added(person, product)))
  const buy = async (person: Person): Promise<Order> => {
    for (;;) {
      const response = await place(person, { confirmedTotal: undefined })
      // The price that was seen is that of the product; only a busy shop asks to try again.
      if (response.status !== 503) {
        expect(response.status).toBe(201)
        return response.json()
      }
    }
  }
  const orders = await Promise.all(people.map(buy))
  const withLabel = (label: string) =>
    orders.filter(({ additionalLines }) => additionalLines.some((line) => line.label === label)).length
  expect([withLabel('Descuento Primeros'), withLabel('Descuento Segundos')]).toEqual([50, 120])
  expect([await usesOf(id), await usesOf(other)]).toEqual([50, 120])
})

test('staff create, preview, change, stop and read what a promotion brought', async () => {
  const admin = await shop.as('admin')
  const person = await shop.as('user')
  const product = await insertProduct({ price: 5_000 })
  await added(person, product, 2)
  const promotion = { name: 'Otoño', code: 'otoño-1'.normalize('NFD'), kind: 'percent', percent: 20 }
  expect((await send(admin, 'POST', '/admin/promotions', { json: promotion })).status).toBe(422)
  const given = { ...promotion, code: 'otono', active: true, productIds: [product] }
  const preview = await send(admin, 'POST', '/admin/promotions/preview', {
    // As the form sends it: the cart of the customer, no products.
    json: { promotion: given, customerId: person.userId, items: [], currency: 'USD' },
  })
  expect(await preview.json()).toMatchObject({
    ...{ subtotal: 100, total: 80, additionalLines: [{ label: 'Descuento OTONO', total: -20 }] },
    lines: [{ productId: product, amount: 100, discount: 20 }],
  })
  const dear = await send(admin, 'POST', '/admin/promotions', {
    json: { ...given, paymentMethods: ['cash'] },
  })
  expect((await dear.json()).error.fields.paymentMethods).toContain('electrónica')
  const created = await (await send(admin, 'POST', '/admin/promotions', { json: given })).json()
  expect(created).toMatchObject({ code: 'OTONO', phase: 'running', uses: 0, shownOnCards: false })
  const again = await send(admin, 'POST', '/admin/promotions', { json: given })
  expect((await again.json()).error.fields).toHaveProperty('code')
  await enter(person, 'otono')
  const order = await placed(person)
  expect(order.total).toBe(80)
  const path = `/admin/promotions/${created.id}`
  expect(await (await admin.fetch(`${path}/uses`)).json()).toMatchObject({
    ...{ total: 1, sums: [{ currency: 'USD', orders: 1, discount: 20, revenue: 80 }] },
    data: [{ orderId: order.id, discount: 20, total: 80, released: false }],
  })
  const change = { ...given, name: 'Octubre', version: created.version }
  for (const other of [{ percent: 30 }, { minimums: { USD: 1 } }]) {
    const refused = await send(admin, 'PATCH', path, { json: { ...change, ...other } })
    expect((await refused.json()).error.fields.kind).toContain('Cópiela')
  }
  const changed = await (await send(admin, 'PATCH', path, { json: change })).json()
  expect(changed).toMatchObject({ name: 'Octubre', percent: 20, uses: 1, version: 2 })
  expect((await send(admin, 'PATCH', path, { json: change })).status).toBe(409)
  expect(await (await send(admin, 'POST', `${path}/stop`)).json()).toMatchObject({ phase: 'off' })
  await added(person, product)
  expect(await (await enter(person, 'OTONO')).json()).toMatchObject({
    refusedPromotions: [{ reason: 'stopped' }],
  })
})

test('sales by staff get promotions, and an order that is edited is reckoned again', async () => {
  const admin = await shop.as('admin')
  const product = await insertProduct({ price: 5_000 })
  const other = await insertProduct({ price: 1_000 })
  const conditions = { ...noConditions, minimums: { USD: 10_000 } }
  await insertPromotion({ name: 'Grande', conditions, combines: false, priority: 2 })
  await insertPromotion({ code: 'TRES', reward: { kind: 'nForM', take: 3, pay: 2 }, priority: 3 })
  const items = [
    { productId: product, quantity: 1 },
    { productId: other, quantity: 3 },
  ]
  const sale = {
    ...{ items, currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' },
    promotionCode: 'tres',
  }
  const quote = await (await send(admin, 'POST', '/admin/sellorders/quote', { json: sale })).json()
  expect(quote).toMatchObject({ total: 70, additionalLines: [{ label: 'Descuento TRES', total: -10 }] })
  const sold = await send(admin, 'POST', '/sellorders/counter', { json: { ...sale, confirmedTotal: 70 } })
  expect(await sold.json()).toMatchObject({ total: 70, paid: 70 })
  const buyer = { buyerName: 'Ana', buyerPhone: '5555 0101', homeDelivery: false, promotionCode: null }
  const taken = await send(admin, 'POST', '/admin/sellorders', {
    json: { ...sale, ...buyer, items: [{ productId: product, quantity: 3 }] },
  })
  const order: Order = await taken.json()
  expect(order).toMatchObject({ total: 135, additionalLines: [{ label: 'Descuento Grande', total: -15 }] })
  const [line] = order.items
  const edit = async (quantity: number, version: number) =>
    (
      await send(admin, 'PUT', `/admin/sellorders/${order.id}/contents`, {
        json: { lines: [{ id: line?.id, quantity }], version },
      })
    ).json()
  const quoteOf = async (quantity: number, orderId = order.id) =>
    send(admin, 'POST', `/admin/sellorders/${orderId}/contents/quote`, {
      json: { lines: [{ id: line?.id, quantity }] },
    })
  const quoted = { subtotal: 100, total: 90, additionalLines: [{ label: 'Descuento Grande', total: -10 }] }
  expect(await (await quoteOf(2)).json()).toEqual(quoted)
  expect((await quoteOf(2, 999_999)).status).toBe(404)
  expect((await quoteOf(100)).status).toBe(422)
  expect((await quoteOf(0)).status).toBe(422)
  const smaller = await edit(2, order.version)
  expect(smaller).toMatchObject({ total: 90, additionalLines: [{ total: -10 }] })
  expect(await edit(1, smaller.version)).toMatchObject({ total: 50, additionalLines: [] })
  const unknown = await send(admin, 'POST', '/admin/sellorders/quote', {
    json: { ...sale, promotionCode: 'NADA' },
  })
  expect(unknown.status).toBe(409)
})

test('a sale with a discount on a line is quoted before its reason is known', async () => {
  const admin = await shop.as('admin')
  const product = await insertProduct({ price: 10_000 })
  await insertPromotion({ name: 'Diez', conditions: { ...noConditions, productIds: [product] } })
  const items = [{ productId: product, quantity: 1, discountPercent: 20 }]
  const sale = { items, currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' }
  const quote = await send(admin, 'POST', '/admin/sellorders/quote', { json: sale })
  expect(await quote.json()).toMatchObject({ total: 72 })
  const sold = await send(admin, 'POST', '/sellorders/counter', { json: { ...sale, confirmedTotal: 72 } })
  expect(sold.status).toBe(422)
})

test('no limit is set below the uses there are, in all and of one customer', async () => {
  const admin = await shop.as('admin')
  const person = await shop.as('user')
  const product = await insertProduct()
  const json = { name: 'Topes', active: true, kind: 'percent', percent: 10, productIds: [product] }
  const { id } = await (await send(admin, 'POST', '/admin/promotions', { json })).json()
  for (let orders = 0; orders < 2; orders += 1) {
    await added(person, product)
    await placed(person)
  }
  const limit = async (limits: object) =>
    (await send(admin, 'PATCH', `/admin/promotions/${id}`, { json: { ...json, ...limits } })).json()
  expect((await limit({ maxUses: 1 })).error.fields).toHaveProperty('maxUses')
  expect((await limit({ maxUsesPerCustomer: 1 })).error.fields).toHaveProperty('maxUsesPerCustomer')
  expect(await limit({ maxUses: 2, maxUsesPerCustomer: 2 })).toMatchObject({ uses: 2, maxUsesPerCustomer: 2 })
})

test('a promotion for one method is refused for a sale that is paid with another as well', async () => {
  const admin = await shop.as('admin')
  const product = await insertProduct({ price: 10_000 })
  const conditions = { ...noConditions, productIds: [product], paymentMethods: ['transfer', 'wallet'] }
  await insertPromotion({ conditions })
  const sell = (paymentMethod: string) =>
    send(admin, 'POST', '/sellorders/counter', {
      json: {
        ...{ items: [{ productId: product, quantity: 1 }], currency: 'USD', priceTier: 'retail' },
        ...{ paymentMethod: 'transfer', split: { paymentMethod, amount: 40 } },
      },
    })
  const refused = await sell('cash')
  expect((await refused.json()).error).toMatchObject({
    code: 'promotionRefused',
    values: { reason: 'paymentMethod' },
  })
  expect(await (await sell('wallet')).json()).toMatchObject({ total: 90, paid: 90 })
})

test('a code that its promotion has no longer is unknown, whatever other names end with it', async () => {
  const admin = await shop.as('admin')
  const person = await shop.as('user')
  const product = await insertProduct()
  const id = await insertPromotion({ code: 'ANTES' })
  await insertPromotion({ name: 'Como ANTES', conditions: { ...noConditions, productIds: [product] } })
  await added(person, product)
  await enter(person, 'ANTES')
  await shop.database.db.update(promotions).set({ code: 'AHORA' }).where(eq(promotions.id, id))
  expect(await cart(person)).toMatchObject({ refusedPromotions: [{ code: 'ANTES', reason: 'unknown' }] })
  const refused = await place(person)
  expect((await refused.json()).error.values).toMatchObject({ code: 'ANTES', reason: 'unknown' })
  const items = [{ productId: product, quantity: 1 }]
  const sale = { items, currency: 'USD', priceTier: 'retail', promotionCode: 'ANTES' }
  const quote = await send(admin, 'POST', '/admin/sellorders/quote', { json: sale })
  expect((await quote.json()).error.values).toMatchObject({ reason: 'unknown' })
})

test('what was paid for a unit is given back, promotions and discounts counted', async () => {
  const admin = await shop.as('admin')
  const product = await insertProduct({ price: 1_000 })
  const other = await insertProduct({ price: 1_500 })
  await insertPromotion({ name: 'Diez', conditions: { ...noConditions, productIds: [product] } })
  const items = [
    { productId: product, quantity: 3 },
    { productId: other, quantity: 1 },
  ]
  const discount = { discount: 5, discountReason: 'Caja rota' }
  const sale = { ...{ items, currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' }, ...discount }
  const order: Order = await (await send(admin, 'POST', '/sellorders/counter', { json: sale })).json()
  expect(order.total).toBe(37)
  const giveBack = async (quantity: number) => {
    const lines = [{ lineId: order.items[0]?.id, quantity }]
    const asked = { kind: 'return', reason: 'unwanted', condition: 'sealed', received: true, lines }
    const answer = await send(admin, 'POST', `/admin/sellorders/${order.id}/returns`, { json: asked })
    return (await answer.json()).lines[0].amount
  }
  // 27 of 42 is the part of the line of what was taken off the whole sale.
  const [first, rest] = [await giveBack(1), await giveBack(2)]
  expect(first + rest).toBeCloseTo(27 - 3.21)
  expect(first).toBeCloseTo(7.93)
})

test('a percentage for everybody is struck on cards, from its start to its end', async () => {
  const admin = await shop.as('admin')
  const product = await insertProduct({ price: 999, priceAlt: 400_000 })
  const plain = await insertProduct({ price: 999 })
  const shown = async (id: number) => (await shop.fetch(`/products/${id}`)).json()
  const json = { name: 'Cartel', active: true, kind: 'percent', percent: 10, productIds: [product] }
  const { id } = await (await send(admin, 'POST', '/admin/promotions', { json })).json()
  expect(await shown(product)).toMatchObject({
    price: 9,
    priceAlt: 3600,
    compareAtPrice: 9.99,
    compareAtPriceAlt: 4000,
  })
  expect(await shown(plain)).not.toHaveProperty('compareAtPriceAlt')
  expect(await shown(plain)).toMatchObject({ price: 9.99, compareAtPrice: null })
  const person = await shop.as('user')
  expect(await added(person, product)).toMatchObject({ subtotal: 9.99, total: 9 })
  await send(admin, 'POST', `/admin/promotions/${id}/stop`)
  expect(await shown(product)).toMatchObject({ price: 9.99, priceAlt: 4000, compareAtPrice: null })
})

test('what is unknown, too much or not for sale is refused', async () => {
  const admin = await shop.as('admin')
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/uses'],
    ['POST', '/stop'],
    ['PATCH', ''],
  ] as const) {
    const json = { name: 'Otra', kind: 'freeDelivery' }
    const response = await send(admin, method, `/admin/promotions/999999${path}`, {
      ...(method === 'PATCH' && { json }),
    })
    expect(response.status, path).toBe(404)
  }
  const promotion = { name: 'Otra', kind: 'gift' }
  expect((await send(admin, 'POST', '/admin/promotions', { json: promotion })).status).toBe(422)
  const free = { name: 'Otra', kind: 'freeDelivery' }
  const sale = { items: [{ productId: 999_999, quantity: 1 }], currency: 'USD', priceTier: 'retail' }
  expect((await send(admin, 'POST', '/admin/sellorders/quote', { json: sale })).status).toBe(404)
  const preview = { ...sale, promotion: free }
  expect((await send(admin, 'POST', '/admin/promotions/preview', { json: preview })).status).toBe(404)
  const paid = { ...preview, items: [], paymentMethod: 'cash', currency: 'XXX' }
  expect((await send(admin, 'POST', '/admin/promotions/preview', { json: paid })).status).toBe(422)
  const product = await insertProduct({ price: 1_000, enable: false })
  const hidden = { ...preview, items: [{ productId: product, quantity: 1 }] }
  expect((await send(admin, 'POST', '/admin/promotions/preview', { json: hidden })).status).toBe(409)
})
