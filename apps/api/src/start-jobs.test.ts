import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { jobs as definitions } from './jobs.ts'
import { whileDatabaseIsDown } from './platform/jobs/testing/while-database-is-down.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import { outboxRow, queued } from './platform/mail/testing/mail-fixture.ts'
import { type SmtpFixture, startSmtpFixture } from './platform/mail/testing/smtp-fixture.ts'
import { testWebhookSecrets } from './platform/webhooks/testing/webhook-fixture.ts'
import { type Jobs, startJobs } from './start-jobs.ts'
import { testMailSecrets } from './testing/mailbox.ts'
import { testDeps } from './testing/test-api.ts'

let database: TestDatabase
let smtp: SmtpFixture
const running: Jobs[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  smtp = await startSmtpFixture()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})
afterAll(async () => {
  await smtp.close()
  await database.drop()
})

async function start(): Promise<Jobs> {
  const jobs = startJobs({
    database,
    jobPollMs: 50,
    transport: smtpTransport(smtp.url),
    mailSecrets: testMailSecrets,
    ticketTokens: testDeps.ticketTokens,
    webhookSecrets: testWebhookSecrets,
    log: pino({ enabled: false }),
    now: () => new Date(),
  })
  running.push(jobs)
  return jobs
}

async function makeDue(name: keyof typeof definitions): Promise<void> {
  await database.pool.query('update scheduled_jobs set next_run_at = now() where name = $1', [name])
}

async function anOldBucket(): Promise<void> {
  await database.pool.query(
    `insert into rate_buckets (key, resets_at) values (gen_random_uuid()::text, now())`,
  )
}

const bucketsLeft = async () => (await database.pool.query('select 1 from rate_buckets')).rowCount
const waiting = { timeout: 60_000, interval: 50 }

test('every job is scheduled', async () => {
  await start()
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select name from scheduled_jobs order by name')
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(definitions).sort())
  }, waiting)
})

test('a mail is sent at once when woken, and a job runs when due', async () => {
  const jobs = await start()
  const id = await queued(database)
  jobs.wakeMail()
  await vi.waitFor(async () => expect((await outboxRow(database, id)).state).toBe('sent'), { timeout: 4500 })

  await anOldBucket()
  await makeDue('purge-rate-buckets')
  await vi.waitFor(async () => expect(await bucketsLeft()).toBe(0), waiting)
})

test('two processes that start together share the work', async () => {
  const both = await Promise.all([start(), start()])
  const ids: number[] = []
  const before = smtp.received.length
  for (let count = 0; count < 20; count++) ids.push(await queued(database))
  for (const { wakeMail } of both) wakeMail()
  await vi.waitFor(async () => {
    const states = await Promise.all(ids.map(async (id) => (await outboxRow(database, id)).state))
    expect(new Set(states)).toEqual(new Set(['sent']))
  }, waiting)
  expect(smtp.received).toHaveLength(before + 20)
})

test('the jobs survive a database outage', async () => {
  const jobs = await start()
  await whileDatabaseIsDown(database, async () => {
    jobs.wakeMail()
    await expect(database.pool.query('select 1')).rejects.toThrow()
    await pause(300)
  })
  await anOldBucket()
  await makeDue('purge-rate-buckets')
  const id = await queued(database)
  jobs.wakeMail()
  await vi.waitFor(async () => {
    expect((await outboxRow(database, id)).state).toBe('sent')
    expect(await bucketsLeft()).toBe(0)
  }, waiting)
})

test('jobs that start during a database outage begin when it ends', async () => {
  await whileDatabaseIsDown(database, start)
  await anOldBucket()
  await vi.waitFor(async () => {
    await makeDue('purge-rate-buckets')
    expect(await bucketsLeft()).toBe(0)
  }, waiting)
})

test('stopping waits for a mail that is being sent', async () => {
  const answer = Promise.withResolvers<void>()
  smtp.replies.push({ at: 'DATA', hold: answer.promise })
  const jobs = await start()
  const taken = smtp.taken.length
  const id = await queued(database)
  jobs.wakeMail()
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(taken + 1), waiting)

  running.splice(0)
  const stopped = jobs.stop()
  answer.resolve()
  await stopped
  expect((await outboxRow(database, id)).state).toBe('sent')
})
