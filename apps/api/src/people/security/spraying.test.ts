import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { type Challenge, findProof } from '@tecnoclick/domain/platform/proof-of-work'
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

function solve({ text, bits }: Challenge, email: string): string {
  return findProof({ text, bits }, email, { from: 0, count: 10_000_000 }) ?? ''
}

async function challengeOf(response: Response): Promise<Challenge> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  const { error } = await response.json()
  expect(error).toMatchObject({ code: 'tooMany', challenge: { bits: expect.any(Number) } })
  return error.challenge
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

test('thirty accounts of one address: twenty guesses pass, four more a minute, the rest must work', async () => {
  expect(await spray(30)).toEqual([...Array(24).fill(401), ...Array(6).fill(429)])
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(1) + 1)
  expect(await spray(10)).toEqual([...Array(4).fill(401), ...Array(6).fill(429)])
})

test('in the same town the right password gets in, by work or by waiting', async () => {
  const email = `vecina${tests}@ejemplo.cu`
  const password = somePassword
  await insertUser(shop.database.db, { email })
  await spray(30)
  const challenge = await challengeOf(await signIn({ email, password }))
  expect(challenge.bits).toBe(16)
  const proof = solve(challenge, email)
  expect((await signIn({ email, password, proof })).status).toBe(200)
  expect((await signIn({ email, password, proof: 'x' })).status).toBe(429)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(1) + 1)
  expect((await signIn({ email, password })).status).toBe(200)
  expect((await signIn({ email, password }, '198.51.100.9')).status).toBe(200)
})

test('a proof is good once, for one address and for five minutes', async () => {
  const email = `vecino${tests}@ejemplo.cu`
  await spray(30)
  const proof = solve(await challengeOf(await signIn({ email, password: wrongPassword })), email)
  const other = { email: `otro${tests}@ejemplo.cu`, password: wrongPassword, proof }
  expect((await signIn(other)).status).toBe(429)
  expect((await signIn({ email, password: wrongPassword, proof })).status).toBe(401)
  expect((await signIn({ email, password: wrongPassword, proof })).status).toBe(429)
  const late = solve(await challengeOf(await signIn({ email, password: wrongPassword })), email)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(5) + 1)
  await spray(4)
  expect((await signIn({ email, password: wrongPassword, proof: late })).status).toBe(429)
})

test('the work grows with the failures', async () => {
  await spray(30)
  // Those of others, who found a proof for each.
  await countMore(`sign-in-network:${town}`, 15)
  const email = `trabajo.${tests}@ejemplo.cu`
  const challenge = await challengeOf(await signIn({ email, password: wrongPassword }))
  expect(challenge.bits).toBe(16)
  const proven = { email, password: wrongPassword, proof: solve(challenge, email) }
  expect((await signIn(proven)).status).toBe(401)
  expect((await challengeOf(await signIn({ email: 'a@ejemplo.cu', password: wrongPassword }))).bits).toBe(17)
})

test('many networks with few guesses each are slowed too', async () => {
  await spray(5, '198.18.0.1')
  // Those of other networks.
  expect(await countMore('sign-in-all', 495)).toBe(500)
  expect(await spray(5, '198.19.0.1')).toEqual([401, 401, 401, 401, 429])
})

test('after a quarter of an hour without failures nobody has to work', async () => {
  await spray(30)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(15) + 1)
  expect(await spray(5)).toEqual(Array(5).fill(401))
})
