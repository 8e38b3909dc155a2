import { randomInt } from 'node:crypto'
import type {
  NoticeChoices,
  Notices,
  ReminderChoices,
  TelegramCode,
} from '@tecnoclick/contract/people/notices/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import {
  noticeChoices,
  telegramBots,
  telegramCodes,
  telegramLinks,
} from '@tecnoclick/database/schema/people/notices'
import { phoneLinks } from '@tecnoclick/database/schema/people/sms'
import { users } from '@tecnoclick/database/schema/people/users'
import { linkCodeAlphabet, linkCodeLength } from '@tecnoclick/domain/people/telegram-command'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { type Channel, noticeTopics } from '@tecnoclick/domain/platform/notices'
import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { eq, isNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail, type WrittenMail } from '../../platform/mail/queue-mail.ts'
import { readSomeSettings } from '../../platform/mail/read-some-settings.ts'
import type { Store } from '../../platform/mail/read-store.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { hashToken } from '../../platform/session/token.ts'
import { channelsOf, fallbackOf } from './reader-of.ts'

const codeLife = minutes(15)

export async function readNotices(db: Drizzle, userId: number): Promise<Notices> {
  const one = sql`(select 1) as one`
  const [row] = await db
    .select({
      bot: telegramBots.username,
      createdAt: telegramLinks.createdAt,
      brokenAt: telegramLinks.brokenAt,
      hasSms: sql<boolean>`exists (select from sms_gateways where refused_at is null)`,
      phone: phoneLinks.phone,
      provenAt: users.mailboxProvenAt,
      byMail: noticeChoices.byMail,
      bySms: noticeChoices.bySms,
      fallback: noticeChoices.fallback,
      quietFrom: noticeChoices.quietFrom,
      quietUntil: noticeChoices.quietUntil,
      carts: noticeChoices.cartReminders,
      reviews: noticeChoices.reviewRequests,
    })
    .from(one)
    .leftJoin(telegramBots, sql`${telegramBots.refusedAt} is null`)
    .leftJoin(telegramLinks, eq(telegramLinks.userId, userId))
    .leftJoin(phoneLinks, eq(phoneLinks.userId, userId))
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(noticeChoices, eq(noticeChoices.userId, userId))
  const {
    bot = null,
    createdAt = null,
    brokenAt = null,
    hasSms = false,
    phone = null,
    provenAt = null,
    byMail = null,
    bySms = null,
    fallback = null,
    quietFrom = null,
    quietUntil = null,
    carts = null,
    reviews,
  } = row ?? {}
  const { cartReminderHours, reviewRequestDays } = await readSomeSettings(db, [
    'cartReminderHours',
    'reviewRequestDays',
  ])
  return {
    bot,
    telegram: createdAt && { connectedDate: createdAt.toISOString(), isBroken: brokenAt !== null },
    hasSms,
    phone,
    isMailboxProven: provenAt !== null,
    channels: channelsOf({ byMail, bySms }),
    fallback: fallbackOf({ fallback }),
    quietFrom,
    quietUntil,
    reminders: { carts, reviews: reviews ?? true },
    offered: { carts: cartReminderHours > 0, reviews: reviewRequestDays > 0 },
  }
}

export async function changeNotices(db: Drizzle, userId: number, choices: NoticeChoices): Promise<Notices> {
  const { channels, fallback, quietFrom, quietUntil } = choices
  const topicsBy = (channel: Channel) => noticeTopics.filter((topic) => channels[topic] === channel)
  const chosen = {
    byMail: topicsBy('mail'),
    bySms: topicsBy('sms'),
    ...(fallback && { fallback }),
    quietFrom,
    quietUntil,
  }
  await db
    .insert(noticeChoices)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: noticeChoices.userId, set: chosen })
  return readNotices(db, userId)
}

export async function changeReminders(
  db: Drizzle,
  userId: number,
  { carts, reviews }: ReminderChoices,
): Promise<Notices> {
  const chosen = omitUndefined({ cartReminders: carts, reviewRequests: reviews })
  if (Object.keys(chosen).length > 0)
    await db
      .insert(noticeChoices)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: noticeChoices.userId, set: chosen })
  return readNotices(db, userId)
}

interface CodeRequest {
  userId: number
  language: TextLanguage
  /** For work: the caller has checked the second factor. */
  forStaff?: boolean
  now: Date
}

/**
 * Only a hash is stored. A new code ends the one before. Where a stranger may have registered the address, the code goes to the
 * mailbox: its messages must not go to the stranger's chat (people.md#activation).
 */
export function createTelegramCode(
  { database: { db }, mailSecrets }: Pick<ApiDeps, 'database' | 'mailSecrets'>,
  { userId, language, forStaff = false, now }: CodeRequest,
): Promise<TelegramCode | Refusal> {
  return inTransaction(db, async (tx) => {
    const [asked] = await tx
      .select({ bot: telegramBots.username, to: users.email, provenAt: users.mailboxProvenAt })
      .from(telegramBots)
      .innerJoin(users, eq(users.id, userId))
      .where(isNull(telegramBots.refusedAt))
    if (!asked) return refuse('notFound')
    const { bot, to, provenAt } = asked
    const code = newCode()
    const expiresAt = new Date(now.getTime() + codeLife)
    const codeHash = hashToken(code)
    const stored = { codeHash, language, forStaff, expiresAt }
    await tx
      .insert(telegramCodes)
      .values({ userId, ...stored })
      .onConflictDoUpdate({ target: telegramCodes.userId, set: stored })
    const expiresDate = expiresAt.toISOString()
    if (provenAt) return { code: readable(code), url: linkTo(bot, code), bot, expiresDate }
    const dedupeKey = `telegram-code:${userId}:${codeHash.toString('hex').slice(0, 16)}`
    const secrets = mailSecrets.seal(to, { code, readable: readable(code) })
    await queueWrittenMail(tx, { kind: 'telegram-code', to, secrets, dedupeKey }, (store) =>
      codeMail(store, bot),
    )
    return { code: null, url: null, bot, expiresDate }
  })
}

function codeMail({ storeName: store }: Store, bot: string): WrittenMail {
  const { subject, heading, happened, notYou, action } = mails.telegramCode
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(happened, { bot, minutes: codeLife / minutes(1) }), notYou],
      code: placeholder('readable'),
      action: { label: action, url: linkTo(bot, placeholder('code')) },
    },
  }
}

function linkTo(bot: string, code: string): string {
  return `https://t.me/${bot}?start=${code}`
}

function readable(code: string): string {
  return `${code.slice(0, linkCodeLength / 2)}-${code.slice(linkCodeLength / 2)}`
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
