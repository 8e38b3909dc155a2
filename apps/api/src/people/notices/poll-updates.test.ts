import { telegramBots, telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { days, minutes } from '@tecnoclick/domain/platform/duration'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { startTelegramPolling } from './poll-updates.ts'
import { accessOf, connectBot, pollerOf } from './testing/bot.ts'

const shop = useTestApi()
let userId: number
let poll: () => Promise<number>
let chat = 900_000

beforeAll(async () => {
  const person = await shop.as('admin')
  await connectBot(shop, { userId: person.userId, requestId: 'test' })
  userId = (await shop.as('user')).userId
  poll = pollerOf(shop)
})
beforeEach(async () => {
  chat += 1
  shop.telegram.sent.length = 0
  await shop.database.db.delete(telegramLinks)
})

const links = () => shop.database.db.select().from(telegramLinks)
/** What the bot answers to a message. */
async function ask(text: string, changes = {}): Promise<string | undefined> {
  const before = shop.telegram.sent.length
  shop.telegram.write(chat, text, changes)
  await poll()
  return shop.telegram.sent[before]?.text
}

test('an update that comes again has no second effect', async () => {
  await shop.database.db.insert(telegramLinks).values({ userId: userId, chatId: chat, language: 'es' })
  const update_id = shop.telegram.write(chat, '/stop')
  await poll()
  expect(await links()).toEqual([])
  await shop.database.db.insert(telegramLinks).values({ userId: userId, chatId: chat, language: 'es' })
  // Telegram forgot what was confirmed; another process may have read it too.
  await shop.database.db.update(telegramBots).set({ poller: null, polledUntil: null })
  const again = { message: { text: '/stop', chat: { id: chat, type: 'private' }, from: { is_bot: false } } }
  const sent = shop.telegram.sent.length
  shop.telegram.deliver({ update_id, ...again })
  shop.telegram.deliver({ update_id: update_id - 50, ...again })
  const bot = (await shop.database.db.select().from(telegramBots))[0]
  await poll()
  expect(await links()).toHaveLength(1)
  expect(shop.telegram.sent).toHaveLength(sent)
  expect((await shop.database.db.select().from(telegramBots))[0]?.lastUpdateId).toBe(bot?.lastUpdateId)
})

test('groups, other bots and what is no text are not answered', async () => {
  expect(await ask('/ayuda', { chat: { id: -100123, type: 'supergroup' } })).toBeUndefined()
  expect(await ask('/ayuda', { from: { id: 1, is_bot: true } })).toBeUndefined()
  expect(await ask('/ayuda', { text: undefined })).toBeUndefined()
  expect(await ask('/ayuda')).toContain('no está conectado')
})

test('somebody without an account is answered in the language of their Telegram', async () => {
  expect(await ask('Привет', { from: { is_bot: false, language_code: 'ru' } })).toContain('не связан')
  expect(await ask('Hi', { from: { is_bot: false, language_code: 'xx' } })).toContain('no está')
})

test('twenty messages a minute are answered', async () => {
  for (let round = 0; round < 25; round++) shop.telegram.write(chat, '/ayuda')
  await poll()
  expect(shop.telegram.sent).toHaveLength(20)
})

test('one process reads; another one takes over when its lease ends', async () => {
  const other = pollerOf(shop)
  await poll()
  const before = shop.telegram.polls()
  await other()
  expect(shop.telegram.polls()).toBe(before)
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes(3))
  await other()
  expect(shop.telegram.polls()).toBe(before + 1)
  poll = other
})

test('after a week of silence Telegram counts from another number', async () => {
  await ask('/ayuda')
  // Confirms it.
  await poll()
  shop.clock.now = new Date(shop.clock.now.getTime() + days(8))
  shop.telegram.deliver({
    update_id: 12,
    message: { text: '/ayuda', chat: { id: chat, type: 'private' }, from: { is_bot: false } },
  })
  const before = shop.telegram.sent.length
  await poll()
  expect(shop.telegram.sent).toHaveLength(before + 1)
  await shop.database.db.update(telegramBots).set({ lastUpdateId: null, lastUpdateAt: null })
})

test('the jobs read until they stop, also while Telegram holds their request', async () => {
  await shop.database.db.update(telegramBots).set({ poller: null, polledUntil: null })
  const log = pino({ enabled: false })
  const { stop } = startTelegramPolling({ ...accessOf(shop), log, waitMs: 60_000, idleMs: 5 })
  shop.telegram.write(chat, '/ayuda')
  await vi.waitFor(() => expect(shop.telegram.sent).toHaveLength(1), { timeout: 10_000 })
  await shop.telegram.stop()
  await shop.telegram.start()
  shop.telegram.write(chat, '/ayuda')
  await vi.waitFor(() => expect(shop.telegram.sent).toHaveLength(2), { timeout: 10_000 })
  await stop()
})
