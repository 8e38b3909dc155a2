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

test('a category is added under another and is in the tree at once', async () => {
  const { printers } = samples.categories
  const { status, body } = await send('POST', '/categories', { name: 'Láser y LED', parentId: printers })
  expect(status).toBe(201)
  expect(body).toMatchObject({ slug: 'laser-y-led', parentId: printers, enable: true, version: 1 })
  const tree = await (await shop.fetch('/categories/fulldata')).json()
  expect(tree.data[0].children.map(({ slug }: { slug: string }) => slug)).toContain('laser-y-led')
  expect((await shop.fetch(`/categories/${body.id}`)).status).toBe(200)
})

test('cycles and duplicate slugs are refused', async () => {
  const { printers, ink } = samples.categories
  const below = await send('PATCH', `/categories/${printers}`, { parentId: ink })
  expect(below).toMatchObject({ status: 422, body: { error: { fields: { parentId: 'No existe' } } } })
  const nowhere = await send('PATCH', `/categories/${ink}`, { parentId: 999_999 })
  expect(nowhere).toMatchObject({ status: 409, body: { error: { fields: { parentId: 'No existe' } } } })
  const taken = await send('POST', '/categories', { name: 'Tinta' })
  expect(taken).toMatchObject({ status: 409, body: { error: { fields: { slug: 'Ya está en uso' } } } })
})

test('a renamed category is found under its new slug, with its products', async () => {
  const { ink } = samples.categories
  const { body } = await send('PATCH', `/categories/${ink}`, { slug: 'tintas', name: 'Tintas', version: 1 })
  expect(body).toMatchObject({ slug: 'tintas', version: 2 })
  expect((await (await shop.fetch('/catalogue?category=tintas')).json()).total).toBe(1)
  expect((await shop.fetch('/catalogue?category=tinta')).status).toBe(404)
  expect((await send('PATCH', `/categories/${ink}`, { name: 'Tarde', version: 1 })).status).toBe(409)
})
