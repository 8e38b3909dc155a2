import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { fallbacks, initialFallback, noticeTopics } from '@tecnoclick/domain/platform/notices'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, smallint, unique, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, instant, updatedAt } from '../../columns.ts'
import { users } from './users.ts'

/** The shop's bot (platform.md#telegram). One row at most. */
export const telegramBots = pgTable(
  'telegram_bots',
  {
    id: smallint('id').primaryKey(),
    /** Encrypted under a key that is not in the database. */
    token: bytea('token').notNull(),
    /** Telegram's id of the bot: another bot counts its updates anew. */
    botId: bigint('bot_id', { mode: 'number' }).notNull(),
    username: varchar('username', { length: 64 }).notNull(),
    /** Telegram refuses the token. */
    refusedAt: instant('refused_at'),
    /** Of the last update that was handled: an earlier one has no second effect. */
    lastUpdateId: bigint('last_update_id', { mode: 'number' }),
    lastUpdateAt: instant('last_update_at'),
    /** The process that reads updates, until its lease ends. */
    poller: varchar('poller', { length: 40 }),
    polledUntil: instant('polled_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('telegram_bots_one', sql`${t.id} = 1`),
    check('telegram_bots_username_plain', sql`${t.username} ~ '^[A-Za-z0-9_]+$'`),
    togetherOrNot('telegram_bots_last_update', t.lastUpdateId, t.lastUpdateAt),
    togetherOrNot('telegram_bots_poller', t.poller, t.polledUntil),
  ],
)

/** The chat of an account. A chat belongs to one account, and an account has one. */
export const telegramLinks = pgTable(
  'telegram_links',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    /** Of the account when it was connected: the bot answers in it. */
    language: varchar('language', { length: 2, enum: textLanguages }).notNull(),
    /** Connected from the office, after the second factor: only then it gets notices of work and answers them. */
    staffAt: instant('staff_at'),
    /** Telegram delivers nothing any more; mails go instead. */
    brokenAt: instant('broken_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('telegram_links_chat_once').on(t.chatId),
    oneOf('telegram_links_language_known', t.language, textLanguages),
  ],
)

/** A code that connects a chat, once. The last one of an account serves. */
export const telegramCodes = pgTable(
  'telegram_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    /** Asked for in the office, after the second factor. */
    forStaff: boolean('for_staff').notNull().default(false),
    language: varchar('language', { length: 2, enum: textLanguages }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('telegram_codes_hash_unique').on(t.codeHash),
    isSha256('telegram_codes_hashed', t.codeHash),
    oneOf('telegram_codes_language_known', t.language, textLanguages),
  ],
)

/** What a customer chose for other channels than mail. Without a row all goes to what is connected, at any hour. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Topics that go by mail all the same. */
    byMail: varchar('by_mail', { length: 8, enum: noticeTopics }).array().notNull().default(sql`'{}'`),
    /** Topics that go by SMS. Of one that is also in `byMail`, mail holds. */
    bySms: varchar('by_sms', { length: 8, enum: noticeTopics }).array().notNull().default(sql`'{}'`),
    /** What is tried where the chosen channel does not deliver. */
    fallback: varchar('fallback', { length: 8, enum: fallbacks }).notNull().default(initialFallback),
    /** Full hours in Havana. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    /** Whether a forgotten cart is remembered; null: not asked yet, which is no. */
    cartReminders: boolean('cart_reminders'),
    reviewRequests: boolean('review_requests').notNull().default(true),
  },
  (t) => [
    check(
      'notice_choices_topics_known',
      sql`${t.byMail} <@ array[${sql.raw(noticeTopics.map((topic) => `'${topic}'`).join(', '))}]::varchar[]`,
    ),
    check(
      'notice_choices_sms_topics_known',
      sql`${t.bySms} <@ array[${sql.raw(noticeTopics.map((topic) => `'${topic}'`).join(', '))}]::varchar[]`,
    ),
    oneOf('notice_choices_fallback_known', t.fallback, fallbacks),
    togetherOrNot('notice_choices_quiet_whole', t.quietFrom, t.quietUntil),
    check(
      'notice_choices_quiet_of_day',
      sql`${t.quietFrom} between 0 and 23 and ${t.quietUntil} between 0 and 23`,
    ),
  ],
)
