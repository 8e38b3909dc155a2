import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

const put = async (person: Person, list: string, ids: unknown) =>
  person.fetch(`/${list}`, { method: 'PUT', json: { ids } })
const idsOf = async (response: Response) => (await response.json()).ids

test.each(['wishlist', 'compare'])('the %s keeps its order and is private', async (list) => {
  const { db } = shop.database
  const [a, b, c] = [await insertProduct(db), await insertProduct(db), await insertProduct(db)]
  const off = await insertProduct(db, { enable: false })
  const [owner, stranger] = [await shop.as('user'), await shop.as('business')]
  expect(await idsOf(await owner.fetch(`/${list}`))).toEqual([])
  expect(await idsOf(await put(owner, list, [c, a, 999_999, off, c, b]))).toEqual([c, a, b])
  expect(await idsOf(await owner.fetch(`/${list}`))).toEqual([c, a, b])
  expect(await idsOf(await stranger.fetch(`/${list}`))).toEqual([])
  expect(await idsOf(await put(owner, list, [b, c]))).toEqual([b, c])
  await db.update(products).set({ enable: false }).where(eq(products.id, b))
  expect(await idsOf(await owner.fetch(`/${list}`))).toEqual([c])
  expect(await idsOf(await put(owner, list, []))).toEqual([])
})

test('an account has one printer or none, and nobody else sees it', async () => {
  const [owner, stranger] = [await shop.as('user'), await shop.as('business')]
  const save = (json: object) => owner.fetch('/security/me/printer', { method: 'PUT', json })
  const read = async (person: Person) => (await person.fetch('/security/me/printer')).json()
  expect(await read(owner)).toEqual({ model: null })
  expect(await (await save({ model: ' Epson L3250 ' })).json()).toEqual({ model: 'Epson L3250' })
  expect([await read(owner), await read(stranger)]).toEqual([{ model: 'Epson L3250' }, { model: null }])
  for (const json of [{ model: 'x'.repeat(81) }, { model: 'a\nb' }, { model: 3 }])
    expect((await save(json)).status).toBe(422)
  expect(await (await save({})).json()).toEqual({ model: null })
  expect(await read(owner)).toEqual({ model: null })
})

test('lists are limited and contain ids only', async () => {
  const owner = await shop.as('user')
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  expect((await put(owner, 'wishlist', many(100))).status).toBe(200)
  expect((await put(owner, 'wishlist', many(101))).status).toBe(422)
  expect((await put(owner, 'compare', many(10))).status).toBe(200)
  expect((await put(owner, 'compare', many(11))).status).toBe(422)
  for (const ids of [['1'], [0], [1.5], [2_147_483_648], 'x', null]) {
    expect((await put(owner, 'wishlist', ids)).status).toBe(422)
  }
})

test('twenty concurrent saves leave one consistent list', async () => {
  const owner = await shop.as('user')
  const ids = await Promise.all(Array.from({ length: 4 }, () => insertProduct(shop.database.db)))
  const lists = Array.from({ length: 20 }, (_, at) => ids.slice(at % 4))
  const responses = await Promise.all(lists.map((list) => put(owner, 'wishlist', list)))
  expect(responses.map(({ status }) => status)).toEqual(lists.map(() => 200))
  expect(lists).toContainEqual(await idsOf(await owner.fetch('/wishlist')))
})
