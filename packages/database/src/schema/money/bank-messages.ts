import { bankMessageForms } from '@tecnoclick/domain/money/bank-message'
import {
  bankMessageSources,
  bankMessageStates,
  bankMessageRefusals as refusalReasons,
} from '@tecnoclick/domain/money/recognise-payment'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { bytea, createdAt, id, instant, money, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { resetSales } from '../resets/resets.ts'
import { payments } from '../selling/payments.ts'
import { servicePayments } from '../workshop/service-payments.ts'

/**
 * Messages of banks about money that arrived (selling.md#bank-messages). The text is forgotten after thirty days. Triggers
 * match a message with the payment that is verified by its number.
 */
export const bankMessages = pgTable(
  'bank_messages',
  {
    id: id(),
    source: varchar('source', { length: 8, enum: bankMessageSources }).notNull(),
    /** Null: the gateway. */
    receivedBy: integer('received_by').references(() => users.id),
    receivedAt: instant('received_at').notNull(),
    text: varchar('text', { length: 1000 }),
    form: varchar('form', { length: 16, enum: bankMessageForms }).notNull(),
    isWhole: boolean('is_whole').notNull(),
    code: varchar('code', { length: 64 }).notNull(),
    /** Letters and digits alone, as of transaction codes. */
    compared: varchar('compared', { length: 64 }).notNull(),
    amount: money('amount').notNull(),
    /** Not one of the shop's own, perhaps. */
    currency: varchar('currency', { length: 3 }).notNull(),
    phone: varchar('phone', { length: 8 }),
    account: varchar('account', { length: 40 }),
    sentOn: date('sent_on'),
    /** The same number came again, and was refused. */
    repeats: integer('repeats').notNull().default(0),
    repeatedAt: instant('repeated_at'),
    state: varchar('state', { length: 12, enum: bankMessageStates }).notNull().default('open'),
    paymentId: integer('payment_id').references(() => payments.id),
    resetSaleId: integer('reset_sale_id').references(() => resetSales.id),
    servicePaymentId: integer('service_payment_id').references(() => servicePayments.id),
    /** Why staff dismissed it. */
    reason: varchar('reason', { length: 500 }),
    settledAt: instant('settled_at'),
    /** Null: the shop itself. */
    settledBy: integer('settled_by').references(() => users.id),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('bank_messages_number_once').on(t.compared),
    unique('bank_messages_payment_once').on(t.paymentId),
    unique('bank_messages_reset_sale_once').on(t.resetSaleId),
    unique('bank_messages_service_payment_once').on(t.servicePaymentId),
    index('bank_messages_open').on(t.receivedAt).where(sql`${t.state} = 'open'`),
    index('bank_messages_with_text').on(t.receivedAt).where(sql`${t.text} is not null`),
    oneOf('bank_messages_source_known', t.source, bankMessageSources),
    oneOf('bank_messages_form_known', t.form, bankMessageForms),
    oneOf('bank_messages_state_known', t.state, bankMessageStates),
    check('bank_messages_amount', sql`${t.amount} > 0`),
    check('bank_messages_code_form', sql`${t.compared} ~ '^[A-Z0-9]+$'`),
    check(
      'bank_messages_one_payment',
      sql`num_nonnulls(${t.paymentId}, ${t.resetSaleId}, ${t.servicePaymentId}) = case ${t.state} when 'matched' then 1 else 0 end`,
    ),
    check('bank_messages_dismissed_for_reason', sql`(${t.state} = 'dismissed') = (${t.reason} is not null)`),
    check('bank_messages_settled', sql`(${t.state} = 'open') = (${t.settledAt} is null)`),
    check('bank_messages_settled_by', sql`${t.settledBy} is null or ${t.settledAt} is not null`),
  ],
)

/** How many messages were refused on a day, by reason: nothing of a forged one is stored. */
export const bankMessageRefusals = pgTable(
  'bank_message_refusals',
  {
    day: date('day').notNull(),
    reason: varchar('reason', { length: 16, enum: refusalReasons }).notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.reason] }),
    oneOf('bank_message_refusals_reason_known', t.reason, refusalReasons),
    check('bank_message_refusals_count', sql`${t.count} > 0`),
  ],
)

/** The app on the shop's phone that sends on what arrives. One row at most. */
export const bankGateways = pgTable(
  'bank_gateways',
  {
    id: smallint('id').primaryKey(),
    /** Encrypted under a key that is not in the database. */
    secret: bytea('secret').notNull(),
    lastMessageAt: instant('last_message_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('bank_gateways_one', sql`${t.id} = 1`)],
)
