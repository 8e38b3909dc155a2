import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type SmtpFixture, startSmtpFixture } from '../../platform/mail/testing/smtp-fixture.ts'
import { deliver, insertCampaign, insertSubscriber } from './testing/campaign-fixture.ts'

const script = fileURLToPath(new URL('./testing/campaign-worker.ts', import.meta.url))
const readers = 130

let database: TestDatabase
let smtp: SmtpFixture

beforeAll(async () => {
  database = await createTestDatabase()
  smtp = await startSmtpFixture()
})
afterAll(async () => {
  await smtp.close()
  await database.drop()
})

test('workers that are killed again and again lose and repeat no mail', async () => {
  for (let index = 0; index < readers; index++) await insertSubscriber(database)
  await insertCampaign(database)
  const isDone = async () => (await database.db.select().from(campaigns))[0]?.state === 'sent'
  for (let kills = 0; kills < 30 && !(await isDone()); kills++) {
    const worker = spawn(process.execPath, [script, database.url], { stdio: ['ignore', 'ignore', 'inherit'] })
    const ended = once(worker, 'exit')
    const before = await queuedMails()
    await vi.waitFor(async () => expect((await queuedMails()) > before || (await isDone())).toBe(true), {
      timeout: 20_000,
      interval: 5,
    })
    worker.kill('SIGKILL')
    await ended
    await deliver(database, smtp.url, () => new Date(Date.now() + 1_000))
  }
  expect(await isDone()).toBe(true)
  const sentTo = smtp.received.map(({ to }) => to[0])
  expect(sentTo).toHaveLength(readers)
  expect(new Set(sentTo).size).toBe(readers)
})

async function queuedMails(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::integer as count from outbox')
  return rows[0]?.count ?? 0
}
