import { recoveryCodes, sessions, users } from '@tecnoclick/database/schema/people/users'
import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cookieOf } from '../../testing/cookies.ts'
import { codeIn, lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { insertSession, insertUser, somePassword } from '../../testing/people.ts'
import { type TestInit, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ publicUrl: 'https://tienda.test' })
const start = new Date('2026-03-02T15:00:00Z')
const newPassword = 'b'.repeat(64)

let people = 0
let email = ''
let userId = 0
let clientAddress = ''
beforeEach(async () => {
  shop.clock.now = start
  people += 1
  email = `olvida${people}@ejemplo.cu`
  clientAddress = `198.51.100.${people}`
  userId = await insertUser(shop.database.db, { email })
})

const later = (span: number) => {
  shop.clock.now = new Date(start.getTime() + span)
}

const init = (json: object = { email }, more: TestInit = {}) =>
  shop.fetch('/security/reset-password/init', { method: 'POST', json, clientAddress, ...more })

function finish(json: object, more: TestInit = {}): Promise<Response> {
  const body = { password: newPassword, confirmPassword: newPassword, ...json }
  return shop.fetch('/security/reset-password/finish', { method: 'POST', json: body, clientAddress, ...more })
}

const signIn = async (password: string) =>
  (await shop.fetch('/security/login', { method: 'POST', json: { email, password }, clientAddress })).status

const mailedCode = async () => codeIn(await lastMailTo(shop.database, email))
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('the response to a recovery request is the same for every address', async () => {
  const responses = []
  for (const asked of [email, 'nadie@ejemplo.cu']) {
    const startedAt = performance.now()
    const response = await init({ email: asked.toUpperCase() })
    const cookie = cookieOf(response, 'recovery')
    expect(performance.now() - startedAt).toBeGreaterThan(240)
    expect(await response.json()).toEqual({ email: asked })
    responses.push([response.status, cookie?.value.length, cookie?.attributes])
  }
  expect(responses[0]).toEqual(responses[1])
  expect(responses[0]).toEqual([200, 43, 'max-age=600; path=/; httponly; samesite=lax'])
  const mail = await lastMailTo(shop.database, email)
  expect(mail.subject).toBe('Su código de verificación de TecnoClick')
  expect(mail.html).toContain(codeIn(mail))
  expect(mail.text).toContain('10 minutos')
  expect(await mailsTo(shop.database, 'nadie@ejemplo.cu')).toEqual([])
})

test.each(['cookie', 'email'] as const)('the code is found by %s', async (by) => {
  const handle = cookieOf(await init(), 'recovery')?.value
  const resetKey = await mailedCode()
  const response =
    by === 'cookie'
      ? await finish({ resetKey }, { cookie: `recovery=${handle}` })
      : await finish({ resetKey, email: email.toUpperCase() })
  expect([response.status, await response.json()]).toEqual([200, { email }])
  expect(cookieOf(response, 'recovery')).toMatchObject({ value: '' })
  expect(await signIn(newPassword)).toBe(200)
  expect(await signIn(somePassword)).toBe(401)
})

test('a change ends every other session, renews the session of the browser, and is confirmed by mail', async () => {
  const [asking, elsewhere] = [
    await insertSession(shop.database.db, userId, start),
    await insertSession(shop.database.db, userId, start),
  ]
  await init({}, { token: asking })
  const resetKey = await mailedCode()
  const response = await finish({ resetKey }, { cookie: `session=${asking}` })
  expect(await response.json()).toEqual({ email })
  const renewed = cookieOf(response, 'session')?.value
  const meOf = async (token = '') => (await (await shop.fetch('/security/me', { token })).json()).user
  expect(await meOf(renewed)).toMatchObject({ id: userId })
  expect(await meOf(asking)).toBeNull()
  expect(await meOf(elsewhere)).toBeNull()
  const notice = await lastMailTo(shop.database, email)
  expect(notice.subject).toBe('Se cambió su contraseña de TecnoClick')
  expect(notice.text).toContain('https://tienda.test/account/forgotpassword')
})

test('a bearer client gets the token of the new session', async () => {
  const token = await insertSession(shop.database.db, userId, start)
  await init({}, { token })
  const answer = await (await finish({ resetKey: await mailedCode() }, { token })).json()
  expect(answer).toEqual({ email, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect((await (await shop.fetch('/security/me', { token: answer.token })).json()).user).not.toBeNull()
  expect((await (await shop.fetch('/security/me', { token })).json()).user).toBeNull()
})

test('the new session of a shared device is also a shared one', async () => {
  const token = await insertSession(shop.database.db, userId, start)
  await shop.database.db.update(sessions).set({ sharedDevice: true }).where(eq(sessions.userId, userId))
  await init({}, { token })
  const response = await finish({ resetKey: await mailedCode() }, { cookie: `session=${token}` })
  expect(cookieOf(response, 'session')?.attributes).not.toContain('max-age')
})

test('the address of the body takes precedence over cookie and session, because the password was transformed with it', async () => {
  const stranger = await shop.as('user')
  await init()
  const response = await finish({ resetKey: await mailedCode(), email }, { token: stranger.token })
  expect(await response.json()).toEqual({ email })
  expect((await (await stranger.fetch('/security/me')).json()).user).not.toBeNull()
})

test('a code is valid for ten minutes and once', async () => {
  await init()
  const resetKey = await mailedCode()
  later(minutes(10))
  expect((await finish({ resetKey, email })).status).toBe(422)
  later(minutes(10) - 1)
  expect((await finish({ resetKey, email })).status).toBe(200)
  expect((await finish({ resetKey, email })).status).toBe(422)
})

test('a wrong code is refused', async () => {
  await init()
  const response = await finish({ resetKey: otherThan(await mailedCode()), email })
  expect((await response.json()).error).toMatchObject({
    code: 'badCode',
    message: 'El código de verificación no es válido o ha caducado.',
  })
})

test('the fifth wrong try ends the code; the fourth does not', async () => {
  await init()
  const resetKey = await mailedCode()
  for (let tried = 0; tried < 4; tried++) await finish({ resetKey: otherThan(resetKey), email })
  expect((await finish({ resetKey, email })).status).toBe(200)

  later(minutes(1))
  await init()
  const next = await mailedCode()
  for (let tried = 0; tried < 5; tried++) await finish({ resetKey: otherThan(next), email })
  expect((await finish({ resetKey: next, email })).status).toBe(422)
})

test('a newer code replaces the older one', async () => {
  await init()
  const older = await mailedCode()
  later(minutes(1))
  await init()
  const newer = await mailedCode()
  if (older !== newer) expect((await finish({ resetKey: older, email })).status).toBe(422)
  expect((await finish({ resetKey: newer, email })).status).toBe(200)
})

test('the limit is three codes a day, also for an unknown address', async () => {
  for (const asked of [email, 'nadie.mas@ejemplo.cu']) {
    later(0)
    const statuses = []
    for (let times = 0; times < 4; times++) statuses.push((await init({ email: asked })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    later(hours(24))
    expect((await init({ email: asked })).status).toBe(200)
  }
  expect(await mailsTo(shop.database, email)).toHaveLength(4)
})

test('an account locked after five failures can sign in with the new password at once', async () => {
  for (let failure = 0; failure < 5; failure++) await signIn('f'.repeat(64))
  expect(await signIn(somePassword)).toBe(429)
  await init()
  await finish({ resetKey: await mailedCode(), email })
  expect(await signIn(newPassword)).toBe(200)
})

test('recovery activates an account but does not enable a disabled one', async () => {
  await shop.database.db.update(users).set({ activatedAt: null }).where(eq(users.id, userId))
  await init()
  expect((await finish({ resetKey: await mailedCode(), email })).status).toBe(200)
  expect(await signIn(newPassword)).toBe(200)

  later(minutes(1))
  await init()
  const resetKey = await mailedCode()
  await shop.database.db.update(users).set({ enabled: false }).where(eq(users.id, userId))
  expect((await finish({ resetKey, email })).status).toBe(422)
  expect((await init()).status).toBe(200)
  expect((await mailsTo(shop.database, email)).filter(({ kind }) => kind === 'recovery-code')).toHaveLength(2)
})

test('a request without address, session and cookie is refused', async () => {
  expect((await (await init({})).json()).error.fields).toEqual({ email: 'Complete este campo' })
  expect((await finish({ resetKey: '1234' })).status).toBe(422)
  expect((await finish({ resetKey: '1234' }, { cookie: 'recovery=nonsense' })).status).toBe(422)
})

test('neither code nor handle is stored', async () => {
  const handle = cookieOf(await init(), 'recovery')?.value ?? ''
  const [row] = await shop.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  expect(row?.codeHash.byteLength).toBe(32)
  expect(row?.handleHash.equals(Buffer.from(handle))).toBe(false)
})
