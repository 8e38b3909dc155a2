import { smsStates } from '@tecnoclick/domain/platform/sms-state'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, unique, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf } from '../../checks.ts'
import { bytea, createdAt, id, instant, updatedAt } from '../../columns.ts'
import { outbox } from '../platform/outbox.ts'
import { users } from './users.ts'

/** The app on the shop's own phone that sends SMS (platform.md#sms). One row at most. */
export const smsGateways = pgTable(
  'sms_gateways',
  {
    id: smallint('id').primaryKey(),
    url: varchar('url', { length: 200 }).notNull(),
    username: varchar('username', { length: 100 }).notNull(),
    /** Encrypted under a key that is not in the database. */
    password: bytea('password').notNull(),
    /** In hundredths of a CUP. */
    partPrice: integer('part_price').notNull().default(0),
    /** How many parts may be sent in one day of Havana. */
    dailyParts: integer('daily_parts').notNull(),
    /** The day that `dayParts` counts. */
    day: date('day'),
    dayParts: integer('day_parts').notNull().default(0),
    /** The gateway refuses user or password. */
    refusedAt: instant('refused_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('sms_gateways_one', sql`${t.id} = 1`),
    check('sms_gateways_url_plain', sql`${t.url} ~ '^https?://[^[:space:][:cntrl:]@]+$'`),
    check('sms_gateways_part_price', sql`${t.partPrice} between 0 and 100000`),
    check('sms_gateways_daily_parts', sql`${t.dailyParts} between 0 and 10000`),
    check('sms_gateways_day_parts', sql`${t.dayParts} >= 0`),
  ],
)

/** A text that was handed to the gateway, without its words and number. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    /** Empty for a test of the office. */
    outboxId: integer('outbox_id').references(() => outbox.id),
    /** Under which the gateway knows it. Made of the row of the outbox: handed over again, it is refused as known. */
    gatewayId: varchar('gateway_id', { length: 36 }).notNull(),
    state: varchar('state', { length: 9, enum: smsStates }).notNull().default('handing'),
    parts: smallint('parts').notNull(),
    /** Of all parts, in hundredths of a CUP. */
    cost: integer('cost').notNull(),
    error: varchar('error', { length: 200 }),
    /** When the gateway was last asked. */
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('sms_messages_outbox_once').on(t.outboxId),
    unique('sms_messages_gateway_id_unique').on(t.gatewayId),
    index('sms_messages_under_way').on(t.createdAt).where(sql`${t.state} in ('handing', 'accepted', 'sent')`),
    index('sms_messages_created_at').on(t.createdAt),
    oneOf('sms_messages_state_known', t.state, smsStates),
    check('sms_messages_parts', sql`${t.parts} between 1 and 9`),
    check('sms_messages_cost', sql`${t.cost} >= 0`),
  ],
)

/** The phone on which an account has read a code. */
export const phoneLinks = pgTable(
  'phone_links',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `+5355550101`; some persons share a phone. */
    phone: varchar('phone', { length: 16 }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('phone_links_mobile', sql`${t.phone} ~ '^\\+53[56][0-9]{7}$'`)],
)

/** A code that verifies a phone, once. The last one of an account serves. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: varchar('phone', { length: 16 }).notNull(),
    codeHash: bytea('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('phone_codes_mobile', sql`${t.phone} ~ '^\\+53[56][0-9]{7}$'`),
    isSha256('phone_codes_hashed', t.codeHash),
    check('phone_codes_tries', sql`${t.tries} >= 0`),
  ],
)
