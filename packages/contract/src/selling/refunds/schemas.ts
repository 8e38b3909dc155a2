import { z } from 'zod'
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
export type OrderRefund = z.infer<typeof refundSchema>
export type RecordedRefund = z.infer<typeof recordedRefundSchema>
