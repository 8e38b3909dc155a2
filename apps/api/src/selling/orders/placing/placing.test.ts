import { products } from '@tecnoclick/database/schema/catalogue/products'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { consecutives } from '@tecnoclick/database/schema/platform/numbering'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { useAddressBook } from '../../../people/addresses/testing/address-book.ts'
import { releaseReservations } from '../../../stock/ledger/release-reservations.ts'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { emailOf } from '../../../testing/people.ts'
import { useTestApi } from '../../../testing/test-api.ts'

const shop = useTestApi({ publicUrl: 'https://tienda.example' })
const { insertProduct, add, added, place, placed, cart, stockOf, expectInvariants } = useBuyers(shop)
const book = useAddressBook(shop)

afterEach(expectInvariants)

test('the cart becomes an order: units sold, cart empty, number, mails', async () => {
  const person = await shop.as('user')
  const [first, second] = [
    await insertProduct({ price: 12_345, name: 'Impresora L3250' }),
    await insertProduct({ price: 500 }),
  ]
  await added(person, first, 2)
  await added(person, second, 1)
  const order = await placed(person, { paymentMethod: 'transfer', description: 'Llamar antes' })
  expect(order).toMatchObject({
    status: 'PENDIENTE',
    channel: 'web',
    currency: 'USD',
    subtotal: 251.9,
    total: 251.9,
    homeDelivery: false,
    shippingAddress: '',
    description: 'Llamar antes',
    paymentMethod: 'transfer',
    clientId: person.userId,
    additionalLines: [],
    respuesta: null,
    payment: null,
    version: 1,
  })
  expect(order.noSellOrden).toMatch(/^ORDEN-\d{3,}$/)
  expect(order.items).toMatchObject([
    { product: { name: 'Impresora L3250' }, price: 123.45, quantity: 2, amount: 246.9 },
    { price: 5, quantity: 1, amount: 5 },
  ])
  expect(order.transfer).toMatchObject({ amount: 251.9, currency: 'USD', holder: 'TecnoClick' })
  expect(order.transfer?.qrText).toBe('TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9200069992000001,55550101,')
  expect(order.history).toMatchObject([{ event: 'placed', status: 'PENDIENTE', staff: false }])
  expect([await stockOf(first), await stockOf(second)]).toEqual([8, 9])
  expect(await cart(person)).toMatchObject({ quantity: 0, items: [], reservedUntil: null })

  const [mail] = await mailsTo(shop.database, await emailOf(shop.database.db, person.userId))
  expect(mail).toMatchObject({ subject: `Recibimos su pedido ${order.noSellOrden}` })
  for (const text of [
    'Impresora L3250',
    '$251.90 USD',
    '9200 0699 9200 0001',
    `https://tienda.example/account/orders/${order.id}`,
  ]) {
    expect(mail?.text).toContain(text)
  }
  expect(mail?.html).toContain('aria-label="Código QR para pagar $251.90 USD"')
  const [notice] = (await mailsTo(shop.database, 'contacto@tecnoclick.cu')).slice(-1)
  expect(notice).toMatchObject({
    subject: `Nuevo pedido ${order.noSellOrden}`,
    dedupeKey: `order-shop:${order.id}`,
  })
})

test('the answer is the order as it is read afterwards', async () => {
  const person = await shop.as('user')
  await book.added(person, { street: 'Calle Martí 12' })
  await added(person, await insertProduct({ price: 12_345 }), 2)
  await added(person, await insertProduct())
  const order = await placed(person, { homeDelivery: true, paymentMethod: 'transfer', description: 'Tarde' })
  expect(await (await person.fetch(`/sellorders/${order.id}`)).json()).toEqual(order)
})

test('an order takes four statements, an add three', async () => {
  const person = await shop.as('user')
  const id = await insertProduct()
  const statements = await statementsOf(async () => {
    expect((await add(person, id, 1, {}, 'add-counted')).status).toBe(200)
  })
  expect(statements).toEqual([
    expect.stringContaining('from "sessions"'),
    expect.stringContaining('from carts'),
    expect.stringContaining('change_cart'),
  ])
  expect(await statementsOf(() => placed(person, {}, 'order-counted'))).toEqual([
    expect.stringContaining('from "sessions"'),
    expect.stringContaining('"rate_buckets"'),
    expect.stringContaining('from carts'),
    expect.stringContaining('place_order'),
  ])
})

/** The texts that reach PostgreSQL meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { db, pool } = shop.database
  const query = vi.spyOn(pool, 'query')
  const transaction = vi.spyOn(db, 'transaction')
  await work()
  const sent = query.mock.calls.map(([given]): string => (given as unknown as { text: string }).text)
  expect(transaction).not.toHaveBeenCalled()
  query.mockRestore()
  transaction.mockRestore()
  return sent
}

test('an order waits for a change of its cart and has what is in it then', async () => {
  const person = await shop.as('user')
  const productId = await insertProduct()
  await added(person, productId)
  const { pool } = shop.database
  const change = await pool.connect()
  await change.query('begin')
  await change.query('update carts set updated_at = now() where user_id = $1', [person.userId])
  const placing = placed(person)
  await untilOneWaits('carts')
  await change.query(
    `with taken as (update products set stock = stock - 2 where id = $2 returning stock)
    insert into stock_moves (product_id, kind, quantity, available_change, reserved_change, stock_after, cart_id)
    select $2, 'reserved', 2, -2, 2, stock, (select id from carts where user_id = $1) from taken`,
    [person.userId, productId],
  )
  await change.query(
    'update cart_lines set quantity = 3, reserved = 3 where cart_id = (select id from carts where user_id = $1)',
    [person.userId],
  )
  await change.query('commit')
  change.release()
  expect((await placing).items).toMatchObject([{ quantity: 3 }])
})

test('a price that changes while the order is placed is confirmed first', async () => {
  const person = await shop.as('user')
  const productId = await insertProduct({ price: 10_000 })
  await added(person, productId)
  const { pool } = shop.database
  const edit = await pool.connect()
  await edit.query('begin')
  await edit.query('update products set price = 12000, version = version + 1 where id = $1', [productId])
  const placing = place(person)
  await untilOneWaits('products')
  await edit.query('commit')
  edit.release()
  const refused = await placing
  expect([refused.status, (await refused.json()).error.fields]).toMatchObject([409, { total: '120.00' }])
})

/** A statement waits for a row of this table. */
async function untilOneWaits(table: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await shop.database.pool.query(
      `select from pg_locks as waiting join pg_locks as held using (pid)
      where not waiting.granted and held.relation = $1::regclass`,
      [table],
    )
    expect(rowCount).toBeGreaterThan(0)
  })
}

test('home delivery adds Envio and stores both addresses as text', async () => {
  const person = await shop.as('user')
  await book.added(person, { street: 'Calle Martí 12', apartament: '3B' })
  const { id: addressId } = await book.added(person, { street: 'Calle Lora 7' })
  await added(person, await insertProduct())
  const order = await placed(person, { homeDelivery: true, addressId, currency: 'MLC' })
  expect(order).toMatchObject({
    homeDelivery: true,
    currency: 'MLC',
    subtotal: 100,
    total: 100.5,
    additionalLines: [{ label: 'Envio', total: 0.5 }],
    shippingAddress: 'Calle Lora 7, Bayamo, Granma',
    billingAddress: 'Calle Martí 12, 3B, Bayamo, Granma',
  })
  await book.change(person, addressId, { street: 'Otra calle' })
  const again = await (await person.fetch(`/sellorders/${order.id}`)).json()
  expect(again.shippingAddress).toBe('Calle Lora 7, Bayamo, Granma')
})

test('a home delivery goes to the person of the address, whose phone comes first', async () => {
  const person = await shop.as('user')
  const names = { name: 'Caridad', lastname: 'Pérez' }
  const { id: addressId } = await book.added(person, { ...names, phone: '23 42 0101' })
  await added(person, await insertProduct())
  const typed = { recipientName: 'Otra', recipientPhone: '5555 0199' }
  const order = await placed(person, { homeDelivery: true, addressId, ...typed })
  expect(order.recipient).toEqual({ name: 'Caridad Pérez', phone: '+53 23 420 101' })
  const [mail] = await mailsTo(shop.database, await emailOf(shop.database.db, person.userId))
  expect(mail?.text).toContain('Caridad Pérez')
  expect(mail?.text).toContain('+53 23 420 101')
})

test('an address without a phone uses the one that was typed', async () => {
  const person = await shop.as('user')
  const { id: addressId } = await book.added(person)
  await added(person, await insertProduct())
  const order = await placed(person, { homeDelivery: true, addressId, recipientPhone: '+1 305 555 0101' })
  expect(order.recipient).toEqual({ name: 'Ana Rosales', phone: '+13055550101' })
})

test('who picks up an order is named, or is the customer', async () => {
  const person = await shop.as('user')
  await shop.database.db
    .insert(profiles)
    .values({ userId: person.userId, name: 'Ana', lastname: 'Rosales', phone: '+53 5555 0101' })
  const id = await insertProduct()
  await added(person, id)
  const own = await placed(person, { recipientPhone: undefined })
  expect(own.recipient).toEqual({ name: 'Ana Rosales', phone: '+53 5555 0101' })
  await added(person, id)
  const sent = await placed(person, { recipientName: 'Luis', recipientPhone: '53 5555 0102' })
  expect(sent).toMatchObject({
    recipient: { name: 'Luis', phone: '+53 5555 0102' },
    customer: { name: 'Ana Rosales', phone: '+53 5555 0101' },
  })
})

test.each([{ homeDelivery: false }, { homeDelivery: true }])(
  'without any phone %j is refused',
  async (wish) => {
    const person = await shop.as('user')
    await book.added(person)
    await added(person, await insertProduct())
    const response = await place(person, { ...wish, recipientPhone: '' })
    expect(response.status).toBe(422)
    expect((await response.json()).error).toMatchObject({ fieldCodes: { recipientPhone: 'required' } })
    expect(await cart(person)).toMatchObject({ quantity: 1 })
  },
)

test('the documented body is accepted: Envio means the principal address, the rest is ignored', async () => {
  const person = await shop.as('user')
  await book.added(person, { phone: '5555 0101' })
  const id = await insertProduct()
  await added(person, id, 2)
  const response = await person.fetch('/sellorders', {
    method: 'POST',
    json: {
      noSellOrden: 'ORDEN-9999',
      orderDate: '1999-01-01',
      status: 'COMPLETADA',
      description: 'x',
      subtotal: 1,
      total: 1,
      paymentMethod: '',
      shippingAddress: 'x',
      billingAddress: 'x',
      clientId: 1,
      additionalLines: [{ label: 'Envio', total: 0 }],
    },
  })
  expect(response.status).toBe(201)
  const order = await response.json()
  expect(order).toMatchObject({
    status: 'PENDIENTE',
    subtotal: 200,
    total: 200.5,
    clientId: person.userId,
    paymentMethod: null,
    homeDelivery: true,
    shippingAddress: 'Calle Martí 12, Bayamo, Granma',
  })
  expect(order.noSellOrden).not.toBe('ORDEN-9999')
  expect(Date.parse(order.orderDate)).toBe(shop.clock.now.getTime())
})

test.each([
  ['no terms', {}, 422],
  ['terms refused', { termsAccepted: false }, 422],
  ['an unknown currency', { termsAccepted: true, currency: 'EUR' }, 422],
  ['delivery without any address', { termsAccepted: true, homeDelivery: true }, 409],
  ['an address that never was', { termsAccepted: true, homeDelivery: true, addressId: 999_999 }, 404],
  ['a note of 2001 characters', { termsAccepted: true, description: 'x'.repeat(2001) }, 422],
  ['a control character', { termsAccepted: true, description: 'a\u0007' }, 422],
])('%s is refused and the cart stays', async (_, json, status) => {
  const person = await shop.as('user')
  await added(person, await insertProduct())
  const response = await person.fetch('/sellorders', { method: 'POST', json })
  expect(response.status).toBe(status)
  expect(await cart(person)).toMatchObject({ quantity: 1, items: [{ reserved: true }] })
})

test('the address of another account is not found', async () => {
  const [person, stranger] = [await shop.as('user'), await shop.as('user')]
  const { id: addressId } = await book.added(stranger)
  await book.added(person)
  await added(person, await insertProduct())
  expect((await place(person, { homeDelivery: true, addressId })).status).toBe(404)
})

test('an order without addresses is refused with the documented message', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct())
  const { error } = await (await place(person, { homeDelivery: true })).json()
  expect(error.message).toBe('No se encuentran direcciones de envío configuradas')
})

test('an empty cart cannot be ordered', async () => {
  const person = await shop.as('user')
  const response = await place(person)
  expect(response.status).toBe(409)
  expect((await response.json()).error.code).toBe('emptyCart')
})

test('a product that was disabled or has no price blocks the order', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ name: 'Plotter' })
  await added(person, id)
  expect((await (await place(person, { currency: 'CUP' })).json()).error.code).toBe('noPrice')
  await shop.database.db.update(products).set({ enable: false }).where(eq(products.id, id))
  const { error } = await (await place(person)).json()
  expect(error.message).toBe('EL producto Plotter no esta disponible')
})

test('a changed price requires confirmation, with the new totals', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ price: 10_000 })
  await added(person, id, 2)
  await shop.database.db.update(products).set({ price: 11_000 }).where(eq(products.id, id))
  const asked = await place(person, {}, 'first')
  expect(asked.status).toBe(409)
  expect((await asked.json()).error).toMatchObject({
    code: 'priceChanged',
    fields: { subtotal: '220.00', total: '220.00' },
  })
  expect(await placed(person, {}, 'first')).toMatchObject({ total: 220 })
})

test('the confirmed total is compared with the current one', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct({ price: 10_001 }))
  for (const confirmedTotal of [100, 0, -1, 100.02]) {
    expect((await place(person, { confirmedTotal })).status).toBe(409)
  }
  expect(await placed(person, { confirmedTotal: 100.01 })).toMatchObject({ total: 100.01 })
})

test('an approved business pays wholesale prices in every currency', async () => {
  const person = await shop.as('business')
  await shop.database.db.insert(profiles).values({ userId: person.userId, name: 'Empresa', clicode: 'C-1' })
  const prices = { price: 10_000, priceAlt: 3_000_000, priceMayorista: 8000, priceMayoristaAlt: 2_400_000 }
  for (const [currency, total] of [
    ['USD', 80],
    ['MLC', 80],
    ['CUP', 24_000],
  ] as const) {
    await added(person, await insertProduct(prices))
    expect(await placed(person, { currency })).toMatchObject({ currency, total, priceTier: 'wholesale' })
  }
})

test('the same key returns the same order; with another body it is a conflict', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct(), 1)
  const order = await placed(person, { description: 'a' }, 'key-1')
  expect(await placed(person, { description: 'a' }, 'key-1')).toMatchObject({ id: order.id })
  await added(person, await insertProduct(), 1)
  expect(await placed(person, { description: 'a' }, 'key-1')).toMatchObject({ id: order.id })
  expect((await place(person, { description: 'b' }, 'key-1')).status).toBe(409)
  expect((await placed(person, { description: 'b' }, 'key-2')).id).not.toBe(order.id)
  expect((await place(person, {}, 'with blank')).status).toBe(400)
  expect((await place(person, {}, 'x'.repeat(129))).status).toBe(400)
})

test('the key still returns the order after its stored response was purged', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct())
  const order = await placed(person, {}, 'old')
  await shop.database.pool.query('delete from idempotency_keys')
  await added(person, await insertProduct())
  expect(await placed(person, {}, 'old')).toMatchObject({ id: order.id })
  expect(await cart(person)).toMatchObject({ quantity: 1 })
})

test('the same key of another customer is independent', async () => {
  const [one, other] = [await shop.as('user'), await shop.as('user')]
  await added(one, await insertProduct())
  await added(other, await insertProduct())
  expect((await placed(one, {}, 'same')).id).not.toBe((await placed(other, {}, 'same')).id)
})

test('lines without a reservation are reserved again, or the order is refused', async () => {
  const [person, rival] = [await shop.as('user'), await shop.as('user')]
  const [scarce, plenty] = [await insertProduct({ stock: 2, name: 'Tóner' }), await insertProduct()]
  await added(person, plenty)
  await added(person, scarce, 2)
  const expired = new Date(shop.clock.now.getTime() + minutes(121))
  await releaseReservations({ database: shop.database, log: pino({ level: 'silent' }), now: () => expired })
  await added(rival, scarce)
  const refused = await place(person)
  expect((await refused.json()).error.message).toBe('EL producto Tóner no esta disponible')
  expect(await cart(person)).toMatchObject({ quantity: 3, reservedUntil: null })
  const { items } = await cart(rival)
  await rival.fetch(`/cart/items/${items[0]?.id}`, { method: 'DELETE' })
  expect(await placed(person)).toMatchObject({ items: [{ quantity: 1 }, { quantity: 2 }] })
  expect([await stockOf(scarce), await stockOf(plenty)]).toEqual([0, 9])
})

test('ORDEN-999 is followed by ORDEN-1000', async () => {
  const admin = await shop.as('admin')
  const [orden] = await (await admin.fetch('/consecutives/findbydocument/ORDEN')).json()
  const json = { sequential: 999 }
  expect((await admin.fetch(`/consecutives/${orden.id}`, { method: 'PATCH', json })).status).toBe(200)
  const numbers: string[] = []
  for (const person of [await shop.as('user'), await shop.as('user')]) {
    await added(person, await insertProduct())
    numbers.push((await placed(person)).noSellOrden)
  }
  expect(numbers).toEqual(['ORDEN-999', 'ORDEN-1000'])
})

test('with the consecutive disabled the order is stored as INVALIDO and numbered later', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  const { db } = shop.database
  const enable = (value: boolean) =>
    db.update(consecutives).set({ enable: value }).where(eq(consecutives.document, 'ORDEN'))
  await enable(false)
  await added(person, await insertProduct())
  const order = await placed(person)
  expect(order.noSellOrden).toBe('INVALIDO')
  expect((await mailsTo(shop.database, await emailOf(shop.database.db, person.userId)))[0]?.subject).toBe(
    'Recibimos su pedido, número por asignar',
  )
  const number = () => admin.fetch(`/sellorders/${order.id}/number`, { method: 'POST' })
  expect((await number()).status).toBe(409)
  await enable(true)
  const numbered = await (await number()).json()
  expect(numbered.noSellOrden).toMatch(/^ORDEN-\d+$/)
  expect(numbered.history.at(-1)).toMatchObject({ event: 'number', staff: true, note: numbered.noSellOrden })
  expect((await number()).status).toBe(409)
  expect(await mailsTo(shop.database, await emailOf(shop.database.db, person.userId))).toHaveLength(2)
})

test('later edits of a product do not change the order', async () => {
  const person = await shop.as('user')
  const id = await insertProduct({ name: 'Antes', price: 700 })
  await added(person, id)
  const order = await placed(person)
  await shop.database.db.update(products).set({ name: 'Después', price: 900 }).where(eq(products.id, id))
  const again = await (await person.fetch(`/sellorders/${order.id}`)).json()
  expect(again).toMatchObject({ total: 7, items: [{ product: { name: 'Antes' }, price: 7 }] })
})

test('a visitor cannot place an order', async () => {
  const visitor = await shop.as(undefined)
  expect((await add(visitor, await insertProduct())).status).toBe(401)
  expect((await place(visitor)).status).toBe(401)
})
