import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

const ana = { name: 'Ana', lastname: 'Rosales' }
const press = { name: 'Imprenta El Cauto', ruccode: '132.0.04567' }

type Person = Awaited<ReturnType<typeof shop.as>>

const create = (person: Person, json: object) => person.fetch('/profiles', { method: 'POST', json })
const change = (person: Person, id: number, json: object) =>
  person.fetch(`/profiles/${id}`, { method: 'PATCH', json })

async function withProfile(role: 'user' | 'business', body: object = role === 'user' ? ana : press) {
  const person = await shop.as(role)
  const profile = await (await create(person, body)).json()
  return { person, profile }
}

test('a customer writes a profile and finds it by user id', async () => {
  const person = await shop.as('user')
  const created = await create(person, {
    name: '  Ana ',
    lastname: 'Rosales',
    ruccode: '90041512345',
    phone: '',
  })
  expect(created.status).toBe(201)
  const profile = await created.json()
  expect(profile).toMatchObject({
    userId: person.userId,
    name: 'Ana',
    lastname: 'Rosales',
    ruccode: '90041512345',
    phone: null,
    website: null,
    photo: null,
    clicode: 'NO APROBADO',
    enable: true,
    version: 1,
  })
  const found = await (await person.fetch(`/profiles/?filter[where][userId]=${person.userId}`)).json()
  expect(found).toEqual({ data: [profile], total: 1 })
  expect(await (await person.fetch(`/profiles/${profile.id}`)).json()).toEqual(profile)
})

test('an account has one profile, also with ten concurrent requests', async () => {
  const person = await shop.as('user')
  const responses = await Promise.all(Array.from({ length: 10 }, () => create(person, ana)))
  const statuses = responses.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
})

test('omitted fields are unchanged', async () => {
  const { person, profile } = await withProfile('user', { ...ana, phone: '+53 5555 0111' })
  const changed = await (await change(person, profile.id, { name: 'Anabel' })).json()
  expect(changed).toMatchObject({ name: 'Anabel', lastname: 'Rosales', phone: '+53 5555 0111', version: 2 })
  expect(await (await change(person, profile.id, { phone: null })).json()).toMatchObject({ phone: null })
})

test('a stale version is a conflict; without a version the last write wins', async () => {
  const { person, profile } = await withProfile('user')
  expect((await change(person, profile.id, { name: 'B', version: 1 })).status).toBe(200)
  expect((await change(person, profile.id, { name: 'C', version: 1 })).status).toBe(409)
  expect((await change(person, profile.id, { name: 'D' })).status).toBe(200)
})

test('server-owned fields are ignored: a customer cannot approve, move or disable a profile', async () => {
  const victim = await withProfile('user')
  const forged = {
    id: 1,
    userId: victim.person.userId,
    clicode: 'CLI-0001',
    enable: false,
    photo: 'anuncio.jpg',
    createdDate: '2000-01-01T00:00:00Z',
    version: 1,
    role: 'admin',
  }
  const { person, profile } = await withProfile('business', { ...press, ...forged })
  expect(profile).toMatchObject({ userId: person.userId, clicode: 'NO APROBADO', enable: true, photo: null })
  const changed = await (await change(person, profile.id, { ...press, ...forged })).json()
  expect(changed).toMatchObject({ userId: person.userId, clicode: 'NO APROBADO', enable: true, photo: null })
  expect((await (await person.fetch('/security/me')).json()).user).toMatchObject({ wholesale: false })
})

test('an approved business keeps its code when it edits its profile', async () => {
  const { person, profile } = await withProfile('business')
  await shop.database.db.update(profiles).set({ clicode: 'CLI-0007' }).where(eq(profiles.id, profile.id))
  const changed = await (await change(person, profile.id, { name: 'Otra', clicode: 'CLI-9999' })).json()
  expect(changed).toMatchObject({ name: 'Otra', clicode: 'CLI-0007' })
})

test('profiles of others are not found; staff read all and write their own', async () => {
  const { profile, person: owner } = await withProfile('user')
  const stranger = await shop.as('business')
  expect((await stranger.fetch(`/profiles/${profile.id}`)).status).toBe(404)
  expect((await change(stranger, profile.id, press)).status).toBe(404)
  const filtered = await stranger.fetch(`/profiles?filter[where][userId]=${owner.userId}`)
  expect(await filtered.json()).toEqual({ data: [], total: 0 })

  const admin = await shop.as('admin')
  expect(await (await admin.fetch(`/profiles/${profile.id}`)).json()).toEqual(profile)
  const all = await (await admin.fetch('/profiles')).json()
  expect(all.total).toBeGreaterThan(1)
  expect((await change(admin, profile.id, { name: 'X' })).status).toBe(403)
  expect((await create(admin, { name: 'Administrador' })).status).toBe(201)
})

test('each role has its own form and messages', async () => {
  const [person, business] = [await shop.as('user'), await shop.as('business')]
  const fieldsOf = async (response: Response) => (await response.json()).error.fields
  expect(await fieldsOf(await create(person, {}))).toEqual({
    name: 'Complete este campo',
    lastname: 'Complete este campo',
  })
  expect(await fieldsOf(await create(business, { name: ' ' }))).toEqual({
    name: 'Introduzca el nombre de su empresa',
    ruccode: 'Introduzca el código REEUP de su empresa',
  })
  const { profile, person: owner } = await withProfile('business')
  expect(await fieldsOf(await change(owner, profile.id, { ruccode: '' }))).toEqual({
    ruccode: 'Introduzca el código REEUP de su empresa',
  })
})

const plainText = 'Este campo no admite saltos de línea ni caracteres de control'

test.each([
  [{ name: 'x'.repeat(101) }, { name: 'Longitud máxima es 100!' }],
  [{ name: 42 }, { name: 'Complete este campo' }],
  [{ name: 'a\nb' }, { name: plainText }],
  [{ name: 'a\u2028b' }, { name: plainText }],
  [{ name: 'a\u0000b' }, { name: plainText }],
  [{ ruccode: 'x'.repeat(31) }, { ruccode: 'Longitud máxima es 30!' }],
  [{ phone: 'llámame' }, { phone: 'Teléfono no válido' }],
  [{ phone: '5'.repeat(31) }, { phone: 'Longitud máxima es 30!' }],
  [{ website: 'javascript:alert(1)' }, { website: 'Dirección web no válida' }],
  [{ website: 'data:text/html,x' }, { website: 'Dirección web no válida' }],
  [{ stateId: 999_999 }, { stateId: 'Seleccione una Provincia/Estado' }],
  [{ stateId: 'x' }, { stateId: 'Seleccione una Provincia/Estado' }],
  [{ cityId: 1 }, { cityId: 'Seleccione un Municipio/Ciudad' }],
  [{ stateId: 1, cityId: 168 }, { cityId: 'Seleccione un Municipio/Ciudad' }],
])('%j is a field error', async (json, fields) => {
  const person = await shop.as('user')
  const response = await create(person, { ...ana, ...json })
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toEqual(fields)
})

test.each([
  'José Ñico ÁÉÍÓÚ',
  'Анна Ивановна',
  'مطبعة كاوتو',
  '🖨️ Imprenta',
  '<script>alert(1)</script>',
  "Robert'); drop table users;--",
])('%j is accepted as a name and returned unchanged', async (name) => {
  const { profile } = await withProfile('user', { name, lastname: name, website: 'www.ejemplo.cu/a?b=c' })
  expect(profile).toMatchObject({ name, lastname: name, website: 'www.ejemplo.cu/a?b=c' })
})

test.each(['filter[where][passwordHash]=x', 'filter[where][userId]=abc', 'filter[order]=phone'])(
  '%s is malformed',
  async (query) => {
    const person = await shop.as('user')
    expect((await person.fetch(`/profiles?${query}`)).status).toBe(400)
  },
)

test('a profile cannot move to a hidden place, and keeps the one it has', async () => {
  const { db } = shop.database
  const [city] = await db.select().from(cities).where(eq(cities.name, 'Niquero'))
  const place = { stateId: city?.stateId ?? 0, cityId: city?.id ?? 0 }
  const { person: settled, profile: there } = await withProfile('user', { ...ana, ...place })
  const { person: moving, profile: elsewhere } = await withProfile('user')
  const fieldsOf = async (json: object) =>
    (await (await change(moving, elsewhere.id, json)).json()).error?.fields
  for (const [hide, field] of [
    [(enable: boolean) => db.update(cities).set({ enable }).where(eq(cities.id, place.cityId)), 'cityId'],
    [(enable: boolean) => db.update(states).set({ enable }).where(eq(states.id, place.stateId)), 'stateId'],
    [(enable: boolean) => db.update(countries).set({ enable }), 'stateId'],
  ] as const) {
    await hide(false)
    expect(Object.keys((await fieldsOf(place)) ?? {})).toEqual([field])
    const kept = await change(settled, there.id, { name: 'Anabel', ...place })
    expect(await kept.json()).toMatchObject(place)
    await hide(true)
  }
  expect(await fieldsOf(place)).toBeUndefined()
})
