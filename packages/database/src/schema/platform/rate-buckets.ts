import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/**
 * Counters of rate-limited routes (platform.md#rate-limits). Unlogged: losing them in a crash is cheaper than an fsync
 * per attempt.
 */
export const rateBuckets = pgTable(
  'rate_buckets',
  {
    /** Rule and subject, e.g. `login:cliente@demo.cu:10.0.0.1`. */
    key: varchar('key', { length: 400 }).primaryKey(),
    hits: integer('hits').notNull().default(0),
    windowStartedAt: instant('window_started_at').notNull().defaultNow(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_buckets_resets_at').on(t.resetsAt), check('rate_buckets_hits', sql`${t.hits} >= 0`)],
)
