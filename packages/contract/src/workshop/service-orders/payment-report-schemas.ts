import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import {
  idSchema,
  line,
  paidAmount,
  pathId,
  requiredVersion,
  transactionCodeSchema,
} from '../../platform/wire.ts'
import { transferSchema } from '../../selling/payments/transfer-schema.ts'

export const paymentReportStateSchema = explainedEnum(['reported', 'verified', 'rejected'], {
  reported: 'Staff have not looked at it',
  verified: 'It arrived, and counts',
  rejected: 'It did not arrive',
})

export const judgedReportSchema = explainedEnum(['verified', 'rejected'], {
  verified: 'It arrived, and counts from now on',
  rejected: 'It did not arrive',
})

/** A transfer that the customer says they made. */
export const paymentReportSchema = z.object({
  id: idSchema,
  amount: z.number(),
  currency: z.string(),
  transactionCode: z.string(),
  state: paymentReportStateSchema,
  /** A photo of the receipt, read at `orderservices/{id}/photos/{name}`; null with a ticket link, which gets shared. */
  photo: z.string().nullable(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  date: z.string(),
})

/** How an accepted repair is paid by transfer (workshop.md#payments). */
export const repairPaymentSchema = z.object({
  /** What is left of the deposit, and afterwards of the price; null where nothing is to be paid by transfer. */
  transfer: transferSchema.nullable(),
  /** Whether it is the deposit. */
  isDeposit: z.boolean(),
  /** Latest first. One waits at a time. */
  reports: z.array(paymentReportSchema),
})

export const newPaymentReportSchema = z.object({
  amount: paidAmount,
  transactionCode: transactionCodeSchema,
  /** A photo of the receipt that was uploaded before, to `files/photos` or with the ticket link. */
  photo: z.string().regex(fileNamePattern).nullish(),
})

/** A rejected one needs a reason, which the customer reads. */
export const reportJudgementSchema = z.object({
  state: judgedReportSchema,
  reason: line(500).nullish(),
  version: requiredVersion,
})

export const reportParams = z.object({ id: pathId, reportId: pathId })

export type PaymentReport = z.infer<typeof paymentReportSchema>
export type RepairPayment = z.infer<typeof repairPaymentSchema>
export type NewPaymentReport = z.infer<typeof newPaymentReportSchema>
export type ReportJudgement = z.infer<typeof reportJudgementSchema>
