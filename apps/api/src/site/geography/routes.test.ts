import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

async function list(path: string) {
  const response = await shop.fetch(path)
  expect(response.status).toBe(200)
  return (await response.json()) as { data: { id: number; name: string }[]; total: number }
}

async function idOf(path: string, name: string): Promise<number> {
  const { data } = await list(`${path}?filter[where][name]=${encodeURIComponent(name)}`)
  return data[0]?.id ?? 0
}

test('Cuba has 16 states and 168 cities', async () => {
  const cuba = await idOf('/countries', 'Cuba')
  expect((await list(`/states?filter[where][countryId]=${cuba}`)).total).toBe(16)
  expect((await list('/cities')).data).toHaveLength(168)
})

test('cities are filtered by their state, in brackets or as JSON, with or without a trailing slash', async () => {
  const granma = await idOf('/states', 'Granma')
  const brackets = await list(`/cities?filter[where][stateId]=${granma}&filter[order]=name ASC`)
  const filter = JSON.stringify({ where: { stateId: granma }, order: 'name ASC' })
  const json = await list(`/cities/?filter=${encodeURIComponent(filter)}`)
  expect(brackets.total).toBe(13)
  expect(json).toEqual(brackets)
  expect(brackets.data.map(({ name }) => name)).toContain('Bayamo')
})

test('names are sorted as in Spanish', async () => {
  const holguin = await idOf('/states', 'Holguín')
  const { data } = await list(`/cities?filter[where][stateId]=${holguin}&filter[order]=name`)
  const names = data.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  expect(names.indexOf('Báguanos')).toBeLessThan(names.indexOf('Banes'))
})

test('limit and skip page through a list with a constant total', async () => {
  const first = await list('/cities?filter[limit]=10')
  const second = await list('/cities?filter[limit]=10&filter[skip]=10')
  expect([first.data.length, second.data.length, second.total]).toEqual([10, 10, 168])
  expect(second.data[0]?.id).not.toBe(first.data[0]?.id)
})

test.each([
  'filter[where][password]=x',
  'filter[where][__proto__]=x',
  'filter[where][id]=1 or 1=1',
  'filter[order]=name; drop table cities',
  'filter[limit]=-1',
  'filter=[]',
  'filter={"where":{"id":{"gt":0}}}',
  'nonsense=1',
])('%s is malformed', async (query) => {
  const response = await shop.fetch(`/cities?${encodeURI(query)}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'malformed' } })
})

test.each(['/cities/0', '/cities/999999', '/cities/99999999999999999999', '/cities/abc', '/cities/-1'])(
  '%s is not found',
  async (path) => {
    expect((await shop.fetch(path)).status).toBe(404)
  },
)

test('staff add and rename a place, every write audited', async () => {
  const admin = await shop.as('admin')
  const stateId = await idOf('/states', 'Granma')
  const created = await admin.fetch('/cities', { method: 'POST', json: { name: '  Veguitas ', stateId } })
  expect(created.status).toBe(201)
  const city = await created.json()
  expect(city).toMatchObject({ name: 'Veguitas', stateId, version: 1 })
  const renamed = await admin.fetch(`/cities/${city.id}`, {
    method: 'PATCH',
    json: { name: 'Veguita', version: 1 },
  })
  expect(await renamed.json()).toMatchObject({ name: 'Veguita', version: 2 })
  const entries = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(city.id)))
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['create', admin.userId],
    ['update', admin.userId],
  ])
})

test('staff change the postal code of a municipality; a rename alone keeps it', async () => {
  const admin = await shop.as('admin')
  const change = async (id: number, json: object) =>
    (await admin.fetch(`/cities/${id}`, { method: 'PATCH', json })).json()
  const bayamo = await idOf('/cities', 'Bayamo')
  expect(await (await shop.fetch(`/cities/${bayamo}`)).json()).toMatchObject({ zip: '85100' })
  expect(await change(bayamo, { name: 'Bayamo', zip: ' 85200 ', version: 1 })).toMatchObject({ zip: '85200' })
  expect(await change(bayamo, { name: 'Bayamo', version: 2 })).toMatchObject({ zip: '85200' })
  expect(await change(bayamo, { name: 'Bayamo', zip: '', version: 3 })).toMatchObject({ zip: null })
  const { error } = await change(bayamo, { name: 'Bayamo', zip: 'x'.repeat(13), version: 4 })
  expect(error.fields).toEqual({ zip: 'Longitud máxima es 12!' })
})

test('a stale version is a conflict, and of two concurrent changes one succeeds', async () => {
  const admin = await shop.as('admin')
  const id = await idOf('/cities', 'Niquero')
  const rename = (name: string) =>
    admin.fetch(`/cities/${id}`, { method: 'PATCH', json: { name, version: 1 } })
  const statuses = await Promise.all([rename('Niquero 1'), rename('Niquero 2'), rename('Niquero 3')])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('a state without country and duplicate names are refused and change nothing', async () => {
  const admin = await shop.as('admin')
  const countryId = await idOf('/countries', 'Cuba')
  const stateId = await idOf('/states', 'Granma')
  const post = (path: string, json: object) => admin.fetch(path, { method: 'POST', json })
  expect((await post('/states', { name: 'Atlántida', countryId: 999_999 })).status).toBe(409)
  expect((await post('/states', { name: 'Granma', countryId })).status).toBe(409)
  expect((await post('/countries', { name: 'Cuba' })).status).toBe(409)
  expect((await post('/cities', { name: 'Bayamo', stateId })).status).toBe(409)
  expect((await list('/states')).total).toBe(16)
})

test.each([
  [{}, { name: 'Complete este campo', stateId: 'Complete este campo' }],
  [{ name: ' ', stateId: 1 }, { name: 'Complete este campo' }],
  [{ name: 'x'.repeat(81), stateId: 1 }, { name: 'Longitud máxima es 80!' }],
  [{ name: 'a\nb', stateId: 1 }, { name: 'Este campo no admite saltos de línea ni caracteres de control' }],
  [{ name: 'a', stateId: 'x' }, { stateId: 'Escriba un número' }],
])('%j is a field error', async (json, fields) => {
  const admin = await shop.as('admin')
  const response = await admin.fetch('/cities', { method: 'POST', json })
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toEqual(fields)
})

async function placeNamed(path: string, name: string) {
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch(`/admin${path}?filter[where][name]=${name}`)).json()
  return data[0] as { id: number; name: string; enable: boolean; version: number }
}

async function setVisible(path: string, name: string, enable: boolean): Promise<void> {
  const admin = await shop.as('admin')
  const { id, version } = await placeNamed(path, name)
  const response = await admin.fetch(`${path}/${id}`, { method: 'PATCH', json: { name, enable, version } })
  expect(await response.json()).toMatchObject({ name, enable })
}

test('staff hide a municipality: customers no longer find it, staff do', async () => {
  const { id } = await placeNamed('/cities', 'Guisa')
  await setVisible('/cities', 'Guisa', false)
  expect((await shop.fetch(`/cities/${id}`)).status).toBe(404)
  expect(await idOf('/cities', 'Guisa')).toBe(0)
  const admin = await shop.as('admin')
  expect(await (await admin.fetch(`/admin/cities/${id}`)).json()).toMatchObject({
    name: 'Guisa',
    enable: false,
  })
  expect((await (await admin.fetch('/admin/cities?filter[where][enable]=false')).json()).total).toBe(1)
  await setVisible('/cities', 'Guisa', true)
  expect(await idOf('/cities', 'Guisa')).toBe(id)
})

test.each([
  ['/states', 'Artemisa', ['/states?filter[where][name]=Artemisa', '/cities?filter[where][name]=Mariel']],
  ['/countries', 'Cuba', ['/countries', '/states', '/cities']],
])('with a hidden place of %s, what is in it is hidden too', async (path, name, lists) => {
  await setVisible(path, name, false)
  for (const list of lists) expect(await (await shop.fetch(list)).json()).toEqual({ data: [], total: 0 })
  await setVisible(path, name, true)
  for (const list of lists) expect((await (await shop.fetch(list)).json()).total).toBeGreaterThan(0)
})
