import { devices, sessions } from '@tecnoclick/database/schema/people/users'
import { days, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { cookieOf } from '../../testing/cookies.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { insertUser, somePassword } from '../../testing/people.ts'
import { type TestInit, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ publicUrl: 'https://tienda.cu' })
const start = new Date('2026-03-02T15:00:00Z')
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

let people = 0
const email = () => `equipo${people}@ejemplo.cu`
beforeEach(async () => {
  shop.clock.now = start
  people += 1
})

const newCustomer = () => insertUser(shop.database.db, { email: email() })

/** In a browser of its own, unless it brings a cookie. */
async function signIn({ headers, ...init }: TestInit & { headers?: Record<string, string> } = {}) {
  const response = await shop.fetch('/security/login', {
    method: 'POST',
    json: { email: email(), password: somePassword },
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': firefox, ...headers },
    clientAddress: '190.6.81.9',
    ...init,
  })
  expect(response.status).toBe(200)
  const { token } = await response.json()
  const device = cookieOf(response, 'device')
  return { token, device, cookie: `device=${device?.value}` }
}

async function listFor(token: string) {
  const { data } = await (await shop.fetch('/security/sessions', { token })).json()
  return data
}

const newDeviceMails = async () =>
  (await mailsTo(shop.database, email())).filter(({ kind }) => kind === 'new-device')

test('a customer sees every browser with its first and last use, and which one this is', async () => {
  await newCustomer()
  const first = await signIn()
  shop.clock.now = new Date(start.getTime() + minutes(10))
  const second = await signIn({ headers: { 'user-agent': chrome }, clientAddress: '2001:db8:7:1::9' })
  expect(await listFor(second.token)).toMatchObject([
    { browser: 'Chrome', system: 'Android', network: '2001:db8:…', current: true },
    {
      browser: 'Firefox',
      system: 'Windows',
      network: '190.6.x.x',
      current: false,
      sharedDevice: false,
      firstUsedDate: start.toISOString(),
      lastUsedDate: start.toISOString(),
    },
  ])
  shop.clock.now = new Date(start.getTime() + minutes(20))
  expect(await listFor(first.token)).toMatchObject([
    { browser: 'Firefox', current: true, lastUsedDate: shop.clock.now.toISOString() },
    { browser: 'Chrome' },
  ])
})

test('the list may not be stored, and has nothing of somebody else', async () => {
  await newCustomer()
  const { token } = await signIn()
  const stranger = await shop.as('user')
  const response = await stranger.fetch('/security/sessions')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect((await response.json()).data).toHaveLength(1)
  const [own] = await listFor(token)
  const taken = await stranger.fetch(`/security/sessions/${own.id}`, { method: 'DELETE' })
  expect(taken.status).toBe(404)
  expect(await listFor(token)).toHaveLength(1)
})

test('a session that was ended elsewhere is out at once, and its device is reported again', async () => {
  const userId = await newCustomer()
  const here = await signIn()
  const there = await signIn({ headers: { 'user-agent': chrome } })
  expect(await newDeviceMails()).toHaveLength(1)
  const [other] = (await listFor(here.token)).filter(({ current }: { current: boolean }) => !current)
  const ended = await shop.fetch(`/security/sessions/${other.id}`, { method: 'DELETE', token: here.token })
  expect(ended.status).toBe(204)
  expect((await shop.fetch('/cart', { token: there.token })).status).toBe(401)
  expect(await shop.database.db.select().from(devices).where(eq(devices.userId, userId))).toHaveLength(1)
  await signIn({ cookie: there.cookie, headers: { 'user-agent': chrome } })
  expect(await newDeviceMails()).toHaveLength(2)
})

test('all others end at once, and this one stays', async () => {
  await newCustomer()
  const others = [await signIn(), await signIn(), await signIn()]
  const here = await signIn()
  const response = await shop.fetch('/security/sessions', { method: 'DELETE', token: here.token })
  expect(await response.json()).toEqual({ ended: 3 })
  for (const { token } of others) expect((await shop.fetch('/cart', { token })).status).toBe(401)
  expect(await listFor(here.token)).toMatchObject([{ current: true }])
})

test('ending the own session is signing out', async () => {
  await newCustomer()
  const { token } = await signIn()
  const [own] = await listFor(token)
  const response = await shop.fetch(`/security/sessions/${own.id}`, { method: 'DELETE', token })
  expect(cookieOf(response, 'session')?.value).toBe('')
  expect((await shop.fetch('/cart', { token })).status).toBe(401)
})

test('the first sign-in of an account sends no mail, one from another browser does', async () => {
  await newCustomer()
  const known = await signIn()
  expect(known.device?.attributes).toBe('max-age=34560000; path=/; httponly; samesite=lax')
  expect(await newDeviceMails()).toHaveLength(0)
  await signIn({ cookie: known.cookie, clientAddress: '203.0.113.7' })
  expect(await newDeviceMails()).toHaveLength(0)
  await signIn({ headers: { 'user-agent': chrome } })
  const mail = await lastMailTo(shop.database, email())
  expect(mail.subject).toBe('Nuevo inicio de sesión en TecnoClick')
  expect(mail.text).toContain('Chrome en Android')
  expect(mail.text).toContain('190.6.x.x')
  expect(mail.text).not.toContain('190.6.81.9')
  expect(mail.text).toContain('https://tienda.cu/account/devices')
})

test('with a second step the device is recognised at its end', async () => {
  await newCustomer()
  const known = await signIn()
  const send = (path: string, json: object, init: TestInit = {}) =>
    shop.fetch(path, { method: 'POST', json, ...init })
  const enrolling = await send('/security/second-factor/totp', {}, { token: known.token })
  const app = new TOTP({ secret: Secret.fromBase32((await enrolling.json()).secret) })
  const code = () => app.generate({ timestamp: shop.clock.now.getTime() })
  await send('/security/second-factor/totp/confirm', { code: code() }, { token: known.token })

  async function signInTwice(cookie?: string) {
    const browser = {
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': chrome },
      ...(cookie && { cookie }),
    }
    shop.clock.now = new Date(shop.clock.now.getTime() + seconds(30))
    const first = await send('/security/login', { email: email(), password: somePassword }, browser)
    expect(first.status).toBe(401)
    expect(cookieOf(first, 'device')).toBeUndefined()
    const { challenge } = (await first.json()).error.secondFactor
    const second = await send('/security/login/second-factor', { challenge, code: code() }, browser)
    expect(second.status).toBe(200)
    return { device: cookieOf(second, 'device'), ...(await second.json()) }
  }

  const { device, token } = await signInTwice()
  expect(await newDeviceMails()).toHaveLength(1)
  expect(await listFor(token)).toMatchObject([{ browser: 'Chrome', current: true }, { browser: 'Firefox' }])
  await signInTwice(`device=${device?.value}`)
  expect(await newDeviceMails()).toHaveLength(1)
})

test('copying the name of a known browser does not make one known', async () => {
  await newCustomer()
  await signIn()
  await signIn({ headers: { 'user-agent': firefox } })
  expect(await newDeviceMails()).toHaveLength(1)
  const program = { method: 'POST', json: { email: email(), password: somePassword } }
  await shop.fetch('/security/login', { ...program, headers: { 'user-agent': firefox } })
  expect(await newDeviceMails()).toHaveLength(2)
})

test('a program without cookies is known by its name', async () => {
  await newCustomer()
  await signIn()
  const program = { method: 'POST', json: { email: email(), password: somePassword } }
  for (const agent of ['okhttp/4.12.0', 'okhttp/4.12.0', 'okhttp/4.12.0']) {
    const response = await shop.fetch('/security/login', { ...program, headers: { 'user-agent': agent } })
    expect(cookieOf(response, 'device')).toBeUndefined()
  }
  expect(await newDeviceMails()).toHaveLength(1)
})

test('three such mails a day at most', async () => {
  await newCustomer()
  for (let round = 0; round < 6; round++) await signIn()
  expect(await newDeviceMails()).toHaveLength(3)
  shop.clock.now = new Date(start.getTime() + days(1))
  await signIn()
  expect(await newDeviceMails()).toHaveLength(4)
})

test('the cookie of one account says nothing about another in the same browser', async () => {
  await newCustomer()
  const { cookie } = await signIn()
  people += 1
  await newCustomer()
  await signIn({ cookie })
  const rows = await shop.database.db.select().from(devices)
  expect(new Set(rows.map(({ keyHash }) => keyHash.toString('hex'))).size).toBe(rows.length)
})

test('on a shared device the cookie ends with the browser', async () => {
  await newCustomer()
  const json = { email: email(), password: somePassword, sharedDevice: true }
  const { device, token } = await signIn({ json })
  expect(device?.attributes).toBe('path=/; httponly; samesite=lax')
  expect(await listFor(token)).toMatchObject([{ sharedDevice: true }])
})

test('on https another host of the domain cannot set the cookie', async () => {
  await newCustomer()
  const { device } = await signIn()
  const json = { email: email(), password: somePassword }
  const cookie = `device=${device?.value}`
  const response = await shop.fetch('/security/login', { method: 'POST', json, cookie, secure: true })
  const own = cookieOf(response, '__Host-device')
  expect(own?.attributes).toBe('max-age=34560000; path=/; httponly; secure; samesite=lax')
  expect(own?.value).not.toBe(device?.value)
})

test('what a browser says of itself is stored without surprises', async () => {
  const userId = await newCustomer()
  const { token } = await signIn({ headers: { 'user-agent': `<script>\u00e9${'x'.repeat(500)}` } })
  const [row] = await shop.database.db.select().from(sessions).where(eq(sessions.userId, userId))
  expect(row?.userAgent).toHaveLength(300)
  expect(await listFor(token)).toMatchObject([{ browser: null, system: null }])
})
