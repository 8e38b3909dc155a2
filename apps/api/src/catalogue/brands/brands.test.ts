import { beforeAll, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let admin: Person
beforeAll(async () => {
  admin = await shop.as('admin')
})

const send = async (method: 'POST' | 'PATCH', path: string, json: object) => {
  const response = await admin.fetch(path, { method, json })
  return { status: response.status, body: await response.json() }
}

test('brands are added, renamed and disabled', async () => {
  const { body } = await send('POST', '/brands', { name: 'Canon' })
  expect(body).toMatchObject({ slug: 'canon', logo: null })
  expect(await (await shop.fetch(`/brands/${body.id}`)).json()).toMatchObject({ name: 'Canon' })
  await send('PATCH', `/brands/${body.id}`, { enable: false })
  expect((await shop.fetch(`/brands/${body.id}`)).status).toBe(404)
  const all = await (await admin.fetch('/admin/brands?filter[where][enable]=false')).json()
  expect(all.data).toMatchObject([{ slug: 'canon', version: 2 }])
  const logo = await send('PATCH', `/brands/${body.id}`, { logo: 'no-esta.svg' })
  expect(logo.body.error.fields).toEqual({ logo: 'No existe' })
})
