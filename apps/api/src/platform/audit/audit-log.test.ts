import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { expect, test } from 'vitest'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

test('entries are filtered by entity, actor and date, without secrets', async () => {
  const admin = await shop.as('admin')
  const json = { name: 'Epson' }
  const brand = await (await admin.fetch('/brands', { method: 'POST', json })).json()
  await shop.database.db.insert(auditLog).values({
    action: 'update',
    entity: 'user',
    entityId: '1',
    at: new Date('2026-02-01T12:00:00Z'),
    before: { passwordHash: 'abc', name: 'Ana' },
    after: { nested: [{ tokenHash: 'x' }] },
  })
  const own = await (await admin.fetch(`/admin/audit-log?filter[where][actorId]=${admin.userId}`)).json()
  expect(own).toMatchObject({
    total: 1,
    data: [{ action: 'create', entity: 'brand', entityId: String(brand.id), actor: { id: admin.userId } }],
  })
  const day = '?filter[where][from]=2026-02-01&filter[where][to]=2026-02-01'
  const february = await (await admin.fetch(`/admin/audit-log${day}`)).json()
  expect(february).toMatchObject({ total: 1, data: [{ entity: 'user', actor: null }] })
  const entry = await (await admin.fetch(`/admin/audit-log/${february.data[0].id}`)).json()
  expect(entry).toMatchObject({
    before: { passwordHash: '•••', name: 'Ana' },
    after: { nested: [{ tokenHash: '•••' }] },
  })
  expect((await admin.fetch('/admin/audit-log?filter[where][from]=ayer')).status).toBe(400)
})

test('an entry has the number or name of its row, and is found by it and by who made it', async () => {
  const [admin, ana] = [await shop.as('admin'), await shop.as('user')]
  const json = { sku: 'TINTA-Z', name: 'Tinta Zafiro', price: 10, initialStock: 3 }
  const product = await (await admin.fetch('/products', { method: 'POST', json })).json()
  const cart = { items: [{ productId: product.id, quantity: 1 }], currency: 'USD', priceTier: 'retail' }
  const sale = { ...cart, paymentMethod: 'cash', customerId: ana.userId }
  const sold = await (await admin.fetch('/sellorders/counter', { method: 'POST', json: sale })).json()
  const found = async (search: string) => {
    const list = await admin.fetch(`/admin/audit-log?filter[where][search]=${encodeURIComponent(search)}`)
    return (await list.json()).data
  }
  const byNumber = await found(sold.noSellOrden.toLowerCase())
  expect(byNumber.length).toBeGreaterThan(0)
  for (const { title } of byNumber) expect(title).toBe(sold.noSellOrden)
  expect(await found('zafir')).toContainEqual(
    expect.objectContaining({ entity: 'product', entityId: String(product.id), title: json.name }),
  )
  const email = await emailOf(shop.database.db, admin.userId)
  for (const { actor } of await found(email)) expect(actor.id).toBe(admin.userId)
  expect(await found('nadie-se-llama-asi')).toEqual([])
})

test('a row has its name in the log also when it is gone, and what a change names by id has its title', async () => {
  const admin = await shop.as('admin')
  const send = async (method: string, path: string, json?: object) =>
    (await admin.fetch(path, { method, ...(json && { json }) })).json()
  const brand = await send('POST', '/brands', { name: 'Zafirón' })
  const after = { brandId: brand.id, name: 'Tinta Ypsilon' }
  const entity = { action: 'update', entity: 'product', entityId: '999999', after } as const
  const [stored] = await shop.database.db.insert(auditLog).values(entity).returning({ id: auditLog.id })
  expect(await send('GET', `/admin/audit-log/${stored?.id}`)).toMatchObject({
    title: 'Tinta Ypsilon',
    titles: { [`brandId:${brand.id}`]: 'Zafirón' },
  })
})
