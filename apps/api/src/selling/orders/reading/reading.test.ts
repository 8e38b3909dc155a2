import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { emailOf } from '../../../testing/people.ts'
import { useTestApi } from '../../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

test('the order of another account is not found on any path', async () => {
  const [person, stranger] = [await shop.as('user'), await shop.as('business')]
  await added(person, await insertProduct())
  const { id, items } = await placed(person)
  for (const path of [
    `/sellorders/${id}`,
    `/sellorders/fulldata/${id}`,
    `/sellorders/fulldatabyuser/${person.userId}`,
    `/sellorderdetails/${items[0]?.id}`,
  ]) {
    expect((await stranger.fetch(path)).status, path).toBe(404)
    expect((await person.fetch(path)).status, path).toBe(200)
  }
  for (const path of ['/sellorders', '/sellorderdetails']) {
    expect(await (await stranger.fetch(path)).json()).toEqual({ data: [], total: 0 })
  }
  for (const [path, json] of [
    ['cancel', undefined],
    ['payment', { transactionCode: 'TM-1001' }],
  ] as const) {
    const response = await stranger.fetch(`/sellorders/${id}/${path}`, { method: 'POST', json })
    expect(response.status).toBe(404)
  }
  expect(await shop.database.db.$count(orders, eq(orders.clientId, stranger.userId))).toBe(0)
})

test('lists are newest first with a total; unknown fields are malformed', async () => {
  const person = await shop.as('user')
  for (let count = 0; count < 3; count++) {
    await added(person, await insertProduct())
    await placed(person)
  }
  const list = await (await person.fetch('/sellorders?filter[limit]=2')).json()
  expect(list).toMatchObject({ total: 3 })
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual(
    list.data.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => b - a),
  )
  const { data } = await (await person.fetch(`/sellorders/fulldata/${list.data[0].id}`)).json()
  expect(data).toEqual({ ...list.data[0], messages: [] })
  const byUser = await person.fetch(
    `/sellorders/fulldatabyuser/${person.userId}?filter[where][status]=PENDIENTE`,
  )
  expect((await byUser.json()).total).toBe(3)
  for (const query of ['filter[where][placedBy]=1', 'filter[where][from]=ayer', 'filter[order]=search ASC']) {
    expect((await person.fetch(`/sellorders?${query}`)).status, query).toBe(400)
  }
  for (const query of ['from=2026-02-31', 'to=1999-01-01', 'search=orden', 'numbered=true']) {
    const [field, value] = query.split('=')
    expect((await person.fetch(`/sellorders?filter[where][${field}]=${value}`)).status, query).toBe(200)
  }
})

test('staff find an order by the beginnings of words of its number and buyer, in any order, without accents', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await shop.database.db.insert(profiles).values({ userId: person.userId, name: 'Ana', lastname: 'Pérez' })
  await added(person, await insertProduct())
  const { id, noSellOrden } = await placed(person)
  const number = noSellOrden.split('-')[1]
  for (const search of [`pérez ${number}`, 'PÉREZ ana', 'per an', noSellOrden.toLowerCase()]) {
    const found = await (await admin.fetch(`/sellorders?filter[where][search]=${search}`)).json()
    expect(found, search).toMatchObject({ total: 1, data: [{ id }] })
  }
  const none = await (await admin.fetch('/sellorders?filter[where][search]=pérez luis')).json()
  expect(none).toEqual({ data: [], total: 0 })
})

test('a search sorts, pages and filters what it found', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await shop.database.db.insert(profiles).values({ userId: person.userId, name: 'Zenaida', lastname: 'Ruiz' })
  const numbers: string[] = []
  for (let count = 0; count < 3; count++) {
    await added(person, await insertProduct())
    numbers.push((await placed(person)).noSellOrden)
  }
  const find = async (query: string) => {
    const found = await (await admin.fetch(`/sellorders?filter[where][search]=zenaida&${query}`)).json()
    return [found.total, ...found.data.map((order: { noSellOrden: string }) => order.noSellOrden)]
  }
  expect(await find('filter[order]=noSellOrden ASC&filter[limit]=2')).toEqual([3, ...numbers.slice(0, 2)])
  expect(await find('filter[order]=noSellOrden ASC&filter[limit]=2&filter[skip]=2')).toEqual([3, numbers[2]])
  expect(await find('filter[where][status]=CANCELADA')).toEqual([0])
})

test('while a number is typed, in any padding, the list is never empty', async () => {
  const [person, admin] = [await shop.as('user'), await shop.as('admin')]
  await added(person, await insertProduct())
  const { noSellOrden } = await placed(person)
  const [prefix, padded] = noSellOrden.toLowerCase().split('-')
  const numbersFor = async (search: string): Promise<string[]> => {
    const { data } = await (await admin.fetch(`/sellorders?filter[where][search]=${search}`)).json()
    return data.map((order: { noSellOrden: string }) => order.noSellOrden)
  }
  for (const search of [`${prefix}-`, `${prefix}-0`]) expect(await numbersFor(search)).toContain(noSellOrden)
  for (const search of [`${prefix}-${Number(padded)}`, `${prefix}-${padded}`, `${prefix}-0${padded}`])
    expect(await numbersFor(search), search).toEqual([noSellOrden])
  await shop.database.db
    .insert(profiles)
    .values({ userId: person.userId, name: 'Taller', lastname: 'Norte-77' })
  await added(person, await insertProduct())
  const { noSellOrden: ofNorte } = await placed(person)
  expect(await numbersFor('norte-77')).toEqual([ofNorte])
})

test('an order is tracked by its number and e-mail together', async () => {
  const person = await shop.as('user')
  await added(person, await insertProduct())
  const order = await placed(person)
  const email = await emailOf(shop.database.db, person.userId)
  const track = (number: string, address: string) =>
    shop.fetch(`/track-order?number=${number}&email=${address}`)
  const found = await track(order.noSellOrden.toLowerCase(), email.toUpperCase())
  expect(await found.json()).toEqual({
    noSellOrden: order.noSellOrden,
    orderDate: order.orderDate,
    status: 'PENDIENTE',
    respuesta: null,
    items: [{ name: order.items[0]?.product.name, quantity: 1 }],
    homeDelivery: false,
    place: '',
    stages: expect.arrayContaining([{ stage: 'received', state: 'current', date: order.orderDate }]),
  })
  for (const typed of [order.noSellOrden.replace('-', '').toLowerCase(), order.noSellOrden.replace('-', ' ')])
    expect((await track(typed, email)).status, typed).toBe(200)
  expect((await track(order.noSellOrden.replace(/-0+/, '-'), email)).status).toBe(200)
  const digits = /[1-9]\d*$/.exec(order.noSellOrden)?.[0] ?? ''
  expect(await (await track(digits, email)).json()).toMatchObject({ noSellOrden: order.noSellOrden })
  expect((await track(digits, 'otra@example.com')).status).toBe(404)
  expect((await track('0', email)).status).toBe(404)
  expect((await track(order.noSellOrden, 'otra@example.com')).status).toBe(404)
  expect((await track('ORDEN-77777', email)).status).toBe(404)
  expect((await track('INVALIDO', email)).status).toBe(404)
  expect((await shop.fetch('/track-order?number=ORDEN-001')).status).toBe(400)
})
