import { z } from 'zod'
import { settlementRateSchema } from '../../platform/settlement-rate.ts'
import { idSchema, optionalTransactionCode, paidAmount, requiredVersion } from '../../platform/wire.ts'
import { methodCodeSchema } from '../payments/schemas.ts'

/** A decimal with two places, in the order's currency (platform.md#money). */
const amount = z.number()

/** selling.md#order-contents */
export const refundSchema = z.object({
  id: idSchema,
  /** What was handed back, in its own currency. */
  amount,
  currency: z.string(),
  /** What it takes off what was paid, in the order's currency. */
  settles: amount,
  /** Whose money in another currency went back. */
  paymentId: idSchema.nullable(),
  method: z.string(),
  transactionCode: z.string().nullable(),
  refundedDate: z.string(),
})

/** Money of an order that may go back (selling.md#other-currencies). */
export const refundablePaymentSchema = z.object({
  /** Null: all that came in in the order's currency, together. */
  paymentId: idSchema.nullable(),
  /** How most of it came in. */
  method: z.string().nullable(),
  currency: z.string(),
  /** What came in, in its own currency. */
  paid: amount,
  /** What of it has not gone back. */
  left: amount,
  /** What that settles, in the order's currency. */
  settles: amount,
  /** Null in the order's currency. */
  rate: settlementRateSchema,
})

/** In the order in which it goes back, unless a payment is named. */
export const refundableMoneySchema = z.object({
  /** In the order's currency: a refund beyond it becomes credit. */
  money: amount,
  payments: z.array(refundablePaymentSchema),
})

/** Money that staff gave back, of a cancelled order or paid too much. */
export const recordedRefundSchema = z.object({
  /** In the order's currency, whatever came in. */
  amount: paidAmount,
  /** Of one payment in another currency alone; without it first what came in in the order's currency, then the newest. */
  paymentId: idSchema.optional(),
  paymentMethod: methodCodeSchema,
  transactionCode: optionalTransactionCode,
  version: requiredVersion,
})

/** The customer agreed that the shop keeps what was paid too much. */
export const keptExcessSchema = z.object({ version: requiredVersion })

export type KeptExcess = z.infer<typeof keptExcessSchema>
export type RefundablePayment = z.infer<typeof refundablePaymentSchema>
export type RefundableMoney = z.infer<typeof refundableMoneySchema>
export type OrderRefund = z.infer<typeof refundSchema>
export type RecordedRefund = z.infer<typeof recordedRefundSchema>
