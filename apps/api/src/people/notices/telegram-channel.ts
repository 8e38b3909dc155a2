import { telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { telegramText } from '@tecnoclick/domain/platform/telegram-text'
import { and, eq, isNull } from 'drizzle-orm'
import type { ChannelFailure } from '../../platform/mail/message-channels.ts'
import { telegramFailure } from '../../platform/telegram/telegram-failure.ts'
import { cachedRow } from './cached-row.ts'
import { type BotAccess, type BotRow, findBot, markRefused, openBot } from './telegram-bot.ts'
import { createThrottle } from './throttle.ts'

export interface Chat {
  userId: number
  chatId: number
}

export interface TelegramChannel {
  /** Undefined: the shop has no bot that Telegram takes. */
  findBot(options?: { isFresh: boolean }): Promise<BotRow | undefined>
  send(bot: BotRow, chat: Chat, text: string): Promise<ChannelFailure | undefined>
}

export function createTelegramChannel(access: BotAccess & { now(): Date }): TelegramChannel {
  const { db, now } = access
  const bots = cachedRow(() => findBot(db), now)
  const throttle = createThrottle('Telegram', now)

  return {
    async findBot(options) {
      const bot = await bots.read(options)
      return bot && !bot.refusedAt && openBot(access, bot) ? bot : undefined
    },
    async send(bot, chat, text) {
      const refusal = throttle.refusal()
      if (refusal) return refusal
      try {
        await openBot(access, bot)?.sendMessage(chat.chatId, telegramText(text))
        return undefined
      } catch (error) {
        return failed(bot, chat, error)
      }
    },
  }

  async function failed(bot: BotRow, chat: Chat, error: unknown): Promise<ChannelFailure> {
    const { kind, reason, retryAfterMs = 0 } = telegramFailure(error)
    switch (kind) {
      case 'later':
        return throttle.tooMany(retryAfterMs, reason)
      case 'failed':
        return throttle.silent(reason)
      case 'unreachable':
        await markBroken(chat)
        return { kind: 'refused', reason }
      case 'token':
        await markRefused(db, bot, now())
        bots.forget()
        return { kind: 'refused', reason }
      case 'refused':
        return { kind: 'refused', reason }
    }
  }

  async function markBroken({ userId, chatId }: Chat): Promise<void> {
    const link = telegramLinks
    await db
      .update(link)
      .set({ brokenAt: now() })
      .where(and(eq(link.userId, userId), eq(link.chatId, chatId), isNull(link.brokenAt)))
  }
}
