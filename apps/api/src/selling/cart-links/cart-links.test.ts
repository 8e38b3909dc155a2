import type { CartLink, OwnCartLink } from '@tecnoclick/contract/selling/cart-links/schemas'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { cartLinks } from '@tecnoclick/database/schema/selling/cart-links'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createSignedIds, shortSignature } from '../../platform/secrets/signed-ids.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { insertSession } from '../../testing/people.ts'
import { approvedBusiness } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { purgeCartLinks } from './purge-links.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, cart, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const make = (person: Person, json: object = {}, key?: string) =>
  person.fetch('/cart-links', {
    method: 'POST',
    json,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const made = async (person: Person, json: object = {}): Promise<OwnCartLink> => {
  const response = await make(person, json)
  expect(response.status).toBe(201)
  return response.json()
}
const listed = async (person: Person): Promise<OwnCartLink[]> =>
  (await (await person.fetch('/cart-links')).json()).data
const tokenOf = ({ path }: OwnCartLink) => path.split('/').at(-1) ?? ''
const open = (link: OwnCartLink | string) =>
  shop.fetch(`/shared-carts/${typeof link === 'string' ? link : tokenOf(link)}`)
const shown = async (link: OwnCartLink): Promise<CartLink> => (await open(link)).json()
const take = (person: Person, link: OwnCartLink, key = 'once') =>
  person.fetch(`/shared-carts/${tokenOf(link)}/cart`, { method: 'POST', headers: { 'idempotency-key': key } })
const remove = (person: Person, { id }: OwnCartLink) =>
  person.fetch(`/cart-links/${id}`, { method: 'DELETE' })

/** Somebody with two of a product in the cart. */
async function sharer(product: Parameters<typeof insertProduct>[0] = {}) {
  const person = await shop.as('user')
  const productId = await insertProduct({ stock: 20, ...product })
  await added(person, productId, 2)
  return { person, productId }
}

test('whoever has the link sees the goods without an account, and puts them into a cart once', async () => {
  const { person, productId } = await sharer()
  const link = await made(person)
  expect(link).toMatchObject({ name: null, quantity: 2, currency: 'USD' })
  expect(link.path).toMatch(/^\/shop\/shared\/[\w-]{22}$/)
  const answer = await (await open(link)).text()
  expect(JSON.parse(answer)).toMatchObject({
    ...{ currency: 'USD', total: 200, own: false },
    items: [{ quantity: 2, price: 100, formerPrice: null, available: 2, missing: null }],
  })
  for (const personal of ['email', 'owner', 'name":"Oficina']) expect(answer).not.toContain(personal)

  const other = await shop.as('user')
  for (const _ of [1, 2]) expect((await take(other, link)).status).toBe(200)
  expect((await cart(other)).items).toMatchObject([{ product: { id: productId }, quantity: 2 }])
  expect((await cart(person)).items).toHaveLength(1)
  expect((await take(other, await made(person))).status).toBe(409)
})

test('the link says what costs something else by now and what is left, and takes what can be had', async () => {
  const { person, productId } = await sharer()
  const gone = await insertProduct({ stock: 3 })
  await added(person, gone, 1)
  const link = await made(person)
  const { db } = shop.database
  await db.update(products).set({ price: 12_000 }).where(eq(products.id, productId))
  await db.update(products).set({ enable: false }).where(eq(products.id, gone))
  const { items, total } = await shown(link)
  expect(items).toMatchObject([
    { price: 120, formerPrice: 100, missing: null },
    { available: 0, missing: 'notSold' },
  ])
  expect(total).toBe(240)
  const filled = await (await take(await shop.as('user'), link)).json()
  expect(filled.cart.items).toHaveLength(1)
  expect(filled.missing).toMatchObject([{ index: 1, added: 0, reason: 'notSold' }])
})

test('a link of named products leaves the cart alone, keeps their choice and names no product that does not exist', async () => {
  const seller = await shop.as('admin')
  const productId = await insertProduct({ stock: 20 })
  const link = await made(seller, { items: [{ productId, quantity: 3 }] })
  expect(await shown(link)).toMatchObject({
    total: 300,
    items: [{ product: { id: productId }, quantity: 3 }],
  })
  expect((await cart(seller)).items).toEqual([])
  for (const items of [[], [{ productId }]]) expect((await make(seller, { items })).status).toBe(422)
  const unknown = await make(seller, { items: [{ productId: 2_000_000_000, quantity: 1 }] })
  expect((await unknown.json()).error.code).toBe('malformed')
})

test('a business shares its cart and not its prices', async () => {
  const business = await approvedBusiness(shop)
  await added(business, await insertProduct({ priceMayorista: 7_000 }), 1)
  const link = await made(business)
  expect(JSON.stringify(await shown(link))).not.toContain('70')
  const own = await (await business.fetch(`/shared-carts/${tokenOf(link)}`)).json()
  expect(own).toMatchObject({ own: true, items: [{ price: 70, formerPrice: null }] })
})

test('a cart is saved with a name for a year, opened again and removed by its owner alone', async () => {
  const { person } = await sharer()
  const saved = await made(person, { name: ' Oficina ' })
  expect(saved.name).toBe('Oficina')
  expect(JSON.stringify(await shown(saved))).not.toContain('Oficina')
  const stranger = await shop.as('user')
  expect(await listed(stranger)).toEqual([])
  expect((await remove(stranger, saved)).status).toBe(404)
  expect(await listed(person)).toEqual([saved])
  expect((await remove(person, saved)).status).toBe(204)
  expect((await remove(person, saved)).status).toBe(404)
  expect((await open(saved)).status).toBe(404)
})

test('forged, foreign, removed and expired links answer alike', async () => {
  const { person } = await sharer()
  const link = await made(person)
  const token = tokenOf(link)
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BA' : 'AA'}`
  const foreign = createSignedIds('another key', 'cart links', shortSignature).tokenOf(link.id)
  const unknown = createSignedIds('a key for tests', 'cart links', shortSignature).tokenOf(999_999)
  const removed = await made(person)
  await remove(person, removed)
  const answers = await Promise.all([forged, foreign, unknown, tokenOf(removed)].map((one) => open(one)))
  const texts = await Promise.all(
    answers.map(async (answer) => {
      const { error } = await answer.json()
      return [answer.status, error.code, error.message]
    }),
  )
  expect(new Set(texts.map(String)).size).toBe(1)
  expect(texts[0]?.[0]).toBe(404)
  // Of an order, with a longer signature: not even the form fits.
  expect((await open('a'.repeat(43))).status).toBe(404)

  const { now } = shop.clock
  shop.clock.now = new Date(now.getTime() + days(30) + hours(1))
  try {
    expect((await open(link)).status).toBe(404)
    const deps = { database: shop.database, log: pino({ level: 'silent' }), now: () => shop.clock.now }
    await purgeCartLinks(deps)
    const left = await shop.database.db.select().from(cartLinks).where(eq(cartLinks.id, link.id))
    expect(left).toEqual([])
    const token = await insertSession(shop.database.db, person.userId, shop.clock.now)
    expect((await shop.fetch('/cart-links', { token })).status).toBe(200)
  } finally {
    shop.clock.now = now
  }
})

test('an empty cart is no link, a repeated call makes one, and fifty are enough', async () => {
  const empty = await shop.as('user')
  expect((await (await make(empty)).json()).error.code).toBe('emptyCart')
  const { person } = await sharer()
  const twice = await Promise.all([make(person, {}, 'key'), make(person, {}, 'key')])
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect(await listed(person)).toHaveLength(1)
  const codes: number[] = []
  for (let round = 0; round < 50; round++) codes.push((await make(person)).status)
  expect(codes.filter((status) => status === 201)).toHaveLength(49)
  expect((await (await make(person)).json()).error.code).toBe('cartLinksFull')
  expect(await listed(person)).toHaveLength(50)
})
