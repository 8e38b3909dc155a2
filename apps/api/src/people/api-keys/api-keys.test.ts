import { apiKeys } from '@tecnoclick/database/schema/people/api-keys'
import { users } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { keyPermissions } from '@tecnoclick/domain/people/api-key'
import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createToken } from '../../platform/session/token.ts'
import { insertApiKey } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

const logged: string[] = []
const shop = useTestApi({ log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }) })

const wanted = {
  name: 'ERP',
  permissions: ['orders:read', 'stock:write'],
  expiresDate: '2026-06-01T00:00:00.000Z',
  networks: [],
  limitPerMinute: 120,
}

const newKey = (given: Partial<Parameters<typeof insertApiKey>[2]> = {}) =>
  shop
    .asStaff('administrator')
    .then(({ userId }) => insertApiKey(shop.database.db, userId, { now: shop.clock.now, ...given }))

async function codeOf(response: Response): Promise<{ status: number; code: string }> {
  return { status: response.status, code: (await response.json()).error?.code }
}

test('a key is shown once, stored as a hash, and every administrator is told', async () => {
  const admin = await shop.asStaff('administrator')
  const response = await admin.fetch('/admin/api-keys', { method: 'POST', json: wanted })
  const created = await response.json()
  expect(response.status).toBe(201)
  expect(created).toMatchObject({ ...wanted, state: 'active', prefix: created.key.slice(0, 12) })
  expect(created.key).toMatch(/^tck_[\w-]{43}$/)
  const { rows } = await shop.database.db.execute('select api_keys::text from api_keys')
  expect(JSON.stringify(rows)).not.toContain(created.key.slice(12))
  const [mail] = await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'api-key-created'))
  expect(mail?.text).toContain('«ERP»')
  expect(mail?.text).not.toContain('tck_')
  const { data } = await (await admin.fetch('/admin/api-keys')).json()
  expect(data[0]).toMatchObject({ id: created.id, lastUsedDate: null })
  expect(data[0]).not.toHaveProperty('key')
})

test('two working keys never share a name; a revoked one leaves it free', async () => {
  const admin = await shop.asStaff('administrator')
  const make = () =>
    admin.fetch('/admin/api-keys', { method: 'POST', json: { ...wanted, name: 'Contabilidad' } })
  const { id } = await (await make()).json()
  const second = await make()
  expect(second.status).toBe(409)
  expect((await second.json()).error.fieldCodes).toEqual({ name: 'taken' })
  expect((await admin.fetch(`/admin/api-keys/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await make()).status).toBe(201)
})

test.each([
  ['permissions', { permissions: [] }],
  ['permissions.0', { permissions: ['staff:write'] }],
  ['permissions.0', { permissions: ['everything'] }],
  ['expiresDate', { expiresDate: '2026-03-02T15:00:00.000Z' }],
  ['expiresDate', { expiresDate: '2029-01-01T00:00:00.000Z' }],
  ['expiresDate', { expiresDate: 'tomorrow' }],
  ['networks', { networks: ['localhost'] }],
  ['networks', { networks: ['10.0.0.0/40'] }],
  ['limitPerMinute', { limitPerMinute: 0 }],
  ['limitPerMinute', { limitPerMinute: 6001 }],
  ['name', { name: ' ' }],
])('a wrong %s is refused: %j', async (field, change) => {
  const admin = await shop.asStaff('administrator')
  const response = await admin.fetch('/admin/api-keys', { method: 'POST', json: { ...wanted, ...change } })
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).error.fields)).toEqual([field])
})

test('only somebody who has just proven who they are makes a key, and no key makes another', async () => {
  const admin = await shop.asStaff('administrator')
  const later = new Date(shop.clock.now.getTime() + 11 * 60_000)
  const before = shop.clock.now
  shop.clock.now = later
  const response = await admin.fetch('/admin/api-keys', { method: 'POST', json: wanted })
  shop.clock.now = before
  expect(await codeOf(response)).toEqual({ status: 403, code: 'confirmationRequired' })
  const { key } = await newKey()
  const byKey = await shop.fetch('/admin/api-keys', { method: 'POST', json: wanted, token: key })
  expect(await codeOf(byKey)).toEqual({ status: 403, code: 'keyNotAccepted' })
})

test('a key works on staff routes by its permissions, and as nobody on public ones', async () => {
  const { key } = await newKey({ permissions: ['orders:read'] })
  expect((await shop.fetch('/sellorders', { token: key })).status).toBe(200)
  const refused = await shop.fetch('/admin/customers', { token: key })
  const { error } = await refused.json()
  expect(error).toMatchObject({
    statusCode: 403,
    code: 'keyLacksPermission',
    message: 'A la llave de API le falta el permiso customers:read.',
    values: { permission: 'customers:read' },
  })
  expect(await (await shop.fetch('/security/me', { token: key })).json()).toEqual({ user: null })
  for (const path of ['/cart', '/security/sessions', '/wishlist', '/account/closing'])
    expect(await codeOf(await shop.fetch(path, { token: key })), path).toEqual({
      status: 403,
      code: 'keyNotAccepted',
    })
})

test('a cookie beside a key counts for nothing', async () => {
  const ana = await shop.as('user')
  const cookie = `session=${ana.token}`
  const { key } = await newKey()
  expect((await shop.fetch('/cart', { cookie, token: key })).status).toBe(403)
  expect(await (await shop.fetch('/security/me', { cookie, token: key })).json()).toEqual({ user: null })
})

test('every way in which a key does not work has its own code', async () => {
  const { db } = shop.database
  const { now } = shop.clock
  const past = new Date(now.getTime() - 1000)
  const call = async (key: string, clientAddress = '127.0.0.1') =>
    codeOf(await shop.fetch('/admin/orderservices', { token: key, clientAddress }))
  const expired = await newKey({ createdAt: new Date(0), expiresAt: now })
  const boss = await shop.asStaff('administrator')
  const revoked = await newKey({ revokedAt: past, revokedBy: boss.userId })
  const elsewhere = await newKey({ networks: ['10.0.0.0/8', '2001:db8::/32'] })
  const fired = await shop.asStaff('administrator')
  const suspended = await insertApiKey(db, fired.userId, { now })
  await db.update(users).set({ enabled: false }).where(eq(users.id, fired.userId))

  expect(await call('tck_short')).toEqual({ status: 401, code: 'keyMalformed' })
  expect(await call(`tck_${'é'.repeat(3)}`)).toEqual({ status: 401, code: 'keyMalformed' })
  expect(await call(`tck_${createToken()}`)).toEqual({ status: 401, code: 'keyUnknown' })
  expect(await call(expired.key)).toEqual({ status: 401, code: 'keyExpired' })
  expect(await call(revoked.key)).toEqual({ status: 401, code: 'keyRevoked' })
  expect(await call(suspended.key)).toEqual({ status: 401, code: 'keySuspended' })
  expect(await call(elsewhere.key)).toEqual({ status: 403, code: 'keyWrongNetwork' })
  expect(await call(elsewhere.key, '10.9.8.7')).toMatchObject({ status: 200 })
  expect(await call(elsewhere.key, '::ffff:10.9.8.7')).toMatchObject({ status: 200 })
  expect(await call(elsewhere.key, '2001:db8::7')).toMatchObject({ status: 200 })

  const entries = await db.select().from(auditLog).where(eq(auditLog.apiKeyId, expired.id))
  expect(entries).toMatchObject([{ action: 'refuse', entity: 'api-key', after: { code: 'keyExpired' } }])
})

test('a key loses what its owner loses', async () => {
  const owner = await shop.asStaff('administrator')
  const { key } = await insertApiKey(shop.database.db, owner.userId, { now: shop.clock.now })
  expect((await shop.fetch('/admin/customers', { token: key })).status).toBe(200)
  await shop.database.db.update(users).set({ staffRole: 'technician' }).where(eq(users.id, owner.userId))
  expect(await codeOf(await shop.fetch('/admin/customers', { token: key }))).toEqual({
    status: 403,
    code: 'keyLacksPermission',
  })
  expect((await shop.fetch('/admin/orderservices', { token: key })).status).toBe(200)
})

test('the limit of a key is its own, and says when to come back', async () => {
  const [slow, other] = [await newKey({ limitPerMinute: 2 }), await newKey()]
  const call = ({ key }: { key: string }) => shop.fetch('/admin/orderservices', { token: key })
  expect([(await call(slow)).status, (await call(slow)).status]).toEqual([200, 200])
  const refused = await call(slow)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call(other)).status).toBe(200)
})

test('the last use is written once a minute, with half of the address', async () => {
  const { id, key } = await newKey()
  const lastUse = async () => {
    const [row] = await shop.database.db.select().from(apiKeys).where(eq(apiKeys.id, id))
    return { at: row?.lastUsedAt?.getTime(), from: row?.lastUsedNetwork }
  }
  const start = shop.clock.now.getTime()
  const call = async (afterSeconds: number, clientAddress: string) => {
    shop.clock.now = new Date(start + afterSeconds * 1000)
    expect((await shop.fetch('/admin/orderservices', { token: key, clientAddress })).status).toBe(200)
    return lastUse()
  }
  expect(await call(0, '203.0.113.9')).toEqual({ at: start, from: '203.0.x.x' })
  expect(await call(59, '198.51.100.9')).toEqual({ at: start, from: '203.0.x.x' })
  expect(await call(61, '198.51.100.9')).toEqual({ at: start + 61_000, from: '198.51.x.x' })
  shop.clock.now = new Date(start)
})

test('the audit log names the key, not the person; the person’s own entries stay apart', async () => {
  const admin = await shop.asStaff('administrator')
  const { key, id } = await insertApiKey(shop.database.db, admin.userId, {
    now: shop.clock.now,
    name: 'Impresora',
  })
  const json = { name: 'Por llave', slug: 'por-llave' }
  expect((await shop.fetch('/brands', { method: 'POST', json, token: key })).status).toBe(201)
  await shop.fetch('/admin/customers', { token: key })
  const { data } = await (
    await admin.fetch(
      `/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ where: { apiKeyId: id } }))}`,
    )
  ).json()
  expect(data.map((entry: { entity: string }) => entry.entity)).toContain('brand')
  expect(data[0]).toMatchObject({ apiKey: { id, name: 'Impresora' }, actor: { id: admin.userId } })
  const own = await (
    await admin.fetch(
      `/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ where: { actorId: admin.userId, entity: 'brand' } }))}`,
    )
  ).json()
  expect(own.total).toBe(0)
})

test('a revoked key stops at once, and only once', async () => {
  const admin = await shop.asStaff('administrator')
  const { id, key } = await newKey()
  expect((await shop.fetch('/admin/orderservices', { token: key })).status).toBe(200)
  expect((await admin.fetch(`/admin/api-keys/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await admin.fetch(`/admin/api-keys/${id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await shop.fetch('/admin/orderservices', { token: key })).status).toBe(401)
  const [entry] = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(id)))
    .orderBy(desc(auditLog.id))
  expect(entry).toMatchObject({ action: 'refuse', after: { code: 'keyRevoked' } })
  const { data } = await (await admin.fetch('/admin/api-keys?filter[where][state]=revoked')).json()
  expect(data.map((one: { id: number }) => one.id)).toContain(id)
})

test('no key is in a log line or in the audit log', async () => {
  const { key } = await newKey({ permissions: keyPermissions.slice(0, 1) })
  await shop.fetch('/admin/customers', { token: key })
  expect(logged.join('')).not.toContain('tck_')
  const { rows } = await shop.database.db.execute('select audit_log::text from audit_log')
  expect(JSON.stringify(rows)).not.toContain(key.slice(12))
})
