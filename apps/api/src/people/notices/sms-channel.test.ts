import { noticeChoices } from '@tecnoclick/database/schema/people/notices'
import { smsGateways, smsMessages } from '@tecnoclick/database/schema/people/sms'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { createOutboxSweeper } from '../../platform/mail/sweep-outbox.ts'
import { outboxRow, queued } from '../../platform/mail/testing/mail-fixture.ts'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { insertUser } from '../../testing/people.ts'
import { testDeps, useTestApi } from '../../testing/test-api.ts'
import { createChannels } from './channels.ts'
import { checkSms } from './check-sms.ts'
import { reserveSms } from './sms-messages.ts'
import { accessOf, connectBot, insertLink } from './testing/bot.ts'
import { connectGateway, insertPhone, smsOf } from './testing/gateway.ts'

const shop = useTestApi()
const noon = new Date('2026-03-02T17:00:00Z')
const topics = { bySms: ['orders' as const, 'repairs' as const] }
let actor: { userId: number; requestId: string }
let people = 0
let to: string
let userId: number
let phone: string
let mails: OutgoingMail[]
let mailError: Error | undefined
let sweeper: ReturnType<typeof newSweeper>

function newSweeper(smsTimeoutMs = 20_000) {
  const log = pino({ enabled: false })
  const transport = {
    async send(mail: OutgoingMail) {
      if (mailError) throw mailError
      mails.push(mail)
    },
    close() {},
  }
  const access = { ...accessOf(shop), smsTimeoutMs }
  const { db, now } = access
  const channels = createChannels(access)
  return createOutboxSweeper({ db, transport, mailSecrets: testMailSecrets, channels, log, now })
}

beforeAll(async () => {
  actor = { userId: (await shop.as('admin')).userId, requestId: 'test' }
})
beforeEach(async () => {
  const { db } = shop.database
  shop.clock.now = noon
  shop.sms.forget()
  shop.sms.replies.length = 0
  shop.sms.requests.length = 0
  await db.delete(smsMessages)
  await db.update(outbox).set({ state: 'failed', leaseUntil: null, sentAt: null })
  await connectGateway(shop, actor)
  people += 1
  to = `sms${people}@ejemplo.cu`
  userId = await insertUser(db, { email: to })
  phone = await insertPhone(db, userId)
  await db.insert(noticeChoices).values({ userId, ...topics })
  mails = []
  mailError = undefined
  sweeper = newSweeper()
})

async function queue(changes: Partial<Mail> = {}): Promise<number> {
  const id = await queued(shop.database, { to, ...changes })
  await shop.database.db.update(outbox).set({ nextAttemptAt: shop.clock.now }).where(eq(outbox.id, id))
  return id
}
async function sweep(afterMs = 0): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + afterMs)
  await sweeper.sweep()
  await sweeper.settled()
}
async function check(afterMs: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + afterMs)
  const { database } = shop
  await checkSms({ ...testDeps, database, encryption: testDeps.factorEncryption, now: () => shop.clock.now })
}
const row = (id: number) => outboxRow(shop.database, id)
const sms = (id: number) => smsOf(shop.database.db, id)
const texts = () => shop.sms.accepted.map(({ text }) => text)

test('a message of a chosen topic goes as a short text to the verified phone, and nothing by mail', async () => {
  const text = 'Listo\n\nVer mi pedido:\nhttps://tienda.cu/account/orders/4\n\n-- \nTecnoClick\n'
  const id = await queue({ kind: 'order-step', subject: 'Su pedido ORDEN-004 está listo para recoger', text })
  await sweep()
  const said = 'TecnoClick: Su pedido ORDEN-004 esta listo para recoger https://tienda.cu/account/orders/4'
  expect(shop.sms.accepted).toMatchObject([{ to: phone, text: said, ttl: 21_600, priority: 0 }])
  expect(mails).toEqual([])
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'sms', attempts: 1 })
  expect(await sms(id)).toMatchObject({ state: 'accepted', parts: 1, cost: 150 })
})

test('the code of a delivery is in the text, and not in the row', async () => {
  const secrets = testMailSecrets.seal(to, { code: '4711' })
  const text = `Diga el código:\n\n${placeholder('code')}`
  await queue({ kind: 'order-step', subject: 'Su pedido va en camino', text, secrets })
  await sweep()
  expect(texts()).toEqual(['TecnoClick: Su pedido va en camino. Codigo: 4711'])
  const rows = await shop.database.db.select().from(smsMessages)
  expect(JSON.stringify(rows)).not.toMatch(/4711|\+535/)
})

test('what is no SMS goes by mail: other topics, kinds nobody waits for, and what protects the account', async () => {
  for (const kind of ['order-payment', 'order-answer', 'password-changed', 'sign-up']) await queue({ kind })
  await sweep()
  expect(mails).toHaveLength(4)
  expect(shop.sms.requests).toEqual([])
})

test('a code goes by a gateway that was entered a moment ago', async () => {
  const { db } = shop.database
  await db.delete(smsGateways)
  const before = await queue()
  await sweep()
  expect(await row(before)).toMatchObject({ state: 'sent', channel: 'mail' })
  await connectGateway(shop, actor)
  const code = await queue({ kind: 'sign-in-code', text: 'Su código: 123456' })
  await db.update(outbox).set({ channel: 'sms' }).where(eq(outbox.id, code))
  await sweep()
  expect(await row(code)).toMatchObject({ state: 'sent', channel: 'sms' })
  expect(texts()).toEqual(['Su código: 123456'])
})

test('quiet hours hold an SMS back until they end', async () => {
  await shop.database.db.update(noticeChoices).set({ quietFrom: 11, quietUntil: 14 })
  const id = await queue()
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'pending', attempts: 0 })
  await sweep(hours(2))
  expect(texts()).toHaveLength(1)
})

test('a lost answer: the gateway knows the message already, so it is sent once', async () => {
  shop.sms.replies.push({ drop: true })
  const id = await queue()
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'pending', attempts: 1, channel: null })
  await sweep(seconds(30))
  expect(texts()).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'sms', attempts: 2 })
  const [gateway] = await shop.database.db.select().from(smsGateways)
  expect(gateway?.dayParts).toBe(1)
})

test('a worker that dies before it records the answer sends nothing twice', async () => {
  const id = await queue()
  await sweep()
  await shop.database.db
    .update(outbox)
    .set({ state: 'pending', sentAt: null, channel: null })
    .where(eq(outbox.id, id))
  await sweep(minutes(2))
  expect(shop.sms.requests).toEqual(['POST /messages', 'POST /messages'])
  expect(texts()).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'sms' })
})

test('an answer that takes too long is a failure, and others do not wait for the next one', async () => {
  sweeper = newSweeper(50)
  const held = new Promise<void>(() => {})
  shop.sms.replies.push({ hold: held }, { hold: held })
  await queue()
  await sweep()
  const other = await insertUser(shop.database.db)
  await insertPhone(shop.database.db, other)
  await shop.database.db.insert(noticeChoices).values({ userId: other, ...topics })
  const { rows } = await shop.database.pool.query('select email from users where id = $1', [other])
  const id = await queue({ to: rows[0].email })
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'pending', attempts: 1, lastError: 'SMS no responde' })
  expect(texts()).toHaveLength(1)
})

test('while the phone is off a message is tried five times and then goes by mail', async () => {
  await shop.sms.stop()
  const id = await queue()
  await sweep()
  for (let round = 0; round < 5; round++) await sweep(minutes(10))
  await shop.sms.start()
  expect(texts()).toEqual([])
  expect(mails).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'mail', attempts: 6 })
})

test.each([
  { reply: { code: 503 }, state: 'pending', channel: null },
  { reply: { code: 200, body: '<h1>Bienvenido a ETECSA</h1>' }, state: 'pending', channel: null },
  { reply: { code: 302 }, state: 'pending', channel: null },
  { reply: { code: 400 }, state: 'sent', channel: 'mail' },
  { reply: { code: 404 }, state: 'sent', channel: 'mail' },
])('the gateway answers $reply.code: $state', async ({ reply, state, channel }) => {
  shop.sms.replies.push(reply)
  const id = await queue()
  await sweep()
  await sweep()
  expect(await row(id)).toMatchObject({ state, channel })
  expect(mails).toHaveLength(channel === 'mail' ? 1 : 0)
  expect(texts()).toEqual([])
})

test('too many at once: all wait as long as the gateway says, in order, and no attempt is counted', async () => {
  shop.sms.replies.push({ code: 429, retryAfter: 7 })
  const first = await queue({ subject: 'Primero' })
  await sweep()
  expect(await row(first)).toMatchObject({
    state: 'pending',
    attempts: 0,
    nextAttemptAt: new Date(noon.getTime() + seconds(7)),
  })
  await queue({ subject: 'Segundo' })
  await sweep(seconds(1))
  expect(texts()).toEqual([])
  for (let round = 0; round < 3; round++) await sweep(seconds(6))
  expect(texts()).toEqual(['TecnoClick: Primero', 'TecnoClick: Segundo'])
})

test('a password that the gateway refuses turns SMS off, mails go, and no reason names the password', async () => {
  shop.sms.replies.push({ code: 401 })
  const id = await queue()
  await sweep()
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'mail', refusedBy: ['sms'] })
  const [gateway] = await shop.database.db.select().from(smsGateways)
  expect(gateway?.refusedAt).toEqual(noon)
  expect(JSON.stringify([await row(id), await sms(id)])).not.toContain(shop.sms.password)
})

test('the limit of a day: what is beyond it goes by mail, and tomorrow SMS go again', async () => {
  await connectGateway(shop, actor, { dailyParts: 3 })
  for (let round = 0; round < 3; round++) await queue({ subject: 'x'.repeat(170) })
  for (let round = 0; round < 4; round++) await sweep(seconds(6))
  expect([texts().length, mails.length]).toEqual([1, 2])
  await queue()
  await sweep(hours(24))
  expect(texts()).toHaveLength(2)
})

test('parallel messages keep to the limit of the day, and one that is tried again counts once', async () => {
  await connectGateway(shop, actor, { dailyParts: 5 })
  const { db } = shop.database
  const reserve = (gatewayId: string) => reserveSms(db, { gatewayId, outboxId: null, text: 'Hola' }, noon)
  const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => reserve(`parallel-${index}`)))
  expect(taken.filter(Boolean)).toHaveLength(5)
  const first = taken.indexOf(true)
  expect(await Promise.all([reserve(`parallel-${first}`), reserve(`parallel-${first}`)])).toEqual([
    true,
    true,
  ])
  const [gateway] = await db.select().from(smsGateways)
  expect(gateway?.dayParts).toBe(5)
})

test('what became of a text is asked for, and shown', async () => {
  const id = await queue()
  await sweep()
  const [{ id: name } = { id: '' }] = shop.sms.accepted
  await check(minutes(1))
  expect(await sms(id)).toMatchObject({ state: 'accepted' })
  shop.sms.settle(name, 'Sent')
  await check(minutes(1))
  expect(await sms(id)).toMatchObject({ state: 'sent' })
  shop.sms.settle(name, 'Delivered')
  await check(minutes(2))
  expect(await sms(id)).toMatchObject({ state: 'delivered' })
  const asked = shop.sms.requests.length
  await check(hours(1))
  expect(shop.sms.requests).toHaveLength(asked)
  const admin = await shop.as('admin')
  expect((await (await admin.fetch(`/admin/mails?filter[where][id]=${id}`)).json()).data[0]).toMatchObject({
    state: 'sent',
    channel: 'sms',
    sms: 'delivered',
  })
})

test('a text that the network refuses goes by mail once, and costs nothing', async () => {
  const id = await queue()
  await sweep()
  const [{ id: name } = { id: '' }] = shop.sms.accepted
  shop.sms.settle(name, 'Failed', 'Send result: RESULT_ERROR_NO_SERVICE')
  await Promise.all([check(minutes(1)), check(0)])
  await sweep()
  await check(minutes(10))
  await sweep()
  expect(mails).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'mail', refusedBy: ['sms'] })
  expect(await sms(id)).toMatchObject({ state: 'failed', error: 'Send result: RESULT_ERROR_NO_SERVICE' })
  const admin = await shop.as('admin')
  expect((await (await admin.fetch('/admin/sms')).json()).month).toEqual({
    messages: 0,
    parts: 0,
    failed: 1,
    cost: 0,
  })
})

test('a phone that is silent for eight hours, or forgot a message, has failed; what it sent is not sent again', async () => {
  const lost = await queue()
  await sweep()
  const [{ id: name } = { id: '' }] = shop.sms.accepted
  shop.sms.settle(name, 'Sent')
  await check(minutes(1))
  const open = await queue()
  await sweep(minutes(1))
  shop.sms.forget()
  await check(minutes(5))
  expect((await sms(lost))?.state).toBe('sent')
  expect(await sms(open)).toMatchObject({ state: 'failed', error: 'El teléfono no conoce el mensaje' })
  await sweep()
  expect(mails).toHaveLength(1)
  await queue()
  await sweep(minutes(1))
  await shop.sms.stop()
  await check(hours(7))
  expect((await row(await lastId())).state).toBe('sent')
  await check(hours(1))
  await shop.sms.start()
  await sweep()
  expect(mails).toHaveLength(2)
})

test('who blocked the bot and chose SMS before mail gets an SMS', async () => {
  const { db } = shop.database
  await connectBot(shop, actor)
  const chatId = await insertLink(db, userId)
  await db
    .update(noticeChoices)
    .set({ bySms: [], fallback: 'sms-mail' })
    .where(eq(noticeChoices.userId, userId))
  shop.telegram.blocked.add(chatId)
  const id = await queue()
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'sms', refusedBy: ['telegram'] })
  expect([texts().length, mails.length]).toEqual([1, 0])
})

test('a mailbox that is refused for good: an SMS goes instead, once the mail server has said so three times', async () => {
  await shop.database.db.update(noticeChoices).set({ bySms: [] }).where(eq(noticeChoices.userId, userId))
  mailError = Object.assign(new Error('550'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
  const id = await queue()
  for (let round = 0; round < 4; round++) await sweep(minutes(10))
  expect(texts()).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'sms', refusedBy: ['mail'] })
  const secret = await queue({ kind: 'password-changed' })
  for (let round = 0; round < 4; round++) await sweep(minutes(10))
  expect(await row(secret)).toMatchObject({ state: 'failed', channel: null })
})

async function lastId(): Promise<number> {
  const { rows } = await shop.database.pool.query('select max(id) as id from outbox')
  return rows[0].id
}
