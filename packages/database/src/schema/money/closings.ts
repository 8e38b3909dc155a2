import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { id, instant, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { currencies } from '../site/currencies.ts'

/** The day in Havana whose closing money belongs to. A trigger sets it: the day it moved, or the first that is open. */
export const closingDay = () => date('closing_day')

/**
 * A day that was closed, with all days since the closing before it. Appended only; triggers refuse days out of order and
 * changes of money that belongs to a closed day (selling.md#closing-of-the-day).
 */
export const dayClosings = pgTable(
  'day_closings',
  {
    day: date('day').primaryKey(),
    firstDay: date('first_day').notNull(),
    closedAt: instant('closed_at').notNull().defaultNow(),
    closedBy: integer('closed_by')
      .notNull()
      .references(() => users.id),
    note: varchar('note', { length: 500 }).notNull().default(''),
  },
  (t) => [check('day_closings_first_day', sql`${t.firstDay} <= ${t.day}`)],
)

/** The cash of a closing, by currency. */
export const cashCounts = pgTable(
  'cash_counts',
  {
    day: date('day')
      .notNull()
      .references(() => dayClosings.day),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    /** In the till before the first sale. */
    opening: money('opening').notNull(),
    /** Opening and cash taken, without cash given back. May be negative. */
    expected: money('expected').notNull(),
    counted: money('counted').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.currency] }),
    check('cash_counts_amounts', sql`${t.opening} >= 0 and ${t.counted} >= 0`),
  ],
)

/** What was counted wrongly, told later: the last entry holds. Appended only (selling.md#closing-of-the-day). */
export const cashCorrections = pgTable(
  'cash_corrections',
  {
    id: id(),
    day: date('day').notNull(),
    currency: varchar('currency', { length: 3 }).notNull(),
    counted: money('counted').notNull(),
    note: varchar('note', { length: 500 }).notNull(),
    correctedAt: instant('corrected_at').notNull().defaultNow(),
    correctedBy: integer('corrected_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    foreignKey({
      name: 'cash_corrections_count',
      columns: [t.day, t.currency],
      foreignColumns: [cashCounts.day, cashCounts.currency],
    }),
    index('cash_corrections_day').on(t.day, t.currency),
    check('cash_corrections_amount', sql`${t.counted} >= 0`),
    notBlank('cash_corrections_note', t.note),
  ],
)

/**
 * Cash that couriers were paid at the door and have handed in (selling.md#cash-on-delivery). Appended only; a trigger
 * computes what they carried.
 */
export const cashHandIns = pgTable(
  'cash_hand_ins',
  {
    id: id(),
    courierId: integer('courier_id')
      .notNull()
      .references(() => users.id),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    /** What the courier had before. */
    carried: money('carried').notNull(),
    amount: money('amount').notNull(),
    note: varchar('note', { length: 500 }).notNull().default(''),
    receivedBy: integer('received_by')
      .notNull()
      .references(() => users.id),
    receivedAt: instant('received_at').notNull().defaultNow(),
    closingDay: closingDay(),
  },
  (t) => [
    index('cash_hand_ins_courier').on(t.courierId, t.currency),
    index('cash_hand_ins_closing_day').on(t.closingDay),
    check('cash_hand_ins_amount', sql`${t.amount} > 0 and ${t.amount} <= ${t.carried}`),
    check('cash_hand_ins_difference_has_note', sql`${t.amount} = ${t.carried} or btrim(${t.note}) <> ''`),
    check('cash_hand_ins_have_closing_day', sql`${t.closingDay} is not null`),
  ],
)
