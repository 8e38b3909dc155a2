import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { notBlank, togetherOrNot } from '../../checks.ts'
import { id, instant, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { currencies } from '../site/currencies.ts'
import { ofServiceOrder } from './service-orders.ts'

/** A device that another workshop repairs for us. */
export const outsideJobs = pgTable(
  'outside_jobs',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    workshop: varchar('workshop', { length: 120 }).notNull(),
    sentAt: instant('sent_at').notNull(),
    sentBy: integer('sent_by')
      .notNull()
      .references(() => users.id),
    /** In Havana. */
    expectedOn: date('expected_on').notNull(),
    /** What they charge; null until it is known. */
    cost: money('cost'),
    costCurrency: varchar('cost_currency', { length: 3 }).references(() => currencies.code),
    returnedAt: instant('returned_at'),
    returnedBy: integer('returned_by').references(() => users.id),
    note: varchar('note', { length: 300 }).notNull().default(''),
  },
  (t) => [
    uniqueIndex('outside_jobs_one_away').on(t.serviceOrderId).where(sql`${t.returnedAt} is null`),
    index('outside_jobs_order').on(t.serviceOrderId, t.id),
    notBlank('outside_jobs_workshop_given', t.workshop),
    togetherOrNot('outside_jobs_cost_whole', t.cost, t.costCurrency),
    togetherOrNot('outside_jobs_returned_to_someone', t.returnedAt, t.returnedBy),
    check('outside_jobs_cost', sql`${t.cost} > 0`),
    check('outside_jobs_forward', sql`${t.returnedAt} >= ${t.sentAt}`),
  ],
)
