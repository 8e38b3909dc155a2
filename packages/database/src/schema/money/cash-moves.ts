import { cashKinds } from '@tecnoclick/domain/money/cash-book/cash-book'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { fileName, id, instant, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { payments } from '../selling/payments.ts'
import { refunds } from '../selling/returns.ts'
import { currencies } from '../site/currencies.ts'
import { servicePayments } from '../workshop/service-payments.ts'
import { cashHolders, cashShifts } from './cash-registers.ts'
import { cashHandIns, closingDay } from './closings.ts'
import { creditPayments } from './credit-entries.ts'

/**
 * The cash book: every note has a holder at any moment (selling.md#cash-book). Appended only, and by `move_cash` alone.
 * Triggers enter what payments, refunds and hand-ins move.
 */
export const cashMoves = pgTable(
  'cash_moves',
  {
    id: id(),
    kind: varchar('kind', { length: 16, enum: cashKinds }).notNull(),
    fromId: integer('from_id')
      .notNull()
      .references(() => cashHolders.id),
    toId: integer('to_id')
      .notNull()
      .references(() => cashHolders.id),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    amount: money('amount').notNull(),
    reason: varchar('reason', { length: 500 }).notNull().default(''),
    paymentId: integer('payment_id').references(() => payments.id),
    servicePaymentId: integer('service_payment_id').references(() => servicePayments.id),
    creditPaymentId: integer('credit_payment_id').references(() => creditPayments.id),
    refundId: integer('refund_id').references(() => refunds.id),
    handInId: integer('hand_in_id').references(() => cashHandIns.id),
    /** The entry that was wrong, and goes back. */
    reversesId: integer('reverses_id').references((): AnyPgColumn => cashMoves.id),
    /** A private photo of the receipt. */
    receipt: fileName('receipt').references(() => files.name, { onUpdate: 'cascade' }),
    /** The shifts in which it left and reached a register, if somebody answered for it. */
    fromShiftId: integer('from_shift_id').references(() => cashShifts.id),
    toShiftId: integer('to_shift_id').references(() => cashShifts.id),
    movedAt: instant('moved_at').notNull(),
    /** Null: the shop itself. */
    enteredBy: integer('entered_by').references(() => users.id),
    closingDay: closingDay(),
  },
  (t) => [
    index('cash_moves_from').on(t.fromId, t.currency),
    index('cash_moves_to').on(t.toId, t.currency),
    index('cash_moves_moved_at').on(t.movedAt),
    index('cash_moves_closing_day').on(t.closingDay),
    index('cash_moves_payment').on(t.paymentId),
    index('cash_moves_hand_in').on(t.handInId),
    index('cash_moves_from_shift').on(t.fromShiftId),
    index('cash_moves_to_shift').on(t.toShiftId),
    uniqueIndex('cash_moves_payment_once').on(t.paymentId).where(sql`${t.kind} = 'sale'`),
    unique('cash_moves_service_payment_once').on(t.servicePaymentId),
    unique('cash_moves_credit_payment_once').on(t.creditPaymentId),
    unique('cash_moves_refund_once').on(t.refundId),
    unique('cash_moves_reversed_once').on(t.reversesId),
    unique('cash_moves_receipt_once').on(t.receipt),
    oneOf('cash_moves_kind_known', t.kind, cashKinds),
    check('cash_moves_amount', sql`${t.amount} > 0`),
    check('cash_moves_between_two', sql`${t.fromId} <> ${t.toId}`),
    check('cash_moves_have_closing_day', sql`${t.closingDay} is not null`),
    check(
      'cash_moves_one_source',
      sql`num_nonnulls(${t.paymentId}, ${t.servicePaymentId}, ${t.creditPaymentId}, ${t.refundId}, ${t.handInId})
        = case when ${t.kind} in ('sale', 'change', 'refund', 'correction', 'courierHandIn') then 1 else 0 end`,
    ),
    check(
      'cash_moves_entered_for_reason',
      sql`${t.kind} not in ('payIn', 'payOut', 'expense', 'deposit', 'handOver', 'difference') or btrim(${t.reason}) <> '' and ${t.enteredBy} is not null`,
    ),
  ],
)
