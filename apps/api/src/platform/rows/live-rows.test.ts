import { settings } from '@tecnoclick/database/schema/site/settings'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LiveRows, liveRows } from './live-rows.ts'

let database: TestDatabase
let live: LiveRows<string>
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
  live = liveRows(
    { database, log: pino({ level: 'silent' }), now: () => clock.now },
    {
      what: 'names',
      tables: [settings],
      async load() {
        loads += 1
        const [row] = await database.db.select().from(settings).where(eq(settings.key, 'storeName'))
        return String(row?.value)
      },
      momentary: () => (evening ? 'evening' : ''),
    },
  )
})

const rename = (name: string) =>
  database.db.execute(sql`update settings set value = ${JSON.stringify(name)}::jsonb where key = 'storeName'`)
const aSecondLater = () => {
  clock.now = new Date(clock.now.getTime() + 1000)
}

test('rows are loaded once, however many ask and however long nothing changes', async () => {
  await Promise.all([live.read(), live.read(), live.read()])
  const epoch = live.epoch()
  aSecondLater()
  await live.read()
  aSecondLater()
  await live.read()
  expect([loads, live.epoch()]).toEqual([1, epoch])
})

test('the first look makes no page stale', async () => {
  const before = live.epoch()
  await live.read()
  expect(live.epoch()).toBe(before)
})

test('a change made elsewhere, by whatever hand, is seen within a second and changes the epoch', async () => {
  await live.read()
  const before = live.epoch()
  await rename('Otra tienda')
  expect(live.epoch()).toBe(before)
  aSecondLater()
  live.epoch()
  await vi.waitFor(() => expect(live.epoch()).not.toBe(before))
  expect(await live.read()).toBe('Otra tienda')
})

test('who forgets reads anew, even while an older look is under way', async () => {
  await rename('Antes')
  await live.read()
  aSecondLater()
  const older = live.read()
  await rename('Después')
  live.forget()
  expect(await live.read()).toBe('Después')
  await older
  expect(await live.read()).toBe('Después')
})

test('what the clock alone changes is part of the epoch', async () => {
  await live.read()
  const before = live.epoch()
  evening = true
  expect(live.epoch()).not.toBe(before)
})
