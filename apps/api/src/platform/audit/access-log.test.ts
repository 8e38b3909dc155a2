import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { emailOf, somePassword } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

const entriesOf = (actorId: number) =>
  shop.database.db.select().from(auditLog).where(eq(auditLog.actorId, actorId)).orderBy(asc(auditLog.id))

const signIn = (email: string, password: string) =>
  shop.fetch('/security/login', { method: 'POST', json: { email, password }, clientAddress: '203.0.113.7' })

test('a sign-in and a refused one are recorded, without the password', async () => {
  const { userId } = await shop.as('user')
  const email = await emailOf(shop.database.db, userId)
  expect((await signIn(email, 'b'.repeat(64))).status).toBe(401)
  const refusals = () => shop.database.db.$count(auditLog, eq(auditLog.action, 'sign-in-refused'))
  await vi.waitFor(async () => expect(await refusals()).toBe(1))
  expect((await signIn(email, somePassword)).status).toBe(200)
  const about = and(eq(auditLog.entity, 'session'), eq(auditLog.entityId, String(userId)))
  const found = await shop.database.db.select().from(auditLog).where(about).orderBy(asc(auditLog.id))
  expect(found).toMatchObject([
    { action: 'sign-in-refused', actorId: null, after: { network: expect.stringContaining('203.0.113') } },
    { action: 'sign-in', actorId: userId, after: { sharedDevice: false } },
  ])
  expect(JSON.stringify(found)).not.toContain(somePassword)
  expect((await signIn('nadie@ejemplo.cu', somePassword)).status).toBe(401)
  expect(await refusals()).toBe(1)
})

test('a refusal is recorded with what was asked for, sixty times an hour at most', async () => {
  const [editor, customer] = [await shop.asStaff('editor'), await shop.as('user')]
  await editor.fetch('/admin/settings')
  await customer.fetch('/admin/settings')
  expect(await entriesOf(editor.userId)).toMatchObject([
    {
      action: 'refuse',
      entity: 'access',
      entityId: 'GET /admin/settings',
      after: { permission: 'settings:read' },
    },
  ])
  expect(await entriesOf(customer.userId)).toHaveLength(1)
  for (let times = 0; times < 70; times += 1) await customer.fetch('/admin/settings')
  expect(await entriesOf(customer.userId)).toHaveLength(60)
})

test('what staff read about customers is recorded once in ten minutes, by what was asked', async () => {
  const [admin, person] = [await shop.as('admin'), await shop.as('user')]
  await admin.fetch(`/admin/customers/${person.userId}`)
  await admin.fetch(`/admin/customers/${person.userId}`)
  await admin.fetch('/admin/customers?filter[where][search]=ana')
  await admin.fetch(`/sellorders/fulldatabyuser/${person.userId}`)
  await admin.fetch('/admin/customers/999999')
  expect(await entriesOf(admin.userId)).toMatchObject([
    { action: 'read', entity: 'customer', entityId: String(person.userId) },
    { action: 'read', entity: 'customer', entityId: null, after: { filter: { search: 'ana' } } },
    { action: 'read', entity: 'order', after: { filter: { userId: person.userId } } },
  ])
})

test('customers leave no trace by reading what is theirs, nor staff who see only their own', async () => {
  for (const person of [await shop.as('user'), await shop.asStaff('editor')]) {
    await person.fetch('/sellorders')
    await person.fetch(`/addresses/fulldatabyuser/${person.userId}`)
    expect(await entriesOf(person.userId)).toEqual([])
  }
})

test('half a character in a filter is recorded as something PostgreSQL can hold', async () => {
  const admin = await shop.as('admin')
  const filter = encodeURIComponent('{"where":{"search":"\\ud800"}}')
  expect((await admin.fetch(`/admin/customers?filter=${filter}`)).status).toBe(200)
  expect(await entriesOf(admin.userId)).toHaveLength(1)
})

test('the shop itself cannot rewrite, remove or empty the log', async () => {
  const { pool } = shop.database
  const attempts = [
    'delete from audit_log',
    'truncate audit_log cascade',
    "update audit_log set action = 'x'",
  ]
  for (const attempt of attempts)
    await expect(pool.query(attempt), attempt).rejects.toMatchObject({ code: '23001' })
})
