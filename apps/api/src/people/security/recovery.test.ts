import { recoveryCodes, sessions, users } from '@tecnoclick/database/schema/people/users'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cookieOf } from '../../testing/cookies.ts'
import { codeIn, lastMailTo, mailsTo, tokenIn } from '../../testing/mailbox.ts'
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

/** Asks for a mail; gives back the handle. */
async function ask(json?: object, more?: TestInit): Promise<string> {
  return (await (await init(json, more)).json()).handle
}

function finish(json: object, more: TestInit = {}): Promise<Response> {
  const body = { password: newPassword, confirmPassword: newPassword, ...json }
  return shop.fetch('/security/reset-password/finish', { method: 'POST', json: body, clientAddress, ...more })
}

const signIn = async (password: string) =>
  (await shop.fetch('/security/login', { method: 'POST', json: { email, password }, clientAddress })).status

const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).error?.code
const rows = () =>
  shop.database.db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .orderBy(recoveryCodes.id)
const mailedToken = async () => tokenIn(await lastMailTo(shop.database, email))
const mailedCode = async () => codeIn(await lastMailTo(shop.database, email))
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('the response to a recovery request is the same for every address', async () => {
  const responses = []
  for (const asked of [email, 'nadie@ejemplo.cu']) {
    const response = await init({ email: asked.toUpperCase() })
    const cookie = cookieOf(response, 'recovery')
    expect(await response.json()).toEqual({ email: asked, handle: cookie?.value })
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

test.each(['cookie', 'body'] as const)(
  'the code serves with the handle of its request, by %s',
  async (by) => {
    const handle = await ask()
    const resetKey = await mailedCode()
    const response =
      by === 'cookie'
        ? await finish({ resetKey }, { cookie: `recovery=${handle}` })
        : await finish({ resetKey, handle, email: email.toUpperCase() })
    expect([response.status, await response.json()]).toEqual([200, { email }])
    expect(cookieOf(response, 'recovery')).toMatchObject({ value: '' })
    expect(await signIn(newPassword)).toBe(200)
    expect(await signIn(somePassword)).toBe(401)
  },
)

test('address and code alone, or the handle of another request, change nothing and count no guess', async () => {
  await ask()
  const resetKey = await mailedCode()
  const elsewhere = await ask({ email: 'nadie@ejemplo.cu' })
  const token = await insertSession(shop.database.db, userId, start)
  for (const more of [{}, { handle: elsewhere }, { handle: 'x' }]) {
    expect(await codeOf(finish({ resetKey, email, ...more }))).toBe('badCode')
    expect(await codeOf(finish({ resetKey, ...more }, { token }))).toBe('badCode')
  }
  expect(await rows()).toMatchObject([{ tries: 0 }])
})

test('the link serves without a handle, once, for an hour', async () => {
  await ask()
  const token = await mailedToken()
  expect(token).toMatch(/^[\w-]{43}$/)
  const link = async () => (await shop.fetch(`/security/reset-password/link/${token}`)).status
  expect(await (await shop.fetch(`/security/reset-password/link/${token}`)).json()).toEqual({ email })
  later(minutes(60))
  expect([await link(), (await finish({ token })).status]).toEqual([404, 422])
  later(minutes(60) - 1)
  expect([await link(), (await finish({ token })).status]).toEqual([200, 200])
  expect([await link(), (await finish({ token })).status]).toEqual([404, 422])
  expect(await signIn(newPassword)).toBe(200)
})

test('the link of one account is no good for the password of another', async () => {
  const stranger = await shop.as('user')
  await ask()
  const token = await mailedToken()
  expect((await finish({ token, email: 'otra@ejemplo.cu' })).status).toBe(422)
  expect((await finish({ token }, { token: stranger.token })).status).toBe(422)
  expect((await finish({ token, email }, { token: stranger.token })).status).toBe(200)
})

test('success ends every other code and link of the account', async () => {
  const strangers = await ask({ email }, { clientAddress: '203.0.113.9' })
  const strangersCode = await mailedCode()
  const strangersToken = await mailedToken()
  const handle = await ask()
  expect((await finish({ resetKey: await mailedCode(), handle })).status).toBe(200)
  expect((await finish({ resetKey: strangersCode, handle: strangers })).status).toBe(422)
  expect((await finish({ token: strangersToken })).status).toBe(422)
})

test('staff get the link only', async () => {
  await shop.database.db
    .update(users)
    .set({ role: 'admin', staffRole: 'administrator' })
    .where(eq(users.id, userId))
  const handle = await ask()
  const mail = await lastMailTo(shop.database, email)
  expect([mail.subject, codeIn(mail)]).toEqual(['Recupere su contraseña de TecnoClick', ''])
  expect((await finish({ resetKey: '1234', handle })).status).toBe(422)
  expect((await finish({ token: await mailedToken() })).status).toBe(200)
})

test('a change ends every other session, renews the session of the browser, and is confirmed by mail', async () => {
  const [asking, elsewhere] = [
    await insertSession(shop.database.db, userId, start),
    await insertSession(shop.database.db, userId, start),
  ]
  const handle = await ask({}, { token: asking })
  const resetKey = await mailedCode()
  const response = await finish({ resetKey }, { cookie: `session=${asking}; recovery=${handle}` })
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
  const handle = await ask({}, { token })
  const answer = await (await finish({ resetKey: await mailedCode(), handle }, { token })).json()
  expect(answer).toEqual({ email, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect((await (await shop.fetch('/security/me', { token: answer.token })).json()).user).not.toBeNull()
  expect((await (await shop.fetch('/security/me', { token })).json()).user).toBeNull()
})

test('the new session of a shared device is also a shared one', async () => {
  const token = await insertSession(shop.database.db, userId, start)
  await shop.database.db.update(sessions).set({ sharedDevice: true }).where(eq(sessions.userId, userId))
  const handle = await ask({}, { token })
  const cookie = `session=${token}; recovery=${handle}`
  const response = await finish({ resetKey: await mailedCode() }, { cookie })
  expect(cookieOf(response, 'session')?.attributes).not.toContain('max-age')
})

test('the address of the body wins over the session: the password was made for it', async () => {
  const stranger = await shop.as('user')
  const handle = await ask()
  const resetKey = await mailedCode()
  expect((await finish({ resetKey, handle }, { token: stranger.token })).status).toBe(422)
  const response = await finish({ resetKey, handle, email }, { token: stranger.token })
  expect(await response.json()).toEqual({ email })
  expect((await (await stranger.fetch('/security/me')).json()).user).not.toBeNull()
})

test('a code serves ten minutes, once', async () => {
  const handle = await ask()
  const resetKey = await mailedCode()
  later(minutes(10))
  expect((await finish({ resetKey, handle })).status).toBe(422)
  later(minutes(10) - 1)
  expect((await finish({ resetKey, handle })).status).toBe(200)
  expect((await finish({ resetKey, handle })).status).toBe(422)
})

test('a wrong code is told as such', async () => {
  const handle = await ask()
  const response = await finish({ resetKey: otherThan(await mailedCode()), handle })
  expect((await response.json()).error).toMatchObject({
    code: 'badCode',
    message: 'El código de verificación no es válido o ha caducado.',
  })
})

test('the fifth wrong try ends the code and not the link; the fourth ends nothing', async () => {
  const handle = await ask()
  const resetKey = await mailedCode()
  for (let tried = 0; tried < 4; tried++) await finish({ resetKey: otherThan(resetKey), handle })
  expect((await finish({ resetKey, handle })).status).toBe(200)

  later(minutes(1))
  const second = await ask()
  const next = await mailedCode()
  for (let tried = 0; tried < 5; tried++) await finish({ resetKey: otherThan(next), handle: second })
  expect((await finish({ resetKey: next, handle: second })).status).toBe(422)
  expect((await finish({ token: await mailedToken() })).status).toBe(200)
})

test('a newer code of the same browser replaces the older one', async () => {
  const handle = await ask()
  const older = await mailedCode()
  const olderToken = await mailedToken()
  later(minutes(1))
  const newer = await ask({ email }, { cookie: `recovery=${handle}` })
  const resetKey = await mailedCode()
  expect((await finish({ resetKey: older, handle })).status).toBe(422)
  expect((await finish({ token: olderToken, email: 'otra@ejemplo.cu' })).status).toBe(422)
  expect((await shop.fetch(`/security/reset-password/link/${olderToken}`)).status).toBe(200)
  expect((await finish({ resetKey, handle: newer })).status).toBe(200)
})

test('a stranger’s requests and guesses leave the owner’s live code alone', async () => {
  const handle = await ask()
  const resetKey = await mailedCode()
  for (const clientAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const strangers = await ask({ email }, { clientAddress, cookie: 'recovery=guessed' })
    const wrong = otherThan(await mailedCode())
    for (let tried = 0; tried < 5; tried++)
      await finish({ resetKey: wrong, handle: strangers }, { clientAddress })
  }
  expect((await finish({ resetKey, handle })).status).toBe(200)
})

test('ten wrong guesses switch codes off for an account until a recovery succeeds', async () => {
  const askFrom = (last: number) => ask({ email }, { clientAddress: `203.0.113.${last}` })
  for (const last of [11, 12]) {
    const handle = await askFrom(last)
    const wrong = otherThan(await mailedCode())
    for (let tried = 0; tried < 5; tried++) await finish({ resetKey: wrong, handle })
  }
  later(days(31))
  const handle = await ask()
  const mail = await lastMailTo(shop.database, email)
  expect([codeIn(mail), mail.subject]).toEqual(['', 'Recupere su contraseña de TecnoClick'])
  expect((await finish({ resetKey: '0000', handle })).status).toBe(422)
  expect((await finish({ token: await mailedToken() })).status).toBe(200)
  later(days(31) + 1)
  const again = await askFrom(13)
  expect((await finish({ resetKey: await mailedCode(), handle: again })).status).toBe(200)
})

test('codes that were mailed before codes were switched off take one guess each', async () => {
  const asked = []
  for (const last of [21, 22, 23]) {
    const handle = await ask({ email }, { clientAddress: `203.0.113.${last}` })
    asked.push({ handle, resetKey: await mailedCode() })
  }
  for (const { handle, resetKey } of asked)
    for (let tried = 0; tried < 5; tried++) await finish({ resetKey: otherThan(resetKey), handle })
  expect((await rows()).map(({ tries }) => tries)).toEqual([5, 5, 1])
  for (const proof of asked) expect((await finish(proof)).status).toBe(422)
})

test('three mails a day for an account and network, told alike for an address that does not exist', async () => {
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

test('strangers get six mails a day out of an account, and none of those its own networks have', async () => {
  expect(await signIn(somePassword)).toBe(200)
  const statuses = new Set()
  for (let last = 30; last < 40; last++)
    statuses.add((await init({ email }, { clientAddress: `203.0.113.${last}` })).status)
  expect(statuses).toEqual(new Set([200]))
  expect(await mailsTo(shop.database, email)).toHaveLength(6)
  for (let times = 0; times < 3; times++) await init()
  expect(await mailsTo(shop.database, email)).toHaveLength(9)
  const handle = await ask(
    {},
    { token: await insertSession(shop.database.db, userId, start), clientAddress: '203.0.113.50' },
  )
  expect(await mailsTo(shop.database, email)).toHaveLength(10)
  expect((await finish({ resetKey: await mailedCode(), handle })).status).toBe(200)
})

test('who was shut out after five failures signs in with the new password at once', async () => {
  for (let failure = 0; failure < 5; failure++) await signIn('f'.repeat(64))
  expect(await signIn(somePassword)).toBe(429)
  const handle = await ask()
  await finish({ resetKey: await mailedCode(), handle })
  expect(await signIn(newPassword)).toBe(200)
})

test('recovery activates an account but does not enable a disabled one', async () => {
  await shop.database.db.update(users).set({ activatedAt: null }).where(eq(users.id, userId))
  const first = await ask()
  expect((await finish({ resetKey: await mailedCode(), handle: first })).status).toBe(200)
  expect(await signIn(newPassword)).toBe(200)

  later(minutes(1))
  const handle = await ask()
  const resetKey = await mailedCode()
  const token = await mailedToken()
  await shop.database.db.update(users).set({ enabled: false }).where(eq(users.id, userId))
  expect((await finish({ resetKey, handle })).status).toBe(422)
  expect((await finish({ token })).status).toBe(422)
  expect((await init()).status).toBe(200)
  expect((await mailsTo(shop.database, email)).filter(({ kind }) => kind === 'recovery-code')).toHaveLength(2)
})

test('a request without address, session and cookie is refused', async () => {
  expect((await (await init({})).json()).error.fields).toEqual({ email: 'Complete este campo' })
  expect((await finish({ resetKey: '1234' })).status).toBe(422)
  expect((await finish({ resetKey: '1234' }, { cookie: 'recovery=nonsense' })).status).toBe(422)
})

test('neither code, handle, token nor network is stored', async () => {
  const handle = await ask()
  const secrets = [handle, await mailedCode(), await mailedToken(), clientAddress]
  const [row] = await rows()
  for (const hash of [row?.codeHash, row?.handleHash, row?.tokenHash, row?.networkHash])
    expect(hash?.byteLength).toBe(32)
  const { rows: stored } = await shop.database.pool.query(
    "select r::text || o::text as all from recovery_codes r join outbox o on o.dedupe_key = 'recovery-code:' || r.id where user_id = $1",
    [userId],
  )
  expect(stored).toHaveLength(1)
  for (const secret of secrets)
    expect(stored[0].all.replaceAll(/\\x[0-9a-f]+|[0-9:.-]{8,}/g, '')).not.toContain(secret)
})

test('over https the cookie of the handle belongs to this host alone', async () => {
  const email = 'segura@ejemplo.cu'
  await insertUser(shop.database.db, { email })
  const asked = await shop.fetch('/security/reset-password/init', {
    method: 'POST',
    json: { email },
    secure: true,
  })
  expect(asked.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-recovery=.+Path=\/;.*Secure/)])
  const { handle } = await asked.json()
  const resetKey = codeIn(await lastMailTo(shop.database, email))
  const json = { resetKey, password: 'b'.repeat(64), confirmPassword: 'b'.repeat(64) }
  const finishWith = async (cookie: string) =>
    shop.fetch('/security/reset-password/finish', { method: 'POST', json, cookie, secure: true })
  expect((await finishWith(`recovery=${handle}`)).status).toBe(422)
  const finished = await finishWith(`__Host-recovery=${handle}`)
  expect(finished.status).toBe(200)
  expect(finished.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-recovery=;.*Max-Age=0.*Secure/),
  ])
})
