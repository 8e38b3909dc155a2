import { sessions } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { webhookEvents, webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { days } from '@tecnoclick/domain/platform/duration'
import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDeps, useTestApi } from '../../testing/test-api.ts'
import { purgeWebhookEvents } from './purge-webhook-events.ts'
import { startReceiver, verifies } from './testing/receiver.ts'
import { allowNetworks, eventRow, insertEvent, sendDue } from './testing/webhook-fixture.ts'

const shop = useTestApi({ rateLimitFactor: 1000 })
let admin: Awaited<ReturnType<typeof shop.as>>
beforeEach(async () => {
  shop.clock.now = new Date()
  admin = await shop.as('admin')
  await allowNetworks(shop.database, 'public')
})

const receiver = { name: 'Contabilidad', url: 'https://ejemplo.cu/eventos', events: ['order.placed'] }
const post = (path: string, json: object = {}) => admin.fetch(path, { method: 'POST', json })
const patch = (path: string, json: object) => admin.fetch(path, { method: 'PATCH', json })
const added = async (more: object = {}) => (await post('/admin/webhooks', { ...receiver, ...more })).json()

test('a webhook is added, changed and disabled; the secret is not in its answers nor in the audit log', async () => {
  const made = await added()
  expect(made).toMatchObject({ ...receiver, enable: true, waiting: 0, failed: 0, lastDeliveredDate: null })
  const { secret } = await (await admin.fetch(`/admin/webhooks/${made.id}/secret`)).json()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const changed = await patch(`/admin/webhooks/${made.id}`, {
    events: ['order.placed', 'order.placed', 'order.paid'],
    version: made.version,
  })
  expect(await changed.json()).toMatchObject({ events: ['order.placed', 'order.paid'], version: 2 })
  expect((await patch(`/admin/webhooks/${made.id}`, { name: 'x', version: 1 })).status).toBe(409)
  expect(await (await patch(`/admin/webhooks/${made.id}`, { enable: false })).json()).toMatchObject({
    enable: false,
    disabledReason: null,
  })
  const list = await (await admin.fetch('/admin/webhooks')).text()
  const log = await shop.database.db
    .select()
    .from(auditLog)
    .where(like(auditLog.entity, 'webhook%'))
    .orderBy(auditLog.id)
  expect(log.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'create webhook',
    'read webhook-secret',
    'update webhook',
    'update webhook',
  ])
  for (const text of [list, JSON.stringify(log)]) {
    expect(text).not.toContain(secret)
    expect(text).not.toMatch(/whsec_|"secret"/)
  }
})

test('the secret is stored encrypted', async () => {
  const { id } = await added()
  const { secret } = await (await admin.fetch(`/admin/webhooks/${id}/secret`)).json()
  const [row] = await shop.database.db.select().from(webhooks).where(eq(webhooks.id, id))
  expect(row?.secret.toString('latin1')).not.toContain(secret.slice(6, 30))
})

test('listening begins anew when a webhook is enabled or gets more events', async () => {
  const { id } = await added()
  const since = async () => {
    const [row] = await shop.database.db.select().from(webhooks).where(eq(webhooks.id, id))
    return row?.listeningSince.getTime() ?? 0
  }
  const first = await since()
  await patch(`/admin/webhooks/${id}`, { name: 'Otro' })
  expect(await since()).toBe(first)
  await patch(`/admin/webhooks/${id}`, { events: ['order.placed', 'order.paid'] })
  const second = await since()
  expect(second).toBeGreaterThan(first)
  await patch(`/admin/webhooks/${id}`, { enable: false })
  await patch(`/admin/webhooks/${id}`, { enable: true })
  expect(await since()).toBeGreaterThan(second)
})

test.each([
  'http://ejemplo.cu/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://tienda.localhost/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://0x7f000001/',
  'https://192.168.0.1:8443/x',
  'https://169.254.169.254/latest',
  'https://usuario:clave@ejemplo.cu/',
  'https://ejemplo.cu/#parte',
  'ftp://ejemplo.cu/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://',
  `https://ejemplo.cu/${'x'.repeat(500)}`,
])('the address %s is refused', async (url) => {
  const response = await post('/admin/webhooks', { ...receiver, url })
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toHaveProperty('url')
})

test('an address is stored in one spelling', async () => {
  expect(await added({ url: ' https://EJEMPLO.cu:443/año?a=b c ' })).toMatchObject({
    url: 'https://ejemplo.cu/a%C3%B1o?a=b%20c',
  })
})

test('events are named and known', async () => {
  for (const events of [[], ['order.eaten'], ['webhook.test'], 'order.placed'])
    expect((await post('/admin/webhooks', { ...receiver, events })).status).toBe(422)
})

test('the secret needs a confirmation, and staff without the permission get nothing', async () => {
  const { id } = await added()
  await shop.database.db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(eq(sessions.userId, admin.userId))
  for (const [method, path] of [
    ['GET', `/admin/webhooks/${id}/secret`],
    ['POST', `/admin/webhooks/${id}/secret`],
  ] as const) {
    const refused = await admin.fetch(path, { method })
    expect((await refused.json()).error.code).toBe('confirmationRequired')
  }
  const seller = await shop.asStaff('seller')
  expect((await seller.fetch('/admin/webhooks')).status).toBe(403)
})

test('a test event goes to the receiver, and a rotated secret signs it', async () => {
  await allowNetworks(shop.database, 'any')
  const real = await startReceiver()
  const { id } = await added({ url: real.url })
  const old = await (await admin.fetch(`/admin/webhooks/${id}/secret`)).json()
  const fresh = await (await post(`/admin/webhooks/${id}/secret`)).json()
  expect(fresh.secret).not.toBe(old.secret)
  expect(Date.parse(fresh.previousSecretUntil) - Date.now()).toBeGreaterThan(days(0.9))
  const queued = await (await post(`/admin/webhooks/${id}/test`)).json()
  expect(queued).toMatchObject({ type: 'webhook.test', state: 'pending', object: 'webhook', objectId: id })
  await sendDue(shop.database)
  const [got] = real.received
  expect(got?.id).toBe(queued.eventId)
  expect(got?.body).toBe(queued.body)
  expect(got && [verifies(got, old.secret), verifies(got, fresh.secret)]).toEqual([true, true])
  const after = await (await admin.fetch(`/admin/webhook-events/${queued.id}`)).json()
  expect(after).toMatchObject({ state: 'delivered', answerStatus: 204, attempts: 1 })
  await real.close()
})

test('a new test replaces one that waits; a disabled webhook takes none', async () => {
  const { id } = await added()
  await post(`/admin/webhooks/${id}/test`)
  await post(`/admin/webhooks/${id}/test`)
  expect(await shop.database.db.$count(webhookEvents, eq(webhookEvents.webhookId, id))).toBe(1)
  await patch(`/admin/webhooks/${id}`, { enable: false })
  expect((await post(`/admin/webhooks/${id}/test`)).status).toBe(409)
})

test('an event that was given up is sent again with the same id', async () => {
  const { id } = await added()
  const event = await insertEvent(shop.database, id, 5)
  await shop.database.db
    .update(webhookEvents)
    .set({ state: 'failed', attempts: 10, failure: 'status', answerStatus: 500, answerBody: 'no' })
    .where(eq(webhookEvents.id, event))
  const filter = encodeURIComponent(JSON.stringify({ where: { state: 'failed', webhookId: id } }))
  const listed = await (await admin.fetch(`/admin/webhook-events?filter=${filter}`)).json()
  expect(listed).toMatchObject({
    total: 1,
    data: [{ id: event, failure: 'status', webhookName: 'Contabilidad' }],
  })
  expect(await (await admin.fetch(`/admin/webhook-events/${event}`)).json()).toMatchObject({
    answerBody: 'no',
  })
  const again = await (await post(`/admin/webhook-events/${event}/resend`)).json()
  expect(again).toMatchObject({
    state: 'pending',
    attempts: 0,
    eventId: listed.data[0].eventId,
    failure: null,
  })
  expect(again.resentDate).not.toBeNull()
  // One that is being sent is left alone.
  await shop.database.db
    .update(webhookEvents)
    .set({ state: 'sending', leaseUntil: new Date() })
    .where(eq(webhookEvents.id, event))
  expect((await post(`/admin/webhook-events/${event}/resend`)).status).toBe(409)
})

test('delivered events go after 30 days, others after 90', async () => {
  const { id } = await added()
  const rows = await Promise.all([1, 2, 3, 4].map((object) => insertEvent(shop.database, id, object)))
  const [fresh = 0, delivered = 0, failed = 0, dead = 0] = rows
  const age = (event: number, time: number, change: object) =>
    shop.database.db
      .update(webhookEvents)
      .set({ createdAt: new Date(Date.now() - time), ...change })
      .where(eq(webhookEvents.id, event))
  await age(delivered, days(31), { state: 'delivered', deliveredAt: new Date() })
  await age(failed, days(31), { state: 'failed' })
  await age(dead, days(91), { state: 'failed' })
  await purgeWebhookEvents({ ...testDeps, database: shop.database, now: () => new Date() })
  const left = await shop.database.db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.webhookId, id))
  expect(left.map((row) => row.id).toSorted()).toEqual([fresh, failed].toSorted())
  expect(await eventRow(shop.database, failed)).toMatchObject({ state: 'failed' })
})
