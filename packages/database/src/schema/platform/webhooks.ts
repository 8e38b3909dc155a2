import {
  sentEventTypes,
  webhookDisabledReasons,
  webhookEventStates,
  webhookEventTypes,
  webhookFailures,
  webhookObjects,
} from '@tecnoclick/domain/platform/webhooks'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, id, instant, updatedAt, version } from '../../columns.ts'

const eventTypes = sql.raw(webhookEventTypes.map((type) => `'${type}'`).join(', '))

/** Where events of the shop are sent (platform.md#webhooks). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    name: varchar('name', { length: 80 }).notNull(),
    url: varchar('url', { length: 500 }).notNull(),
    events: varchar('events', { length: 40, enum: webhookEventTypes }).array().notNull(),
    enable: boolean('enable').notNull().default(true),
    /** Why the shop itself disabled it; null if staff did. */
    disabledReason: varchar('disabled_reason', { length: 8, enum: webhookDisabledReasons }),
    /** Encrypted under a key that is not in the database. */
    secret: bytea('secret').notNull(),
    /** Signs as well until then, so that a receiver can change its secret without missing an event. */
    previousSecret: bytea('previous_secret'),
    previousSecretUntil: instant('previous_secret_until'),
    /** It was enabled with these events at this time: every later event was written for it. */
    listeningSince: instant('listening_since').notNull().defaultNow(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    notBlank('webhooks_name_given', t.name),
    check('webhooks_url_form', sql`${t.url} ~ '^https?://[^[:space:][:cntrl:]]+$'`),
    check('webhooks_events_known', sql`${t.events} <@ array[${eventTypes}]::varchar[]`),
    check('webhooks_events_given', sql`cardinality(${t.events}) > 0`),
    oneOf('webhooks_disabled_reason_known', t.disabledReason, webhookDisabledReasons),
    check('webhooks_disabled_reason_fits', sql`${t.disabledReason} is null or not ${t.enable}`),
    togetherOrNot('webhooks_previous_secret_whole', t.previousSecret, t.previousSecretUntil),
  ],
)

/**
 * An event for one webhook. Written by triggers, in the transaction of the change; a job sends it. `id` orders the events of
 * an object: a trigger takes it while it holds the lock of the object's row.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same for all webhooks and attempts: the header `webhook-id`. */
    eventId: uuid('event_id').notNull(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id),
    type: varchar('type', { length: 40, enum: sentEventTypes }).notNull(),
    object: varchar('object', { length: 16, enum: webhookObjects }).notNull(),
    objectId: integer('object_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: varchar('state', { length: 12, enum: webhookEventStates }).notNull().default('pending'),
    /** Incremented by each claim, so that a sender whose lease expired cannot overwrite the result of the next. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    leaseUntil: instant('lease_until'),
    failure: varchar('failure', { length: 12, enum: webhookFailures }),
    /** For staff, one short line. */
    failureDetail: varchar('failure_detail', { length: 200 }),
    /** Of the last attempt; null without an answer. */
    answerStatus: integer('answer_status'),
    answerBody: varchar('answer_body', { length: 1000 }),
    deliveredAt: instant('delivered_at'),
    /** 'Enviar de nuevo' was used: it may arrive after later events. */
    resentAt: instant('resent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('webhook_events_once').on(t.webhookId, t.eventId),
    index('webhook_events_due')
      .on(t.webhookId, t.nextAttemptAt)
      .where(sql`${t.state} in ('pending', 'sending')`),
    index('webhook_events_waiting')
      .on(t.object, t.objectId, t.webhookId, t.id)
      .where(sql`${t.state} in ('pending', 'sending')`),
    index('webhook_events_state').on(t.webhookId, t.state, t.id),
    index('webhook_events_created_at').on(t.createdAt),
    oneOf('webhook_events_type_known', t.type, sentEventTypes),
    oneOf('webhook_events_object_known', t.object, webhookObjects),
    oneOf('webhook_events_state_known', t.state, webhookEventStates),
    oneOf('webhook_events_failure_known', t.failure, webhookFailures),
    check('webhook_events_attempts', sql`${t.attempts} >= 0`),
    check(
      'webhook_events_delivered_has_time',
      sql`(${t.state} = 'delivered') = (${t.deliveredAt} is not null)`,
    ),
    check('webhook_events_sending_has_lease', sql`${t.state} <> 'sending' or ${t.leaseUntil} is not null`),
  ],
)
