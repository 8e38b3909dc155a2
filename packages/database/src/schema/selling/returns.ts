import {
  returnConditions,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStates,
} from '@tecnoclick/domain/selling/returns'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, fileName, id, instant, money, version } from '../../columns.ts'
import { settlementColumns, settlesExactly } from '../../settlement-columns.ts'
import { closingDay } from '../money/closings.ts'
import { creditAccounts } from '../money/credit-accounts.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { numberSeries } from '../platform/numbering.ts'
import { currencies } from '../site/currencies.ts'
import { serviceOrders } from '../workshop/service-orders.ts'
import { servicePayments } from '../workshop/service-payments.ts'
import { orderLines, orders } from './orders.ts'
import { paymentMethods } from './payment-methods.ts'
import { payments, transactionCodes } from './payments.ts'

const decided = `('accepted', 'received', 'settled', 'refused')`

/** What a buyer sends back or has repaired under warranty (selling.md#returns). A trigger keeps the states in order. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: id(),
    /** Null is INVALIDO, as for orders; the next step of staff numbers it. */
    number: varchar('number', { length: 40 }),
    seriesId: integer('series_id').references(() => numberSeries.id),
    sequence: integer('sequence'),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The customer of the order; null without an account. */
    clientId: integer('client_id').references(() => users.id),
    kind: varchar('kind', { length: 8, enum: returnKinds }).notNull(),
    reason: varchar('reason', { length: 12, enum: returnReasons }).notNull(),
    /** What the buyer wrote. */
    text: varchar('text', { length: 2000 }).notNull().default(''),
    state: varchar('state', { length: 12, enum: returnStates }).notNull().default('asked'),
    /** What staff wrote: why it was refused, what to bring. */
    note: varchar('note', { length: 500 }).notNull().default(''),
    /** The member of staff who registered it; null if the buyer asked for it. */
    registeredBy: integer('registered_by').references(() => users.id),
    /** As staff saw the goods. */
    condition: varchar('condition', { length: 12, enum: returnConditions }),
    /** Of a buyer without an account, who is to be reached about a repair. */
    contactName: varchar('contact_name', { length: 200 }),
    contactPhone: varchar('contact_phone', { length: 30 }),
    /** Mails to the buyer are written in it. */
    language: varchar('language', { length: 2 }).notNull().default('es'),
    askedAt: instant('asked_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    receivedAt: instant('received_at'),
    settledAt: instant('settled_at'),
    settledBy: integer('settled_by').references(() => users.id),
    withdrawnAt: instant('withdrawn_at'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('order_returns_number_unique').on(t.number),
    unique('order_returns_sequence_unique').on(t.seriesId, t.sequence),
    index('order_returns_order').on(t.orderId),
    index('order_returns_client').on(t.clientId, t.askedAt),
    index('order_returns_state').on(t.state, t.askedAt),
    index('order_returns_settled_at').on(t.settledAt).where(sql`${t.settledAt} is not null`),
    togetherOrNot('order_returns_number_whole', t.number, t.seriesId, t.sequence),
    oneOf('order_returns_kind_known', t.kind, returnKinds),
    oneOf('order_returns_reason_known', t.reason, returnReasons),
    oneOf('order_returns_state_known', t.state, returnStates),
    oneOf('order_returns_condition_known', t.condition, returnConditions),
    togetherOrNot('order_returns_condition_seen', t.registeredBy, t.condition),
    togetherOrNot('order_returns_contact_whole', t.contactName, t.contactPhone),
    check('order_returns_has_author', sql`${t.clientId} is not null or ${t.registeredBy} is not null`),
    check('order_returns_contact_without_account', sql`${t.contactName} is null or ${t.clientId} is null`),
    check('order_returns_language_form', sql`${t.language} ~ '^[a-z]{2}$'`),
    togetherOrNot('order_returns_decided_by_someone', t.decidedAt, t.decidedBy),
    togetherOrNot('order_returns_settled_by_someone', t.settledAt, t.settledBy),
    check('order_returns_decided', sql`(${t.state} in ${sql.raw(decided)}) = (${t.decidedAt} is not null)`),
    check(
      'order_returns_received',
      sql`(${t.state} in ('received', 'settled')) = (${t.receivedAt} is not null)`,
    ),
    check('order_returns_settled', sql`(${t.state} = 'settled') = (${t.settledAt} is not null)`),
    check('order_returns_withdrawn', sql`(${t.state} = 'withdrawn') = (${t.withdrawnAt} is not null)`),
  ],
)

/** A trigger refuses more units than the order line has left. */
export const returnLines = pgTable(
  'return_lines',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => orderReturns.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    /** Null until the return is settled. */
    outcome: varchar('outcome', { length: 8, enum: returnOutcomes }),
    /** The repair under warranty. */
    serviceOrderId: integer('service_order_id').references(() => serviceOrders.id),
  },
  (t) => [
    unique('return_lines_line_unique').on(t.returnId, t.orderLineId),
    unique('return_lines_service_order_unique').on(t.serviceOrderId),
    index('return_lines_order_line').on(t.orderLineId),
    check('return_lines_quantity', sql`${t.quantity} between 1 and 99`),
    oneOf('return_lines_outcome_known', t.outcome, returnOutcomes),
    check(
      'return_lines_repair_has_order',
      sql`(${t.outcome} is not distinct from 'repair') = (${t.serviceOrderId} is not null)`,
    ),
  ],
)

export const returnPhotos = pgTable(
  'return_photos',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => orderReturns.id),
    position: integer('position').notNull(),
    file: fileName('file')
      .notNull()
      .references(() => files.name, { onUpdate: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.position] }),
    unique('return_photos_file_unique').on(t.file),
    check('return_photos_four', sql`${t.position} between 1 and 4`),
  ],
)

/**
 * Money given back for a return, a voided sale or a repair. Appended only; a trigger refuses more than was paid for the
 * order or the repair.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    /** Null for a voided sale. */
    returnId: integer('return_id').references(() => orderReturns.id),
    orderId: integer('order_id').references(() => orders.id),
    serviceOrderId: integer('service_order_id').references(() => serviceOrders.id),
    amount: money('amount').notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    /** Whose money in another currency goes back, at the rate of that payment. */
    paymentId: integer('payment_id').references(() => payments.id),
    servicePaymentId: integer('service_payment_id').references(() => servicePayments.id),
    ...settlementColumns(),
    method: varchar('method', { length: 12 })
      .notNull()
      .references(() => paymentMethods.code),
    /** Null for cash. */
    transactionCodeId: integer('transaction_code_id'),
    codePurpose: varchar('code_purpose', { length: 8, enum: ['refund'] })
      .notNull()
      .default('refund'),
    /** Who got it as credit. */
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    refundedAt: instant('refunded_at').notNull().defaultNow(),
    refundedBy: integer('refunded_by')
      .notNull()
      .references(() => users.id),
    closingDay: closingDay(),
  },
  (t) => [
    foreignKey({
      name: 'refunds_code_of_refunds',
      columns: [t.transactionCodeId, t.codePurpose],
      foreignColumns: [transactionCodes.id, transactionCodes.purpose],
    }),
    uniqueIndex('refunds_one_per_payment_of_return').on(
      t.returnId,
      t.method,
      sql`coalesce(${t.paymentId}, 0)`,
    ),
    index('refunds_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`),
    index('refunds_service_payment').on(t.servicePaymentId).where(sql`${t.servicePaymentId} is not null`),
    togetherOrNot('refunds_settlement_whole', t.settled, t.ratePaid, t.rateSettled, t.rateDay, t.rounding),
    check('refunds_settlement_exact', sql`${t.settled} >= 0 and ${settlesExactly(t)}`),
    check(
      'refunds_settled_of_payment',
      sql`(${t.settled} is not null) = (num_nonnulls(${t.paymentId}, ${t.servicePaymentId}) = 1)`,
    ),
    unique('refunds_code_unique').on(t.transactionCodeId),
    index('refunds_at').on(t.refundedAt),
    index('refunds_closing_day').on(t.closingDay),
    check('refunds_have_closing_day', sql`${t.closingDay} is not null`),
    index('refunds_order').on(t.orderId),
    index('refunds_service_order').on(t.serviceOrderId),
    check('refunds_of_one', sql`num_nonnulls(${t.orderId}, ${t.serviceOrderId}) = 1`),
    check('refunds_return_has_order', sql`${t.returnId} is null or ${t.orderId} is not null`),
    check('refunds_code_purpose', sql`${t.codePurpose} = 'refund'`),
    check('refunds_credit_to_account', sql`(${t.creditAccountId} is not null) = (${t.method} = 'credit')`),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
)
