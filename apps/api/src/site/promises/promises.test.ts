import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const shown = async (): Promise<string[]> =>
  (await (await shop.fetch('/promises')).json()).data.map(({ title }: { title: string }) => title)

test('a new shop promises only what its settings keep', async () => {
  expect(await shown()).toEqual([
    'Envío gratis desde {freeDelivery}',
    'Soporte por teléfono y WhatsApp',
    'Pago seguro',
  ])
})

test('staff add, rewrite and hide promises, seen at once', async () => {
  const admin = await shop.as('admin')
  const send = async (method: string, path: string, json: object) =>
    (await admin.fetch(path, { method, json })).json()
  const added = await send('POST', '/admin/promises', { icon: 'shield', title: 'Un año', position: 9 })
  expect((await shown()).at(-1)).toBe('Un año')
  const path = `/admin/promises/${added.id}`
  await send('PATCH', path, { title: 'Dos años', version: added.version })
  expect((await shown()).at(-1)).toBe('Dos años')
  expect((await admin.fetch(path, { method: 'PATCH', json: { title: 'Tarde', version: 1 } })).status).toBe(
    409,
  )
  await send('PATCH', path, { enable: false })
  expect(await shown()).not.toContain('Dos años')
  const unknown = { icon: 'rocket', title: 'Rápido' }
  expect((await admin.fetch('/admin/promises', { method: 'POST', json: unknown })).status).toBe(422)
})
