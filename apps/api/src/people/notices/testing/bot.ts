import type { Drizzle } from '@tecnoclick/database/connect'
import { telegramBots, telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { pino } from 'pino'
import type { TelegramFixture } from '../../../platform/telegram/testing/telegram-fixture.ts'
import { testDeps } from '../../../testing/test-api.ts'
import { createPoller, type PollOptions } from '../poll-updates.ts'
import { changeBot } from '../telegram-bot.ts'

interface Connected {
  database: { db: Drizzle }
  telegram: TelegramFixture
  clock: { now: Date }
}

export function accessOf({ database: { db }, telegram, clock }: Connected, timeoutMs = 20_000) {
  return {
    db,
    encryption: testDeps.factorEncryption,
    telegram: { url: telegram.url, timeoutMs },
    now: () => clock.now,
  }
}

export async function connectBot(
  shop: Connected,
  actor: { userId: number; requestId: string },
): Promise<void> {
  await shop.database.db.delete(telegramBots)
  const outcome = await changeBot(accessOf(shop), actor, shop.telegram.token)
  if ('refused' in outcome) throw new Error('The bot was not connected')
}

let chats = 500_000

/** Connects the account without a code. */
export async function insertLink(db: Drizzle, userId: number): Promise<number> {
  chats += 1
  const chatId = chats
  await db.insert(telegramLinks).values({ userId, chatId, language: 'es' })
  return chatId
}

/** Reads what waits at Telegram, once; the returned function does it again. */
export function pollerOf(shop: Connected, changes: Partial<PollOptions> = {}): () => Promise<number> {
  const log = pino({ enabled: false })
  const options = { ...accessOf(shop), log, publicUrl: 'https://tienda.cu', waitMs: 0, idleMs: 5, ...changes }
  return createPoller(options, new AbortController().signal)
}
