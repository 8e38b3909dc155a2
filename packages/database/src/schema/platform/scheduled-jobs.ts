import { pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** When each periodic job is due. A worker claims a job by moving `nextRunAt` to the end of its lease. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: varchar('name', { length: 60 }).primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
})
