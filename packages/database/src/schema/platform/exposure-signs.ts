import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** The last sign that others reach a shop which is configured for its own machine (people.md#demo-accounts). One row. */
export const exposureSigns = pgTable(
  'exposure_signs',
  {
    id: smallint('id').primaryKey(),
    /** What the request showed, e.g. `X-Forwarded-For`. */
    sign: varchar('sign', { length: 300 }).notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [check('exposure_signs_one_row', sql`${t.id} = 1`)],
)
