import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { smtpTransport } from './smtp-transport.ts'
import { createOutboxSweeper } from './sweep-outbox.ts'
import { outboxRow, queued } from './testing/mail-fixture.ts'
import { type SmtpFixture, startSmtpFixture } from './testing/smtp-fixture.ts'

const script = fileURLToPath(new URL('./testing/sweep-worker.ts', import.meta.url))

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

test('a mail of a killed worker is delivered by another after the lease, as the same message', async () => {
  const id = await queued(database)
  smtp.replies.push({ at: 'DATA', hold: new Promise(() => {}) })

  const worker = spawn(process.execPath, [script, database.url, smtp.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(worker, 'exit')
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), { timeout: 15_000 })
  worker.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])

  const { leaseUntil, ...left } = await outboxRow(database, id)
  expect(left).toMatchObject({ state: 'sending', attempts: 1 })
  const leaseEnd = leaseUntil?.getTime() ?? 0
  expect(leaseEnd - Date.now()).toBeLessThanOrEqual(seconds(60))

  await sweepAt(new Date(leaseEnd - 1))
  expect(smtp.taken).toHaveLength(1)
  await sweepAt(new Date(leaseEnd))
  expect(await outboxRow(database, id)).toMatchObject({ state: 'sent', attempts: 2 })
  expect(smtp.received).toHaveLength(1)
  const [killed, delivered] = smtp.taken
  expect(delivered?.headers.get('message-id')).toBe(killed?.headers.get('message-id'))
})

async function sweepAt(time: Date): Promise<void> {
  const transport = smtpTransport(smtp.url)
  const log = pino({ enabled: false })
  const { sweep, settled } = createOutboxSweeper({
    db: database.db,
    transport,
    mailSecrets: testMailSecrets,
    log,
    now: () => time,
  })
  await sweep()
  await settled()
  transport.close()
}
