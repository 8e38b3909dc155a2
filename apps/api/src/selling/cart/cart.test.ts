import type { CartItem, FilledCart } from '@tecnoclick/contract/selling/cart/schemas'
import { productOptions, productOptionValues } from '@tecnoclick/database/schema/catalogue/product-options'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { releaseReservations } from '../../stock/ledger/release-reservations.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, add, added, place, placed, cart, send, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const log = pino({ level: 'silent' })
const later = (span: number) => new Date(shop.clock.now.getTime() + span)
const expire = () => releaseReservations({ database: shop.database, log, now: () => later(minutes(121)) })

async function warranty(productId: number) {
  const { db } = shop.database
  const [option] = await db.insert(productOptions).values({ productId, title: 'Garantía' }).returning()
  const optionId = option?.id ?? 0
  const values = await db
    .insert(productOptionValues)
    .values([
      { productId, optionId, title: '1 año' },
      { productId, optionId, title: '3 años', surcharge: 1500, surchargeAlt: 400_000 },
    ])
    .returning()
  return values.map(({ id: valueId }) => ({ optionId, valueId }))
}

test('adding reserves units and returns the whole cart', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ price: 12_345 })
  const filled = await added(person, id, 2)
  expect(filled).toMatchObject({
    quantity: 2,
    subtotal: 246.9,
    total: 246.9,
    currency: 'USD',
    extraLines: [],
  })
  expect(filled.items).toMatchObject([
    { price: 123.45, total: 246.9, quantity: 2, reserved: true, options: [] },
  ])
  expect(filled.reservedUntil).toBe(later(minutes(120)).toISOString())
  expect(filled.lastItemId).toBe(filled.items[0]?.id)
  expect(await stockOf(id)).toBe(8)
  expect(await cart(person)).toEqual(filled)
})

test('an add retried with its key happens once', async () => {
  const person = await shop.as('user')
  const id = await insertProduct()
  const responses = await Promise.all(Array.from({ length: 5 }, () => add(person, id, 2, {}, 'again')))
  for (const response of responses) expect(await response.json()).toMatchObject({ quantity: 2 })
  expect(await stockOf(id)).toBe(8)
  expect((await add(person, id, 3, {}, 'again')).status).toBe(409)
  expect((await add(person, id, 3, {}, 'no word')).status).toBe(400)
})

test('the same product and options are one line, other options another', async () => {
  const person = await shop.as('user')
  const id = await insertProduct()
  const [short, long] = await warranty(id)
  await added(person, id, 1, { options: [short] })
  await added(person, id, 2, { options: [short] })
  const filled = await added(person, id, 1, { options: [long] })
  expect(filled.items.map(({ quantity, price }) => [quantity, price])).toEqual([
    [3, 100],
    [1, 115],
  ])
  expect(filled.items[1]?.options).toMatchObject([
    { optionTitle: 'Garantía', valueTitle: '3 años', price: 15 },
  ])
})

test('a required option must be chosen once, with a value of the product', async () => {
  const person = await shop.as('user')
  const id = await insertProduct()
  const [short, long] = await warranty(id)
  const foreign = (await warranty(await insertProduct()))[0]
  for (const options of [
    undefined,
    [],
    [short, long],
    [foreign],
    [{ ...short, valueId: foreign?.valueId }],
  ]) {
    expect((await add(person, id, 1, { options })).status).toBe(422)
  }
})

test('an update changes only lines that differ, in one transaction', async () => {
  const person = await shop.as('user')
  const [first, second] = [await insertProduct({ stock: 8 }), await insertProduct({ stock: 8 })]
  await added(person, first, 1)
  const { items } = await added(person, second, 3)
  const [a, b] = items.map(({ id }) => id)
  const update = (quantities: (number | undefined)[]) =>
    send(person, 'PUT', '/cart', {
      json: { items: [a, b].map((id, index) => ({ id, quantity: quantities[index] })) },
    })
  expect(await (await update([4, 1])).json()).toMatchObject({ quantity: 5 })
  expect([await stockOf(first), await stockOf(second)]).toEqual([4, 7])

  const refused = await update([1, 9])
  expect(refused.status).toBe(409)
  expect((await refused.json()).error.message).toMatch(/^EL producto Impresora \d+ no esta disponible$/)
  expect([await stockOf(first), await stockOf(second)]).toEqual([4, 7])
})

test('removing releases the reserved units', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ stock: 3 })
  const { lastItemId } = await added(person, id, 2)
  const response = await send(person, 'DELETE', `/cart/items/${lastItemId}`)
  expect(await response.json()).toMatchObject({ quantity: 0, items: [], reservedUntil: null })
  expect(await stockOf(id)).toBe(3)
  expect((await send(person, 'DELETE', `/cart/items/${lastItemId}`)).status).toBe(404)
  expect(await stockOf(id)).toBe(3)
})

test('the line of another account is not found', async () => {
  const [owner, stranger] = [await shop.as('user'), await shop.as('user')]
  const { lastItemId } = await added(owner, await insertProduct())
  const path = `/cart/items/${lastItemId}`
  expect((await send(stranger, 'PATCH', path, { json: { quantity: 2 } })).status).toBe(404)
  expect((await send(stranger, 'DELETE', path)).status).toBe(404)
  const put = { json: { items: [{ id: lastItemId, quantity: 2 }] } }
  expect((await send(stranger, 'PUT', '/cart', put)).status).toBe(404)
})

test.each([-1, 0, 1.5, '1e9', 2 ** 31, null, '2', 100, true])(
  'a quantity of %j is invalid',
  async (quantity) => {
    const person = await shop.as('user')
    const id = await insertProduct()
    expect((await send(person, 'POST', '/cart/items', { json: { productId: id, quantity } })).status).toBe(
      422,
    )
    const { lastItemId } = await added(person, id)
    const change = await send(person, 'PATCH', `/cart/items/${lastItemId}`, { json: { quantity } })
    expect(change.status).toBe(422)
    expect(await stockOf(id)).toBe(9)
  },
)

test('a cart has at most 99 units of a product and 50 lines', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ stock: 500 })
  const [short, long] = await warranty(id)
  await added(person, id, 60, { options: [short] })
  expect((await add(person, id, 40, { options: [long] })).status).toBe(409)
  await added(person, id, 39, { options: [long] })
  expect((await add(person, id, 1, { options: [short] })).status).toBe(409)
  expect(await stockOf(id)).toBe(401)
  for (let line = 2; line < 50; line++) await added(person, await insertProduct({ stock: 1 }))
  const full = await add(person, await insertProduct())
  expect((await full.json()).error.code).toBe('cartFull')
})

test('a disabled product is not found, and one without stock is refused', async () => {
  const person = await shop.as('user')
  expect((await add(person, await insertProduct({ enable: false }))).status).toBe(404)
  expect((await add(person, 999_999)).status).toBe(404)
  const empty = await add(person, await insertProduct({ stock: 0, name: 'Escáner' }))
  expect(empty.status).toBe(409)
  expect((await empty.json()).error.message).toBe('EL producto Escáner no esta disponible')
})

test('amounts follow the currency; a product without a price in it cannot be added', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ price: 10_000, priceAlt: 3_000_000 })
  const without = await insertProduct()
  await added(person, id)
  await added(person, without)
  const inCup = await cart(person, '?currency=CUP')
  expect(inCup).toMatchObject({ currency: 'CUP', subtotal: 30_000 })
  expect(inCup.items.map(({ price, total }) => [price, total])).toEqual([
    [30_000, 30_000],
    [null, 0],
  ])
  const cookie = await person.fetch('/cart', { headers: { cookie: 'currency=MLC' } })
  expect(await cookie.json()).toMatchObject({ currency: 'MLC', subtotal: 200 })
  const refused = await send(person, 'POST', '/cart/items?currency=CUP', { json: { productId: without } })
  expect((await refused.json()).error.code).toBe('noPrice')
  for (const query of ['?currency=EUR', '?currency=usd']) {
    expect((await person.fetch(`/cart${query}`)).status).toBe(400)
  }
})

test('an approved business sees wholesale prices, others never do', async () => {
  const id = await insertProduct({ price: 10_000, priceMayorista: 8000 })
  const person = await shop.as('business')
  expect(await added(person, id)).toMatchObject({ subtotal: 100 })
  await shop.database.db.insert(profiles).values({ userId: person.userId, name: 'Empresa', clicode: 'C-17' })
  expect(await cart(person)).toMatchObject({ subtotal: 80 })
  expect(JSON.stringify(await cart(person))).not.toContain('ayorista')
})

test('delivery is shown as the line Envio on request', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct())
  expect(await cart(person, '?homeDelivery=true')).toMatchObject({
    subtotal: 100,
    extraLines: [{ title: 'Envio', price: 0.5 }],
    total: 100.5,
  })
})

test('after two hours the units are released and the lines stay, without a reservation', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ stock: 6 })
  await added(person, id, 3)
  await releaseReservations({ database: shop.database, log, now: () => later(minutes(119)) })
  expect(await stockOf(id)).toBe(3)
  await expire()
  expect(await stockOf(id)).toBe(6)
  expect(await cart(person)).toMatchObject({ quantity: 3, reservedUntil: null, items: [{ reserved: false }] })
})

test('the next change reserves the units again if available', async () => {
  const [person, rival] = [await shop.as('user'), await shop.as('user')]
  const [scarce, plenty, third] = [
    await insertProduct({ stock: 3 }),
    await insertProduct(),
    await insertProduct(),
  ]
  await added(person, scarce, 2)
  const before = await added(person, plenty, 2)
  await expire()
  await added(rival, scarce, 2)
  const after = await added(person, third)
  expect(after.items.map(({ reserved }) => reserved)).toEqual([false, true, true])
  expect(await stockOf(scarce)).toBe(1)

  const lineOf = (index: number) => `/cart/items/${before.items[index]?.id}`
  expect((await send(person, 'PATCH', lineOf(0), { json: { quantity: 3 } })).status).toBe(409)
  const fewer = await send(person, 'PATCH', lineOf(0), { json: { quantity: 1 } })
  expect((await fewer.json()).items[0]).toMatchObject({ quantity: 1, reserved: true })
  expect(await stockOf(scarce)).toBe(0)
})

test('a line of a disabled product can be removed, not increased', async () => {
  const person = await shop.as('user')
  const id = await insertProduct()
  const { lastItemId } = await added(person, id, 2)
  await shop.database.db.update(products).set({ enable: false }).where(eq(products.id, id))
  expect((await cart(person)).items[0]?.product.stock).toBe(0)
  const raise = await send(person, 'PATCH', `/cart/items/${lastItemId}`, { json: { quantity: 3 } })
  expect(raise.status).toBe(409)
  expect((await send(person, 'DELETE', `/cart/items/${lastItemId}`)).status).toBe(200)
  expect(await stockOf(id)).toBe(10)
})

test('one account reserves at most half of a product, in its cart and in unpaid orders together', async () => {
  const [person, rival] = [await shop.as('user'), await shop.as('user')]
  const id = await insertProduct({ stock: 20, name: 'Tóner' })
  const refused = await add(person, id, 11)
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    expect.objectContaining({
      code: 'unpaidLimit',
      message: 'Puede reservar hasta 10 unidades de Tóner, contando sus pedidos sin pagar.',
      values: { name: 'Tóner', units: 10 },
    }),
  ])
  await added(person, id, 6)
  await placed(person)
  const { lastItemId } = await added(person, id, 4)
  expect((await add(person, id, 1)).status).toBe(409)
  const raise = { json: { quantity: 5 } }
  expect((await send(person, 'PATCH', `/cart/items/${lastItemId}`, raise)).status).toBe(409)
  expect(await stockOf(id)).toBe(10)
  await added(rival, id, 5)
  expect((await add(rival, id, 1)).status).toBe(409)
  expect((await send(person, 'PATCH', `/cart/items/${lastItemId}`, { json: { quantity: 3 } })).status).toBe(
    200,
  )
})

test('two units may always be reserved; approved businesses have no share', async () => {
  const [person, business] = [await shop.as('user'), await shop.as('business')]
  const few = await insertProduct({ stock: 3 })
  await added(person, few, 2)
  expect((await add(person, few, 1)).status).toBe(409)
  await shop.database.db.insert(profiles).values({ userId: business.userId, name: 'Empresa', clicode: 'C-2' })
  const id = await insertProduct({ stock: 10 })
  await added(business, id, 10)
  expect(await stockOf(id)).toBe(0)
})

test('a reservation ends six hours after its first unit, however often the cart changes', async () => {
  const start = shop.clock.now
  const at = (span: number) => {
    shop.clock.now = new Date(start.getTime() + span)
  }
  const release = () => releaseReservations({ database: shop.database, log, now: () => shop.clock.now })
  const session = await shop.as('user')
  const id = await insertProduct({ stock: 10 })
  await added(session, id, 2)
  for (const hour of [1.5, 3, 4.5]) {
    at(hours(hour))
    await added(session, id, 1)
    await release()
  }
  expect(await stockOf(id)).toBe(5)
  const { lastItemId, reservedUntil } = await cart(session)
  expect(reservedUntil).toBe(new Date(start.getTime() + hours(6)).toISOString())
  at(hours(5.9))
  await send(session, 'DELETE', `/cart/items/${lastItemId}`)
  expect(await added(session, id, 2)).toMatchObject({ reservedUntil })
  at(hours(6))
  await release()
  expect(await stockOf(id)).toBe(10)

  at(hours(7))
  expect(await added(session, id, 1)).toMatchObject({
    quantity: 3,
    reservedUntil: null,
    items: [{ reserved: false }],
  })
  const other = await insertProduct()
  expect(await added(session, other, 1)).toMatchObject({ items: [{ reserved: false }, { reserved: true }] })
  expect(await stockOf(id)).toBe(10)
  expect((await place(session)).status).toBe(201)
  expect(await stockOf(id)).toBe(7)

  at(hours(8))
  expect(await added(session, id, 1)).toMatchObject({
    items: [{ reserved: true }],
    reservedUntil: new Date(start.getTime() + hours(10)).toISOString(),
  })
  at(0)
})

test('several products are added as far as they can be had, and the rest is named', async () => {
  const person = await shop.as('user')
  const [plenty, few] = [await insertProduct(), await insertProduct({ stock: 2 })]
  const gone = await insertProduct({ enable: false })
  const noPrice = await insertProduct({ priceAlt: null })
  const [short] = await warranty(few)
  const items = [
    { productId: plenty, quantity: 3 },
    { productId: few, quantity: 5, options: [short] },
    { productId: few, quantity: 1 },
    { productId: gone, quantity: 1 },
    { productId: 2_000_000, quantity: 1 },
  ]
  const fill = () =>
    send(person, 'POST', '/cart', { json: { items }, headers: { 'idempotency-key': 'repeat-1' } })
  const filled = await (await fill()).json()
  const other = { json: { items: [{ productId: few }] }, headers: { 'idempotency-key': 'repeat-1' } }
  expect((await send(person, 'POST', '/cart', other)).status).toBe(409)
  expect(filled.cart.items.map(({ quantity, reserved }: CartItem) => [quantity, reserved])).toEqual([
    [3, true],
    [2, true],
  ])
  expect(filled.missing).toEqual([
    { index: 1, productId: few, quantity: 5, added: 2, reason: 'outOfStock' },
    { index: 2, productId: few, quantity: 1, added: 0, reason: 'otherOptions' },
    { index: 3, productId: gone, quantity: 1, added: 0, reason: 'notSold' },
    { index: 4, productId: 2_000_000, quantity: 1, added: 0, reason: 'notSold' },
  ])
  // A second click: the same answer, and nothing is added.
  expect(await (await fill()).json()).toEqual(filled)
  expect([await stockOf(plenty), await stockOf(few)]).toEqual([7, 0])
  const inCup = { json: { items: [{ productId: noPrice }] } }
  const unpriced = await send(person, 'POST', '/cart?currency=CUP', inCup)
  expect((await unpriced.json()).missing).toMatchObject([{ reason: 'noPrice' }])
})

test('of two who add the last units at once one gets them, the other is told', async () => {
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const ids = [await insertProduct({ stock: 2 }), await insertProduct({ stock: 2 })]
  const json = { items: ids.map((productId) => ({ productId, quantity: 2 })) }
  const responses = await Promise.all([ana, eva].map((person) => send(person, 'POST', '/cart', { json })))
  const answers: FilledCart[] = await Promise.all(responses.map((response) => response.json()))
  const added = answers.map(({ cart: { quantity } }) => quantity)
  expect(added.reduce((sum, units) => sum + units)).toBe(4)
  expect(answers.flatMap(({ missing }) => missing).map(({ reason }) => reason)).toEqual([
    'outOfStock',
    'outOfStock',
  ])
})
