import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { isSha256, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, id, instant } from '../../columns.ts'
import { users } from '../people/users.ts'
import { serviceOrders } from '../workshop/service-orders.ts'
import { serialUnits } from './serial-units.ts'

/** 'Pasaporte del equipo': of a unit that was sold, or of a device that was repaired without a sale (selling.md#passports). */
export const passports = pgTable(
  'passports',
  {
    id: id(),
    unitId: integer('unit_id').references(() => serialUnits.id),
    serviceOrderId: integer('service_order_id').references(() => serviceOrders.id),
    /** Null for a buyer without an account, and once the account was closed. */
    ownerId: integer('owner_id').references(() => users.id),
    ownedSince: instant('owned_since'),
    stolenAt: instant('stolen_at'),
    /** With it a new owner claims the device. */
    transferHash: bytea('transfer_hash'),
    transferExpiresAt: instant('transfer_expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('passports_unit_unique').on(t.unitId),
    unique('passports_service_order_unique').on(t.serviceOrderId),
    uniqueIndex('passports_transfer_unique').on(t.transferHash).where(sql`${t.transferHash} is not null`),
    index('passports_owner').on(t.ownerId),
    check('passports_of_one', sql`num_nonnulls(${t.unitId}, ${t.serviceOrderId}) = 1`),
    togetherOrNot('passports_owned_since', t.ownerId, t.ownedSince),
    togetherOrNot('passports_transfer_whole', t.transferHash, t.transferExpiresAt),
    isSha256('passports_transfer_is_hashed', t.transferHash),
    check('passports_stolen_from_owner', sql`${t.stolenAt} is null or ${t.ownerId} is not null`),
  ],
)

/** Addresses of the public page. Each print has its own; the owner's new one ends them all. */
export const passportTokens = pgTable(
  'passport_tokens',
  {
    id: id(),
    passportId: integer('passport_id')
      .notNull()
      .references(() => passports.id),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: createdAt(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    unique('passport_tokens_token_unique').on(t.tokenHash),
    index('passport_tokens_live').on(t.passportId).where(sql`${t.revokedAt} is null`),
    isSha256('passport_tokens_token_is_hashed', t.tokenHash),
  ],
)

/** Repairs of a device. */
export const passportRepairs = pgTable(
  'passport_repairs',
  {
    serviceOrderId: integer('service_order_id')
      .primaryKey()
      .references(() => serviceOrders.id),
    passportId: integer('passport_id')
      .notNull()
      .references(() => passports.id),
    createdAt: createdAt(),
  },
  (t) => [index('passport_repairs_passport').on(t.passportId)],
)
