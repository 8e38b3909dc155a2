import { creditKinds } from '@tecnoclick/domain/money/credit/credit'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { id, instant, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { resetSales } from '../resets/resets.ts'
import { orders } from '../selling/orders.ts'
import { paymentMethods } from '../selling/payment-methods.ts'
import { transactionCodes } from '../selling/payments.ts'
import { currencies } from '../site/currencies.ts'
import { serviceOrders } from '../workshop/service-orders.ts'
import { closingDay } from './closings.ts'
import { creditAccounts, creditBalances } from './credit-accounts.ts'

/** The ledger, appended only and by `move_credit` alone (selling.md#store-credit). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    currency: varchar('currency', { length: 3 }).notNull(),
    kind: varchar('kind', { length: 12, enum: creditKinds }).notNull(),
    /** Negative where credit was spent. */
    amount: money('amount').notNull(),
    balanceAfter: money('balance_after').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    serviceOrderId: integer('service_order_id').references(() => serviceOrders.id),
    resetSaleId: integer('reset_sale_id').references(() => resetSales.id),
    note: varchar('note', { length: 500 }).notNull().default(''),
    enteredAt: instant('entered_at').notNull().defaultNow(),
    /** Null for the system. */
    enteredBy: integer('entered_by').references(() => users.id),
    /** Null: never. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    foreignKey({
      name: 'credit_entries_balance',
      columns: [t.accountId, t.currency],
      foreignColumns: [creditBalances.accountId, creditBalances.currency],
    }),
    index('credit_entries_account').on(t.accountId, t.currency, t.id),
    index('credit_entries_order').on(t.orderId),
    uniqueIndex('credit_entries_reset_refund').on(t.resetSaleId).where(sql`${t.kind} = 'refund'`),
    index('credit_entries_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    index('credit_entries_entered_at').on(t.enteredAt),
    oneOf('credit_entries_kind_known', t.kind, creditKinds),
    check('credit_entries_amount', sql`${t.amount} <> 0 and ${t.balanceAfter} >= 0`),
    check('credit_entries_expiry_of_income', sql`${t.expiresAt} is null or ${t.amount} > 0`),
  ],
)

/** Money taken for credit: vouchers that were bought, and change that a customer leaves at the counter. Appended only. */
export const creditPayments = pgTable(
  'credit_payments',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    /** Of the change. */
    orderId: integer('order_id').references(() => orders.id),
    amount: money('amount').notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    method: varchar('method', { length: 12 })
      .notNull()
      .references(() => paymentMethods.code),
    transactionCodeId: integer('transaction_code_id'),
    codePurpose: varchar('code_purpose', { length: 8, enum: ['credit'] })
      .notNull()
      .default('credit'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    receivedBy: integer('received_by')
      .notNull()
      .references(() => users.id),
    closingDay: closingDay(),
  },
  (t) => [
    foreignKey({
      name: 'credit_payments_code_of_credit',
      columns: [t.transactionCodeId, t.codePurpose],
      foreignColumns: [transactionCodes.id, transactionCodes.purpose],
    }),
    unique('credit_payments_code_unique').on(t.transactionCodeId),
    index('credit_payments_account').on(t.accountId),
    index('credit_payments_order').on(t.orderId),
    index('credit_payments_closing_day').on(t.closingDay),
    check('credit_payments_have_closing_day', sql`${t.closingDay} is not null`),
    check('credit_payments_code_purpose', sql`${t.codePurpose} = 'credit'`),
    check('credit_payments_in_money', sql`${t.method} <> 'credit'`),
    check('credit_payments_amount', sql`${t.amount} > 0`),
  ],
)
