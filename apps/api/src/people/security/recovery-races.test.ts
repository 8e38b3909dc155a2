import { recoveryCodes, sessions, users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeIn, lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { insertSession, insertUser } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

/** Network limits are off, so that the limit of the account is tested. */
const shop = useTestApi({ rateLimitFactor: 1000 })

const finish = (handle: string, resetKey: string, password = 'b'.repeat(64)) =>
  shop.fetch('/security/reset-password/finish', {
    method: 'POST',
    json: { handle, resetKey, password, confirmPassword: password },
  })

const init = (email: string, clientAddress = '127.0.0.1') =>
  shop.fetch('/security/reset-password/init', { method: 'POST', json: { email }, clientAddress })

async function withCode(email: string): Promise<{ userId: number; handle: string; code: string }> {
  const userId = await insertUser(shop.database.db, { email })
  const { handle } = await (await init(email)).json()
  return { userId, handle, code: codeIn(await lastMailTo(shop.database, email)) }
}

const codesOf = (userId: number) =>
  shop.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))

test('a hundred concurrent wrong codes are five tries, and the correct one is then refused', async () => {
  const email = 'adivina@ejemplo.cu'
  const { userId, handle, code } = await withCode(email)
  const wrong = Array.from({ length: 101 }, (_, guess) => String(guess).padStart(4, '0')).filter(
    (guess) => guess !== code,
  )
  const responses = await Promise.all(wrong.slice(0, 100).map((guess) => finish(handle, guess)))
  const codes = await Promise.all(responses.map(async (response) => (await response.json()).error.code))
  // A busy machine has no connection for some of them, or sends them away.
  const answered = codes.filter((one) => !['unavailable', 'overloaded'].includes(one))
  expect(new Set(answered)).toEqual(new Set(['badCode']))
  expect(await codesOf(userId)).toMatchObject([{ tries: 5, usedAt: null, endedAt: null }])
  expect((await finish(handle, code)).status).toBe(422)
})

test('ten concurrent requests with the correct code change the password once', async () => {
  const email = 'decena@ejemplo.cu'
  const { userId, handle, code } = await withCode(email)
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, place) => finish(handle, code, String(place).repeat(64))),
  )
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(9)
  expect(await codesOf(userId)).toMatchObject([{ usedAt: shop.clock.now }])
  const winner = String(statuses.indexOf(200)).repeat(64)
  const signedIn = await shop.fetch('/security/login', { method: 'POST', json: { email, password: winner } })
  expect(signedIn.status).toBe(200)
  const notices = (await mailsTo(shop.database, email)).filter(({ kind }) => kind === 'password-changed')
  expect(notices).toHaveLength(1)
})

test('wrong guesses at several codes at once never exceed ten and one for each code left', async () => {
  const email = 'varios@ejemplo.cu'
  const userId = await insertUser(shop.database.db, { email })
  const asked = []
  for (let last = 1; last <= 4; last++) {
    const { handle } = await (await init(email, `203.0.113.${last}`)).json()
    asked.push({ handle, code: codeIn(await lastMailTo(shop.database, email)) })
  }
  const wrong = (code: string, by: number) => String((Number(code) + by) % 10_000).padStart(4, '0')
  await Promise.all(
    asked.flatMap(({ handle, code }) => [1, 2, 3, 4, 5, 6].map((by) => finish(handle, wrong(code, by)))),
  )
  const guesses = (await codesOf(userId)).reduce((sum, { tries }) => sum + tries, 0)
  expect(guesses).toBeGreaterThanOrEqual(10)
  expect(guesses).toBeLessThanOrEqual(12)
  const [user] = await shop.database.db.select().from(users).where(eq(users.id, userId))
  expect(user?.recoveryCodesOffAt).toEqual(shop.clock.now)
})

test('twelve requests at once send three mails', async () => {
  const email = 'impaciente@ejemplo.cu'
  await insertUser(shop.database.db, { email })
  const responses = await Promise.all(Array.from({ length: 12 }, () => init(email)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await mailsTo(shop.database, email)).toHaveLength(3)
})

test('twelve strangers at once send six', async () => {
  const email = 'asediada@ejemplo.cu'
  await insertUser(shop.database.db, { email })
  await Promise.all(Array.from({ length: 12 }, (_, last) => init(email, `203.0.113.${last}`)))
  expect(await mailsTo(shop.database, email)).toHaveLength(6)
})

test('a still clock ends the sessions too, and a second change moves on from the first', async () => {
  const email = 'reloj@ejemplo.cu'
  const { userId, handle, code } = await withCode(email)
  await shop.database.db.update(users).set({ passwordChangedAt: shop.clock.now }).where(eq(users.id, userId))
  await insertSession(shop.database.db, userId, shop.clock.now)
  expect((await finish(handle, code)).status).toBe(200)
  expect(await shop.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  const password = 'b'.repeat(64)
  const signedIn = await shop.fetch('/security/login', { method: 'POST', json: { email, password } })
  const { token } = await signedIn.json()
  expect((await (await shop.fetch('/security/me', { token })).json()).user).toMatchObject({ id: userId })
})
