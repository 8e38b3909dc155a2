import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf } from '../../checks.ts'
import { bytea, createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

const codeChannels = ['telegram', 'sms'] as const

/** A code by SMS or Telegram that signs in, for people who do not read their mail (people.md#sign-in-with-a-code). */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: varchar('channel', { length: 8, enum: codeChannels }).notNull(),
    codeHash: bytea('code_hash').notNull(),
    /** Of the request: whoever guesses a code of somebody else's request has no handle of it. */
    handleHash: bytea('handle_hash').notNull(),
    networkHash: bytea('network_hash').notNull(),
    fromKnownNetwork: boolean('from_known_network').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Used, or replaced by a newer one of the same browser. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    unique('sign_in_codes_handle_unique').on(t.handleHash),
    index('sign_in_codes_user').on(t.userId, t.createdAt),
    index('sign_in_codes_created_at').on(t.createdAt),
    oneOf('sign_in_codes_channel_known', t.channel, codeChannels),
    isSha256('sign_in_codes_code_hashed', t.codeHash),
    isSha256('sign_in_codes_handle_hashed', t.handleHash),
    isSha256('sign_in_codes_network_hashed', t.networkHash),
    check('sign_in_codes_tries', sql`${t.tries} between 0 and 5`),
  ],
)
