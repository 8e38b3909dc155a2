import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { telegramBots } from '@tecnoclick/database/schema/people/notices'
import { days, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import { type BotApi, TelegramError, type TelegramUpdate } from '../../platform/telegram/bot-api.ts'
import { telegramFailure } from '../../platform/telegram/telegram-failure.ts'
import type { Press, PressAnswer } from '../staff-notices/answer-press.ts'
import { answerMessage, type ChatMessage } from './answer-message.ts'
import { type BotAccess, type BotRow, markRefused, openBot } from './telegram-bot.ts'

export interface PollOptions extends BotAccess {
  log: Logger
  now(): Date
  publicUrl?: string | undefined
  /** What a pressed button does; without it buttons do nothing. */
  answerPress?: (tx: Transaction, press: Press) => Promise<PressAnswer | undefined>
  /** How long Telegram holds a request without updates. */
  waitMs?: number
  /** Until the bot, or the lease of another process, is looked at again. */
  idleMs?: number
}

/** Longer than a request and what it brings take, because clocks of several machines differ. */
const leaseMs = minutes(2)
/** After a week without updates Telegram counts from a random number. */
const countedFor = days(6)
const handledAtMost = 3

/**
 * Reads what is written to the bot, in one process at a time: it asks Telegram, which works behind any router. An update is
 * marked in the transaction that acts on it; its answer is sent afterwards, once, and may get lost.
 */
export function startTelegramPolling(options: PollOptions): { stop(): Promise<void> } {
  const { log, idleMs = seconds(5) } = options
  const stopping = new AbortController()
  const poll = createPoller(options, stopping.signal)

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await poll().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'telegram not read, trying again')
        return idleMs
      })
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** One request to Telegram and what it brings; returns how long to wait before the next. */
export function createPoller(options: PollOptions, signal: AbortSignal): () => Promise<number> {
  const { db, log, now, publicUrl, waitMs = seconds(25), idleMs = seconds(5) } = options
  const poller = randomUUID()
  let failing = { id: 0, times: 0 }

  return async () => {
    const bot = await leaseBot()
    const api = bot && openBot(options, bot)
    if (!bot || !api) return idleMs
    try {
      const offset = isCounted(bot) ? { offset: bot.lastUpdateId + 1 } : {}
      for (const update of await api.getUpdates({ ...offset, waitMs }, signal)) await handle(bot, api, update)
      return 0
    } catch (error) {
      if (signal.aborted) return 0
      if (!(error instanceof TelegramError)) throw error
      const { kind, reason, retryAfterMs } = telegramFailure(error)
      log.warn({ reason }, 'telegram not read')
      if (kind === 'token') await markRefused(db, bot, now())
      return retryAfterMs ?? idleMs
    }
  }

  async function leaseBot(): Promise<BotRow | undefined> {
    const at = now()
    const isFree = or(
      isNull(telegramBots.polledUntil),
      lt(telegramBots.polledUntil, at),
      eq(telegramBots.poller, poller),
    )
    const [bot] = await db
      .update(telegramBots)
      .set({ poller, polledUntil: new Date(at.getTime() + leaseMs) })
      .where(and(isNull(telegramBots.refusedAt), isFree))
      .returning()
    return bot
  }

  function isCounted(bot: BotRow): bot is BotRow & { lastUpdateId: number; lastUpdateAt: Date } {
    return bot.lastUpdateAt !== null && now().getTime() - bot.lastUpdateAt.getTime() < countedFor
  }

  /** One that fails again and again, by a bug, must not keep others from being read. */
  async function handle(bot: BotRow, api: BotApi, update: TelegramUpdate): Promise<void> {
    const { update_id: id } = update
    failing = failing.id === id ? { id, times: failing.times + 1 } : { id, times: 1 }
    const isHandled = failing.times <= handledAtMost
    const message = isHandled ? readMessage(update) : undefined
    const press = isHandled ? readPress(update) : undefined
    const send = await inTransaction(db, async (tx) => {
      if (!(await takeUpdate(tx, bot, id))) return undefined
      if (press) {
        const answer = await options.answerPress?.(tx, press)
        return answer && (() => showAnswer(api, press, answer))
      }
      const text = message && (await answerMessage(tx, message, { now: now(), publicUrl }))
      return message && text && (() => api.sendMessage(message.chatId, text))
    })
    await (send || undefined)?.().catch((error: unknown) => {
      log.warn({ reason: telegramFailure(error).reason }, 'answer of the bot not sent')
    })
  }

  /** False for an update that was handled before, or by another process. */
  async function takeUpdate(tx: Transaction, { botId }: BotRow, id: number): Promise<boolean> {
    const at = now()
    const isNew = or(
      isNull(telegramBots.lastUpdateId),
      lt(telegramBots.lastUpdateId, id),
      lt(telegramBots.lastUpdateAt, new Date(at.getTime() - countedFor)),
    )
    const { rowCount } = await tx
      .update(telegramBots)
      .set({ lastUpdateId: id, lastUpdateAt: at })
      .where(and(eq(telegramBots.botId, botId), isNew))
    return rowCount === 1
  }
}

/** The button stops waiting first: its time is short. */
async function showAnswer(api: BotApi, press: SeenPress, answer: PressAnswer): Promise<void> {
  const { chatId, messageId, queryId } = press
  await api.answerPress(queryId, 'toast' in answer ? answer.toast : undefined)
  if ('edit' in answer) await api.editMessage(chatId, messageId, answer.edit)
  if ('ask' in answer) await api.sendMessage(chatId, answer.ask.text, answer.ask.buttons)
}

interface SeenPress extends Press {
  queryId: string
  messageId: number
}

/** Below a message in a private chat, by the person whose chat it is. */
const pressSchema = z.object({
  callback_query: z.object({
    id: z.string().max(100),
    data: z.string().max(64),
    from: z.object({ id: z.number().int(), is_bot: z.literal(false) }),
    message: z.object({
      message_id: z.number().int(),
      chat: z.object({ id: z.number().int(), type: z.literal('private') }),
    }),
  }),
})

function readPress(update: TelegramUpdate): SeenPress | undefined {
  const { data: found } = pressSchema.safeParse(update)
  if (!found) return undefined
  const { id: queryId, data, from, message } = found.callback_query
  if (from.id !== message.chat.id) return undefined
  return { updateId: update.update_id, chatId: from.id, messageId: message.message_id, queryId, data }
}

/** What a person writes in a private chat: a group would read the answers. */
const messageSchema = z.object({
  message: z.object({
    text: z.string(),
    chat: z.object({ id: z.number().int(), type: z.literal('private') }),
    from: z.object({ is_bot: z.literal(false), language_code: z.string().optional() }),
  }),
})

function readMessage(update: TelegramUpdate): ChatMessage | undefined {
  const { data } = messageSchema.safeParse(update)
  if (!data) return undefined
  const { text, chat, from } = data.message
  return { chatId: chat.id, text: text.replaceAll('\0', '').slice(0, 500), language: from.language_code }
}
