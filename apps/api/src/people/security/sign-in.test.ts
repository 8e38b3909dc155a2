import { setTimeout as pause } from 'node:timers/promises'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cookieOf } from '../../testing/cookies.ts'
import { insertUser, somePassword } from '../../testing/people.ts'
import { cheapHasher, type TestInit, useTestApi } from '../../testing/test-api.ts'

/** The hashes that passwords were compared with. */
const compared: string[] = []
const shop = useTestApi({
  passwordHasher: {
    ...cheapHasher,
    verify(hash, transformed) {
      compared.push(hash)
      return cheapHasher.verify(hash, transformed)
    },
  },
})
const start = new Date('2026-03-02T15:00:00Z')
const wrongPassword = 'f'.repeat(64)
const costOf = (hash: string) => hash.split('$', 4).join('$')
const cheapCost = costOf(cheapHasher.nobodysHash)

let people = 0
beforeEach(() => {
  shop.clock.now = start
  people += 1
})

const someEmail = () => `entra${people}@ejemplo.cu`

function signIn(json: object, init: TestInit = {}): Promise<Response> {
  // Another network for each test: failures are counted over all accounts of one.
  return shop.fetch('/security/login', { method: 'POST', json, clientAddress: `192.0.2.${people}`, ...init })
}

async function codeOf(response: Response): Promise<string> {
  return (await response.json()).error.code
}

test('the correct password returns a token, the user and an HttpOnly cookie', async () => {
  const id = await insertUser(shop.database.db, { email: someEmail(), role: 'business' })
  const response = await signIn({ email: `  ${someEmail().toUpperCase()} `, password: somePassword })
  expect(response.status).toBe(200)
  const { token, user } = await response.json()
  expect(user).toEqual({ id, email: someEmail(), role: 'business' })
  expect(token).toMatch(/^[\w-]{43}$/)
  const cookie = cookieOf(response, 'session')
  expect(cookie?.value).toBe(token)
  expect(cookie?.attributes).toBe('max-age=2592000; path=/; httponly; samesite=lax')
  const me = await (await shop.fetch('/security/me', { token })).json()
  expect(me.user).toMatchObject({ id, email: someEmail() })
})

test('over https the cookie is Secure; on a shared device it ends with the browser and after 30 idle minutes', async () => {
  await insertUser(shop.database.db, { email: someEmail() })
  const json = { email: someEmail(), password: somePassword, sharedDevice: true }
  const response = await signIn(json, { secure: true })
  expect(cookieOf(response, 'session')).toBeUndefined()
  expect(cookieOf(response, '__Host-session')?.attributes).toBe('path=/; httponly; secure; samesite=lax')
  const { token } = await response.json()
  shop.clock.now = new Date(start.getTime() + minutes(29))
  expect((await (await shop.fetch('/security/me', { token })).json()).user).not.toBeNull()
  shop.clock.now = new Date(start.getTime() + minutes(60))
  expect((await (await shop.fetch('/security/me', { token })).json()).user).toBeNull()
})

test('a wrong password and an unknown address have the same response, and take the work of one password', async () => {
  await insertUser(shop.database.db, { email: someEmail() })
  const answers = []
  for (const email of [someEmail(), 'nadie@ejemplo.cu']) {
    compared.length = 0
    const response = await signIn({ email, password: wrongPassword })
    answers.push([response.status, await response.text(), ...compared.map(costOf)])
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]).toEqual([
    401,
    expect.stringContaining('Correo electrónico o contraseña incorrectos.'),
    cheapCost,
  ])
})

test('an account that is not activated is reported as such with the correct password only', async () => {
  await insertUser(shop.database.db, { email: someEmail(), activatedAt: null })
  const right = await signIn({ email: someEmail(), password: somePassword })
  expect(right.status).toBe(403)
  expect((await right.json()).error).toMatchObject({
    code: 'notActivated',
    message: 'Su cuenta no está activada. Revise su correo electrónico.',
  })
  expect(right.headers.getSetCookie()).toEqual([])
  expect(await codeOf(await signIn({ email: someEmail(), password: wrongPassword }))).toBe('badCredentials')
})

test('a disabled account is treated as unknown', async () => {
  await insertUser(shop.database.db, { email: someEmail(), enabled: false })
  expect(await codeOf(await signIn({ email: someEmail(), password: somePassword }))).toBe('badCredentials')
})

test('five failures lock the account for that client for 15 minutes, even with the correct password', async () => {
  await insertUser(shop.database.db, { email: someEmail() })
  const wrong = { email: someEmail(), password: wrongPassword }
  const right = { email: someEmail(), password: somePassword }
  for (let success = 0; success < 7; success++) expect((await signIn(right)).status).toBe(200)
  for (let failure = 0; failure < 5; failure++) expect((await signIn(wrong)).status).toBe(401)
  const refused = await signIn(right)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  expect((await signIn(right, { clientAddress: '198.51.100.7' })).status).toBe(200)
  shop.clock.now = new Date(start.getTime() + minutes(15))
  expect((await signIn(right)).status).toBe(200)
})

test('the limit is the same for an unknown address, ignoring case', async () => {
  const variants = ['nadie.aqui@ejemplo.cu', 'NADIE.aqui@ejemplo.cu', 'Nadie.Aqui@Ejemplo.CU']
  const statuses = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const email = variants[attempt % variants.length]
    statuses.push((await signIn({ email, password: wrongPassword })).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('a burst of guesses is refused at the limit, without waiting for the queue', async () => {
  await insertUser(shop.database.db, { email: someEmail() })
  const guesses = Array.from({ length: 60 }, () => signIn({ email: someEmail(), password: wrongPassword }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6)
  expect(new Set(statuses)).toEqual(new Set([401, 429, 503]))
})

test('a password changed during its verification is refused', async () => {
  const id = await insertUser(shop.database.db, { email: someEmail() })
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `update users set password_hash = password_hash || 'x', password_changed_at = $2 where id = $1`,
      [id, start],
    )
    const attempt = signIn({ email: someEmail(), password: somePassword })
    await pause(300)
    await client.query('commit')
    expect((await attempt).status).toBe(401)
  } finally {
    client.release()
  }
  expect(await shop.database.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
})

test('a clock that went back locks nobody out', async () => {
  const later = new Date(start.getTime() + minutes(3))
  await insertUser(shop.database.db, { email: someEmail(), passwordChangedAt: later })
  const { token } = await (await signIn({ email: someEmail(), password: somePassword })).json()
  expect((await (await shop.fetch('/security/me', { token })).json()).user).not.toBeNull()
})

test('signing in again in the same browser ends the previous session', async () => {
  await insertUser(shop.database.db, { email: someEmail() })
  const json = { email: someEmail(), password: somePassword }
  const first = (await (await signIn(json)).json()).token
  const second = (await (await signIn(json, { cookie: `session=${first}` })).json()).token
  const meOf = async (token: string) => (await (await shop.fetch('/security/me', { token })).json()).user
  expect(await meOf(first)).toBeNull()
  expect(await meOf(second)).not.toBeNull()
})

test('checkexpiration distinguishes a valid token from an expired one', async () => {
  const { token, userId } = await shop.as('user')
  const ask = async (query: string, init: TestInit = {}) =>
    (await shop.fetch(`/security/checkexpiration${query}`, init)).json()
  expect(await ask(`?token=${token}`)).toEqual({ expired: false })
  expect(await ask('?token=nonsense')).toEqual({ expired: true })
  expect(await ask('')).toEqual({ expired: false })
  expect(await ask('', { cookie: `session=${token}` })).toEqual({ expired: false })
  await shop.database.db.update(users).set({ enabled: false }).where(eq(users.id, userId))
  expect(await ask(`?token=${token}`)).toEqual({ expired: true })
  expect(await ask('', { cookie: `session=${token}` })).toEqual({ expired: true })
  expect((await shop.fetch(`/security/checkexpiration?token=${'x'.repeat(201)}`)).status).toBe(400)
})

test('over https only the prefixed cookie counts, and the plain one is removed', async () => {
  const { userId, token } = await shop.as('user')
  const me = (name: string) => shop.fetch('/security/me', { secure: true, cookie: `${name}=${token}` })
  expect(await (await me('__Host-session')).json()).toMatchObject({ user: { id: userId } })
  const plain = await me('session')
  expect(await plain.json()).toEqual({ user: null })
  expect(cookieOf(plain, 'session')).toMatchObject({ value: '' })
  const prefixed = await shop.fetch('/security/me', { cookie: `__Host-session=${token}` })
  expect(await prefixed.json()).toEqual({ user: null })
})

test('an invalid cookie is deleted', async () => {
  const response = await shop.fetch('/security/me', { cookie: `session=${'x'.repeat(43)}` })
  expect(cookieOf(response, 'session')).toMatchObject({ value: '' })
  expect(cookieOf(await shop.fetch('/security/me'), 'session')).toBeUndefined()
})

test('the reference shows how a password is transformed, with an example', async () => {
  const document = await (await shop.fetch('/openapi.json')).json()
  const { schema } = document.paths['/api/security/login'].post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/SignIn' })
  const { description, examples } = document.components.schemas.SignIn.properties.password
  expect(description).toContain('cliente@demo.cu:Demo1234')
  expect(examples).toEqual([transformPassword('cliente@demo.cu', 'Demo1234')])
})

test('an account without a profile has no name', async () => {
  const { token, userId } = await shop.as('user')
  const me = async () => (await (await shop.fetch('/security/me', { token })).json()).user
  expect(await me()).toMatchObject({ name: '', avatar: 'default-avatar.webp' })
  await shop.database.db.insert(profiles).values({ userId, name: 'Ana' })
  expect(await me()).toMatchObject({ name: 'Ana' })
})
