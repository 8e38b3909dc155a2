import { settings } from '@tecnoclick/database/schema/site/settings'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createRowCache, type RowCache } from './row-cache.ts'

let database: TestDatabase
let cache: RowCache<string>
let loads = 0
let evening = false
const clock = { now: new Date('2026-03-02T15:00:00Z') }

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

beforeEach(() => {
  loads = 0
  evening = false
  cache = createRowCache(
    { database, log: pino({ level: 'silent' }), now: () => clock.now },
    {
      name: 'names',
      tables: [settings],
      async load() {
        loads += 1
        const [row] = await database.db.select().from(settings).where(eq(settings.key, 'storeName'))
        return String(row?.value)
      },
      timeKey: () => (evening ? 'evening' : ''),
    },
  )
})

const rename = (name: string) =>
  database.db.execute(sql`update settings set value = ${JSON.stringify(name)}::jsonb where key = 'storeName'`)
const aSecondLater = () => {
  clock.now = new Date(clock.now.getTime() + 1000)
}

test('rows are loaded once, with any number of readers and as long as nothing changes', async () => {
  await Promise.all([cache.read(), cache.read(), cache.read()])
  const epoch = cache.epoch()
  aSecondLater()
  await cache.read()
  aSecondLater()
  await cache.read()
  expect([loads, cache.epoch()]).toEqual([1, epoch])
})

test('the first load does not change the epoch', async () => {
  const before = cache.epoch()
  await cache.read()
  expect(cache.epoch()).toBe(before)
})

test('a change by another process is seen within a second and changes the epoch', async () => {
  await cache.read()
  const before = cache.epoch()
  await rename('Otra tienda')
  expect(cache.epoch()).toBe(before)
  aSecondLater()
  cache.epoch()
  await vi.waitFor(() => expect(cache.epoch()).not.toBe(before))
  expect(await cache.read()).toBe('Otra tienda')
})

test('after an invalidation the rows are read again, even while an older reload is running', async () => {
  await rename('Antes')
  await cache.read()
  aSecondLater()
  const older = cache.read()
  await rename('Después')
  cache.invalidate()
  expect(await cache.read()).toBe('Después')
  await older
  expect(await cache.read()).toBe('Después')
})

test('a change of the time key changes the epoch', async () => {
  await cache.read()
  const before = cache.epoch()
  evening = true
  expect(cache.epoch()).not.toBe(before)
})
