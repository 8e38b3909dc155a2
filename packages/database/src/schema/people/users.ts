import { staffRoles } from '@tecnoclick/domain/people/permissions'
import { roles } from '@tecnoclick/domain/people/roles'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { isSha256, oneOf } from '../../checks.ts'
import { bytea, createdAt, email, id, instant, updatedAt, version } from '../../columns.ts'
import { searchedWords } from '../../search-words.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: email().notNull(),
    role: varchar('role', { length: 16, enum: roles }).notNull().default('user'),
    /** Which permissions an `admin` has (people.md#staff). */
    staffRole: varchar('staff_role', { length: 16, enum: staffRoles }),
    /** argon2id over the transformed password (people.md#password-transform). */
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    enabled: boolean('enabled').notNull().default(true),
    activatedAt: instant('activated_at'),
    /** When whoever holds the password also proved to read the mailbox (people.md#activation). */
    mailboxProvenAt: instant('mailbox_proven_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** Too many wrong recovery codes: only the link of the mail serves, until a recovery succeeds. */
    recoveryCodesOffAt: instant('recovery_codes_off_at'),
    /** The owner closed the account: nothing personal is left, and it cannot be enabled again (people.md#closing-the-account). */
    closedAt: instant('closed_at'),
    /** Brand and model, as the customer chose it (catalogue.md#my-printer). */
    printer: varchar('printer', { length: 80 }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    index('users_words').using('gin', sql.raw(`(${searchedWords.users()})`)),
    index('users_role_created_at').on(t.role, t.createdAt),
    index('users_created_at').on(t.createdAt),
    oneOf('users_role_known', t.role, roles),
    oneOf('users_staff_role_known', t.staffRole, staffRoles),
    check('users_staff_have_a_role', sql`(${t.role} = 'admin') = (${t.staffRole} is not null)`),
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

/** Where an account has signed in from: strangers cannot use up the recovery mails of these (people.md#password-recovery). */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of account and network, so that the same network does not look alike in two rows. */
    networkHash: bytea('network_hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'known_networks_pk', columns: [t.userId, t.networkHash] }),
    index('known_networks_last_seen_at').on(t.lastSeenAt),
    isSha256('known_networks_hashed', t.networkHash),
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
    /** Opened with a second factor, or used to enrol one. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** When password or second factor was last given. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** What a passkey has to sign to be enrolled or to confirm; used once. */
    passkeyChallenge: bytea('passkey_challenge'),
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

/** One row for each recovery mail, with its code and its link. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the mail has the link only. */
    codeHash: bytea('code_hash'),
    /** What the asking client holds; the code serves together with it only (people.md#password-recovery). */
    handleHash: bytea('handle_hash').notNull(),
    /** Of the link. Null in rows from before there were links. */
    tokenHash: bytea('token_hash'),
    /** Who asked, as in `known_networks`. */
    networkHash: bytea('network_hash'),
    fromKnownNetwork: boolean('from_known_network').notNull().default(false),
    /** Wrong guesses; at five the code is dead, the link is not. */
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    /** The code. */
    expiresAt: instant('expires_at').notNull(),
    linkExpiresAt: instant('link_expires_at'),
    usedAt: instant('used_at'),
    /** By its use or by another successful recovery. Null while code or link may still serve. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('recovery_codes_handle_unique').on(t.handleHash),
    uniqueIndex('recovery_codes_token_unique').on(t.tokenHash),
    index('recovery_codes_user_created_at').on(t.userId, t.createdAt),
    isSha256('recovery_codes_hashed', t.codeHash),
    isSha256('recovery_codes_handle_hashed', t.handleHash),
    isSha256('recovery_codes_token_hashed', t.tokenHash),
    isSha256('recovery_codes_network_hashed', t.networkHash),
    check('recovery_codes_five_tries', sql`${t.tries} between 0 and 5`),
    check(
      'recovery_codes_used_in_time',
      sql`${t.usedAt} is null or (${t.usedAt} <= greatest(${t.expiresAt}, ${t.linkExpiresAt}) and ${t.endedAt} is not null)`,
    ),
  ],
)
