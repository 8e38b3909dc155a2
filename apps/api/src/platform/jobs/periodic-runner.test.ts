import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Job } from './job.ts'
import { type PeriodicRunner, startPeriodicRunner } from './periodic-runner.ts'
import { whileDatabaseIsAway } from './testing/while-database-is-away.ts'

const never = '0 0 31 2 *'
const waiting = { timeout: 15_000, interval: 50 }

let database: TestDatabase
const running: PeriodicRunner[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})
afterAll(() => database.drop())

async function start(jobs: Record<string, Job['run']>, lines: string[] = []): Promise<PeriodicRunner> {
  const log = pino({ level: 'debug' }, { write: (line) => lines.push(line) })
  const table = Object.fromEntries(Object.entries(jobs).map(([name, run]) => [name, { cron: never, run }]))
  const runner = await startPeriodicRunner(database.url, table, { database, log, now: () => new Date() })
  running.push(runner)
  return runner
}

/** As the timetable does it: by its name as the key, three attempts. */
async function turnOf(name: string): Promise<void> {
  await database.pool.query('select graphile_worker.add_job($1, job_key => $1, max_attempts => 3)', [name])
}

test('work that ends while the database is away does not end the process, and the next turn comes', async () => {
  const turns: PromiseWithResolvers<void>[] = []
  await start({
    slow: () => {
      const turn = Promise.withResolvers<void>()
      turns.push(turn)
      return turn.promise
    },
  })
  await turnOf('slow')
  await vi.waitFor(() => expect(turns).toHaveLength(1), waiting)
  await whileDatabaseIsAway(database.url, async () => {
    turns[0]?.resolve()
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  await turnOf('slow')
  await vi.waitFor(() => expect(turns).toHaveLength(2), waiting)
  turns[1]?.resolve()
})

test('a connection lost during the very first look for work is no end either', async () => {
  const work = vi.fn(async () => {})
  const { pool } = database
  const lock = await pool.connect()
  await lock.query('begin; lock table graphile_worker._private_tasks in exclusive mode')
  await start({ unheard: work })
  const looking = `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'tecnoclick-jobs' and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect((await pool.query(looking)).rowCount).toBe(1), waiting)
  await pool.query(`select pg_terminate_backend(pid) from (${looking}) as client`)
  await lock.query('commit')
  lock.release()
  await turnOf('unheard')
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), waiting)
})

test('a job that fails is logged, harms no other, and its next turn takes its place', async () => {
  const lines: string[] = []
  const fine = vi.fn(async () => {})
  await start({ failing: () => Promise.reject(new Error('no such table')), fine }, lines)
  await turnOf('failing')
  await turnOf('fine')
  await vi.waitFor(() => expect(fine).toHaveBeenCalled(), waiting)
  await vi.waitFor(() => expect(lines.join()).toContain('no such table'), waiting)
  await turnOf('failing')
  const { rows } = await database.pool.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'failing'`,
  )
  expect(rows).toHaveLength(1)
})

test('stopping waits for the job at work', async () => {
  const work = Promise.withResolvers<void>()
  const begun = vi.fn()
  const runner = await start({
    slow: () => {
      begun()
      return work.promise
    },
  })
  await database.pool.query('select graphile_worker.add_job($1)', ['slow'])
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), waiting)
  running.splice(0)
  const stopped = vi.fn()
  const stopping = runner.stop().then(stopped)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(stopped).not.toHaveBeenCalled()
  work.resolve()
  await stopping
})

test('stopping while the database is away takes seconds, not minutes', async () => {
  const runner = await start({ idle: async () => {} })
  running.splice(0)
  // Then graphile-worker writes to the console, past its logger.
  const trace = vi.spyOn(console, 'trace').mockImplementation(() => {})
  await whileDatabaseIsAway(database.url, () => runner.stop())
  trace.mockRestore()
})
