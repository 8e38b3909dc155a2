import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { isSha256, notBlank } from '../../checks.ts'
import { bytea, createdAt, id, instant } from '../../columns.ts'
import { users } from './users.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** WebAuthn credentials (people.md#second-factor). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: varchar('name', { length: 60 }).notNull(),
    credentialId: bytea('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    /** Raised by the authenticator with each use; one that falls back is a copy. Many always send 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential_id_unique').on(t.credentialId),
    index('passkeys_user').on(t.userId),
    notBlank('passkeys_name_not_blank', t.name),
    check('passkeys_credential_id_length', sql`octet_length(${t.credentialId}) between 1 and 1023`),
  ],
)

export const totpSecrets = pgTable(
  'totp_secrets',
  {
    id: id(),
    userId: userId(),
    /** Encrypted with the shop's key, which is not in the database. */
    secret: bytea('secret').notNull(),
    /** Null until the first code has been typed: until then it protects nothing. */
    confirmedAt: instant('confirmed_at'),
    /** The period of the last accepted code. A code is accepted once. */
    lastPeriod: bigint('last_period', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('totp_secrets_user_unique').on(t.userId)],
)

/** For who lost phone and passkey. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    id: id(),
    userId: userId(),
    codeHash: bytea('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('backup_codes_user_code_unique').on(t.userId, t.codeHash),
    isSha256('backup_codes_hashed', t.codeHash),
  ],
)

/** A right password that waits for the second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    userId: userId(),
    tokenHash: bytea('token_hash').notNull(),
    /** What a passkey has to sign. */
    passkeyChallenge: bytea('passkey_challenge').notNull(),
    sharedDevice: boolean('shared_device').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('sign_in_challenges_token_unique').on(t.tokenHash),
    index('sign_in_challenges_user').on(t.userId),
    index('sign_in_challenges_expires_at').on(t.expiresAt),
    isSha256('sign_in_challenges_token_hashed', t.tokenHash),
    check('sign_in_challenges_five_tries', sql`${t.tries} between 0 and 5`),
  ],
)
