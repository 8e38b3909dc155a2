import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { isSha256, notBlank, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** Keys by which programs use the API (people.md#api-keys). Kept after their end: the audit log names them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    name: varchar('name', { length: 80 }).notNull(),
    /** The first characters of the key, by which people recognise it. */
    prefix: varchar('prefix', { length: 12 }).notNull(),
    keyHash: bytea('key_hash').notNull(),
    /** Of the table in `domain`; a permission that no longer exists counts for nothing. */
    permissions: text('permissions').array().notNull(),
    /** Addresses and CIDR ranges; empty means everywhere. */
    networks: text('networks').array().notNull().default(sql`'{}'`),
    limitPerMinute: integer('limit_per_minute').notNull(),
    /** Answers for it: the key has no more rights than this person has now. */
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: instant('last_used_at'),
    /** The first half of the address, enough to recognise it: never the whole. */
    lastUsedNetwork: varchar('last_used_network', { length: 20 }),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('api_keys_hash_unique').on(t.keyHash),
    // A retry after a lost answer is refused: it would leave a key behind that nobody has seen.
    uniqueIndex('api_keys_name_unique').on(sql`lower(${t.name})`).where(sql`${t.revokedAt} is null`),
    index('api_keys_created_by').on(t.createdBy),
    notBlank('api_keys_name_given', t.name),
    isSha256('api_keys_key_is_hashed', t.keyHash),
    check('api_keys_prefix_form', sql`${t.prefix} ~ '^tck_[A-Za-z0-9_-]{8}$'`),
    check('api_keys_limit', sql`${t.limitPerMinute} between 1 and 6000`),
    check('api_keys_networks', sql`cardinality(${t.networks}) <= 20`),
    check('api_keys_expire', sql`${t.expiresAt} > ${t.createdAt}`),
    togetherOrNot('api_keys_revoked_by_somebody', t.revokedAt, t.revokedBy),
    togetherOrNot('api_keys_used_from_somewhere', t.lastUsedAt, t.lastUsedNetwork),
  ],
)
