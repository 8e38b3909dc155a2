import { fromWire } from '@tecnoclick/domain/platform/money'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { line, optionalTransactionCode, requiredVersion } from '../../platform/wire.ts'

const amount = z
  .number(errorKey('validation.number'))
  .max(1_000_000_000, errorKey('validation.number'))
  .refine((given) => (fromWire(given) ?? 0) > 0, errorKey('validation.number'))

/** The code of a payment method. */
export const paidByMethod = z
  .string(errorKey('validation.required'))
  .regex(/^[a-z][a-z0-9-]{1,11}$/, errorKey('validation.required'))

/** 'Cobrar' on a repair: all of it or a part. */
export const newServicePaymentSchema = z.object({
  amount,
  currency: line(3),
  /** What it pays of the price, as the person saw it, of money in another currency. Another rate by now: 409 `rateChanged`. */
  settles: amount.nullish(),
  paymentMethod: paidByMethod,
  transactionCode: optionalTransactionCode,
  version: requiredVersion,
})

/** Money that is given back, such as the deposit of a repair that was cancelled. */
export const newServiceRefundSchema = newServicePaymentSchema
  .omit({ settles: true })
  .extend({ reason: line(500) })

export type NewServicePayment = z.infer<typeof newServicePaymentSchema>
export type NewServiceRefund = z.infer<typeof newServiceRefundSchema>
