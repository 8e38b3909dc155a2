import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { countRows } from './count-rows.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create table numbers as select n from generate_series(1, 100000) as n`)
})

afterAll(() => database.drop())

afterEach(() => {
  vi.useRealTimers()
})

const count = (condition: SQL) =>
  countRows(database.db, sql`select count(*)::integer as total from numbers where ${condition}`)
const addOne = () => database.db.execute(sql`insert into numbers values (100001)`)

test('a large total is kept for a minute and then counted meanwhile; a small one and another filter at once', async () => {
  const small = () => count(sql`n > ${99_990}`)
  expect([await count(sql`true`), await small()]).toEqual([100_000, 10])
  await addOne()
  expect([await count(sql`true`), await small(), await count(sql`n > ${0}`)]).toEqual([100_000, 11, 100_001])

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes(1) })
  expect(await count(sql`true`)).toBe(100_000)
  await expect.poll(() => count(sql`true`)).toBe(100_001)

  await addOne()
  vi.setSystemTime(Date.now() + minutes(11))
  expect(await count(sql`true`)).toBe(100_002)
})
