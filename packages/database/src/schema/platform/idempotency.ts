import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { isSha256 } from '../../checks.ts'
import { bytea, createdAt, id } from '../../columns.ts'
import { users } from '../people/users.ts'

/**
 * Responses kept for 48 h. Written in the transaction of the action: a concurrent second call waits for the row and
 * then reads it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** Null for visitors, whose keys are random too. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The action, e.g. `sellorders`. */
    scope: varchar('scope', { length: 40 }).notNull(),
    key: varchar('key', { length: 128 }).notNull(),
    /** The same key with another body is a conflict, not a retry. */
    requestHash: bytea('request_hash').notNull(),
    responseStatus: integer('response_status').notNull(),
    response: jsonb('response').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('idempotency_keys_unique').on(t.userId, t.scope, t.key).nullsNotDistinct(),
    index('idempotency_keys_created_at').on(t.createdAt),
    isSha256('idempotency_keys_request_hashed', t.requestHash),
    check('idempotency_keys_form', sql`${t.key} ~ '^[[:graph:]]{1,128}$'`),
  ],
)
