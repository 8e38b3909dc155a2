import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt, version } from '../../columns.ts'

/** Rows instead of ISO look-ups: MLC is not an ISO currency (site.md#currencies). */
export const currencies = pgTable(
  'currencies',
  {
    code: varchar('code', { length: 3 }).primaryKey(),
    symbol: varchar('symbol', { length: 8 }).notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    decimals: integer('decimals').notNull().default(2),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('currencies_code_form', sql`${t.code} ~ '^[A-Z]{3}$'`),
    check('currencies_decimals', sql`${t.decimals} between 0 and 4`),
  ],
)
