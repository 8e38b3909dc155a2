import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { webhookEvents, webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { days, hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mailsTo } from '../../testing/mailbox.ts'
import { emailOf, insertUser } from '../../testing/people.ts'
import { answer, type Receiver, startReceiver, verifies } from './testing/receiver.ts'
import {
  allowNetworks,
  eventRow,
  insertEvent,
  insertWebhook,
  sendDue,
  senderFor,
  testWebhookSecrets,
} from './testing/webhook-fixture.ts'

const script = fileURLToPath(new URL('./testing/send-worker.ts', import.meta.url))

let database: TestDatabase
let receiver: Receiver
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(webhookEvents)
  await database.db.delete(webhooks)
  await database.db.delete(outbox)
  await allowNetworks(database, 'any')
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const soon = (span: number) => new Date(Date.now() + span)
const products = () => receiver.received.map(({ data }) => data.id)

test('an event arrives signed, with the headers of the Standard Webhooks specification', async () => {
  const { id, secret } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 7)
  await sendDue(database)
  const [got] = receiver.received
  expect(got?.headers).toMatchObject({ 'content-type': 'application/json' })
  expect(got?.id).toMatch(/^evt_[0-9a-f]{32}$/)
  expect(Number(got?.headers['webhook-timestamp'])).toBeCloseTo(Date.now() / 1000, -1)
  expect(got && verifies(got, secret)).toBe(true)
  expect(got && verifies({ ...got, body: `${got.body} ` }, secret)).toBe(false)
  expect(JSON.parse(got?.body ?? '')).toEqual({
    type: 'product.stock_changed',
    timestamp: expect.stringMatching(/Z$/),
    data: { id: 7 },
  })
  expect(await eventRow(database, event)).toMatchObject({
    state: 'delivered',
    attempts: 1,
    answerStatus: 204,
    failure: null,
  })
})

test('during a rotation both secrets sign, afterwards the new one alone', async () => {
  const { id, secret: old } = await insertWebhook(database, receiver.url)
  const fresh = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE='
  await database.db
    .update(webhooks)
    .set({
      secret: testWebhookSecrets.seal(fresh),
      previousSecret: testWebhookSecrets.seal(old),
      previousSecretUntil: soon(hours(24)),
    })
    .where(eq(webhooks.id, id))
  await insertEvent(database, id, 1)
  await sendDue(database)
  await insertEvent(database, id, 2)
  await sendDue(database, { at: soon(hours(25)) })
  const [during, after] = receiver.received
  expect(during?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  expect(during && [verifies(during, old), verifies(during, fresh)]).toEqual([true, true])
  expect(after && [verifies(after, old), verifies(after, fresh)]).toEqual([false, true])
})

test('a failed event holds back later ones of its object and webhook, and no others', async () => {
  const other = await startReceiver()
  const [first, second] = [
    await insertWebhook(database, receiver.url),
    await insertWebhook(database, other.url),
  ]
  const held = await insertEvent(database, first.id, 1)
  const later = await insertEvent(database, first.id, 1)
  await insertEvent(database, second.id, 1)
  await insertEvent(database, first.id, 2)
  receiver.replies.push(answer(500, 'kaputt'))
  // The first reply goes to the oldest event of the webhook.
  await sendDue(database, { perWebhook: 1 })
  expect(products()).toEqual([1, 2])
  expect(other.received).toHaveLength(1)
  expect(await eventRow(database, later)).toMatchObject({ state: 'pending', attempts: 0 })
  expect(await eventRow(database, held)).toMatchObject({
    state: 'pending',
    failure: 'status',
    answerStatus: 500,
    answerBody: 'kaputt',
  })
  await sendDue(database, { at: soon(seconds(6)) })
  expect(products()).toEqual([1, 2, 1, 1])
  const [failed, , again] = receiver.received
  expect(again?.id).toBe(failed?.id)
  await other.close()
})

test('two senders with many lanes keep the order of every object', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const rows: number[] = []
  for (let round = 0; round < 10; round++)
    for (const product of [1, 2, 3, 4]) rows.push(await insertEvent(database, id, product))
  const busy = new Set<unknown>()
  const overlaps: unknown[] = []
  receiver.replies.push(
    ...rows.map(() => (response: Parameters<ReturnType<typeof answer>>[0]) => {
      const product = receiver.received.at(-1)?.data.id
      if (busy.has(product)) overlaps.push(product)
      busy.add(product)
      setTimeout(() => {
        busy.delete(product)
        response.writeHead(204).end()
      }, 3)
    }),
  )
  const senders = [senderFor(database), senderFor(database)]
  await Promise.all(senders.map((sender) => sender.sweep()))
  await vi.waitFor(
    async () => {
      await Promise.all(senders.map((sender) => sender.sweep()))
      expect(receiver.received).toHaveLength(40)
    },
    { timeout: 60_000 },
  )
  await Promise.all(senders.map((sender) => sender.stop()))
  expect(overlaps).toEqual([])
  for (const product of [1, 2, 3, 4]) {
    const ids = receiver.received.filter(({ data }) => data.id === product).map((got) => got.id)
    const stored = await database.db
      .select({ eventId: webhookEvents.eventId })
      .from(webhookEvents)
      .where(eq(webhookEvents.objectId, product))
      .orderBy(webhookEvents.id)
    expect(ids).toEqual(stored.map(({ eventId }) => `evt_${eventId.replaceAll('-', '')}`))
  }
})

test('a sender killed between sending and recording: sent again after the lease, with the same id', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 1)
  receiver.replies.push(() => {})
  const worker = spawn(process.execPath, [script, database.url], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(worker, 'exit')
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 60_000 })
  worker.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  const { leaseUntil, state } = await eventRow(database, event)
  expect(state).toBe('sending')
  await sendDue(database, { at: new Date((leaseUntil?.getTime() ?? 0) - 1) })
  expect(receiver.received).toHaveLength(1)
  await sendDue(database, { at: leaseUntil ?? new Date() })
  const [lost, again] = receiver.received
  expect(again?.id).toBe(lost?.id)
  expect(again?.body).toBe(lost?.body)
  expect(await eventRow(database, event)).toMatchObject({ state: 'delivered', attempts: 2 })
})

test('a sender whose lease ended does not overwrite the result of the next', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 1)
  const late = Promise.withResolvers<void>()
  receiver.replies.push((response) => void late.promise.then(() => response.writeHead(500).end()))
  const slow = senderFor(database)
  await slow.sweep()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
  await sendDue(database, { at: soon(seconds(31)) })
  late.resolve()
  await slow.settled()
  expect(await eventRow(database, event)).toMatchObject({ state: 'delivered', attempts: 2 })
})

test('after three days an event is given up, later ones go on, and a webhook that took none is disabled', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 1)
  receiver.replies.push(...Array.from({ length: 10 }, () => answer(503)))
  for (let attempt = 1; attempt <= 10; attempt++) {
    const { nextAttemptAt } = await eventRow(database, event)
    await sendDue(database, { at: nextAttemptAt })
    expect(receiver.received).toHaveLength(attempt)
  }
  const { nextAttemptAt, ...dead } = await eventRow(database, event)
  expect(dead).toMatchObject({ state: 'failed', attempts: 10, answerStatus: 503 })
  expect(nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(days(2.8))
  const [webhook] = await database.db.select().from(webhooks)
  expect(webhook).toMatchObject({ enable: false, disabledReason: 'failing' })
})

test('a webhook that takes other events stays enabled, and later events of the object go on', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 1)
  await database.db
    .update(webhookEvents)
    .set({ attempts: 9, nextAttemptAt: soon(minutes(1)) })
    .where(eq(webhookEvents.id, event))
  const later = await insertEvent(database, id, 1)
  await insertEvent(database, id, 2)
  await sendDue(database)
  expect(products()).toEqual([2])
  receiver.replies.push(answer(500))
  await sendDue(database, { at: soon(minutes(2)) })
  expect(products()).toEqual([2, 1, 1])
  expect(await eventRow(database, event)).toMatchObject({ state: 'failed', attempts: 10 })
  expect(await eventRow(database, later)).toMatchObject({ state: 'delivered' })
  expect(await database.db.select().from(webhooks)).toMatchObject([{ enable: true, disabledReason: null }])
})

test('410 disables the webhook at once', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 1)
  receiver.replies.push(answer(410))
  await sendDue(database)
  expect(await eventRow(database, event)).toMatchObject({ state: 'failed', answerStatus: 410 })
  expect(await database.db.select().from(webhooks)).toMatchObject([{ enable: false, disabledReason: 'gone' }])
  await insertEvent(database, id, 2)
  await sendDue(database)
  expect(receiver.received).toHaveLength(1)
})

test('the administrators get one mail for each time the shop disables a webhook', async () => {
  const [owner, other, seller] = await Promise.all(
    [
      { role: 'admin' } as const,
      { role: 'admin' } as const,
      { role: 'admin', staffRole: 'seller' } as const,
    ].map(async (given) => emailOf(database.db, await insertUser(database.db, given))),
  )
  const mailed = async (email = '') => (await mailsTo(database, email)).map(({ kind }) => kind)
  const { id } = await insertWebhook(database, receiver.url)
  const wakeMail = vi.fn()
  const disableAgain = async () => {
    await database.db.update(webhooks).set({ enable: true, disabledReason: null })
    // Two events fail at the same time; one of them disables.
    await insertEvent(database, id, 1)
    await insertEvent(database, id, 2)
    receiver.replies.push(answer(410, 'Cerrado'), answer(410, 'Cerrado'))
    await sendDue(database, { publicUrl: 'https://tienda.example', wakeMail })
  }
  await disableAgain()
  expect([await mailed(owner), await mailed(other), await mailed(seller)]).toEqual([
    ['webhook-disabled'],
    ['webhook-disabled'],
    [],
  ])
  expect(wakeMail).toHaveBeenCalledTimes(1)
  const [mail] = await mailsTo(database, owner ?? '')
  expect(mail?.subject).toContain('«')
  for (const words of [
    receiver.url,
    'Respondió 410',
    'Cerrado',
    `https://tienda.example/admin/webhooks/${id}`,
  ])
    expect(mail?.text).toContain(words)
  await disableAgain()
  expect(await mailed(owner)).toHaveLength(2)
})

test('an event that is given up for a webhook that takes others is no mail', async () => {
  const admin = await emailOf(database.db, await insertUser(database.db, { role: 'admin' }))
  const { id } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 1)
  await insertEvent(database, id, 2)
  await database.db
    .update(webhookEvents)
    .set({ attempts: 9, nextAttemptAt: soon(minutes(1)) })
    .where(eq(webhookEvents.id, event))
  await sendDue(database)
  receiver.replies.push(answer(500))
  await sendDue(database, { at: soon(minutes(2)) })
  expect(await eventRow(database, event)).toMatchObject({ state: 'failed' })
  expect(await mailsTo(database, admin)).toEqual([])
})

test('a receiver may ask for a pause', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const event = await insertEvent(database, id, 1)
  receiver.replies.push(answer(429, '', { 'retry-after': '600' }))
  await sendDue(database)
  const { nextAttemptAt } = await eventRow(database, event)
  expect(nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(minutes(9))
})

test('a receiver that is dead, silent, breaks off or redirects: a failure each, and no second request', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  const attempt = async (object: number) => {
    const event = await insertEvent(database, id, object)
    await sendDue(database, { timeoutMs: 300 })
    return eventRow(database, event)
  }
  const elsewhere = await startReceiver()
  receiver.replies.push(answer(302, '', { location: elsewhere.url }))
  expect(await attempt(1)).toMatchObject({ failure: 'redirect', answerStatus: 302 })
  expect(elsewhere.received).toEqual([])
  await elsewhere.close()

  receiver.replies.push(() => {})
  expect(await attempt(2)).toMatchObject({ failure: 'timeout', answerStatus: null })

  receiver.replies.push((_, request) => request.socket.destroy())
  expect(await attempt(3)).toMatchObject({ failure: 'connection', failureDetail: 'ECONNRESET' })

  // The status counts, whatever becomes of the body.
  receiver.replies.push((response) => void response.writeHead(200).write('part'))
  expect(await attempt(4)).toMatchObject({ state: 'delivered', answerBody: 'part' })

  receiver.replies.push(answer(500, `\u0000${'x'.repeat(5_000_000)}`))
  const long = await attempt(5)
  expect(long.answerBody).toHaveLength(1000)
  expect(receiver.received).toHaveLength(5)

  await database.db.update(webhooks).set({ url: 'http://127.0.0.1:1/' })
  expect(await attempt(6)).toMatchObject({ failure: 'connection', failureDetail: 'ECONNREFUSED' })
})

test('a slow receiver leaves room for the others', async () => {
  const silent = await insertWebhook(database, receiver.url)
  const other = await startReceiver()
  const quick = await insertWebhook(database, other.url)
  receiver.replies.push(...Array.from({ length: 20 }, () => () => {}))
  for (let object = 1; object <= 20; object++) await insertEvent(database, silent.id, object)
  for (let object = 1; object <= 20; object++) await insertEvent(database, quick.id, object)
  const sender = senderFor(database, { timeoutMs: 4000 })
  await sender.sweep()
  await vi.waitFor(() => expect(other.received).toHaveLength(20), { timeout: 3500 })
  expect(receiver.received.length).toBeLessThanOrEqual(4)
  await receiver.close()
  receiver = other
  await sender.stop()
})

test('an event whose secret cannot be read is not sent', async () => {
  const { id } = await insertWebhook(database, receiver.url)
  await database.db.update(webhooks).set({ secret: Buffer.alloc(60) })
  const event = await insertEvent(database, id, 1)
  await sendDue(database)
  expect(await eventRow(database, event)).toMatchObject({ state: 'pending', failure: 'secret' })
  expect(receiver.received).toEqual([])
})
