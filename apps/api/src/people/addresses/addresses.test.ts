import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { cities } from '@tecnoclick/database/schema/site/geography'
import { addressBookLimit } from '@tecnoclick/domain/people/address-book'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { useAddressBook } from './testing/address-book.ts'

const shop = useTestApi()
const { home, add, added, change, book } = useAddressBook(shop)

test('the first address becomes principal and is returned with the names of its place', async () => {
  const person = await shop.as('user')
  const response = await add(person, { apartament: ' 3B ', phone: '' })
  expect(response.status).toBe(201)
  const address = await response.json()
  expect(address).toMatchObject({
    userId: person.userId,
    isPrincipal: true,
    enable: true,
    apartament: '3B',
    phone: null,
    latitude: 20.3857,
    longitude: -76.6465,
    version: 1,
    country: { id: home.countryId, name: 'Cuba' },
    state: { id: home.stateId, name: 'Granma' },
    city: { id: home.cityId, name: 'Bayamo' },
  })
  expect(await (await person.fetch(`/addresses/${address.id}`)).json()).toEqual(address)
  expect(await book(person)).toEqual({ data: [address], total: 1 })
})

test('a new principal address demotes the old one', async () => {
  const person = await shop.as('user')
  const first = await added(person)
  const second = await added(person)
  expect(second.isPrincipal).toBe(false)
  const third = await added(person, { isPrincipal: true })
  expect(third.isPrincipal).toBe(true)
  const { data } = await book(person)
  expect(data.map(({ id }: { id: number }) => id)).toEqual([third.id, first.id, second.id])
  for (const query of [
    '?isPrincipal=true',
    '?filter[where][isPrincipal]=true',
    '?filter={"where":{"isPrincipal":true}}',
  ]) {
    expect(await book(person, encodeURI(query))).toMatchObject({ total: 1, data: [{ id: third.id }] })
  }
})

test('promoting demotes the other; a client that demotes first has the same result', async () => {
  const person = await shop.as('user')
  const [first, second] = [await added(person), await added(person)]
  const demoted = await change(person, first.id, { isPrincipal: false })
  expect(await demoted.json()).toMatchObject({ isPrincipal: true })
  expect(await (await change(person, second.id, { isPrincipal: true })).json()).toMatchObject({
    isPrincipal: true,
  })
  expect(await (await person.fetch(`/addresses/${first.id}`)).json()).toMatchObject({ isPrincipal: false })
})

test('the principal address cannot be removed, another can', async () => {
  const person = await shop.as('user')
  const [first, second] = [await added(person), await added(person)]
  const refused = await change(person, first.id, { enable: false })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error).toMatchObject({
    code: 'principalAddress',
    message: 'No puede quitar la dirección principal. Antes, establezca otra dirección como principal.',
  })
  expect(await (await change(person, second.id, { ...home, enable: false })).json()).toMatchObject({
    enable: false,
  })
  expect((await person.fetch(`/addresses/${second.id}`)).status).toBe(404)
  expect((await change(person, second.id, { enable: true })).status).toBe(404)
  expect(await book(person)).toMatchObject({ total: 1 })
})

test('twenty concurrent promotions leave one principal', async () => {
  const person = await shop.as('user')
  const ids: number[] = []
  for (let index = 0; index < 5; index++) ids.push((await added(person)).id)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => change(person, ids[index % 5] ?? 0, { isPrincipal: true })),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await book(person, '?isPrincipal=true')).toMatchObject({ total: 1 })
})

test('ten concurrent first addresses make one principal', async () => {
  const person = await shop.as('user')
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => add(person, { isPrincipal: index % 2 === 0 })),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await book(person, '?isPrincipal=true')).toMatchObject({ total: 1 })
})

test('concurrent removing and promoting of one address leaves a principal', async () => {
  const person = await shop.as('user')
  for (let round = 0; round < 5; round++) {
    const [, second] = [await added(person), await added(person)]
    await Promise.all([
      change(person, second.id, { enable: false }),
      change(person, second.id, { isPrincipal: true }),
    ])
    expect(await book(person, '?isPrincipal=true')).toMatchObject({ total: 1 })
  }
})

test('addresses of others are not found; staff read them but cannot change them', async () => {
  const [owner, stranger, admin] = [await shop.as('user'), await shop.as('user'), await shop.as('admin')]
  const address = await added(owner)
  expect((await stranger.fetch(`/addresses/${address.id}`)).status).toBe(404)
  expect((await change(stranger, address.id, { name: 'X' })).status).toBe(404)
  expect((await change(stranger, address.id, { isPrincipal: true })).status).toBe(404)
  expect((await stranger.fetch(`/addresses/fulldatabyuser/${owner.userId}`)).status).toBe(404)
  expect((await admin.fetch(`/addresses/${address.id}`)).status).toBe(200)
  expect((await admin.fetch(`/addresses/fulldatabyuser/${owner.userId}`)).status).toBe(200)
  expect((await change(admin, address.id, { name: 'X' })).status).toBe(404)
  expect(await (await owner.fetch(`/addresses/${address.id}`)).json()).toEqual(address)
})

test('owner, dates, id and enable of the body are ignored', async () => {
  const [person, victim] = [await shop.as('user'), await shop.as('user')]
  const forged = {
    id: 1,
    userId: victim.userId,
    enable: false,
    createdDate: '2000-01-01',
    version: 9,
    city: { id: 1 },
  }
  const address = await added(person, forged)
  expect(address).toMatchObject({ userId: person.userId, enable: true, version: 1, city: { name: 'Bayamo' } })
  const { enable, version, ...sent } = forged
  const changed = await (await change(person, address.id, sent)).json()
  expect(changed).toMatchObject({ id: address.id, userId: person.userId, version: 2 })
  expect((await book(victim)).total).toBe(0)
})

test('an edit from a stale version is a conflict', async () => {
  const person = await shop.as('user')
  const { id } = await added(person)
  expect((await change(person, id, { street: 'Otra', version: 1 })).status).toBe(200)
  expect((await change(person, id, { street: 'Tercera', version: 1 })).status).toBe(409)
  expect(await (await person.fetch(`/addresses/${id}`)).json()).toMatchObject({ street: 'Otra', version: 2 })
})

test('city, state and country must belong together and be enabled', async () => {
  const person = await shop.as('user')
  const fieldsOf = async (response: Response) => (await response.json()).error.fields
  const noCity = { cityId: 'Seleccione un Municipio/Ciudad' }
  expect(await fieldsOf(await add(person, { cityId: home.cityId + 50 }))).toEqual(noCity)
  expect(await fieldsOf(await add(person, { stateId: home.stateId - 1 }))).toEqual(noCity)
  expect(await fieldsOf(await add(person, { stateId: 999_999 }))).toEqual({
    stateId: 'Seleccione una Provincia/Estado',
  })
  expect(await fieldsOf(await add(person, { countryId: 999_999 }))).toEqual({
    countryId: 'Seleccione un País',
  })

  const { id } = await added(person)
  expect(await fieldsOf(await change(person, id, { stateId: home.stateId - 1 }))).toEqual(noCity)
  const { db } = shop.database
  await db.update(cities).set({ enable: false }).where(eq(cities.id, home.cityId))
  expect(await fieldsOf(await add(person))).toEqual(noCity)
  expect((await change(person, id, { ...home, street: 'Otra' })).status).toBe(200)
  await db.update(cities).set({ enable: true }).where(eq(cities.id, home.cityId))
})

test('the number of addresses is limited, and removed ones do not count', async () => {
  const person = await shop.as('user')
  await added(person)
  const row = { ...home, userId: person.userId }
  await shop.database.db.insert(addresses).values(Array.from({ length: addressBookLimit - 1 }, () => row))
  const full = await add(person)
  expect([full.status, (await full.json()).error.code]).toEqual([409, 'addressBookFull'])
  const [one] = await shop.database.db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, person.userId), eq(addresses.isPrincipal, false)))
  await change(person, one?.id ?? 0, { enable: false })
  expect((await add(person)).status).toBe(201)
})

test('a hidden municipality is refused in a new address, and an old one keeps it', async () => {
  const person = await shop.as('user')
  const city = and(eq(cities.name, 'Campechuela'), eq(cities.stateId, home.stateId))
  const [hidden] = await shop.database.db.select().from(cities).where(city)
  const cityId = hidden?.id ?? 0
  const old = await added(person, { cityId })
  await shop.database.db.update(cities).set({ enable: false }).where(city)
  const refused = await add(person, { cityId })
  expect([refused.status, (await refused.json()).error.fields]).toEqual([
    422,
    { cityId: 'Seleccione un Municipio/Ciudad' },
  ])
  expect(await (await change(person, old.id, { street: 'Calle Nueva 1' })).json()).toMatchObject({
    street: 'Calle Nueva 1',
    city: { name: 'Campechuela' },
  })
  const elsewhere = await added(person)
  expect((await change(person, elsewhere.id, { cityId })).status).toBe(422)
})
