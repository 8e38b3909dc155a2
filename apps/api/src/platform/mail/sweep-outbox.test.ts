import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { createMailSecrets, placeholder } from './mail-secrets.ts'
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts'
import { smtpTransport } from './smtp-transport.ts'
import { createOutboxSweeper, type SweeperOptions } from './sweep-outbox.ts'
import { outboxRow, queued } from './testing/mail-fixture.ts'
import { type SmtpFixture, startSmtpFixture } from './testing/smtp-fixture.ts'

const waitOptions = { timeout: 60_000 }

let database: TestDatabase
let smtp: SmtpFixture
let transport: MailTransport
let time: number

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  await database.pool.query('truncate outbox restart identity cascade')
  smtp = await startSmtpFixture()
  transport = smtpTransport(smtp.url)
  time = Date.now() + seconds(1)
})
afterEach(async () => {
  transport.close()
  await smtp.close()
})

function sweeper(changes: Partial<SweeperOptions> = {}) {
  const { db } = database
  return createOutboxSweeper({
    db,
    transport,
    mailSecrets: testMailSecrets,
    log: pino({ enabled: false }),
    now: () => new Date(time),
    ...changes,
  })
}

async function sweepAll(changes: Partial<SweeperOptions> = {}): Promise<void> {
  const { sweep, settled } = sweeper(changes)
  await sweep()
  await settled()
}

test('a mail is delivered once and recorded as sent', async () => {
  const id = await queued(database)
  await sweepAll()
  await sweepAll()
  time += minutes(30)
  await sweepAll()

  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toMatchObject({ from: 'contacto@tecnoclick.cu', to: ['cliente@demo.cu'] })
  const row = await outboxRow(database, id)
  expect(row).toMatchObject({ state: 'sent', attempts: 1, lastError: null, leaseUntil: null })
  expect(row.sentAt).toBeInstanceOf(Date)
})

test('more mails than lanes are all sent in one sweep', async () => {
  for (let count = 0; count < 11; count++) await queued(database, { to: `cliente${count}@demo.cu` })
  time = Date.now() + seconds(1)
  await sweepAll({ lanes: 3 })
  const recipients = smtp.received.map(({ to }) => to[0])
  expect(new Set(recipients).size).toBe(11)
  expect(recipients).toHaveLength(11)
})

test('a temporary refusal is retried after the delay, not before', async () => {
  smtp.replies.push({ at: 'RCPT TO', code: 450, text: 'try later' })
  const id = await queued(database)
  await sweepAll()
  expect(await outboxRow(database, id)).toMatchObject({
    state: 'pending',
    attempts: 1,
    leaseUntil: null,
    lastError: expect.stringContaining('450 try later'),
    nextAttemptAt: new Date(time + seconds(30)),
  })

  time += seconds(29)
  await sweepAll()
  expect(smtp.received).toHaveLength(0)
  time += seconds(1)
  await sweepAll()
  expect(smtp.received).toHaveLength(1)
  expect(await outboxRow(database, id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
})

test('a recipient refused three times fails, and the reason is stored', async () => {
  for (let count = 0; count < 3; count++)
    smtp.replies.push({ at: 'RCPT TO', code: 550, text: 'no such user' })
  const id = await queued(database)
  for (let count = 0; count < 5; count++) {
    await sweepAll()
    time += minutes(10)
  }
  expect(smtp.received).toHaveLength(0)
  expect(await outboxRow(database, id)).toMatchObject({
    state: 'failed',
    attempts: 3,
    lastError: expect.stringContaining('550 no such user'),
  })
})

test("a refused sender is the shop's error: the mail waits until it is fixed", async () => {
  for (let count = 0; count < 4; count++)
    smtp.replies.push({ at: 'MAIL FROM', code: 553, text: 'not your address' })
  const id = await queued(database)
  for (let count = 0; count < 5; count++) {
    await sweepAll()
    time += minutes(10)
  }
  expect(await outboxRow(database, id)).toMatchObject({ state: 'sent', attempts: 5 })
})

test('one refused mail does not delay others', async () => {
  smtp.replies.push({ at: 'RCPT TO', code: 550, text: 'no such user' })
  const refused = await queued(database)
  const fine = await queued(database)
  await sweepAll({ lanes: 1 })
  expect((await outboxRow(database, refused)).state).toBe('pending')
  expect((await outboxRow(database, fine)).state).toBe('sent')
})

test('one slow message does not delay others', async () => {
  const answer = Promise.withResolvers<void>()
  smtp.replies.push({ at: 'DATA', hold: answer.promise })
  const { sweep, settled } = sweeper()
  const slow = await queued(database)
  await sweep()
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), waitOptions)
  const quick = await queued(database)
  await sweep()
  await vi.waitFor(async () => expect((await outboxRow(database, quick)).state).toBe('sent'), waitOptions)
  expect((await outboxRow(database, slow)).state).toBe('sending')
  answer.resolve()
  await settled()
  expect((await outboxRow(database, slow)).state).toBe('sent')
})

test('a connection lost after the message is a failure, and the retry sends the same message', async () => {
  smtp.replies.push({ at: 'DATA', drop: true })
  const id = await queued(database)
  await sweepAll()
  expect(await outboxRow(database, id)).toMatchObject({ state: 'pending', attempts: 1 })
  expect(smtp.taken).toHaveLength(1)

  time += seconds(30)
  await sweepAll()
  expect(smtp.received).toHaveLength(1)
  const [first, second] = smtp.taken
  for (const header of ['message-id', 'date'])
    expect(second?.headers.get(header)).toBe(first?.headers.get(header))
})

test('while the server is down a sweep tries one mail per lane and does not touch the others', async () => {
  await smtp.close()
  const ids = [await queued(database), await queued(database), await queued(database)]
  await sweepAll({ lanes: 1 })
  const rows = await Promise.all(ids.map((id) => outboxRow(database, id)))
  expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0, 0])
  expect(rows[0]?.lastError).toMatch(/ECONN/)
})

test('two workers share the mails and send none twice', async () => {
  const ids: number[] = []
  for (let count = 0; count < 30; count++) ids.push(await queued(database))
  time = Date.now() + seconds(1)
  await Promise.all([sweepAll(), sweepAll(), sweepAll()])
  expect(smtp.received).toHaveLength(30)
  expect(new Set(smtp.received.map(({ headers }) => headers.get('message-id'))).size).toBe(30)
})

test('a claimed mail is not claimed again before its lease ends', async () => {
  const answer = Promise.withResolvers<void>()
  smtp.replies.push({ at: 'DATA', hold: answer.promise })
  const id = await queued(database)
  const first = sweeper()
  await first.sweep()
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), waitOptions)

  time += seconds(59)
  await sweepAll()
  expect(smtp.taken).toHaveLength(1)
  answer.resolve()
  await first.settled()
  expect(await outboxRow(database, id)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('a late failure does not overwrite the attempt of the next holder', async () => {
  const sends: PromiseWithResolvers<void>[] = []
  const slow = aTransport(() => {
    const send = Promise.withResolvers<void>()
    sends.push(send)
    return send.promise
  })
  const id = await queued(database)
  const first = sweeper({ transport: slow })
  await first.sweep()
  await vi.waitFor(() => expect(sends).toHaveLength(1), waitOptions)
  time += seconds(60)
  const second = sweeper({ transport: slow })
  await second.sweep()
  await vi.waitFor(() => expect(sends).toHaveLength(2), waitOptions)

  sends[0]?.reject(new Error('too late'))
  await first.settled()
  expect(await outboxRow(database, id)).toMatchObject({ state: 'sending', attempts: 2, lastError: null })
  sends[1]?.resolve()
  await second.settled()
  expect((await outboxRow(database, id)).state).toBe('sent')
})

test('a mail delivered while the database was down is recorded later and never sent again', async () => {
  const sent: string[] = []
  const id = await queued(database)
  const { db } = database
  const update = vi.spyOn(db, 'update')
  const { sweep, settled } = sweeper({
    transport: aTransport(async ({ dedupeKey }) => {
      sent.push(dedupeKey)
      update.mockImplementationOnce(() => {
        throw new Error('Connection terminated unexpectedly')
      })
    }),
  })
  await sweep()
  await settled()
  update.mockRestore()
  expect((await outboxRow(database, id)).state).toBe('sending')

  time += minutes(5)
  await sweep()
  await settled()
  expect(sent).toHaveLength(1)
  expect((await outboxRow(database, id)).state).toBe('sent')
})

test('stopping waits for mails that are being sent and claims no others', async () => {
  const answer = Promise.withResolvers<void>()
  smtp.replies.push({ at: 'DATA', hold: answer.promise })
  const underWay = await queued(database)
  const waiting = await queued(database)
  const { sweep, stop } = sweeper({ lanes: 1 })
  await sweep()
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), waitOptions)
  const stopped = stop()
  answer.resolve()
  await stopped
  expect((await outboxRow(database, underWay)).state).toBe('sent')
  expect((await outboxRow(database, waiting)).state).toBe('pending')
})

test('what a lane claimed but did not try is due at once, without an attempt', async () => {
  const ids: number[] = []
  for (let count = 0; count < 12; count++) ids.push(await queued(database))
  let sent = 0
  const { sweep, stop, settled } = sweeper({
    lanes: 1,
    transport: aTransport(async () => {
      sent += 1
      // One, then two, then the first of four.
      if (sent === 4) void stop()
    }),
  })
  await sweep()
  await settled()
  const rows = await Promise.all(ids.map((id) => outboxRow(database, id)))
  expect(rows.slice(0, 4).map(({ state }) => state)).toEqual(Array(4).fill('sent'))
  expect(rows.slice(4)).toEqual(Array(8).fill(expect.objectContaining({ state: 'pending', attempts: 0 })))
  await sweepAll({ transport: aTransport(async () => {}) })
  const after = await Promise.all(ids.map((id) => outboxRow(database, id)))
  expect(after.map(({ state, attempts }) => [state, attempts])).toEqual(Array(12).fill(['sent', 1]))
})

test('a batch that takes long is given back before its leases could end', async () => {
  const ids: number[] = []
  for (let count = 0; count < 5; count++) ids.push(await queued(database))
  const sent: string[] = []
  await sweepAll({
    lanes: 1,
    transport: aTransport(async ({ dedupeKey }) => {
      sent.push(dedupeKey)
      if (sent.length === 2) time += seconds(20)
    }),
  })
  const rows = await Promise.all(ids.map((id) => outboxRow(database, id)))
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(Array(5).fill(['sent', 1]))
  expect(new Set(sent).size).toBe(5)
})

test('stopping during a claim still sends the claimed mails', async () => {
  const id = await queued(database)
  const { sweep, stop } = sweeper()
  const lock = await database.pool.connect()
  await lock.query('begin; lock table outbox in exclusive mode')
  const sweeping = sweep()
  await vi.waitFor(async () => {
    const { rowCount } = await lock.query(
      `select 1 from pg_locks where relation = 'outbox'::regclass and not granted`,
    )
    expect(rowCount).toBe(1)
  }, waitOptions)
  const stopped = stop()
  await lock.query('commit')
  lock.release()
  await Promise.all([sweeping, stopped])
  expect((await outboxRow(database, id)).state).toBe('sent')
})

test('an invalid address of the shop counts as not set: mail is sent from the default', async () => {
  const { pool } = database
  const { rows } = await pool.query(`select value from settings where key = 'email'`)
  await pool.query(`update settings set value = '"the shop"' where key = 'email'`)
  const id = await queued(database)
  await sweepAll()
  await pool.query(`update settings set value = $1 where key = 'email'`, [JSON.stringify(rows[0].value)])
  expect((await outboxRow(database, id)).state).toBe('sent')
  expect(JSON.stringify(smtp.taken)).toContain(initialSettings.email)
})

function aTransport(send: (mail: OutgoingMail) => Promise<void>): MailTransport {
  return { send, close() {} }
}

test('codes are put in when the mail is sent', async () => {
  const to = 'ana@ejemplo.cu'
  const secrets = testMailSecrets.seal(to, { code: '4711' })
  const id = await queued(database, { to, text: placeholder('code'), html: placeholder('code'), secrets })
  await sweepAll()
  expect(smtp.received[0]?.raw).toContain('4711')
  expect(JSON.stringify(await outboxRow(database, id))).not.toContain('4711')
})

test('a code that cannot be read, as after a restore, fails at once with the reason', async () => {
  const to = 'ana@ejemplo.cu'
  const otherKey = createMailSecrets('the key of another machine').seal(to, { code: '4711' })
  for (const secrets of [undefined, otherKey]) {
    const id = await queued(database, { to, text: placeholder('code'), html: placeholder('code'), secrets })
    await sweepAll()
    expect(await outboxRow(database, id)).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('pedir otro'),
    })
  }
  expect(smtp.taken).toEqual([])
})
