import { randomInt } from 'node:crypto'
import type { NoticeChoices, Notices, TelegramCode } from '@tecnoclick/contract/people/notices/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import {
  noticeChoices,
  telegramBots,
  telegramCodes,
  telegramLinks,
} from '@tecnoclick/database/schema/people/notices'
import { linkCodeAlphabet, linkCodeLength } from '@tecnoclick/domain/people/telegram-command'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { noticeTopics } from '@tecnoclick/domain/platform/notices'
import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'
import { channelsOf } from './reader-of.ts'

const codeLife = minutes(15)

export async function readNotices(db: Drizzle, userId: number): Promise<Notices> {
  const one = sql`(select 1) as one`
  const [row] = await db
    .select({
      bot: telegramBots.username,
      createdAt: telegramLinks.createdAt,
      brokenAt: telegramLinks.brokenAt,
      byMail: noticeChoices.byMail,
      quietFrom: noticeChoices.quietFrom,
      quietUntil: noticeChoices.quietUntil,
    })
    .from(one)
    .leftJoin(telegramBots, sql`${telegramBots.refusedAt} is null`)
    .leftJoin(telegramLinks, eq(telegramLinks.userId, userId))
    .leftJoin(noticeChoices, eq(noticeChoices.userId, userId))
  const {
    bot = null,
    createdAt = null,
    brokenAt = null,
    byMail = null,
    quietFrom = null,
    quietUntil = null,
  } = row ?? {}
  return {
    bot,
    telegram: createdAt && { connectedDate: createdAt.toISOString(), isBroken: brokenAt !== null },
    channels: channelsOf({ byMail }),
    quietFrom,
    quietUntil,
  }
}

export async function changeNotices(db: Drizzle, userId: number, choices: NoticeChoices): Promise<Notices> {
  const { channels, quietFrom, quietUntil } = choices
  const byMail = noticeTopics.filter((topic) => channels[topic] === 'mail')
  const chosen = { byMail, quietFrom, quietUntil }
  await db
    .insert(noticeChoices)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: noticeChoices.userId, set: chosen })
  return readNotices(db, userId)
}

/** Only a hash is stored. A new code ends the one before. */
export function createTelegramCode(
  db: Drizzle,
  { userId, language, now }: { userId: number; language: TextLanguage; now: Date },
): Promise<TelegramCode | Refusal> {
  return inTransaction(db, async (tx) => {
    const [bot] = await tx
      .select({ username: telegramBots.username })
      .from(telegramBots)
      .where(sql`${telegramBots.refusedAt} is null`)
    if (!bot) return refuse('notFound')
    const code = newCode()
    const expiresAt = new Date(now.getTime() + codeLife)
    const stored = { codeHash: hashToken(code), language, expiresAt }
    await tx
      .insert(telegramCodes)
      .values({ userId, ...stored })
      .onConflictDoUpdate({ target: telegramCodes.userId, set: stored })
    return {
      code: `${code.slice(0, linkCodeLength / 2)}-${code.slice(linkCodeLength / 2)}`,
      url: `https://t.me/${bot.username}?start=${code}`,
      bot: bot.username,
      expiresDate: expiresAt.toISOString(),
    }
  })
}

/** A code that waits is gone too. */
export async function disconnectTelegram(db: Drizzle, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(telegramCodes).where(eq(telegramCodes.userId, userId))
    await tx.delete(telegramLinks).where(eq(telegramLinks.userId, userId))
  })
}

function newCode(): string {
  const sign = () => linkCodeAlphabet[randomInt(linkCodeAlphabet.length)]
  return Array.from({ length: linkCodeLength }, sign).join('')
}
