import type { Drizzle } from '@tecnoclick/database/connect'
import { telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { channelFor, noticeKinds, topicOf } from '@tecnoclick/domain/platform/notices'
import { telegramText } from '@tecnoclick/domain/platform/telegram-text'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ClaimedMail } from '../../platform/mail/claim-due-mail.ts'
import type { ChannelFailure, MessageChannels } from '../../platform/mail/message-channels.ts'
import { type TelegramFailure, telegramFailure } from '../../platform/telegram/telegram-failure.ts'
import { readerOf } from './reader-of.ts'
import { type BotAccess, type BotRow, findBot, markRefused, openBot } from './telegram-bot.ts'

/** Others may have changed the bot in another process. */
const botReadEvery = seconds(5)
/** While Telegram does not answer, only one message of these seconds waits for its time limit. */
const pauseMs = seconds(30)
/** How soon a message looks again whether an earlier one to the same person has gone. */
const turnMs = seconds(5)

type Linked = {
  userId: number
  chatId: number
  isBroken: boolean
  byMail: string[] | null
  quietFrom: number | null
  quietUntil: number | null
  waits: boolean
}

/** Mail or Telegram, by what its reader has connected and chosen (platform.md#channels). */
export function createTelegramChannel(access: BotAccess & { now(): Date }): MessageChannels {
  const { db, now } = access
  let known: { bot: BotRow | undefined; until: number } | undefined
  let silentUntil = 0
  let tooManyUntil = 0

  async function readBot(): Promise<BotRow | undefined> {
    const at = now().getTime()
    if (!known || known.until <= at || known.until > at + botReadEvery)
      known = { bot: await findBot(db), until: at + botReadEvery }
    return known.bot
  }

  return {
    async decide(message) {
      if (!topicOf(message.kind) || message.channel === 'mail') return { by: 'mail' }
      const bot = await readBot()
      const api = bot && !bot.refusedAt ? openBot(access, bot) : undefined
      const linked = api && (await findLinked(db, message, now()))
      if (!bot || !api || !linked) return { by: 'mail' }
      const way = channelFor(message, readerOf(linked), now())
      if (way === 'mail') return { by: 'mail' }
      if (way !== 'telegram') return way
      if (linked.waits) return { waitUntil: new Date(now().getTime() + turnMs) }
      return {
        by: 'telegram',
        send: (text) => send(bot, linked, () => api.sendMessage(linked.chatId, telegramText(text))),
      }
    },
  }

  async function send(
    bot: BotRow,
    linked: Linked,
    call: () => Promise<void>,
  ): Promise<ChannelFailure | undefined> {
    const at = now().getTime()
    if (tooManyUntil > at) return waiting(tooManyUntil, 'Telegram 429')
    if (silentUntil > at) return { kind: 'failed', reason: 'Telegram no responde' }
    try {
      await call()
      return undefined
    } catch (error) {
      return failed(bot, linked, telegramFailure(error))
    }
  }

  async function failed(bot: BotRow, linked: Linked, failure: TelegramFailure): Promise<ChannelFailure> {
    const { kind, reason, retryAfterMs = 0 } = failure
    const at = now().getTime()
    switch (kind) {
      case 'later':
        tooManyUntil = at + retryAfterMs
        return waiting(tooManyUntil, reason)
      case 'failed':
        silentUntil = at + pauseMs
        return { kind: 'failed', reason }
      case 'unreachable':
        await markBroken(linked, now())
        return { kind: 'byMail', reason }
      case 'token':
        await markRefused(db, bot, now())
        known = undefined
        return { kind: 'byMail', reason }
      case 'refused':
        return { kind: 'byMail', reason }
    }
  }

  async function markBroken({ userId, chatId }: Linked, brokenAt: Date): Promise<void> {
    const link = telegramLinks
    await db
      .update(link)
      .set({ brokenAt })
      .where(and(eq(link.userId, userId), eq(link.chatId, chatId), isNull(link.brokenAt)))
  }
}

function waiting(until: number, reason: string): ChannelFailure {
  return { kind: 'wait', until: new Date(until), reason }
}

/**
 * Whoever reads mails of this address, and whether an earlier message to them has to go first. One that waits for its time, such
 * as messages that are collected, holds up none.
 */
async function findLinked(db: Drizzle, { id, to }: ClaimedMail, now: Date): Promise<Linked | undefined> {
  const { rows } = await db.execute<Omit<Linked, 'chatId'> & { chatId: string }>(sql`
    select l.user_id as "userId", l.chat_id as "chatId", l.broken_at is not null as "isBroken", c.by_mail as "byMail",
      c.quiet_from as "quietFrom", c.quiet_until as "quietUntil",
      exists (
        select from outbox as e
        where lower(e.to_address) = lower(u.email) and e.id < ${id} and e.state in ('pending', 'sending')
          and e.channel is distinct from 'mail' and e.kind = any (${sql.param(noticeKinds)}::text[])
          and (e.attempts > 0 or e.last_error is not null or e.next_attempt_at <= ${now.toISOString()}::timestamptz)
      ) as waits
    from users as u join telegram_links as l on l.user_id = u.id left join notice_choices as c on c.user_id = u.id
    where lower(u.email) = lower(${to}) and u.enabled`)
  const [found] = rows
  return found && { ...found, chatId: Number(found.chatId) }
}
