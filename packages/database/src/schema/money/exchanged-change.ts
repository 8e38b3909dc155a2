import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { payments } from '../selling/payments.ts'
import { currencies } from '../site/currencies.ts'
import { closingDay } from './closings.ts'

/**
 * Change in another currency than that of its payment (selling.md#other-currencies): the till keeps `amount` and gives
 * `givenAmount`. What rounding leaves stays in the till. Appended only.
 */
export const exchangedChange = pgTable(
  'exchanged_change',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: money('amount').notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    givenAmount: money('given_amount').notNull(),
    givenCurrency: varchar('given_currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    ratePaid: integer('rate_paid').notNull(),
    rateSettled: integer('rate_settled').notNull(),
    rounding: money('rounding').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
    givenBy: integer('given_by')
      .notNull()
      .references(() => users.id),
    closingDay: closingDay(),
  },
  (t) => [
    unique('exchanged_change_once').on(t.paymentId),
    index('exchanged_change_closing_day').on(t.closingDay),
    check('exchanged_change_has_closing_day', sql`${t.closingDay} is not null`),
    check('exchanged_change_in_another_currency', sql`${t.givenCurrency} <> ${t.currency}`),
    check(
      'exchanged_change_exact',
      sql`${t.amount} > 0 and ${t.givenAmount} > 0 and ${t.ratePaid} > 0 and ${t.rateSettled} > 0 and ${t.amount}::numeric * ${t.rateSettled} = ${t.givenAmount}::numeric * ${t.ratePaid} + ${t.rounding} and ${t.rounding} >= 0 and ${t.rounding} < ${t.ratePaid}`,
    ),
  ],
)
