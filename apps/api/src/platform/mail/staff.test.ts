import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { placeholder } from './mail-secrets.ts'

const shop = useTestApi()

async function queue(subject: string, more: Partial<typeof outbox.$inferInsert> = {}): Promise<number> {
  const mail = { kind: 'order-answer', to: 'ana@ejemplo.cu', html: '<p>Hola</p>', text: 'Hola' }
  const [row] = await shop.database.db
    .insert(outbox)
    .values({ ...mail, subject, dedupeKey: subject, createdAt: shop.clock.now, ...more })
    .returning()
  return row?.id ?? 0
}

test('mails are filtered by state and text, with their content', async () => {
  const id = await queue('Respuesta-del-pedido', { state: 'failed', attempts: 8, lastError: 'buzón lleno' })
  await queue('Otro-correo')
  const admin = await shop.as('admin')
  const failed = await (await admin.fetch('/admin/mails?filter[where][state]=failed')).json()
  expect(failed).toMatchObject({ total: 1, data: [{ id, lastError: 'buzón lleno', resentAs: null }] })
  const found = await (await admin.fetch('/admin/mails?filter[where][search]=ANA%20otro')).json()
  expect(found).toMatchObject({ total: 1, data: [{ subject: 'Otro-correo', state: 'pending' }] })
  expect(await (await admin.fetch(`/admin/mails/${id}`)).json()).toMatchObject({
    html: '<p>Hola</p>',
    text: 'Hola',
  })
})

test('a mail is sent again as a new mail, but not while it is being sent', async () => {
  const id = await queue('Para-reenviar', { state: 'failed', attempts: 8 })
  const admin = await shop.as('admin')
  const response = await admin.fetch(`/admin/mails/${id}/resend`, { method: 'POST' })
  expect(response.status).toBe(201)
  const repeat = await response.json()
  expect(repeat).toMatchObject({ resendOf: id, state: 'pending', attempts: 0, subject: 'Para-reenviar' })
  expect(await (await admin.fetch(`/admin/mails/${id}`)).json()).toMatchObject({ resentAs: repeat.id })
  expect((await admin.fetch(`/admin/mails/${repeat.id}/resend`, { method: 'POST' })).status).toBe(409)
})

test('a test mail is sent to the given address', async () => {
  const admin = await shop.as('admin')
  const json = { to: 'Tienda@Ejemplo.cu' }
  expect((await admin.fetch('/admin/mails/test', { method: 'POST', json })).status).toBe(201)
  const rows = await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'test'))
  expect(rows).toMatchObject([{ to: 'tienda@ejemplo.cu' }])
})

const withCode = {
  text: `Código ${placeholder('code')}`,
  html: `<b>${placeholder('code')}</b>`,
  secrets: testMailSecrets.seal('ana@ejemplo.cu', { code: '4711' }),
}

test('codes are dots at the desk, and who reads a mail is in the audit log', async () => {
  const id = await queue('Con-código', withCode)
  const admin = await shop.as('admin')
  const read = await admin.fetch(`/admin/mails/${id}`)
  const text = await read.text()
  expect(text).not.toContain('4711')
  expect(JSON.parse(text)).toMatchObject({ text: 'Código ••••', html: '<b>••••</b>', resendable: false })
  const isRead = and(eq(auditLog.entity, 'mail'), eq(auditLog.entityId, String(id)))
  expect(await shop.database.db.select().from(auditLog).where(isRead)).toMatchObject([
    { action: 'read', actorId: admin.userId, after: { to: 'ana@ejemplo.cu' } },
  ])
})

test('a mail with a code is sent again with it, unless words or code were dropped', async () => {
  const admin = await shop.as('admin')
  const resend = (id: number) => admin.fetch(`/admin/mails/${id}/resend`, { method: 'POST' })
  const failed = { state: 'failed', attempts: 8 } as const
  const repeat = await (await resend(await queue('Otra-vez', { ...withCode, ...failed }))).json()
  const [row] = await shop.database.db.select().from(outbox).where(eq(outbox.id, repeat.id))
  expect(row?.secrets).toEqual(withCode.secrets)
  const dropped = await queue('Sin-código', { ...withCode, ...failed, secrets: null })
  expect((await resend(dropped)).status).toBe(409)
  expect((await resend(await queue('Sin-palabras', { ...failed, text: '', html: '' }))).status).toBe(409)
})
