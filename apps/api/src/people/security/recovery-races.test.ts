import { recoveryCodes, sessions, users } from '@tecnoclick/database/schema/people/users'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeIn, lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { insertSession, insertUser } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

/** Network limits are off, so that the limit of the account is tested. */
const shop = useTestApi({ rateLimitFactor: 1000 })

const finish = (email: string, resetKey: string, password = 'b'.repeat(64)) =>
  shop.fetch('/security/reset-password/finish', {
    method: 'POST',
    json: { email, resetKey, password, confirmPassword: password },
  })

const init = (email: string) =>
  shop.fetch('/security/reset-password/init', { method: 'POST', json: { email } })

async function withCode(email: string): Promise<{ userId: number; code: string }> {
  const userId = await insertUser(shop.database.db, { email })
  await init(email)
  return { userId, code: codeIn(await lastMailTo(shop.database, email)) }
}

const codesOf = (userId: number) =>
  shop.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))

test('a hundred concurrent wrong codes are five tries, and the correct one is then refused', async () => {
  const email = 'adivina@ejemplo.cu'
  const { userId, code } = await withCode(email)
  const wrong = Array.from({ length: 101 }, (_, guess) => String(guess).padStart(4, '0')).filter(
    (guess) => guess !== code,
  )
  const responses = await Promise.all(wrong.slice(0, 100).map((guess) => finish(email, guess)))
  const codes = await Promise.all(responses.map(async (response) => (await response.json()).error.code))
  expect(new Set(codes)).toEqual(new Set(['badCode']))
  expect(await codesOf(userId)).toMatchObject([{ tries: 5, usedAt: null, endedAt: shop.clock.now }])
  expect((await finish(email, code)).status).toBe(422)
})

test('ten concurrent requests with the correct code change the password once', async () => {
  const email = 'decena@ejemplo.cu'
  const { userId, code } = await withCode(email)
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, place) => finish(email, code, String(place).repeat(64))),
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

test('twelve concurrent requests leave one active code and send three mails', async () => {
  const email = 'impaciente@ejemplo.cu'
  const userId = await insertUser(shop.database.db, { email })
  const responses = await Promise.all(Array.from({ length: 12 }, () => init(email)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const live = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.endedAt))
  expect(await shop.database.db.$count(recoveryCodes, live)).toBe(1)
  expect(await mailsTo(shop.database, email)).toHaveLength(3)
})

test('sessions also end with a stopped clock, and a second change has a later time', async () => {
  const email = 'reloj@ejemplo.cu'
  const { userId, code } = await withCode(email)
  await shop.database.db.update(users).set({ passwordChangedAt: shop.clock.now }).where(eq(users.id, userId))
  await insertSession(shop.database.db, userId, shop.clock.now)
  expect((await finish(email, code)).status).toBe(200)
  expect(await shop.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  const password = 'b'.repeat(64)
  const signedIn = await shop.fetch('/security/login', { method: 'POST', json: { email, password } })
  const { token } = await signedIn.json()
  expect((await (await shop.fetch('/security/me', { token })).json()).user).toMatchObject({ id: userId })
})
