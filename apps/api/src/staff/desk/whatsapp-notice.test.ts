import { telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createSampleShop, type SampleShop } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let sample: SampleShop
let admin: Person

beforeAll(async () => {
  sample = await createSampleShop(shop)
  admin = sample.admin
})

const call = (path: string, method: 'GET' | 'POST', person = admin) =>
  person.fetch(`/admin/${path}/whatsapp`, { method })

test('the text tells the last event with a link, and who opened the chat is noted once for a double tap', async () => {
  const { id } = await sample.order(sample.ana)
  const { rows } = await shop.database.pool.query('select number from orders where id = $1', [id])
  const text = `Hola, le escribe TecnoClick. ${rows[0].number}: PENDIENTE. Más detalles: http://shop.test/account/orders/${id}`
  expect(await (await call(`sellorders/${id}`, 'GET')).json()).toEqual({ text, language: 'es', sent: [] })
  for (let tap = 0; tap < 2; tap++) expect((await call(`sellorders/${id}`, 'POST')).status).toBe(200)
  const { sent } = await (await call(`sellorders/${id}`, 'GET')).json()
  expect(sent).toHaveLength(1)
  const noted = await shop.database.db.select().from(auditLog).where(eq(auditLog.entity, 'whatsapp-notice'))
  expect(noted).toMatchObject([{ actorId: admin.userId, entityId: `sellorders:${id}`, after: { text } }])
})

test('a customer whose language is known reads it, and another state is another text', async () => {
  const { db, pool } = shop.database
  await db.insert(telegramLinks).values({ userId: sample.ana.userId, chatId: 77, language: 'ru' })
  const { id } = sample.requested
  const before = await (await call(`orderservices/${id}`, 'POST')).json()
  expect(before).toMatchObject({ language: 'ru', sent: [{}] })
  expect(before.text).toContain('Здравствуйте, это TecnoClick.')
  await pool.query("update service_orders set status = 'EN PROCESO' where id = $1", [id])
  const after = await (await call(`orderservices/${id}`, 'POST')).json()
  expect(after.text).not.toBe(before.text)
  expect(after.sent).toHaveLength(2)
})

test('what is not there, and who may not, is told so', async () => {
  for (const method of ['GET', 'POST'] as const)
    expect((await call('sellorders/999999', method)).status).toBe(404)
  const editor = await shop.asStaff('editor')
  expect((await call(`sellorders/${sample.placed.id}`, 'POST', editor)).status).toBe(403)
})
