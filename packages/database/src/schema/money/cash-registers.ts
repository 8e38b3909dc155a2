import { cashPlaces, countMoments } from '@tecnoclick/domain/money/cash-book/cash-book'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, id, instant, money, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { currencies } from '../site/currencies.ts'

/** Where cash is kept (selling.md#cash-book). The default one gets what is taken by whoever has no shift. */
export const cashRegisters = pgTable(
  'cash_registers',
  {
    id: id(),
    name: varchar('name', { length: 60 }).notNull(),
    enable: boolean('enable').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('cash_registers_name_unique').on(t.name),
    uniqueIndex('cash_registers_one_default').on(t.isDefault).where(sql`${t.isDefault}`),
    notBlank('cash_registers_name_given', t.name),
    check('cash_registers_default_in_use', sql`${t.enable} or not ${t.isDefault}`),
  ],
)

/** Who can have cash: a register, a courier, the bank, or anybody who is not the shop. */
export const cashHolders = pgTable(
  'cash_holders',
  {
    id: id(),
    registerId: integer('register_id').references(() => cashRegisters.id),
    courierId: integer('courier_id').references(() => users.id),
    place: varchar('place', { length: 8, enum: cashPlaces }),
  },
  (t) => [
    unique('cash_holders_register_unique').on(t.registerId),
    unique('cash_holders_courier_unique').on(t.courierId),
    unique('cash_holders_place_unique').on(t.place),
    check('cash_holders_of_one', sql`num_nonnulls(${t.registerId}, ${t.courierId}, ${t.place}) = 1`),
    oneOf('cash_holders_place_known', t.place, cashPlaces),
  ],
)

/** The sum of the moves of a register or a courier. */
export const cashBalances = pgTable(
  'cash_balances',
  {
    holderId: integer('holder_id')
      .notNull()
      .references(() => cashHolders.id),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    balance: money('balance').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.holderId, t.currency] })],
)

/** A clerk answers for a register, from one count to the next. */
export const cashShifts = pgTable(
  'cash_shifts',
  {
    id: id(),
    registerId: integer('register_id')
      .notNull()
      .references(() => cashRegisters.id),
    clerkId: integer('clerk_id')
      .notNull()
      .references(() => users.id),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('cash_shifts_open_of_register').on(t.registerId).where(sql`${t.closedAt} is null`),
    uniqueIndex('cash_shifts_open_of_clerk').on(t.clerkId).where(sql`${t.closedAt} is null`),
    index('cash_shifts_opened_at').on(t.openedAt),
    togetherOrNot('cash_shifts_closed_by_somebody', t.closedAt, t.closedBy),
    check('cash_shifts_closed_later', sql`${t.closedAt} >= ${t.openedAt}`),
  ],
)

/** What was counted when a shift was opened and when it was closed. Appended only. */
export const cashShiftCounts = pgTable(
  'cash_shift_counts',
  {
    shiftId: integer('shift_id')
      .notNull()
      .references(() => cashShifts.id),
    moment: varchar('moment', { length: 8, enum: countMoments }).notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    /** What the moves add up to. */
    expected: money('expected').notNull(),
    counted: money('counted').notNull(),
    /** The book of this register begins here. */
    isFirst: boolean('is_first').notNull().default(false),
    /** Why it is not what was expected. */
    reason: varchar('reason', { length: 500 }).notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.moment, t.currency] }),
    oneOf('cash_shift_counts_moment_known', t.moment, countMoments),
    check('cash_shift_counts_amount', sql`${t.counted} >= 0`),
    check(
      'cash_shift_counts_difference_has_reason',
      sql`${t.expected} = ${t.counted} or ${t.isFirst} or btrim(${t.reason}) <> ''`,
    ),
  ],
)
