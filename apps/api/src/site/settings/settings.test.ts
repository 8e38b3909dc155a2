import { settings } from '@tecnoclick/database/schema/site/settings'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

const publicSettings = async () => (await shop.fetch('/settings')).json()

async function setting(key: string) {
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch('/admin/settings')).json()
  return data.find((row: { key: string }) => row.key === key)
}

async function change(key: string, json: object) {
  const admin = await shop.as('admin')
  return admin.fetch(`/admin/settings/${key}`, { method: 'PATCH', json })
}

test('a visitor reads public settings only', async () => {
  const body = await publicSettings()
  expect(body).toMatchObject({
    storeName: 'TecnoClick',
    tagline: 'Soluciones Tecnológicas al Alcance de un Click',
  })
  for (const kept of ['transferAccounts', 'transferQrTemplate', 'businessId', 'lowStockFrom']) {
    expect(body).not.toHaveProperty(kept)
  }
})

test('once loaded they are served from memory, and a change is served at once', async () => {
  const url = new URL('http://localhost/api/settings')
  const found = () => {
    const cached = shop.api.findCached(url, {})
    return cached && JSON.parse(new TextDecoder().decode(cached.response.body))
  }
  const loaded = await publicSettings()
  expect(found()).toEqual(loaded)
  expect(shop.api.findCached(url, {})?.response).toBe(shop.api.findCached(url, {})?.response)
  expect(shop.api.findCached(url, { cookie: 'session=abc' })).toBeUndefined()
  const { value, version } = await setting('supportPhone')
  expect((await change('supportPhone', { value: '+53 5000 1111', version })).status).toBe(200)
  expect(found()).toBeUndefined()
  await publicSettings()
  expect(found()).toMatchObject({ supportPhone: '+53 5000 1111' })
  expect(value).not.toBe('+53 5000 1111')
})

test('a change is visible at once and makes older pages stale', async () => {
  const { version } = await setting('supportPhone')
  const before = shop.api.contentEpoch()
  expect((await change('supportPhone', { value: '+53 5000 0000', version })).status).toBe(200)
  expect(await publicSettings()).toMatchObject({ supportPhone: '+53 5000 0000' })
  expect(shop.api.contentEpoch()).not.toBe(before)
})

test('a change by another process is visible within a second', async () => {
  await publicSettings()
  await shop.database.db.update(settings).set({ value: 'Otra tienda' }).where(eq(settings.key, 'storeName'))
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  await vi.waitFor(async () => expect(await publicSettings()).toMatchObject({ storeName: 'Otra tienda' }))
})

test('a stale version, an unknown key and a value of the wrong type change nothing', async () => {
  const { version, value } = await setting('email')
  expect((await change('email', { value: 'a@b.cu', version: version + 1 })).status).toBe(409)
  expect((await change('email', { value: 42, version })).status).toBe(422)
  expect((await change('email', { value: 'nadie', version })).status).toBe(422)
  expect((await change('email', { value: 'a@b.cu\r\nBcc: x@y.z', version })).status).toBe(422)
  expect((await change('nonsense', { value: 1, version: 1 })).status).toBe(404)
  expect(await setting('email')).toMatchObject({ version, value })
})

test('a setting that may be empty is emptied again', async () => {
  const { version } = await setting('logo')
  expect((await change('logo', { value: 'anuncio.jpg', version })).status).toBe(200)
  expect(await (await change('logo', { value: null, version: version + 1 })).json()).toMatchObject({
    key: 'logo',
    value: null,
  })
  expect(await publicSettings()).toMatchObject({ logo: null })
})

test('a change of the transfer accounts is mailed to administrators and to no other staff', async () => {
  const { db } = shop.database
  const [admin, seller] = [await shop.as('admin'), await shop.asStaff('seller')]
  const { version, value } = await setting('transferAccounts')
  expect((await change('transferAccounts', { value, version })).status).toBe(200)
  expect(await mailsTo(shop.database, await emailOf(db, admin.userId))).toMatchObject([
    { kind: 'accounts-changed' },
  ])
  expect(await mailsTo(shop.database, await emailOf(db, seller.userId))).toEqual([])
})

test.each([
  ['supportPhone', 'hola'],
  ['phones', ['hola']],
  ['hours', [{ days: [1], opens: '18:00', closes: '09:00' }]],
  ['socialLinks', [{ network: 'facebook', url: 'https://ejemplo.cu' }]],
  ['coordinates', { latitude: 0, longitude: 0 }],
  ['logo', 'no-existe.png'],
])('%s refuses a value that is none: %j', async (key, value) => {
  const { version } = await setting(key)
  expect((await change(key, { value, version })).status).toBe(422)
})

test('a phone is stored in its one form', async () => {
  const { version } = await setting('whatsapp')
  expect(await (await change('whatsapp', { value: '55550199', version })).json()).toMatchObject({
    value: '+53 5555 0199',
  })
})
