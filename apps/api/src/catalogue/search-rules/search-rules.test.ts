import { beforeAll, expect, test } from 'vitest'
import { insertProduct } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let admin: Person
beforeAll(async () => {
  admin = await shop.as('admin')
  const { db } = shop.database
  await insertProduct(db, { name: 'Estación de energía', sku: 'EST-1', slug: 'estacion' })
  await insertProduct(db, { name: 'Batería de gel', sku: 'BAT-2', slug: 'bateria' })
})

const send = async (method: 'POST' | 'PATCH', path: string, json: object) => {
  const response = await admin.fetch(path, { method, json })
  return { status: response.status, body: await response.json() }
}
const slugsFor = async (q: string) => {
  const { data } = await (await shop.fetch(`/catalogue?q=${encodeURIComponent(q)}`)).json()
  return data.map(({ slug }: { slug: string }) => slug)
}

test('a rule holds for the next search, and ends with its switch', async () => {
  expect(await slugsFor('inversor')).toEqual([])
  const { body } = await send('POST', '/admin/search-rules', { words: ' inversor ,, estación,  inversor' })
  expect(body).toMatchObject({ words: 'inversor, estación', products: '', enable: true, version: 1 })
  expect(await slugsFor('inversor')).toEqual(['estacion'])
  const changed = await send('PATCH', `/admin/search-rules/${body.id}`, { products: 'bat-2', version: 1 })
  expect(changed.body).toMatchObject({ words: 'inversor, estación', products: 'bat-2', version: 2 })
  expect((await send('PATCH', `/admin/search-rules/${body.id}`, { enable: true, version: 1 })).status).toBe(
    409,
  )
  expect(await slugsFor('inversores')).toEqual(['bateria', 'estacion'])
  const { data } = await (await shop.fetch('/catalogue/suggestions?q=inversor')).json()
  expect(data[0].slug).toBe('bateria')
  await send('PATCH', `/admin/search-rules/${body.id}`, { enable: false })
  expect(await slugsFor('inversor')).toEqual([])
  const log = await (await admin.fetch('/admin/audit-log?filter[where][entity]=search rule')).json()
  expect(log.data.map(({ action }: { action: string }) => action)).toEqual(['update', 'update', 'create'])
})

/** Divided by commas without spaces. */
const twelve = (length: number) =>
  Array.from({ length: 12 }, (_, index) => String.fromCharCode(97 + index).repeat(length)).join(',')

test.each([
  [{ words: 'inversor' }, { products: 'Complete este campo' }],
  [{ words: ' , ' }, { words: 'Complete este campo' }],
  [{ words: 'inversor', products: 'EST-1, NO-ESTA' }, { products: 'No existe' }],
  [{ words: 'x'.repeat(301) }, { words: 'Longitud máxima es 300!' }],
  [{ words: twelve(24) }, { words: 'Longitud máxima es 300!' }],
  [{ words: 'inversor', products: twelve(24) }, { products: 'Longitud máxima es 300!' }],
  [{ words: `${twelve(3)},más` }, { words: 'Como máximo 12, separados por comas' }],
])('%j is refused', async (json, fields) => {
  const { status, body } = await send('POST', '/admin/search-rules', json)
  expect([status, body.error.fields]).toEqual([422, fields])
})

test('the report of searches says what was probably meant, and what is found by now', async () => {
  for (const text of ['quiero una batería', 'planta solar'])
    await shop.fetch(`/catalogue?q=${encodeURIComponent(text)}`)
  const before = await (await admin.fetch('/admin/searches')).json()
  expect(before.data).toContainEqual(
    expect.objectContaining({ query: 'quiero una bateria', results: 0, now: 0, suggestion: 'batería' }),
  )
  await send('POST', '/admin/search-rules', { words: 'planta solar', products: 'EST-1' })
  const after = await (await admin.fetch('/admin/searches')).json()
  expect(after.data).toContainEqual(
    expect.objectContaining({ query: 'planta solar', results: 0, now: 1, suggestion: null }),
  )
})
