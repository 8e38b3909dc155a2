import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { sql } from 'drizzle-orm'
import { index, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, email, id, instant } from '../../columns.ts'

/** A subscription starts when its owner opens the link; the same link ends it. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: email().notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: createdAt(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** Of the visit in which the address was entered; null before it was stored, and read as Spanish. */
    language: varchar('language', { length: 2, enum: textLanguages }),
    /** In which prices are written; null: the shop's first. */
    currency: varchar('currency', { length: 3 }),
    /** The address does not exist any more: nothing is sent until it is confirmed again. */
    bouncedAt: instant('bounced_at'),
    bounceReason: varchar('bounce_reason', { length: 200 }),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${t.email})`),
    unique('newsletter_subscribers_token_unique').on(t.tokenHash),
    index('newsletter_subscribers_created_at').on(t.createdAt),
    isSha256('newsletter_subscribers_token_is_hashed', t.tokenHash),
    oneOf('newsletter_subscribers_language_known', t.language, textLanguages),
    togetherOrNot('newsletter_subscribers_bounce_whole', t.bouncedAt, t.bounceReason),
  ],
)
