import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

test('staff write templates whose fields are known; editors and customers do not see them', async () => {
  const seller = await shop.asStaff('seller')
  const save = (body: string) =>
    seller.fetch('/admin/reply-templates', { method: 'POST', json: { name: `Uno ${body.length}`, body } })
  expect((await save('Hola {nombre}: {numero}')).status).toBe(422)
  const saved = await save('Hola {nombre}: su pedido {pedido} suma {total}.')
  expect(saved.status).toBe(201)
  expect((await save('Hola {nombre}: su pedido {pedido} suma {total}.')).status).toBe(409)
  const { id, version } = await saved.json()
  const json = { enable: false, version }
  const changed = await seller.fetch(`/admin/reply-templates/${id}`, { method: 'PATCH', json })
  expect(await changed.json()).toMatchObject({ enable: false })
  for (const other of [await shop.asStaff('editor'), await shop.as('user')])
    expect((await other.fetch('/admin/reply-templates')).status).toBe(403)
})
