import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'

/** One row per key of `domain/settings`; only `public` rows are sent to visitors. */
export const settings = pgTable(
  'settings',
  {
    key: varchar('key', { length: 64 }).primaryKey(),
    value: jsonb('value').$type<unknown>().notNull(),
    public: boolean('public').notNull(),
    version: version(),
    updatedBy: integer('updated_by').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('settings_key_form', sql`${t.key} ~ '^[a-z][A-Za-z0-9]{0,63}$'`)],
)
