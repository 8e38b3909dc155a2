import { channels } from '@tecnoclick/domain/platform/notices'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { bytea, createdAt, email, id, instant } from '../../columns.ts'
import { searchedWords } from '../../search-words.ts'

export const outboxStates = ['pending', 'sending', 'sent', 'failed'] as const

/** A mail is written in the transaction that it reports; a job sends it (platform.md#mail). */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: varchar('kind', { length: 40 }).notNull(),
    to: email('to_address').notNull(),
    subject: varchar('subject', { length: 200 }).notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /**
     * The codes and tokens that belong into the placeholders of the body, encrypted. Empty for a mail from before they
     * were: its body holds them, and is dropped as early. Backups leave the column out.
     */
    secrets: bytea('secrets'),
    /** What the mail tells of, for a kind that is written when it is sent (record 021). Its text is the subject. */
    facts: jsonb('facts').$type<Record<string, unknown>>(),
    /** The attempt of a worker that can write it; a trigger keeps older versions from sending an empty mail. */
    writtenAttempt: integer('written_attempt'),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** Also the Message-ID: a mail that is sent twice after a crash is one mail for its reader. */
    dedupeKey: varchar('dedupe_key', { length: 200 }).notNull(),
    /** The orders it is about; on their page staff see whether it was sent. */
    orderIds: integer('order_ids').array().notNull().default(sql`'{}'`),
    /** 'Reenviar' writes a new row with its own key. */
    resendOf: integer('resend_of').references((): AnyPgColumn => outbox.id),
    /** By which it went, or has to go; empty until it is sent (platform.md#channels). */
    channel: varchar('channel', { length: 8, enum: channels }),
    /** Channels that have refused it: it goes by the next one. */
    refusedBy: varchar('refused_by', { length: 8, enum: channels }).array().notNull().default(sql`'{}'`),
    state: varchar('state', { length: 8, enum: outboxStates }).notNull().default('pending'),
    /** Incremented by each claim, so a worker whose lease expired cannot overwrite the result of the next. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    leaseUntil: instant('lease_until'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('outbox_dedupe_key_unique').on(t.dedupeKey),
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.state} in ('pending', 'sending')`),
    index('outbox_state_created_at').on(t.state, t.createdAt),
    index('outbox_created_at').on(t.createdAt),
    index('outbox_address').on(sql`lower(${t.to}) text_pattern_ops`),
    index('outbox_orders').using('gin', t.orderIds).where(sql`${t.orderIds} <> '{}'`),
    index('outbox_kept_bodies').on(t.sentAt).where(sql`${t.state} = 'sent' and ${t.text} <> ''`),
    index('outbox_kept_secrets').on(t.id).where(sql`${t.secrets} is not null`),
    // Words are added when a mail is settled: an order that writes one does not wait for them.
    index('outbox_words')
      .using('gin', sql.raw(`(${searchedWords.mails()})`))
      .where(sql`${t.state} in ('sent', 'failed')`),
    oneOf('outbox_state_known', t.state, outboxStates),
    oneOf('outbox_channel_known', t.channel, channels),
    check(
      'outbox_refused_by_known',
      sql`${t.refusedBy} <@ array[${sql.raw(channels.map((channel) => `'${channel}'`).join(', '))}]::varchar[]`,
    ),
    check('outbox_attempts', sql`${t.attempts} >= 0`),
    check('outbox_sent_has_time', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check('outbox_sending_has_lease', sql`${t.state} <> 'sending' or ${t.leaseUntil} is not null`),
    /** A line break could add a header. */
    check(
      'outbox_one_line',
      sql`${t.to} !~ '[[:cntrl:]]' and ${t.subject} !~ '[[:cntrl:]]' and ${t.dedupeKey} !~ '[[:cntrl:][:space:]]'`,
    ),
  ],
)
