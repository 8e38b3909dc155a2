import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { currencies } from '../site/currencies.ts'

/** Who has store credit: an account, a phone number of somebody without one, or whoever has a voucher (selling.md#store-credit). */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id),
    /** In its one form (domain/platform/phone). */
    phone: varchar('phone', { length: 30 }),
    /** Of a voucher. */
    code: varchar('code', { length: 20 }),
    /** What staff wrote on a voucher. */
    note: varchar('note', { length: 500 }).notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique('credit_accounts_user_unique').on(t.userId),
    unique('credit_accounts_phone_unique').on(t.phone),
    unique('credit_accounts_code_unique').on(t.code),
    check('credit_accounts_of_one', sql`num_nonnulls(${t.userId}, ${t.phone}, ${t.code}) = 1`),
    check('credit_accounts_code_form', sql`${t.code} ~ '^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$'`),
  ],
)

/** The sum of the entries. Whoever spends holds the row. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    balance: money('balance').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.currency] }),
    check('credit_balances_not_negative', sql`${t.balance} >= 0`),
  ],
)
