import type { LocalizedText } from '@tecnoclick/domain/platform/localized-text'
import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import {
  boughtChoices,
  businessChoices,
  campaignStates,
  channelPostStates,
} from '@tecnoclick/domain/site/campaign'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, unique, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { bytea, createdAt, id, instant, updatedAt, version } from '../../columns.ts'
import { outbox } from '../platform/outbox.ts'
import { newsletterSubscribers } from './newsletter.ts'

/** A newsletter that is written in the office and sent in batches (site.md#campaigns). */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    subject: jsonb('subject').$type<LocalizedText>().notNull(),
    /** Markdown with products dropped in. */
    body: jsonb('body').$type<LocalizedText>().notNull(),
    /** Null: every language. */
    language: varchar('language', { length: 2, enum: textLanguages }),
    bought: varchar('bought', { length: 6, enum: boughtChoices }).notNull().default('all'),
    business: varchar('business', { length: 8, enum: businessChoices }).notNull().default('all'),
    state: varchar('state', { length: 9, enum: campaignStates }).notNull().default('draft'),
    scheduledAt: instant('scheduled_at'),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** Where links lead: a job has no request to take it from. */
    storeUrl: varchar('store_url', { length: 300 }),
    channelPost: varchar('channel_post', { length: 7, enum: channelPostStates }),
    channelPostAt: instant('channel_post_at'),
    channelPostError: varchar('channel_post_error', { length: 200 }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('campaigns_created_at').on(t.createdAt),
    index('campaigns_to_send').on(t.scheduledAt).where(sql`${t.state} in ('scheduled', 'sending')`),
    oneOf('campaigns_state_known', t.state, campaignStates),
    oneOf('campaigns_language_known', t.language, textLanguages),
    oneOf('campaigns_bought_known', t.bought, boughtChoices),
    oneOf('campaigns_business_known', t.business, businessChoices),
    oneOf('campaigns_channel_post_known', t.channelPost, channelPostStates),
    check(
      'campaigns_scheduled_whole',
      sql`${t.state} = 'draft' or (${t.scheduledAt} is not null and ${t.storeUrl} is not null)`,
    ),
    check('campaigns_started', sql`(${t.state} in ('draft', 'scheduled')) = (${t.startedAt} is null)`),
    check('campaigns_finished', sql`(${t.state} in ('stopped', 'sent')) = (${t.finishedAt} is not null)`),
    check('campaigns_posted_at', sql`(${t.channelPost} is null) = (${t.channelPostAt} is null)`),
  ],
)

/** One for each campaign and subscriber. Counts stay when the subscriber is erased; nothing in them names anybody. */
export const campaignMails = pgTable(
  'campaign_mails',
  {
    id: id(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'set null',
    }),
    /** Whether it was sent says its row there. */
    outboxId: integer('outbox_id').references(() => outbox.id),
    queuedAt: instant('queued_at'),
    clickedAt: instant('clicked_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** It came back, or the mail server refused it for good. */
    bouncedAt: instant('bounced_at'),
  },
  (t) => [
    unique('campaign_mails_once').on(t.campaignId, t.subscriberId),
    unique('campaign_mails_outbox_once').on(t.outboxId),
    index('campaign_mails_waiting').on(t.campaignId, t.id).where(sql`${t.queuedAt} is null`),
    index('campaign_mails_queued_at').on(t.queuedAt),
    index('campaign_mails_subscriber').on(t.subscriberId),
    check('campaign_mails_queued_whole', sql`(${t.queuedAt} is null) = (${t.outboxId} is null)`),
  ],
)

/** Where a mail server hands over mails that came back (operations/campaigns.md). One row at most. */
export const bounceGateways = pgTable(
  'bounce_gateways',
  {
    id: smallint('id').primaryKey(),
    /** Encrypted under a key that is not in the database. */
    secret: bytea('secret').notNull(),
    lastReportAt: instant('last_report_at'),
    createdAt: createdAt(),
  },
  (t) => [check('bounce_gateways_one', sql`${t.id} = 1`)],
)
