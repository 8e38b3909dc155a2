import { staffRoles } from '@tecnoclick/domain/people/permissions'
import { chatAnswers, noticeGroups, staffChannels } from '@tecnoclick/domain/staff/staff-notices'
import { type WorkItemKind, workItemKinds } from '@tecnoclick/domain/staff/work-queue'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { isSha256, oneOf, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, id, instant } from '../../columns.ts'
import { orders } from '../selling/orders.ts'
import { payments } from '../selling/payments.ts'
import { users } from './users.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const kind = () => varchar('kind', { length: 20, enum: workItemKinds }).notNull()

/** The key with which the shop signs push messages. One row at most. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: smallint('id').primaryKey(),
    /** What browsers subscribe with, base64url. */
    publicKey: varchar('public_key', { length: 90 }).notNull(),
    /** Encrypted under a key that is not in the database. */
    privateKey: bytea('private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
)

/** A browser of a member of staff that gets push messages (back-office.md#notices). */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: userId(),
    /** A browser belongs to whoever switched it on last. */
    endpointHash: bytea('endpoint_hash').notNull(),
    /** Address and keys of the subscription, encrypted: whoever has them could write to the browser. */
    subscription: bytea('subscription').notNull(),
    userAgent: varchar('user_agent', { length: 300 }).notNull(),
    createdAt: createdAt(),
    lastSentAt: instant('last_sent_at'),
    /** The push service did not take the last message. */
    failedAt: instant('failed_at'),
  },
  (t) => [
    unique('push_devices_endpoint_once').on(t.endpointHash),
    isSha256('push_devices_endpoint_hashed', t.endpointHash),
    index('push_devices_user').on(t.userId),
  ],
)

const groupsIn = (name: string) =>
  varchar(name, { length: 12, enum: noticeGroups }).array().notNull().default(sql`'{}'`)
const knownGroups = (name: string, column: AnyPgColumn) =>
  check(
    name,
    sql`${column} <@ array[${sql.raw(noticeGroups.map((group) => `'${group}'`).join(', '))}]::varchar[]`,
  )

/** Which rows a person hears of, by channel. Without a row: all of them, by what is connected, and none by mail. */
export const staffNoticeChoices = pgTable(
  'staff_notice_choices',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    byMail: groupsIn('by_mail'),
    byTelegram: groupsIn('by_telegram'),
    byPush: groupsIn('by_push'),
    /** Full hours in Havana. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
  },
  (t) => [
    knownGroups('staff_notice_choices_mail_known', t.byMail),
    knownGroups('staff_notice_choices_telegram_known', t.byTelegram),
    knownGroups('staff_notice_choices_push_known', t.byPush),
    togetherOrNot('staff_notice_choices_quiet_whole', t.quietFrom, t.quietUntil),
    check(
      'staff_notice_choices_quiet_of_day',
      sql`${t.quietFrom} between 0 and 23 and ${t.quietUntil} between 0 and 23`,
    ),
  ],
)

/** Rows of the work queue that were seen, as each role sees them: nobody hears twice of one. */
export const staffNoticeRows = pgTable(
  'staff_notice_rows',
  {
    staffRole: varchar('staff_role', { length: 20, enum: staffRoles }).notNull(),
    kind: kind(),
    rowId: integer('row_id').notNull(),
    since: instant('since').notNull(),
    foundAt: instant('found_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'staff_notice_rows_pk', columns: [t.staffRole, t.kind, t.rowId, t.since] }),
    index('staff_notice_rows_found').on(t.foundAt),
  ],
)

/** What a message tells of. The title is a number of the shop, or empty. */
export interface NoticedRow {
  kind: WorkItemKind
  id: number
  title: string
  since: string
}

export const staffMessageStates = ['waiting', 'sending', 'sent', 'failed', 'dropped'] as const

/** Messages to staff: each gathers what is new until it goes. */
export const staffMessages = pgTable(
  'staff_messages',
  {
    id: id(),
    userId: userId(),
    channel: varchar('channel', { length: 8, enum: staffChannels }).notNull(),
    /** Of a push message. */
    deviceId: integer('device_id').references(() => pushDevices.id, { onDelete: 'cascade' }),
    rows: jsonb('rows').$type<NoticedRow[]>().notNull(),
    state: varchar('state', { length: 8, enum: staffMessageStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: varchar('last_error', { length: 300 }),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    oneOf('staff_messages_channel_known', t.channel, staffChannels),
    oneOf('staff_messages_state_known', t.state, staffMessageStates),
    check('staff_messages_device_of_push', sql`(${t.channel} = 'push') = (${t.deviceId} is not null)`),
    check('staff_messages_sent_when', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check('staff_messages_rows_listed', sql`jsonb_typeof(${t.rows}) = 'array'`),
    uniqueIndex('staff_messages_gathers_once')
      .on(t.userId, t.channel, sql`coalesce(${t.deviceId}, 0)`)
      .where(sql`${t.state} = 'waiting'`),
    index('staff_messages_due').on(t.nextAttemptAt).where(sql`${t.state} in ('waiting', 'sending')`),
    index('staff_messages_created').on(t.createdAt),
    index('staff_messages_device').on(t.deviceId),
  ],
)

/** `ask` shows what would be done, `confirm` does it, `cancel` does not. */
export const chatButtonSteps = ['ask', 'confirm', 'cancel'] as const

/** A button below a message of the bot. It serves in its chat alone, and once. */
export const staffChatButtons = pgTable(
  'staff_chat_buttons',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: userId(),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    answer: varchar('answer', { length: 20, enum: chatAnswers }).notNull(),
    step: varchar('step', { length: 8, enum: chatButtonSteps }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What the question showed. */
    orderVersion: integer('order_version'),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    isSha256('staff_chat_buttons_hashed', t.tokenHash),
    oneOf('staff_chat_buttons_answer_known', t.answer, chatAnswers),
    oneOf('staff_chat_buttons_step_known', t.step, chatButtonSteps),
    check('staff_chat_buttons_confirm_what', sql`${t.step} = 'ask' or ${t.orderVersion} is not null`),
    index('staff_chat_buttons_user').on(t.userId, t.orderId),
    index('staff_chat_buttons_order').on(t.orderId),
    index('staff_chat_buttons_payment').on(t.paymentId),
    index('staff_chat_buttons_expires').on(t.expiresAt),
  ],
)
