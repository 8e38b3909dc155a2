import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { insertUser, somePassword } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const start = new Date('2026-03-02T15:00:00Z')

beforeEach(() => {
  shop.clock.now = start
})

async function viewerOf(init: { token?: string; headers?: Record<string, string> }) {
  const { user } = await (await shop.fetch('/security/me', init)).json()
  return user
}

test('cookie and bearer token identify the same user', async () => {
  const { userId, token } = await shop.as('business')
  const byBearer = await viewerOf({ token })
  expect(byBearer).toMatchObject({ id: userId, role: 'business', name: '', wholesale: false })
  expect(await viewerOf({ headers: { cookie: `a=b; session=${token}` } })).toEqual(byBearer)
})

test('an approved business sees wholesale prices, another does not', async () => {
  const { userId, token } = await shop.as('business')
  await shop.database.db.insert(profiles).values({ userId, name: 'Cuentapropista S.R.L.' })
  expect(await viewerOf({ token })).toMatchObject({ name: 'Cuentapropista S.R.L.', wholesale: false })
  await shop.database.db.update(profiles).set({ clicode: 'CLI-0001' }).where(eq(profiles.userId, userId))
  expect(await viewerOf({ token })).toMatchObject({ wholesale: true })
})

test('a missing, wrong or malformed token is a visitor', async () => {
  expect(await viewerOf({})).toBeNull()
  expect(await viewerOf({ token: 'a'.repeat(43) })).toBeNull()
  expect(
    await viewerOf({ headers: { authorization: 'Basic abc', cookie: "session=' or 1=1 --" } }),
  ).toBeNull()
})

test('a used session is extended, an idle one ends, and none exceeds its maximum age', async () => {
  const { token } = await shop.as('user')
  await shop.database.db.update(sessions).set({ absoluteExpiresAt: new Date(start.getTime() + days(30)) })
  for (const day of [6, 12, 18, 24, 29.9]) {
    shop.clock.now = new Date(start.getTime() + days(day))
    expect(await viewerOf({ token }), `day ${day}`).not.toBeNull()
  }
  shop.clock.now = new Date(start.getTime() + days(30.1))
  expect(await viewerOf({ token })).toBeNull()

  shop.clock.now = start
  const idle = await shop.as('user')
  shop.clock.now = new Date(start.getTime() + days(7) + 1)
  expect(await viewerOf(idle)).toBeNull()
})

test('staff idle for 12 hours and are signed out after 24, whatever they do', async () => {
  const userId = await insertUser(shop.database.db, { email: 'personal@ejemplo.cu', role: 'admin' })
  const signIn = async () => {
    const json = { email: 'personal@ejemplo.cu', password: somePassword }
    const response = await shop.fetch('/security/login', { method: 'POST', json })
    expect(response.headers.get('set-cookie')).toContain(`Max-Age=${24 * 3600}`)
    return response.json()
  }
  const busy = await signIn()
  for (const hour of [11, 22, 23.9]) {
    shop.clock.now = new Date(start.getTime() + hours(hour))
    expect(await viewerOf(busy), `hour ${hour}`).toMatchObject({ id: userId })
  }
  shop.clock.now = new Date(start.getTime() + hours(24) + 1)
  expect(await viewerOf(busy)).toBeNull()

  shop.clock.now = start
  const idle = await signIn()
  shop.clock.now = new Date(start.getTime() + hours(12) + 1)
  expect(await viewerOf(idle)).toBeNull()
})

test('a session on a shared device ends after half an hour idle', async () => {
  const { userId, token } = await shop.as('user')
  await shop.database.db.update(sessions).set({ sharedDevice: true }).where(eq(sessions.userId, userId))
  shop.clock.now = new Date(start.getTime() + minutes(2))
  expect(await viewerOf({ token })).not.toBeNull()
  shop.clock.now = new Date(start.getTime() + minutes(33))
  expect(await viewerOf({ token })).toBeNull()
})

test('disabling a user and changing the password end every session', async () => {
  const disabled = await shop.as('user')
  await shop.database.db.update(users).set({ enabled: false }).where(eq(users.id, disabled.userId))
  expect(await viewerOf(disabled)).toBeNull()

  const changed = await shop.as('user')
  const passwordChangedAt = new Date(start.getTime() + 1)
  await shop.database.db.update(users).set({ passwordChangedAt }).where(eq(users.id, changed.userId))
  expect(await viewerOf(changed)).toBeNull()
})

test('only the hash of a token is stored', async () => {
  const { token } = await shop.as('user')
  const rows = await shop.database.db.select().from(sessions)
  expect(rows.some(({ tokenHash }) => tokenHash.equals(Buffer.from(token)))).toBe(false)
  expect(rows.every(({ tokenHash }) => tokenHash.byteLength === 32)).toBe(true)
})
