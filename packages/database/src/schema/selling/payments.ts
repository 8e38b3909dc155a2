import { paymentStates } from '@tecnoclick/domain/selling/order'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, fileName, id, instant, money, version } from '../../columns.ts'
import { fromEnd } from '../../search-words.ts'
import { settlementChecks, settlementColumns } from '../../settlement-columns.ts'
import { closingDay } from '../money/closings.ts'
import { creditAccounts } from '../money/credit-accounts.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { currencies } from '../site/currencies.ts'
import { orders } from './orders.ts'
import { paymentMethods } from './payment-methods.ts'

export const codePurposes = ['order', 'reset', 'refund', 'service', 'credit'] as const

/** A transaction code is used once in the whole shop, for orders, resets, repairs, refunds and credit together (selling.md#payment). */
export const transactionCodes = pgTable(
  'transaction_codes',
  {
    id: id(),
    /** As it is shown (domain/selling/transaction-code). */
    code: varchar('code', { length: 64 }).notNull(),
    /** Letters and digits alone, set by a trigger. One with a hyphen had been used twice before migration 0036. */
    compared: varchar('compared', { length: 64 }),
    /** The same as `code` in lower case; earlier versions read it. */
    folded: varchar('folded', { length: 64 }).notNull().generatedAlwaysAs(sql`lower(btrim(code))`),
    purpose: varchar('purpose', { length: 8, enum: codePurposes }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('transaction_codes_used_once').on(t.folded),
    uniqueIndex('transaction_codes_compared_once').on(t.compared),
    index('transaction_codes_end').using('btree', sql.raw(`(${fromEnd.code('compared')}) text_pattern_ops`)),
    /** Referenced by composite keys: a code of a reset sale cannot pay an order as well. */
    unique('transaction_codes_id_and_purpose').on(t.id, t.purpose),
    oneOf('transaction_codes_purpose_known', t.purpose, codePurposes),
    check('transaction_codes_form', sql`${t.code} ~ '^[A-Z0-9-]+$'`),
    check('transaction_codes_compared_given', sql`${t.compared} is not null`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** What came in, in its own currency. */
    amount: money('amount').notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    ...settlementColumns(),
    /** Null for cash, checks and the wallet. */
    transactionCodeId: integer('transaction_code_id'),
    codePurpose: varchar('code_purpose', { length: 8, enum: ['order'] })
      .notNull()
      .default('order'),
    /** Null where the customer had chosen none. */
    method: varchar('method', { length: 12 }).references(() => paymentMethods.code),
    /** A private photo of the receipt, instead of a code or beside it. */
    receipt: fileName('receipt').references(() => files.name, { onUpdate: 'cascade' }),
    state: varchar('state', { length: 12, enum: paymentStates }).notNull().default('submitted'),
    /** 'Pago verificado'. */
    verifiedAt: instant('verified_at'),
    verifiedBy: integer('verified_by').references(() => users.id),
    /** Null unless verified. */
    closingDay: closingDay(),
    /** The courier who was paid at the door, and has the cash until it is handed in (selling.md#cash-on-delivery). */
    collectedBy: integer('collected_by').references(() => users.id),
    /** What was handed over, if it was another currency than that of the order. */
    handedAmount: money('handed_amount'),
    handedCurrency: varchar('handed_currency', { length: 3 }).references(() => currencies.code),
    /** Cash that was handed over at the counter; what is beyond the amount was given back. */
    received: money('received'),
    /** Whose credit it is paid with; a trigger takes it (selling.md#store-credit). */
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    note: varchar('note', { length: 500 }).notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'payments_code_of_orders',
      columns: [t.transactionCodeId, t.codePurpose],
      foreignColumns: [transactionCodes.id, transactionCodes.purpose],
    }),
    unique('payments_code_unique').on(t.transactionCodeId),
    unique('payments_receipt_unique').on(t.receipt),
    index('payments_order').on(t.orderId),
    index('payments_to_verify').on(t.createdAt).where(sql`${t.state} = 'submitted'`),
    index('payments_closing_day').on(t.closingDay),
    index('payments_collected_by').on(t.collectedBy).where(sql`${t.collectedBy} is not null`),
    index('payments_credit_account').on(t.creditAccountId).where(sql`${t.creditAccountId} is not null`),
    check(
      'payments_credit_at_once',
      sql`(${t.creditAccountId} is not null) = (${t.method} is not null and ${t.method} = 'credit') and (${t.creditAccountId} is null or ${t.state} <> 'submitted')`,
    ),
    ...settlementChecks('payments', t),
    check('payments_credit_settles_itself', sql`${t.creditAccountId} is null or ${t.settled} is null`),
    check('payments_collected_in_cash', sql`${t.collectedBy} is null or ${t.method} = 'cash'`),
    check(
      'payments_received_in_cash',
      sql`${t.received} is null or ${t.method} = 'cash' and ${t.received} >= ${t.amount}`,
    ),
    togetherOrNot('payments_handed_whole', t.handedAmount, t.handedCurrency),
    check(
      'payments_handed_in_another_currency',
      sql`${t.handedAmount} is null or ${t.handedAmount} > 0 and ${t.collectedBy} is not null and ${t.handedCurrency} <> ${t.currency}`,
    ),
    check('payments_closing_day_when_verified', sql`(${t.verifiedAt} is null) = (${t.closingDay} is null)`),
    check('payments_code_purpose', sql`${t.codePurpose} = 'order'`),
    check('payments_amount', sql`${t.amount} > 0`),
    oneOf('payments_state_known', t.state, paymentStates),
    // Nobody: the shop itself, by the message of the bank (selling.md#bank-messages).
    check('payments_verified_by_someone', sql`${t.verifiedBy} is null or ${t.verifiedAt} is not null`),
    check('payments_verified_state', sql`(${t.state} = 'verified') = (${t.verifiedAt} is not null)`),
  ],
)
