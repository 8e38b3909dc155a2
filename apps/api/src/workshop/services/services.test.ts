import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

test('everyone sees types with their services, and a change at once', async () => {
  const admin = await shop.as('admin')
  const send = async (method: string, path: string, json: object) =>
    (await admin.fetch(path, { method, json })).json()
  const type = await send('POST', '/typeservices', { name: 'Redes', position: 2 })
  const service = await send('POST', '/services', { name: 'Cableado', typeId: type.id, description: '' })
  const read = async () => (await (await shop.fetch('/typeservices/fulldata')).json()).data
  expect(await read()).toMatchObject([{ name: 'Redes', services: [{ id: service.id, name: 'Cableado' }] }])
  const full = await (await shop.fetch('/services/fulldata')).json()
  expect(full.data[0].type).toEqual({ id: type.id, name: 'Redes' })

  const path = `/services/${service.id}`
  expect((await send('PATCH', path, { name: 'Cableado de red', version: 1 })).version).toBe(2)
  expect((await send('PATCH', path, { name: 'Otro', version: 1 })).error.code).toBe('staleVersion')
  await send('PATCH', path, { enable: false })
  expect((await read())[0].services).toEqual([])
  expect((await shop.fetch(path)).status).toBe(404)
  expect((await (await admin.fetch('/admin/services')).json()).data).toMatchObject([
    { name: 'Cableado de red', enable: false },
  ])
})

test('two types, or two services of a type, have different names', async () => {
  const admin = await shop.as('admin')
  const post = (path: string, json: object) => admin.fetch(path, { method: 'POST', json })
  const { id: typeId } = await (await post('/typeservices', { name: 'Impresoras' })).json()
  expect((await post('/typeservices', { name: 'impresoras' })).status).toBe(409)
  expect((await post('/services', { name: 'Limpieza', typeId })).status).toBe(201)
  expect((await post('/services', { name: 'LIMPIEZA', typeId })).status).toBe(409)
})

test('a picture of a service must be a public file', async () => {
  const admin = await shop.as('admin')
  const post = async (image: string) =>
    (await admin.fetch('/typeservices', { method: 'POST', json: { name: `Tipo ${image}`, image } })).status
  expect([await post('nothing.webp'), await post('anuncio.jpg')]).toEqual([422, 201])
})
