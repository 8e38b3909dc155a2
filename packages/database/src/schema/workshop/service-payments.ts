import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { id, instant, money } from '../../columns.ts'
import { settlementChecks, settlementColumns } from '../../settlement-columns.ts'
import { closingDay } from '../money/closings.ts'
import { creditAccounts } from '../money/credit-accounts.ts'
import { users } from '../people/users.ts'
import { paymentMethods } from '../selling/payment-methods.ts'
import { transactionCodes } from '../selling/payments.ts'
import { currencies } from '../site/currencies.ts'
import { ofServiceOrder } from './service-orders.ts'

/** A deposit is taken with the device, everything else later. */
export const servicePaymentKinds = ['deposit', 'payment'] as const

/** Money taken for a repair, counted at once. Appended only: what was wrong is given back as a refund. */
export const servicePayments = pgTable(
  'service_payments',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    kind: varchar('kind', { length: 8, enum: servicePaymentKinds }).notNull(),
    amount: money('amount').notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    ...settlementColumns(),
    /** Of the price when it was paid. */
    settledCurrency: varchar('settled_currency', { length: 3 }).references(() => currencies.code),
    /** Null for deposits from before methods were asked for. */
    method: varchar('method', { length: 12 }).references(() => paymentMethods.code),
    transactionCodeId: integer('transaction_code_id'),
    codePurpose: varchar('code_purpose', { length: 8, enum: ['service'] })
      .notNull()
      .default('service'),
    /** Whose credit it is paid with. */
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    receivedAt: instant('received_at').notNull().defaultNow(),
    receivedBy: integer('received_by')
      .notNull()
      .references(() => users.id),
    closingDay: closingDay(),
  },
  (t) => [
    foreignKey({
      name: 'service_payments_code_of_repairs',
      columns: [t.transactionCodeId, t.codePurpose],
      foreignColumns: [transactionCodes.id, transactionCodes.purpose],
    }),
    unique('service_payments_code_unique').on(t.transactionCodeId),
    index('service_payments_order').on(t.serviceOrderId, t.id),
    index('service_payments_closing_day').on(t.closingDay),
    check('service_payments_have_closing_day', sql`${t.closingDay} is not null`),
    oneOf('service_payments_kind_known', t.kind, servicePaymentKinds),
    check('service_payments_code_purpose', sql`${t.codePurpose} = 'service'`),
    check(
      'service_payments_credit_of_account',
      sql`(${t.creditAccountId} is not null) = (${t.method} is not null and ${t.method} = 'credit')`,
    ),
    ...settlementChecks('service_payments', t, sql`${t.settledCurrency} <> ${t.currency}`, t.settledCurrency),
    check(
      'service_payments_credit_settles_itself',
      sql`${t.creditAccountId} is null or ${t.settled} is null`,
    ),
    check('service_payments_amount', sql`${t.amount} > 0`),
  ],
)
