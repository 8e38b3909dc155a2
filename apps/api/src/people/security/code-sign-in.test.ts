import { telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { signInCodes } from '@tecnoclick/database/schema/people/sign-in-codes'
import { phoneLinks } from '@tecnoclick/database/schema/people/sms'
import { users } from '@tecnoclick/database/schema/people/users'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { days, minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo, shortCodeIn } from '../../testing/mailbox.ts'
import { emailOf, insertUser } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { connectBot, insertLink } from '../notices/testing/bot.ts'
import { connectGateway, insertPhone } from '../notices/testing/gateway.ts'
import { rememberNetwork } from './known-networks.ts'

const shop = useTestApi()
let email: string
let userId: number
let network = 0

beforeAll(async () => {
  const actor = { userId: (await shop.as('admin')).userId, requestId: 'test' }
  await connectGateway(shop, actor)
  await connectBot(shop, actor)
})
beforeEach(async () => {
  network += 1
  userId = await insertUser(shop.database.db)
  email = await emailOf(shop.database.db, userId)
  await insertPhone(shop.database.db, userId)
  await connectedNow()
})

async function connectedNow(): Promise<void> {
  const { db, pool } = shop.database
  await pool.query('update users set password_changed_at = $1', [new Date(shop.clock.now.getTime() - 1000)])
  await db.update(phoneLinks).set({ createdAt: shop.clock.now })
  await db.update(telegramLinks).set({ createdAt: shop.clock.now })
}

const from = () => `198.51.${network >> 8}.${network & 255}`
const ask = (changes: object = {}, clientAddress = from()) =>
  shop.fetch('/security/sign-in-code', {
    method: 'POST',
    clientAddress,
    json: { email, channel: 'sms', ...changes },
  })
const finish = (handle: string | undefined, code: string) =>
  shop.fetch('/security/sign-in-code/finish', {
    method: 'POST',
    clientAddress: from(),
    json: { code, ...(handle && { handle }) },
  })
const sent = async (to = email) =>
  (await mailsTo(shop.database, to)).filter(({ kind }) => kind === 'sign-in-code')
const lastCode = async () => {
  const [mail] = (await sent()).slice(-1)
  return mail ? shortCodeIn(mail) : ''
}
const handleOf = async (response: Response): Promise<string> => (await response.json()).handle
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code by SMS signs in once, and is nowhere readable', async () => {
  const handle = await handleOf(await ask())
  const code = await lastCode()
  const [mail] = await sent()
  expect(mail).toMatchObject({ channel: 'sms', html: '' })
  const [stored] = await shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.id, mail?.id ?? 0))
  expect(JSON.stringify([stored, await shop.database.db.select().from(signInCodes)])).not.toContain(code)
  const twice = await Promise.all([finish(handle, code), finish(handle, code)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const [right] = twice.filter(({ status }) => status === 200)
  expect(await right?.json()).toMatchObject({ user: { id: userId, email, role: 'user' } })
})

test('by Telegram too, in the words of the language that the page has', async () => {
  await insertLink(shop.database.db, userId)
  await connectedNow()
  const handle = await handleOf(await ask({ channel: 'telegram' }))
  const [mail] = await sent()
  expect(mail).toMatchObject({ channel: 'telegram' })
  expect(mail?.text).toContain('es su codigo para entrar en TecnoClick')
  expect((await finish(handle, await lastCode())).status).toBe(200)
})

test('the answer is the same for everybody, and only a customer with that channel gets a code', async () => {
  const { db } = shop.database
  const staff = await emailOf(db, await insertUser(db, { role: 'admin' }))
  const [{ id: staffId } = { id: 0 }] = await db.select().from(users).where(eq(users.email, staff))
  await insertPhone(db, staffId)
  const inactive = await emailOf(db, await insertUser(db))
  const [{ id: inactiveId } = { id: 0 }] = await db.select().from(users).where(eq(users.email, inactive))
  await insertPhone(db, inactiveId)
  await db.update(users).set({ activatedAt: null }).where(eq(users.id, inactiveId))
  await connectedNow()
  for (const asked of [staff, inactive, 'nadie@ejemplo.cu']) {
    const response = await ask({ email: asked })
    expect([response.status, Object.keys(await response.json())]).toEqual([200, ['email', 'handle']])
    expect(await sent(asked)).toEqual([])
  }
  await ask({ channel: 'telegram' })
  expect(await sent()).toEqual([])
})

test('who became staff since the code was sent does not sign in with it', async () => {
  const handle = await handleOf(await ask())
  const { pool } = shop.database
  await pool.query("update users set role = 'admin', staff_role = 'seller' where id = $1", [userId])
  expect((await finish(handle, await lastCode())).status).toBe(422)
})

test('a second factor is asked for after the code, and the code is used up', async () => {
  await shop.database.pool.query(
    `insert into totp_secrets (user_id, secret, confirmed_at) values ($1, '\\x00', now())`,
    [userId],
  )
  const handle = await handleOf(await ask())
  const code = await lastCode()
  const response = await finish(handle, code)
  expect(response.status).toBe(401)
  expect((await response.json()).error).toMatchObject({ code: 'secondFactorRequired' })
  expect(response.headers.get('set-cookie')).not.toContain('session=')
  expect((await finish(handle, code)).status).toBe(422)
})

test('the code alone proves nothing: without the handle of its request, or with that of another one', async () => {
  await ask()
  const code = await lastCode()
  const strange = await handleOf(await ask({ email: 'nadie@ejemplo.cu' }))
  for (const handle of [undefined, strange]) expect((await finish(handle, code)).status).toBe(422)
})

test('five parallel guesses are all that a code takes', async () => {
  const handle = await handleOf(await ask())
  const code = await lastCode()
  const guesses = await Promise.all(Array.from({ length: 15 }, () => finish(handle, other(code))))
  for (const guess of guesses) expect((await guess.json()).error.code).toBe('badCode')
  const [row] = await shop.database.db.select().from(signInCodes).where(eq(signInCodes.userId, userId))
  expect(row?.tries).toBe(5)
  expect((await finish(handle, code)).status).toBe(422)
})

test('ten wrong guesses of strangers end the codes of strangers for a month, and not those of the owner', async () => {
  for (let round = 0; round < 2; round++) {
    network += 1
    const handle = await handleOf(await ask())
    const wrong = other(await lastCode())
    for (let guess = 0; guess < 5; guess++) await finish(handle, wrong)
  }
  network += 1
  const before = (await sent()).length
  await ask()
  expect(await sent()).toHaveLength(before)
  await shop.database.db.update(signInCodes).set({ createdAt: new Date(shop.clock.now.getTime() - days(2)) })
  await knowsNetwork()
  const handle = await handleOf(await ask())
  expect((await finish(handle, await lastCode())).status).toBe(200)
})

test('three codes a day for a network, six for all strangers, and then the owner still gets one', async () => {
  const statuses = []
  for (let round = 0; round < 4; round++) statuses.push((await ask()).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await sent()).toHaveLength(3)
  for (let round = 0; round < 5; round++) {
    network += 1
    await ask()
  }
  expect(await sent()).toHaveLength(6)
  network += 1
  await knowsNetwork()
  await ask()
  expect(await sent()).toHaveLength(7)
})

test('parallel requests keep to the limit', async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `203.0.113.${index + 1}`)
  await Promise.all(addresses.map((address) => ask({}, address)))
  expect(await sent()).toHaveLength(6)
})

test('a code ends after ten minutes, with a newer one of the same browser, and with a new password', async () => {
  const response = await ask()
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const old = await handleOf(response)
  const oldCode = await lastCode()
  const second = await shop.fetch('/security/sign-in-code', {
    method: 'POST',
    cookie,
    clientAddress: from(),
    json: { email, channel: 'sms' },
  })
  expect((await finish(old, oldCode)).status).toBe(422)
  const handle = await handleOf(second)
  await shop.database.pool.query('update users set password_changed_at = $1 where id = $2', [
    new Date(shop.clock.now.getTime() + 1000),
    userId,
  ])
  expect((await finish(handle, await lastCode())).status).toBe(422)
  const before = (await sent()).length
  network += 1
  await ask()
  expect(await sent()).toHaveLength(before)
  await connectedNow()
  network += 1
  const late = await handleOf(await ask())
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(10))
  expect((await finish(late, await lastCode())).status).toBe(422)
})

test('the page learns what the shop can send', async () => {
  const options = async () => (await shop.fetch('/security/sign-in-code')).json()
  expect(await options()).toEqual({ channels: ['telegram', 'sms'] })
  await shop.database.pool.query('update sms_gateways set refused_at = now()')
  expect(await options()).toEqual({ channels: ['telegram'] })
  await shop.database.pool.query('update sms_gateways set refused_at = null')
})

async function knowsNetwork(): Promise<void> {
  await shop.database.db.transaction((tx) => rememberNetwork(tx, { userId, network: from() }, shop.clock.now))
}
