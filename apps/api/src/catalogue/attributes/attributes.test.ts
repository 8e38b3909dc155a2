import { beforeAll, expect, test } from 'vitest'
import { insertSampleProducts, type SampleProducts } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let samples: SampleProducts
let admin: Person
beforeAll(async () => {
  samples = await insertSampleProducts(shop.database.db)
  admin = await shop.as('admin')
})

const send = async (method: 'POST' | 'PATCH', path: string, json: object) => {
  const response = await admin.fetch(path, { method, json })
  return { status: response.status, body: await response.json() }
}

test('an attribute has its values in order', async () => {
  const { status, body } = await send('POST', '/attributes', {
    name: 'Conexión',
    values: [{ name: 'Wi-Fi' }, { name: 'USB 2.0' }],
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ slug: 'conexion', filter: 'check', filterable: true })
  expect(body.values).toMatchObject([{ slug: 'wi-fi' }, { slug: 'usb-2-0' }])
  const [wifi, usb] = body.values
  const turned = await send('PATCH', `/attributes/${body.id}`, {
    values: [usb, { ...wifi, name: 'WiFi 6' }, { name: 'Red' }],
  })
  expect(turned.body.values).toMatchObject([
    { id: usb.id },
    { id: wifi.id, name: 'WiFi 6', slug: 'wi-fi' },
    { slug: 'red' },
  ])
  const shown = await (await shop.fetch(`/attributes/${body.id}`)).json()
  expect(shown.values.map(({ slug }: { slug: string }) => slug)).toEqual(['usb-2-0', 'wi-fi', 'red'])
})

test('a value in use cannot be removed; a renamed one keeps its products', async () => {
  const path = `/attributes/${samples.color}`
  const gone = await send('PATCH', path, { values: [] })
  expect(gone.status).toBe(409)
  const { values } = await (await admin.fetch(`/admin${path}`)).json()
  const renamed = await send('PATCH', path, { values: [{ ...values[0], slug: 'negro-mate' }] })
  expect(renamed.status).toBe(200)
  const list = await (await shop.fetch('/catalogue?filter_color=negro-mate')).json()
  expect(list.total).toBe(1)
})

test('values of another attribute, duplicate slugs and stale versions are refused', async () => {
  const { body } = await send('POST', '/attributes', { name: 'Tamaño', values: [{ name: 'A4' }] })
  const foreign = await send('PATCH', `/attributes/${samples.color}`, { values: [body.values[0]] })
  expect(foreign.status).toBe(409)
  const twins = await send('POST', '/attributes', {
    name: 'Peso',
    values: [{ name: 'Uno' }, { name: 'uno' }],
  })
  expect(twins).toMatchObject({ status: 409, body: { error: { fields: { values: 'Ya está en uso' } } } })
  expect((await send('PATCH', `/attributes/${body.id}`, { name: 'X', version: 7 })).status).toBe(409)
  expect((await send('PATCH', '/attributes/999999', { name: 'X' })).status).toBe(404)
})
