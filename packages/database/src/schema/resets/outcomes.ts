import { failureDecisions, resetOutcomes as outcomes } from '@tecnoclick/domain/resets/outcome'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { fileName, id, instant, money, version } from '../../columns.ts'
import { creditAccounts } from '../money/credit-accounts.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { resetSales, resets } from './resets.ts'

/** Whether a file worked, as its buyer said, and what became of a failure (resets.md#outcomes). Triggers count it and give the credit. */
export const resetOutcomes = pgTable(
  'reset_outcomes',
  {
    id: id(),
    resetSaleId: integer('reset_sale_id')
      .notNull()
      .references(() => resetSales.id),
    outcome: varchar('outcome', { length: 8, enum: outcomes }).notNull(),
    firmware: varchar('firmware', { length: 60 }),
    message: varchar('message', { length: 1000 }).notNull().default(''),
    /** A private picture or text of its buyer. */
    log: fileName('log').references(() => files.name, { onUpdate: 'cascade' }),
    reportedAt: instant('reported_at').notNull(),
    decision: varchar('decision', { length: 8, enum: failureDecisions }),
    decidedAt: instant('decided_at'),
    /** Null: the rule of the owner. */
    decidedBy: integer('decided_by').references(() => users.id),
    /** Shown to the buyer. */
    reason: varchar('reason', { length: 500 }).notNull().default(''),
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    credit: money('credit'),
    version: version(),
  },
  (t) => [
    unique('reset_outcomes_sale_unique').on(t.resetSaleId),
    unique('reset_outcomes_log_unique').on(t.log),
    oneOf('reset_outcomes_outcome_known', t.outcome, outcomes),
    oneOf('reset_outcomes_decision_known', t.decision, failureDecisions),
    check('reset_outcomes_decided_failure', sql`${t.decision} is null or ${t.outcome} = 'failed'`),
    check('reset_outcomes_decided_at', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    check('reset_outcomes_decided_by_someone', sql`${t.decidedBy} is null or ${t.decision} is not null`),
    check(
      'reset_outcomes_refused_with_reason',
      sql`${t.decision} is distinct from 'refused' or btrim(${t.reason}) <> ''`,
    ),
    check(
      'reset_outcomes_credited',
      sql`(${t.decision} is not distinct from 'credited') = (${t.creditAccountId} is not null) and (${t.creditAccountId} is null) = (${t.credit} is null) and ${t.credit} > 0`,
    ),
    index('reset_outcomes_credit_account')
      .on(t.creditAccountId, t.decidedAt)
      .where(sql`${t.creditAccountId} is not null`),
    index('reset_outcomes_undecided')
      .on(t.reportedAt)
      .where(sql`${t.outcome} = 'failed' and ${t.decision} is null`),
    index('reset_outcomes_failed').on(t.reportedAt).where(sql`${t.outcome} = 'failed'`),
  ],
)

/** How often a file worked, by the model it was bought for in capitals; kept by a trigger. */
export const resetCounts = pgTable(
  'reset_counts',
  {
    resetId: integer('reset_id')
      .notNull()
      .references(() => resets.id),
    /** Empty: the buyer named none. */
    model: varchar('model', { length: 80 }).notNull(),
    worked: integer('worked').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.resetId, t.model] }),
    check('reset_counts_not_negative', sql`${t.worked} >= 0 and ${t.failed} >= 0`),
  ],
)
