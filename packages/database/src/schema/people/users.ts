import { roles } from '@tecnoclick/domain/people/roles'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf } from '../../checks.ts'
import { bytea, createdAt, email, id, instant, updatedAt, version } from '../../columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: email().notNull(),
    role: varchar('role', { length: 16, enum: roles }).notNull().default('user'),
    /** argon2id over the transformed password (people.md#password-transform). */
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    enabled: boolean('enabled').notNull().default(true),
    activatedAt: instant('activated_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** The owner closed the account: nothing personal is left, and it cannot be enabled again (people.md#closing-the-account). */
    closedAt: instant('closed_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    index('users_role_created_at').on(t.role, t.createdAt),
    index('users_created_at').on(t.createdAt),
    oneOf('users_role_known', t.role, roles),
    check('users_password_is_argon2id', sql`${t.passwordHash} like '$argon2id$%'`),
    check('users_email_plain', sql`${t.email} ~ '^[^[:space:][:cntrl:]]+@[^[:space:][:cntrl:]]+$'`),
    check('users_closed_is_disabled', sql`${t.closedAt} is null or not ${t.enabled}`),
  ],
)

/** Where an account has signed in before: a sign-in from elsewhere is told by mail (people.md#devices). */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hashed with the account's id, so that two accounts of one browser cannot be linked. */
    keyHash: bytea('key_hash').notNull(),
    firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('devices_key_hash_unique').on(t.keyHash),
    index('devices_user').on(t.userId),
    index('devices_last_seen_at').on(t.lastSeenAt),
    isSha256('devices_key_is_hashed', t.keyHash),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: bytea('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'Equipo compartido': short idle time, a cookie that ends with the browser (people.md#sessions). */
    sharedDevice: boolean('shared_device').notNull().default(false),
    deviceId: integer('device_id').references(() => devices.id, { onDelete: 'set null' }),
    /** As the browser calls itself; empty for sessions from before it was stored. */
    userAgent: varchar('user_agent', { length: 300 }).notNull().default(''),
    /** The first half of the address, enough for its owner to recognise: never the whole. */
    network: varchar('network', { length: 20 }).notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    absoluteExpiresAt: instant('absolute_expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_unique').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_device').on(t.deviceId),
    index('sessions_idle_expires_at').on(t.idleExpiresAt),
    isSha256('sessions_token_is_hashed', t.tokenHash),
    check('sessions_idle_within_absolute', sql`${t.idleExpiresAt} <= ${t.absoluteExpiresAt}`),
  ],
)

export const activationKeys = pgTable(
  'activation_keys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: bytea('key_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Kept after use: repeating the link while it is valid succeeds again (people.md#activation). */
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('activation_keys_hash_unique').on(t.keyHash),
    index('activation_keys_user').on(t.userId),
    isSha256('activation_keys_hashed', t.keyHash),
    check('activation_keys_used_in_time', sql`${t.usedAt} is null or ${t.usedAt} <= ${t.expiresAt}`),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    /** The cookie that identifies the code when it is entered without a session (people.md#password-recovery). */
    handleHash: bytea('handle_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Used, replaced by a newer code, or out of tries. Null while it may still serve. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('recovery_codes_one_live_per_user').on(t.userId).where(sql`${t.endedAt} is null`),
    uniqueIndex('recovery_codes_handle_unique').on(t.handleHash),
    index('recovery_codes_user_created_at').on(t.userId, t.createdAt),
    isSha256('recovery_codes_hashed', t.codeHash),
    isSha256('recovery_codes_handle_hashed', t.handleHash),
    check('recovery_codes_five_tries', sql`${t.tries} between 0 and 5`),
    check(
      'recovery_codes_used_in_time',
      sql`${t.usedAt} is null or (${t.usedAt} <= ${t.expiresAt} and ${t.endedAt} is not null)`,
    ),
  ],
)
