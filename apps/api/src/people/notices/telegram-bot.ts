import type { TelegramBot } from '@tecnoclick/contract/people/notices/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { telegramBots, telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import {
  type BotApi,
  createBotApi,
  TelegramError,
  type TelegramOptions,
} from '../../platform/telegram/bot-api.ts'
import { telegramFailure } from '../../platform/telegram/telegram-failure.ts'

const onlyId = 1
const context = 'telegram-bot'

export interface BotAccess {
  db: Drizzle
  encryption: Encryption
  telegram: TelegramOptions
}

export type BotRow = typeof telegramBots.$inferSelect

/** The token as it is used; undefined where the shop's key is another one, such as after a restore on another machine. */
export function openBot(
  { encryption, telegram }: Omit<BotAccess, 'db'>,
  { token }: Pick<BotRow, 'token'>,
): BotApi | undefined {
  const opened = encryption.decrypt(token, context)?.toString()
  return opened === undefined ? undefined : createBotApi(telegram, opened)
}

export async function findBot(db: Drizzle): Promise<BotRow | undefined> {
  const [bot] = await db.select().from(telegramBots)
  return bot
}

/** Telegram refuses the token: mails go instead until another one is entered. */
export async function markRefused(db: Drizzle, { token }: Pick<BotRow, 'token'>, now: Date): Promise<void> {
  await db.update(telegramBots).set({ refusedAt: now }).where(eq(telegramBots.token, token))
}

export async function readBot(db: Drizzle): Promise<TelegramBot> {
  const [bot, linked] = await Promise.all([findBot(db), db.$count(telegramLinks)])
  return {
    bot: bot?.username ?? null,
    isRefused: bot?.refusedAt != null,
    lastMessageDate: bot?.lastUpdateAt?.toISOString() ?? null,
    linked,
  }
}

/** Whoever has the token reads what is written to the bot: its change is audited, without the token. */
export async function changeBot(
  access: BotAccess,
  actor: Actor,
  token: string | null,
): Promise<object | Refusal> {
  const { db, encryption, telegram } = access
  const entry = { action: 'update', entity: 'telegram-bot', entityId: onlyId } as const
  if (token === null) {
    return transact(db, async (tx) => {
      const [before] = await tx.delete(telegramBots).returning({ bot: telegramBots.username })
      if (before) await recordAudit(tx, actor, { ...entry, before, after: { bot: null } })
      return {}
    })
  }
  const api = createBotApi(telegram, token)
  try {
    const { id: botId, username } = await api.getMe()
    await api.deleteWebhook()
    return await transact(db, async (tx) => {
      const [before] = await tx.select().from(telegramBots).for('update')
      const bot = { token: encryption.encrypt(Buffer.from(token), context), botId, username, refusedAt: null }
      const isOther = before?.botId !== botId
      const counted = isOther ? { lastUpdateId: null, lastUpdateAt: null } : {}
      await tx
        .insert(telegramBots)
        .values({ id: onlyId, ...bot })
        .onConflictDoUpdate({ target: telegramBots.id, set: { ...bot, ...counted } })
      await recordAudit(tx, actor, {
        ...entry,
        before: { bot: before?.username ?? null },
        after: { bot: username },
      })
      return {}
    })
  } catch (error) {
    return refusalOf(error)
  }
}

/** 'Probar': asks Telegram who the bot is. */
export async function testBot(access: BotAccess, now: Date): Promise<{ bot: string } | Refusal> {
  const bot = await findBot(access.db)
  const api = bot && openBot(access, bot)
  if (!bot || !api) return refuse('notFound')
  try {
    const { username } = await api.getMe()
    await access.db
      .update(telegramBots)
      .set({ username, refusedAt: null })
      .where(eq(telegramBots.token, bot.token))
    return { bot: username }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.refused === 'invalid') await markRefused(access.db, bot, now)
    return refusal.refused === 'invalid' ? refuse('conflict') : refusal
  }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof TelegramError)) throw error
  if (telegramFailure(error).kind === 'token')
    return refuse('invalid', { fields: { token: { code: 'unknown' } } })
  return refuse('unavailable')
}
