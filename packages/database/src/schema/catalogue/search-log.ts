import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** Counted per day and folded query, without personal data: enough to see what is searched and not found. */
export const searchLog = pgTable(
  'search_log',
  {
    day: date('day').notNull(),
    query: varchar('query', { length: 100 }).notNull(),
    searches: integer('searches').notNull().default(1),
    /** Number of results of the last such search. */
    results: integer('results').notNull(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.query] }),
    index('search_log_without_result').on(t.day).where(sql`${t.results} = 0`),
    check('search_log_counts', sql`${t.searches} > 0 and ${t.results} >= 0`),
  ],
)
