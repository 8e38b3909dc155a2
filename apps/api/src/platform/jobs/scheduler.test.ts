import { setTimeout as pause } from 'node:timers/promises'
import { scheduledJobs } from '@tecnoclick/database/schema/platform/scheduled-jobs'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Job } from './job.ts'
import { type Scheduler, startScheduler } from './scheduler.ts'
import { whileDatabaseIsDown } from './testing/while-database-is-down.ts'

const waiting = { timeout: 60_000, interval: 20 }

let database: TestDatabase
const running: Scheduler[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  await database.db.delete(scheduledJobs)
})
afterAll(() => database.drop())

function start(jobs: Record<string, Job['run']>, lines: string[] = []): Scheduler {
  const log = pino({ level: 'debug' }, { write: (line) => lines.push(line) })
  const table = Object.fromEntries(
    Object.entries(jobs).map(([name, run]) => [name, { everyMs: minutes(10), run }]),
  )
  const scheduler = startScheduler(table, { database, log, now: () => new Date() }, { pollMs: 20 })
  running.push(scheduler)
  return scheduler
}

async function makeDue(name: string): Promise<void> {
  await vi.waitFor(async () => {
    const changed = await database.db
      .update(scheduledJobs)
      .set({ nextRunAt: new Date() })
      .where(eq(scheduledJobs.name, name))
    expect(changed.rowCount).toBe(1)
  }, waiting)
}

async function nextRunOf(name: string): Promise<number> {
  const [row] = await database.db.select().from(scheduledJobs).where(eq(scheduledJobs.name, name))
  return (row?.nextRunAt.getTime() ?? 0) - Date.now()
}

test('a job runs once when it is due, and again after its interval', async () => {
  const work = vi.fn(async () => {})
  start({ work })
  await makeDue('work')
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), waiting)
  await vi.waitFor(async () => expect(await nextRunOf('work')).toBeGreaterThan(minutes(9)), waiting)
  expect(work).toHaveBeenCalledTimes(1)
})

test('of several processes one runs the job', async () => {
  const work = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100)))
  for (let count = 0; count < 4; count++) start({ work })
  await makeDue('work')
  await vi.waitFor(async () => expect(await nextRunOf('work')).toBeGreaterThan(minutes(9)), waiting)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a job whose worker died is due again when its lease ends', async () => {
  const work = vi.fn(async () => {})
  const hangs = vi.fn(() => new Promise<void>(() => {}))
  start({ work: hangs })
  await makeDue('work')
  // Until then it would take the job again, in place of the other.
  await vi.waitFor(() => expect(hangs).toHaveBeenCalled(), waiting)
  expect(await nextRunOf('work')).toBeLessThan(minutes(5))
  running.splice(0)
  await makeDue('work')
  start({ work })
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), waiting)
})

test('a failing job is logged, does not stop the others and runs again within a minute', async () => {
  const lines: string[] = []
  const fine = vi.fn(async () => {})
  start({ failing: () => Promise.reject(new Error('no such table')), fine }, lines)
  await makeDue('failing')
  await makeDue('fine')
  await vi.waitFor(() => expect(fine).toHaveBeenCalled(), waiting)
  await vi.waitFor(() => expect(lines.join()).toContain('no such table'), waiting)
  await vi.waitFor(async () => expect(await nextRunOf('failing')).toBeLessThanOrEqual(minutes(1)), waiting)
})

test('a database that goes down and comes back does not stop the jobs', async () => {
  const lines: string[] = []
  const work = vi.fn(async () => {})
  start({ work }, lines)
  await makeDue('work')
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), waiting)
  await whileDatabaseIsDown(database, () =>
    vi.waitFor(() => expect(lines.join()).toContain('trying again'), waiting),
  )
  await makeDue('work')
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), waiting)
})

test('stopping waits for the running job', async () => {
  const work = Promise.withResolvers<void>()
  const started = vi.fn()
  const scheduler = start({
    slow: () => {
      started()
      return work.promise
    },
  })
  await makeDue('slow')
  await vi.waitFor(() => expect(started).toHaveBeenCalled(), waiting)
  running.splice(0)
  const stopped = vi.fn()
  const stopping = scheduler.stop().then(stopped)
  await pause(100)
  expect(stopped).not.toHaveBeenCalled()
  work.resolve()
  await stopping
})
