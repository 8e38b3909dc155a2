import { sql } from 'drizzle-orm'
import { index, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { isSha256 } from '../../checks.ts'
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
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(sql`lower(${t.email})`),
    unique('newsletter_subscribers_token_unique').on(t.tokenHash),
    index('newsletter_subscribers_created_at').on(t.createdAt),
    isSha256('newsletter_subscribers_token_is_hashed', t.tokenHash),
  ],
)
