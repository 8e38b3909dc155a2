import { noticeChoices, telegramBots, telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { createOutboxSweeper } from '../../platform/mail/sweep-outbox.ts'
import { outboxRow, queued } from '../../platform/mail/testing/mail-fixture.ts'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { insertUser } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { createChannels } from './channels.ts'
import { accessOf, connectBot, insertLink } from './testing/bot.ts'

const shop = useTestApi()
const noon = new Date('2026-03-02T17:00:00Z')
let people = 0
let to: string
let userId: number
let chatId: number
let mails: OutgoingMail[]
let sweeper: ReturnType<typeof newSweeper>

function newSweeper(timeoutMs?: number) {
  const log = pino({ enabled: false })
  const transport = { send: async (mail: OutgoingMail) => void mails.push(mail), close() {} }
  const access = accessOf(shop, timeoutMs)
  const channels = createChannels(access)
  const { db, now } = access
  return createOutboxSweeper({ db, transport, mailSecrets: testMailSecrets, channels, log, now })
}

beforeAll(async () => {
  const { userId: administrator } = await shop.as('admin')
  await connectBot(shop, { userId: administrator, requestId: 'test' })
})
beforeEach(async () => {
  shop.clock.now = noon
  shop.telegram.sent.length = 0
  shop.telegram.replies.length = 0
  await shop.database.db.update(outbox).set({ state: 'failed', leaseUntil: null, sentAt: null })
  people += 1
  to = `telegram${people}@ejemplo.cu`
  userId = await insertUser(shop.database.db, { email: to })
  chatId = await insertLink(shop.database.db, userId)
  mails = []
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
const row = (id: number) => outboxRow(shop.database, id)
const texts = () => shop.telegram.sent.map(({ text }) => text)
const linkOf = async () =>
  (await shop.database.db.select().from(telegramLinks).where(eq(telegramLinks.userId, userId)))[0]

test('a message of a connected account goes by Telegram, and nothing by mail', async () => {
  const id = await queue({ text: 'Gracias, <b>Ana</b> & Cía.\n\n-- \nTecnoClick\n' })
  await sweep()
  expect(shop.telegram.sent).toEqual([{ chat_id: chatId, text: 'Gracias, <b>Ana</b> & Cía.' }])
  expect(mails).toEqual([])
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'telegram', attempts: 1 })
})

test('what protects the account, what another person gets and what was chosen goes by mail', async () => {
  await shop.database.db.insert(noticeChoices).values({ userId, byMail: ['repairs'] })
  const ids = [
    await queue({ kind: 'new-device' }),
    await queue({ to: 'nadie@ejemplo.cu' }),
    await queue({ kind: 'service-answer' }),
  ]
  await sweep()
  expect(mails).toHaveLength(3)
  expect(shop.telegram.sent).toEqual([])
  for (const id of ids) expect(await row(id)).toMatchObject({ state: 'sent', channel: 'mail' })
})

test('a disabled account gets mails only', async () => {
  const { pool } = shop.database
  await pool.query('update users set enabled = false where id = $1', [userId])
  await queue()
  await sweep()
  expect([mails.length, shop.telegram.sent.length]).toEqual([1, 0])
})

test('quiet hours hold a message back until they end, and no mail', async () => {
  await shop.database.db.insert(noticeChoices).values({ userId, quietFrom: 11, quietUntil: 14 })
  const id = await queue()
  await queue({ kind: 'password-changed' })
  await sweep()
  expect(mails).toHaveLength(1)
  expect(await row(id)).toMatchObject({
    state: 'pending',
    attempts: 0,
    nextAttemptAt: new Date('2026-03-02T19:00:00Z'),
  })
  await sweep(minutes(120))
  expect(texts()).toHaveLength(1)
})

test('who blocked the bot gets the message by mail at once, later ones too, and the link is broken', async () => {
  shop.telegram.blocked.add(chatId)
  const id = await queue()
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'mail', attempts: 2 })
  await queue()
  await sweep()
  expect(mails).toHaveLength(2)
  expect((await linkOf())?.brokenAt).toEqual(noon)
})

test('a chat that is gone breaks the link, a message that is refused does not', async () => {
  shop.telegram.replies.push({ code: 400, description: 'Bad Request: strange message' })
  await queue()
  await sweep()
  expect((await linkOf())?.brokenAt).toBeNull()
  shop.telegram.replies.push({ code: 400, description: 'Bad Request: chat not found' })
  await queue()
  await sweep()
  await sweep()
  expect((await linkOf())?.brokenAt).toEqual(noon)
  expect(mails).toHaveLength(2)
})

test('too many at once: all wait as long as Telegram says, in order, and no attempt is counted', async () => {
  shop.telegram.replies.push({ code: 429, description: 'Too Many Requests: retry after 7', retryAfter: 7 })
  const first = await queue({ text: 'Primero' })
  await sweep()
  expect(await row(first)).toMatchObject({
    state: 'pending',
    attempts: 0,
    nextAttemptAt: new Date(noon.getTime() + seconds(7)),
  })
  await queue({ text: 'Segundo' })
  await sweep(seconds(1))
  expect(texts()).toEqual([])
  await sweep(seconds(6))
  await sweep(seconds(6))
  await sweep(seconds(6))
  expect(texts()).toEqual(['Primero', 'Segundo'])
})

test('messages to one person keep their order, and one that is collected holds up none', async () => {
  const collected = await queue({ text: 'Después', kind: 'service-message' })
  await shop.database.db
    .update(outbox)
    .set({ nextAttemptAt: new Date(noon.getTime() + minutes(5)) })
    .where(eq(outbox.id, collected))
  for (const text of ['Uno', 'Dos', 'Tres']) await queue({ text })
  for (let round = 0; round < 4; round++) await sweep(seconds(5))
  expect(texts()).toEqual(['Uno', 'Dos', 'Tres'])
})

test('a message whose answer is lost is sent again: twice perhaps, never not at all', async () => {
  shop.telegram.replies.push({ drop: true })
  const id = await queue()
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'pending', attempts: 1, channel: null })
  await sweep(seconds(30))
  expect(texts()).toHaveLength(2)
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'telegram', attempts: 2 })
})

test('an answer that takes too long is a failure, and others do not wait for the next one', async () => {
  sweeper = newSweeper(50)
  const held = new Promise<void>(() => {})
  shop.telegram.replies.push({ hold: held }, { hold: held })
  await queue()
  await sweep()
  const other = await insertUser(shop.database.db)
  await insertLink(shop.database.db, other)
  const { rows } = await shop.database.pool.query('select email from users where id = $1', [other])
  const id = await queue({ to: rows[0].email })
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'pending', attempts: 1, lastError: 'Telegram no responde' })
  expect(texts()).toHaveLength(1)
})

test('while Telegram is down messages are tried five times and then go by mail', async () => {
  for (let round = 0; round < 5; round++)
    shop.telegram.replies.push({ code: 502, description: 'Bad Gateway' })
  const id = await queue()
  await sweep()
  for (let round = 0; round < 5; round++) await sweep(minutes(10))
  expect(texts()).toEqual([])
  expect(mails).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'mail', attempts: 6 })
})

test('a token that Telegram refuses turns the bot off, and mails go', async () => {
  shop.telegram.replies.push({ code: 401, description: 'Unauthorized' })
  const id = await queue()
  await sweep()
  await sweep()
  expect(await row(id)).toMatchObject({ state: 'sent', channel: 'mail' })
  const [bot] = await shop.database.db.select().from(telegramBots)
  expect(bot?.refusedAt).toEqual(noon)
  expect((await linkOf())?.brokenAt).toBeNull()
  await shop.database.db.update(telegramBots).set({ refusedAt: null })
})

test('neither token nor code is in a reason that staff read', async () => {
  shop.telegram.replies.push({ drop: true })
  const id = await queue()
  await sweep()
  const { lastError } = await row(id)
  expect(lastError).toMatch(/^Telegram/)
  expect(lastError).not.toContain(shop.telegram.token)
  expect(lastError).not.toContain('http')
})
