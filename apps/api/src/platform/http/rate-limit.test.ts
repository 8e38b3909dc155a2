import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeFromBucket } from './rate-limit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const now = new Date('2026-03-02T15:00:00Z')

test('hits up to the limit pass, the next is refused until the window ends', async () => {
  const bucket = { key: 'a', hits: 3, seconds: 60 }
  const outcomes = []
  for (let hit = 0; hit < 5; hit++) outcomes.push(await takeFromBucket(database.db, bucket, now))
  expect(outcomes.map(({ refusedFor }) => refusedFor)).toEqual([0, 0, 0, 60, 60])
  const later = new Date(now.getTime() + 60_000)
  expect(await takeFromBucket(database.db, bucket, later)).toEqual({ refusedFor: 0, hits: 1 })
})

test('of fifty concurrent hits exactly the allowed number pass', async () => {
  const bucket = { key: 'b', hits: 5, seconds: 60 }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => takeFromBucket(database.db, bucket, now)),
  )
  expect(outcomes.filter(({ refusedFor }) => refusedFor === 0)).toHaveLength(5)
})

test('buckets are independent', async () => {
  await takeFromBucket(database.db, { key: 'c', hits: 0, seconds: 60 }, now)
  expect(await takeFromBucket(database.db, { key: 'd', hits: 1, seconds: 60 }, now)).toEqual({
    refusedFor: 0,
    hits: 1,
  })
})
