import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, id, instant, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { ofServiceOrder } from './service-orders.ts'

/** Whether it could be lent. Whether it is lent says its loan. */
export const loanerStates = ['ready', 'repair', 'retired'] as const

/** A device that customers use while theirs is repaired. */
export const loaners = pgTable(
  'loaners',
  {
    id: id(),
    name: varchar('name', { length: 120 }).notNull(),
    serial: varchar('serial', { length: 80 }).notNull(),
    state: varchar('state', { length: 8, enum: loanerStates }).notNull().default('ready'),
    note: varchar('note', { length: 300 }).notNull().default(''),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('loaners_serial_unique').on(sql`lower(${t.serial})`),
    notBlank('loaners_name_given', t.name),
    notBlank('loaners_serial_given', t.serial),
    oneOf('loaners_state_known', t.state, loanerStates),
  ],
)

export const loanerLoans = pgTable(
  'loaner_loans',
  {
    id: id(),
    loanerId: integer('loaner_id')
      .notNull()
      .references(() => loaners.id),
    serviceOrderId: ofServiceOrder(),
    lentAt: instant('lent_at').notNull(),
    lentBy: integer('lent_by')
      .notNull()
      .references(() => users.id),
    /** The last day, in Havana. */
    dueOn: date('due_on').notNull(),
    returnedAt: instant('returned_at'),
    returnedBy: integer('returned_by').references(() => users.id),
    /** In which condition it came back. */
    note: varchar('note', { length: 300 }).notNull().default(''),
  },
  (t) => [
    uniqueIndex('loaner_loans_lent_once').on(t.loanerId).where(sql`${t.returnedAt} is null`),
    index('loaner_loans_order').on(t.serviceOrderId, t.id),
    togetherOrNot('loaner_loans_returned_to_someone', t.returnedAt, t.returnedBy),
    check('loaner_loans_forward', sql`${t.returnedAt} >= ${t.lentAt}`),
  ],
)
