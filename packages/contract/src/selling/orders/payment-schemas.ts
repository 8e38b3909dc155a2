import { paymentStates } from '@tecnoclick/domain/selling/order'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { settlementRateSchema } from '../../platform/settlement-rate.ts'
import {
  emailSchema,
  idSchema,
  optionalLine,
  optionalTransactionCode,
  paidAmount,
  requiredVersion,
  versionSchema,
} from '../../platform/wire.ts'
import { methodCodeSchema } from '../payments/schemas.ts'

/** A decimal with two places, in the order's currency (platform.md#money). */
const amount = z.number()

/** Money in another currency than what is owed (selling.md#other-currencies). */
export const otherCurrency = {
  /** Of the amount; without it that of what is owed. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  /** What it pays in the currency that is owed, as the person saw it. Another rate by now: 409 `rateChanged`. */
  settles: paidAmount.nullish(),
}

export const paymentStateSchema = explainedEnum(paymentStates, {
  submitted: 'Reported, not judged',
  verified: 'The money arrived',
  rejected: 'Refused by staff',
})

export const paymentVerdictSchema = explainedEnum(['verified', 'rejected'], {
  verified: 'The money arrived',
  rejected: 'It did not arrive, or is wrong',
})

export const paymentSchema = z.object({
  id: idSchema,
  state: paymentStateSchema,
  /** How it was paid; null where no method was chosen. */
  method: z.string().nullable(),
  /** What came in, in its own currency. */
  amount,
  currency: z.string(),
  /** What it pays, in the order's currency. */
  settles: amount,
  /** Null in the order's currency. */
  rate: settlementRateSchema,
  transactionCode: z.string().nullable(),
  /** File name of the photo of the receipt, readable by its customer and by staff. */
  receipt: z.string().nullable(),
  createdDate: z.string(),
  verifiedDate: z.string().nullable(),
  /** Paid at the door (selling.md#cash-on-delivery): what was handed over and, for staff, to whom. */
  collected: z.object({ amount, currency: z.string(), by: z.string().nullable() }).nullable(),
  /** Cash handed over at the counter; what is beyond the amount was given back. */
  received: amount.nullable(),
  /** The change of it, where it was given in another currency. */
  exchangedChange: z.object({ amount, currency: z.string() }).nullable(),
  /** The gateway that collected it (selling.md#online-payments); staff give it back there and do not reject it. */
  provider: z.string().nullable(),
  note: z.string(),
})

/**
 * The code of the transfer, a photo of the receipt or both (selling.md#payment). Without an amount it is what nobody has
 * reported yet.
 */
export const paymentProofSchema = z
  .object({
    transactionCode: optionalTransactionCode,
    receipt: z
      .string()
      .regex(/^[A-Za-z0-9._-]{1,128}$/)
      .nullish(),
    amount: paidAmount.nullish(),
    ...otherCurrency,
  })
  .refine(({ transactionCode, receipt }) => Boolean(transactionCode ?? receipt), {
    ...errorKey('validation.transactionCode'),
    path: ['transactionCode'],
  })

/** With the link of the family a photo too, uploaded before, and who pays: they are told what becomes of it. */
export const linkedPaymentSchema = z
  .object({
    ...paymentProofSchema.shape,
    payerName: optionalLine(200),
    payerEmail: emailSchema.nullish(),
  })
  .refine(({ transactionCode, receipt }) => Boolean(transactionCode ?? receipt), {
    ...errorKey('validation.transactionCode'),
    path: ['transactionCode'],
  })

/** Whoever pays for the buyer says how. */
export const linkedMethodSchema = z.object({ paymentMethod: methodCodeSchema })

/** Staff verify or reject a payment. Cash needs no submitted payment. */
export const paymentJudgementSchema = z.object({
  state: paymentVerdictSchema,
  note: optionalLine(500),
  /** One of several; without it the newest that waits, or the newest. */
  paymentId: idSchema.optional(),
  /** What arrived, if it is not what the customer said. */
  amount: paidAmount.optional(),
  /** Once the order is paid it is accepted and prepared too, if nobody has begun to. */
  prepare: z.boolean().optional(),
  /** Read off the photo, of a payment that has no code yet. */
  transactionCode: optionalTransactionCode,
  version: versionSchema,
})

/** A payment that staff enter themselves; verified at once. */
export const recordedPaymentSchema = z.object({
  amount: paidAmount,
  ...otherCurrency,
  paymentMethod: methodCodeSchema.nullish(),
  transactionCode: optionalTransactionCode,
  note: optionalLine(500),
  version: requiredVersion,
})

/** A payment with its order, for the staff's list. */
export const listedPaymentSchema = paymentSchema.extend({
  sellOrderId: idSchema,
  noSellOrden: z.string(),
  customer: z.string(),
  version: z.number().int(),
})

export type OrderPayment = z.infer<typeof paymentSchema>
export type LinkedMethod = z.infer<typeof linkedMethodSchema>
export type LinkedPayment = z.infer<typeof linkedPaymentSchema>
export type PaymentProof = z.infer<typeof paymentProofSchema>
export type RecordedPayment = z.infer<typeof recordedPaymentSchema>
export type PaymentJudgement = z.infer<typeof paymentJudgementSchema>
export type ListedPayment = z.infer<typeof listedPaymentSchema>
