import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { expect, test } from 'vitest'
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
