import { useTestApi as openTestApi } from '@tecnoclick/api/testing/test-api'
import { type Client, createClient } from '@tecnoclick/contract/platform/client'
import type { City, State } from '@tecnoclick/contract/site/geography/schemas'
import type { Role } from '@tecnoclick/domain/people/roles'
import { office } from '@tecnoclick/messages/office'
import { es } from '@tecnoclick/messages/tables/es'
import { expect, test } from 'vitest'
import { cityCalls, stateCalls } from '../../site/geography/places.tsx'
import { type SettingRow, settingCalls } from '../../site/settings/setting-calls.ts'
import { clientOf } from '../testing/client-of.ts'
import { createDataProvider } from './data-provider.ts'
import { NetworkError } from './office-client.ts'

const shop = openTestApi()

const byName = { field: 'name', order: 'ASC' } as const
const firstTen = { page: 1, perPage: 10 }

function providerOver(client: Client) {
  return createDataProvider({
    states: stateCalls(client),
    cities: cityCalls(client),
    settings: settingCalls(client),
  })
}

async function providerFor(role: Role | undefined) {
  return providerOver(clientOf(await shop.as(role)))
}

async function stateNamed(name: string): Promise<State> {
  const provider = await providerFor('admin')
  const { data } = await provider.getList<State>('states', { filter: { name } })
  const [state] = data
  if (!state) throw new Error(`No state ${name}`)
  return state
}

async function cityOf(stateName: string, index: number): Promise<City> {
  const provider = await providerFor('admin')
  const { id } = await stateNamed(stateName)
  const { data } = await provider.getList<City>('cities', { filter: { stateId: id }, sort: byName })
  const city = data[index]
  if (!city) throw new Error(`No city ${index} in ${stateName}`)
  return city
}

test('a list is one sorted page with the total of all rows', async () => {
  const provider = await providerFor('admin')
  const namesOf = async (pagination: { page: number; perPage: number }) => {
    const { data, total } = await provider.getList<City>('cities', { pagination, sort: byName })
    expect(total).toBe(168)
    return data.map(({ name }) => name)
  }
  const pages = [await namesOf({ page: 1, perPage: 10 }), await namesOf({ page: 2, perPage: 10 })]
  expect(pages[0]?.[0]).toBe('Abreus')
  expect(pages.flat()).toEqual(await namesOf({ page: 1, perPage: 20 }))
})

test('the sorting can be reversed', async () => {
  const provider = await providerFor('admin')
  const { data } = await provider.getList<State>('states', {
    sort: { field: 'name', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  expect(data[0]?.name).toBe('Villa Clara')
})

test('a filter narrows the list, and a cleared one does not', async () => {
  const provider = await providerFor('admin')
  const { id } = await stateNamed('Granma')
  const count = async (filter: object) =>
    (await provider.getList('cities', { filter, pagination: firstTen, sort: byName })).total
  expect(await count({ stateId: id })).toBe(13)
  expect(await count({ stateId: '', name: null })).toBe(168)
})

test('an unknown filter field is refused with the message of the API', async () => {
  const provider = await providerFor('admin')
  const request = provider.getList('cities', { filter: { password: 'x' } })
  await expect(request).rejects.toMatchObject({ status: 400, message: es.errors.malformed })
})

test('rows are read by id, and a missing one does not fail the others', async () => {
  const provider = await providerFor('admin')
  const [granma, artemisa] = [await stateNamed('Granma'), await stateNamed('Artemisa')]
  expect((await provider.getOne('states', { id: String(granma.id) })).data).toEqual(granma)
  const { data } = await provider.getMany('states', { ids: [granma.id, 999_999, artemisa.id] })
  expect(data).toEqual([granma, artemisa])
  await expect(provider.getOne('states', { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('rows that belong to another row are a filtered list', async () => {
  const provider = await providerFor('admin')
  const { id } = await stateNamed('Artemisa')
  const reference = { target: 'stateId', id, pagination: firstTen, sort: byName, filter: {} }
  const { data, total } = await provider.getManyReference<City>('cities', reference)
  expect(total).toBe(11)
  expect(data.every(({ stateId }) => stateId === id)).toBe(true)
})

test('a city is added and renamed, each change from the previous version', async () => {
  const provider = await providerFor('admin')
  const { id: stateId } = await stateNamed('Granma')
  const { data: added } = await provider.create('cities', {
    data: { name: ' Veguitas ', stateId: String(stateId) },
  })
  expect(added).toMatchObject({ name: 'Veguitas', stateId, version: 1 })
  const change = { id: added.id, data: { name: 'Veguita', version: 1 }, previousData: added }
  expect((await provider.update('cities', change)).data).toMatchObject({ name: 'Veguita', version: 2 })
})

test('a change from a stale version is refused and changes nothing', async () => {
  const provider = await providerFor('admin')
  const city = await cityOf('Holguín', 0)
  const rename = (name: string) =>
    provider.update('cities', { id: city.id, data: { name, version: city.version }, previousData: city })
  await rename('Primera')
  await expect(rename('Segunda')).rejects.toMatchObject({
    status: 409,
    message: es.errors.staleVersion,
    body: { code: 'staleVersion' },
  })
  expect((await provider.getOne('cities', { id: city.id })).data.name).toBe('Primera')
})

test('an invalid field has its own error', async () => {
  const provider = await providerFor('admin')
  const { id: stateId } = await stateNamed('Granma')
  const adding = (data: object) => provider.create('cities', { data })
  await expect(adding({ name: '  ', stateId })).rejects.toMatchObject({
    status: 422,
    body: { errors: { name: es.validation.required } },
  })
  await expect(adding({ name: 'Bayamo', stateId })).rejects.toMatchObject({
    status: 409,
    body: { errors: { name: office.geography.nameTaken } },
  })
})

test('settings are rows under their key', async () => {
  const provider = await providerFor('admin')
  const { data, total } = await provider.getList<SettingRow>('settings', {})
  expect(data).toHaveLength(Number(total))
  const { data: email } = await provider.getOne<SettingRow>('settings', { id: 'email' })
  expect(email).toMatchObject({ id: 'email', key: 'email', public: true })
  const { data: changed } = await provider.update('settings', {
    id: 'email',
    data: { value: 'otro@tecnoclick.cu', version: email.version },
    previousData: email,
  })
  expect(changed).toMatchObject({ id: 'email', value: 'otro@tecnoclick.cu', version: email.version + 1 })
  await expect(provider.getOne('settings', { id: 'nonsense' })).rejects.toMatchObject({ status: 404 })
})

test('a setting of the wrong type is refused with an error for its field', async () => {
  const provider = await providerFor('admin')
  const { data: row } = await provider.getOne<SettingRow>('settings', { id: 'reservationHours' })
  const change = { id: row.id, data: { value: 'dos', version: row.version }, previousData: row }
  await expect(provider.update('settings', change)).rejects.toMatchObject({
    status: 422,
    body: { errors: { value: office.form.invalidValue } },
  })
})

test.each([
  [undefined, 401],
  ['user', 403],
  ['business', 403],
] as const)('as %s settings are refused with %i', async (role, status) => {
  const provider = await providerFor(role)
  await expect(provider.getList('settings', {})).rejects.toMatchObject({
    status,
    body: { operation: 'read' },
  })
})

test('a save after the session ended is refused in the form', async () => {
  const provider = await providerFor(undefined)
  const city = await cityOf('Artemisa', 0)
  const change = { id: city.id, data: { name: 'x', version: city.version }, previousData: city }
  await expect(provider.update('cities', change)).rejects.toMatchObject({
    status: 401,
    message: office.form.sessionEnded,
    body: { operation: 'save', errors: { root: { serverError: office.form.sessionEnded } } },
  })
})

test('a lost connection and a failing proxy have Spanish messages', async () => {
  const away = createClient(() => Promise.reject(new NetworkError('offline')))
  await expect(providerOver(away).getList('states', {})).rejects.toMatchObject({
    status: 0,
    message: office.errors.offline,
  })
  const proxy = createClient(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(providerOver(proxy).getList('states', {})).rejects.toMatchObject({
    status: 502,
    message: es.errors.unavailable,
  })
})

test('an operation the resource does not have is refused without a request', async () => {
  const provider = await providerFor('admin')
  await expect(provider.delete('cities', { id: 1 })).rejects.toMatchObject({ status: 405 })
  await expect(provider.create('settings', { data: {} })).rejects.toMatchObject({ status: 405 })
})
