import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { fileName, id, instant, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { paymentMethods } from '../selling/payment-methods.ts'
import { transactionCodes } from '../selling/payments.ts'
import { currencies } from '../site/currencies.ts'
import { ofServiceOrder } from './service-orders.ts'
import { servicePayments } from './service-payments.ts'

export const paymentReportStates = ['reported', 'verified', 'rejected'] as const

/** A transfer that the customer says they made for a repair. It counts once staff have verified it (workshop.md#payments). */
export const servicePaymentReports = pgTable(
  'service_payment_reports',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    amount: money('amount').notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    method: varchar('method', { length: 12 })
      .notNull()
      .references(() => paymentMethods.code),
    transactionCodeId: integer('transaction_code_id').notNull(),
    /** A private photo of the receipt, beside the code. */
    photo: fileName('photo').references(() => files.name, { onUpdate: 'cascade' }),
    codePurpose: varchar('code_purpose', { length: 8, enum: ['service'] })
      .notNull()
      .default('service'),
    state: varchar('state', { length: 8, enum: paymentReportStates }).notNull().default('reported'),
    reportedAt: instant('reported_at').notNull().defaultNow(),
    judgedAt: instant('judged_at'),
    judgedBy: integer('judged_by').references(() => users.id),
    /** Why it was rejected; the customer reads it. */
    reason: varchar('reason', { length: 500 }).notNull().default(''),
    /** The payment that it became. */
    servicePaymentId: integer('service_payment_id').references(() => servicePayments.id),
  },
  (t) => [
    foreignKey({
      name: 'service_payment_reports_code_of_repairs',
      columns: [t.transactionCodeId, t.codePurpose],
      foreignColumns: [transactionCodes.id, transactionCodes.purpose],
    }),
    unique('service_payment_reports_code_unique').on(t.transactionCodeId),
    uniqueIndex('service_payment_reports_photo').on(t.photo),
    unique('service_payment_reports_payment_unique').on(t.servicePaymentId),
    index('service_payment_reports_order').on(t.serviceOrderId, t.id),
    uniqueIndex('service_payment_reports_one_waiting')
      .on(t.serviceOrderId)
      .where(sql`${t.state} = 'reported'`),
    oneOf('service_payment_reports_state_known', t.state, paymentReportStates),
    check('service_payment_reports_code_purpose', sql`${t.codePurpose} = 'service'`),
    check('service_payment_reports_amount', sql`${t.amount} > 0`),
    check(
      'service_payment_reports_judged',
      sql`(${t.state} = 'reported') = (${t.judgedAt} is null) and (${t.judgedAt} is null) = (${t.judgedBy} is null)`,
    ),
    check(
      'service_payment_reports_counted',
      sql`(${t.state} = 'verified') = (${t.servicePaymentId} is not null)`,
    ),
    check(
      'service_payment_reports_refused_with_reason',
      sql`${t.state} <> 'rejected' or btrim(${t.reason}) <> ''`,
    ),
  ],
)
