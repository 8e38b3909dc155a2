import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { insertUser, somePassword } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const start = new Date('2026-03-02T15:00:00Z')
const wrongPassword = 'f'.repeat(64)
let tests = 0

beforeEach(() => {
  tests += 1
  // The failures of the test before are over.
  shop.clock.now = new Date(start.getTime() + tests * minutes(60))
})

const town = '203.0.113.7'

function signIn(json: object, clientAddress = town): Promise<Response> {
  return shop.fetch('/security/login', { method: 'POST', json, clientAddress })
}

/** One password on many accounts, of one address. */
async function spray(accounts: number, clientAddress = town): Promise<number[]> {
  const statuses = []
  for (let account = 0; account < accounts; account++) {
    const email = `victima${account}.${tests}@ejemplo.cu`
    statuses.push((await signIn({ email, password: wrongPassword }, clientAddress)).status)
  }
  return statuses
}

/** As if there had been so many failures more; returns their number. */
async function countMore(key: string, failures: number): Promise<number | undefined> {
  const [bucket] = await shop.database.db
    .update(rateBuckets)
    .set({ hits: sql`hits + ${failures}` })
    .where(eq(rateBuckets.key, key))
    .returning()
  return bucket?.hits
}

test('thirty accounts of one address: twenty guesses pass, four more a minute, the rest must wait', async () => {
  expect(await spray(30)).toEqual([...Array(24).fill(401), ...Array(6).fill(429)])
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(1) + 1)
  expect(await spray(10)).toEqual([...Array(4).fill(401), ...Array(6).fill(429)])
})

test('in the same town the right password gets in after waiting, elsewhere at once', async () => {
  const email = `vecina${tests}@ejemplo.cu`
  const password = somePassword
  await insertUser(shop.database.db, { email })
  await spray(30)
  const refused = await signIn({ email, password })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await refused.json()).error).toMatchObject({ code: 'tooMany', retryAfter: expect.any(Number) })
  expect((await signIn({ email, password }, '198.51.100.9')).status).toBe(200)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(1) + 1)
  expect((await signIn({ email, password })).status).toBe(200)
})

test('right passwords take no place from the neighbours', async () => {
  const email = `vecino${tests}@ejemplo.cu`
  await insertUser(shop.database.db, { email })
  await spray(23)
  for (let time = 0; time < 6; time++)
    expect((await signIn({ email, password: somePassword })).status).toBe(200)
  expect(await spray(2)).toEqual([401, 429])
})

test('many networks with few guesses each are slowed too', async () => {
  await spray(5, '198.18.0.1')
  // Those of other networks.
  expect(await countMore('sign-in-all', 495)).toBe(500)
  expect(await spray(5, '198.19.0.1')).toEqual([401, 401, 401, 401, 429])
})

test('after a quarter of an hour without failures nobody has to wait', async () => {
  await spray(30)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(15) + 1)
  expect(await spray(5)).toEqual(Array(5).fill(401))
})
