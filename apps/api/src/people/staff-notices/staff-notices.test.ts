import { telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { pushDevices, pushKeys } from '@tecnoclick/database/schema/people/staff-notices'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newBrowser } from '../../platform/push/testing/push-server.ts'
import { createEncryption } from '../../platform/secrets/encryption.ts'
import { insertApiKey } from '../../testing/people.ts'
import { type Person, testDeps, useTestApi } from '../../testing/test-api.ts'
import { connectBot, pollerOf } from '../notices/testing/bot.ts'
import { requirePushKey } from './push-key.ts'

const shop = useTestApi()
let seller: Person

beforeAll(async () => {
  const admin = await shop.as('admin')
  await connectBot(shop, { userId: admin.userId, requestId: 'test' })
  seller = await shop.asStaff('seller')
  await shop.database.pool.query('update users set mailbox_proven_at = now()')
})

const read = async (person = seller) => (await person.fetch('/admin/notices')).json()
const add = (json: object, person = seller) =>
  person.fetch('/admin/notices/devices', {
    method: 'POST',
    json,
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/131.0' },
  })
const browser = () => {
  const { path, keys } = newBrowser()
  return { endpoint: `https://push.example.net${path}`, keys }
}

test('what is connected is used until the person chooses, and groups of others are not kept as theirs', async () => {
  const own = ['payments', 'orders', 'deliveries', 'returns', 'repairs']
  expect(await read()).toMatchObject({
    groups: own,
    byMail: [],
    byTelegram: own,
    byPush: own,
    telegram: null,
  })
  const chosen = { byMail: ['orders', 'orders'], byTelegram: [], byPush: ['shop', 'payments'] }
  const json = { ...chosen, quietFrom: 22, quietUntil: 7 }
  const response = await seller.fetch('/admin/notices', { method: 'PUT', json })
  expect(await response.json()).toMatchObject({
    byMail: ['orders'],
    byTelegram: [],
    byPush: ['payments'],
    quietFrom: 22,
    quietUntil: 7,
  })
})

test('half of the quiet hours, an unknown group and a wrong hour are refused', async () => {
  const none = { byMail: [], byTelegram: [], byPush: [], quietFrom: null, quietUntil: null }
  for (const wrong of [
    { quietFrom: 22 },
    { byMail: ['all'] },
    { quietFrom: 24, quietUntil: 3 },
    { byPush: null },
  ]) {
    const json = { ...none, ...wrong }
    expect((await seller.fetch('/admin/notices', { method: 'PUT', json })).status).toBe(422)
  }
})

test('a browser is listed by its name, once, and removed by its owner alone', async () => {
  const subscription = browser()
  const { id } = await (await add(subscription)).json()
  expect((await (await add(subscription)).json()).id).toBe(id)
  const { devices } = await read()
  expect(devices).toMatchObject([{ id, browser: 'Firefox', system: 'Windows', isFailing: false }])
  const other = await shop.asStaff('technician')
  expect((await other.fetch(`/admin/notices/devices/${id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await seller.fetch(`/admin/notices/devices/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await read()).devices).toEqual([])
  const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.entity, 'push-device'))
  expect(entries.map(({ action }) => action)).toEqual(['create', 'create', 'delete'])
})

test('a browser belongs to whoever switched it on last', async () => {
  const subscription = browser()
  await add(subscription)
  const other = await shop.asStaff('technician')
  await add(subscription, other)
  expect((await read()).devices).toEqual([])
  expect((await read(other)).devices).toHaveLength(1)
})

test('the address of a browser is not readable in the database, and ten are kept', async () => {
  const subscription = browser()
  for (let round = 0; round < 10; round++) await add(browser())
  await add(subscription)
  const rows = await shop.database.db.select().from(pushDevices)
  expect(rows.map(({ subscription: sealed }) => sealed.toString('latin1')).join()).not.toContain(
    'push.example',
  )
  expect((await read()).devices).toHaveLength(10)
})

test('only a public https address with keys of a browser is taken', async () => {
  const good = browser()
  for (const endpoint of [
    'http://push.example.net/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest',
    'https://10.1.1.1/a',
    'https://ana:clave@push.example.net/a',
    'ftp://push.example.net/a',
    'x',
  ])
    expect((await add({ ...good, endpoint })).status, endpoint).toBe(422)
  for (const keys of [
    { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { ...good.keys, p256dh: good.keys.p256dh.slice(1) },
    { ...good.keys, auth: '' },
    { ...good.keys, auth: 'á'.repeat(22) },
  ])
    expect((await add({ ...good, keys })).status).toBe(422)
  // Also where webhooks may go to the own network.
  await shop.database.pool.query(`
    insert into settings (key, value, public) values ('webhookNetworks', '"any"', false)
    on conflict (key) do update set value = '"any"'`)
  expect((await add({ ...good, endpoint: 'https://127.0.0.1/a' })).status).toBe(422)
})

test('the shop has one key, made once; with another secret key it makes a new one and forgets the browsers', async () => {
  const { db } = shop.database
  await db.delete(pushKeys)
  const encryption = testDeps.factorEncryption
  const made = await Promise.all([1, 2, 3].map(() => requirePushKey(db, encryption)))
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
  await add(browser())
  const other = createEncryption('another key', 'second factors')
  expect((await requirePushKey(db, other)).publicKey).not.toBe(made[0]?.publicKey)
  expect(await db.$count(pushDevices)).toBe(0)
  await db.delete(pushKeys)
})

test('Telegram for work is connected from the office alone, after a confirmation', async () => {
  const poll = pollerOf(shop)
  const links = () =>
    shop.database.db.select().from(telegramLinks).where(eq(telegramLinks.userId, seller.userId))
  const asCustomer = await (await seller.fetch('/account/notices/telegram', { method: 'POST' })).json()
  shop.telegram.write(71, asCustomer.code)
  await poll()
  expect(await links()).toMatchObject([{ chatId: 71, staffAt: null }])
  expect((await read()).telegram).toBeNull()

  const asStaff = await (await seller.fetch('/admin/notices/telegram', { method: 'POST' })).json()
  shop.telegram.write(72, asStaff.code)
  await poll()
  expect(await links()).toMatchObject([{ chatId: 72, staffAt: expect.any(Date) }])
  expect((await read()).telegram).toMatchObject({ isBroken: false })
  expect((await seller.fetch('/admin/notices/telegram', { method: 'DELETE' })).status).toBe(204)
  expect(await links()).toEqual([])

  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(11))
  const late = await seller.fetch('/admin/notices/telegram', { method: 'POST' })
  expect((await late.json()).error.code).toBe('confirmationRequired')
})

test('a program is told nothing in the name of a person, and a courier has no notices', async () => {
  const { key } = await insertApiKey(shop.database.db, seller.userId, { now: shop.clock.now })
  expect((await shop.fetch('/admin/notices', { token: key })).status).toBe(403)
  const courier = await shop.asStaff('courier')
  expect((await courier.fetch('/admin/notices')).status).toBe(403)
})

test('tests, codes and new browsers are limited', async () => {
  const person = await shop.asStaff('editor')
  const answersOf = async (path: string, times: number, json?: object) => {
    let status = 0
    for (let round = 0; round < times; round++)
      status = (await person.fetch(path, { method: 'POST', ...(json && { json }) })).status
    return status
  }
  const subscription = browser()
  expect(await answersOf('/admin/notices/test', 10)).toBe(204)
  expect(await answersOf('/admin/notices/test', 1)).toBe(429)
  expect(await answersOf('/admin/notices/telegram', 10)).toBe(201)
  expect(await answersOf('/admin/notices/telegram', 1)).toBe(429)
  expect(await answersOf('/admin/notices/devices', 30, subscription)).toBe(201)
  expect(await answersOf('/admin/notices/devices', 1, subscription)).toBe(429)
})
