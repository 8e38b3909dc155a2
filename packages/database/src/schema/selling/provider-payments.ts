import {
  defaultLinkNames,
  defaultLinkWords,
  type LinkNames,
  type LinkWords,
  linkModes,
} from '@tecnoclick/domain/selling/payment-link'
import {
  attentionReasons,
  providerEventOutcomes,
  providerEventSources,
  providerPaymentStates,
  reportedStates,
} from '@tecnoclick/domain/selling/provider-payment'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, id, instant, money, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { currencies } from '../site/currencies.ts'
import { orders } from './orders.ts'
import { paymentMethods } from './payment-methods.ts'
import { payments } from './payments.ts'

/** Gateways with which orders are paid online (selling.md#online-payments). Switched off, never deleted. */
export const paymentProviders = pgTable(
  'payment_providers',
  {
    id: id(),
    name: varchar('name', { length: 80 }).notNull(),
    mode: varchar('mode', { length: 8, enum: linkModes }).notNull(),
    /** A template, or where a payment is asked for. */
    url: varchar('url', { length: 500 }).notNull(),
    verifyUrl: varchar('verify_url', { length: 500 }),
    refundUrl: varchar('refund_url', { length: 500 }),
    names: jsonb('names').$type<LinkNames>().notNull().default(defaultLinkNames),
    words: jsonb('words').$type<LinkWords>().notNull().default(defaultLinkWords),
    /** What its payments are entered with. */
    paymentMethod: varchar('payment_method', { length: 12 })
      .notNull()
      .references(() => paymentMethods.code),
    currencies: varchar('currencies', { length: 3 }).array().notNull(),
    /** Encrypted under a key that is not in the database. */
    secret: bytea('secret').notNull(),
    enable: boolean('enable').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    notBlank('payment_providers_name_given', t.name),
    oneOf('payment_providers_mode_known', t.mode, linkModes),
    check('payment_providers_currencies_given', sql`cardinality(${t.currencies}) > 0`),
    check('payment_providers_method_for_money', sql`${t.paymentMethod} not in ('cash', 'credit')`),
  ],
)

/** An attempt to pay an order, or a part of it, with a provider. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    providerId: integer('provider_id')
      .notNull()
      .references(() => paymentProviders.id),
    /** What the provider is told; nobody guesses it. */
    reference: varchar('reference', { length: 32 }).notNull(),
    providerReference: varchar('provider_reference', { length: 120 }),
    amount: money('amount').notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    state: varchar('state', { length: 12, enum: providerPaymentStates }).notNull().default('created'),
    /** Where it is paid. */
    url: varchar('url', { length: 2000 }),
    /** The verified payment that it became. */
    paymentId: integer('payment_id').references(() => payments.id),
    /** What was given back, or is about to be. */
    refunded: money('refunded').notNull().default(0),
    /** A refund that the provider has not confirmed yet; it is asked again with the same key. */
    refundKey: varchar('refund_key', { length: 32 }),
    refundAmount: money('refund_amount'),
    refundBy: integer('refund_by').references(() => users.id),
    /** Why staff have to look at it. */
    attention: varchar('attention', { length: 12, enum: attentionReasons }),
    attentionAt: instant('attention_at'),
    paidAt: instant('paid_at'),
    /** When the provider was asked last. */
    checkedAt: instant('checked_at'),
    expiresAt: instant('expires_at').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('provider_payments_reference_once').on(t.reference),
    unique('provider_payments_payment_once').on(t.paymentId),
    index('provider_payments_order').on(t.orderId),
    index('provider_payments_under_way').on(t.createdAt).where(sql`${t.state} in ('created', 'pending')`),
    index('provider_payments_refunding').on(t.id).where(sql`${t.refundKey} is not null`),
    index('provider_payments_attention').on(t.attentionAt).where(sql`${t.attention} is not null`),
    oneOf('provider_payments_state_known', t.state, providerPaymentStates),
    oneOf('provider_payments_attention_known', t.attention, attentionReasons),
    check('provider_payments_amount', sql`${t.amount} > 0`),
    check('provider_payments_refunded', sql`${t.refunded} between 0 and ${t.amount}`),
    check(
      'provider_payments_paid_once',
      sql`(${t.state} in ('paid', 'refunded')) = (${t.paymentId} is not null) and (${t.paymentId} is null) = (${t.paidAt} is null)`,
    ),
    check('provider_payments_refund_of_paid', sql`${t.paymentId} is not null or ${t.refunded} = 0`),
    check(
      'provider_payments_refunded_whole',
      sql`${t.state} <> 'refunded' or ${t.refunded} = ${t.amount} and ${t.refundKey} is null`,
    ),
    check('provider_payments_refund_counted', sql`${t.refundAmount} <= ${t.refunded}`),
    togetherOrNot('provider_payments_refund_whole', t.refundKey, t.refundAmount, t.refundBy),
    togetherOrNot('provider_payments_attention_whole', t.attention, t.attentionAt),
  ],
)

/** What was heard of attempts, once each: a repeat changes nothing. Appended only. */
export const providerPaymentEvents = pgTable(
  'provider_payment_events',
  {
    id: id(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => paymentProviders.id),
    /** Null where the provider named a payment that is not the shop's. */
    providerPaymentId: integer('provider_payment_id').references(() => providerPayments.id),
    /** SHA-256 of the provider's number of the event, or of what it said. */
    eventKey: varchar('event_key', { length: 64 }).notNull(),
    source: varchar('source', { length: 12, enum: providerEventSources }).notNull(),
    state: varchar('state', { length: 12, enum: reportedStates }).notNull(),
    amount: money('amount'),
    currency: varchar('currency', { length: 12 }),
    outcome: varchar('outcome', { length: 12, enum: providerEventOutcomes }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('provider_payment_events_once').on(t.providerId, t.eventKey),
    index('provider_payment_events_payment').on(t.providerPaymentId),
    oneOf('provider_payment_events_source_known', t.source, providerEventSources),
    oneOf('provider_payment_events_state_known', t.state, reportedStates),
    oneOf('provider_payment_events_outcome_known', t.outcome, providerEventOutcomes),
    check('provider_payment_events_key_form', sql`${t.eventKey} ~ '^[0-9a-f]{64}$'`),
    check(
      'provider_payment_events_unknown',
      sql`(${t.outcome} = 'unknown') = (${t.providerPaymentId} is null)`,
    ),
  ],
)
