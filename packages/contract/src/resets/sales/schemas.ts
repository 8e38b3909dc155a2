import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { failureDecisions, resetOutcomes } from '@tecnoclick/domain/resets/outcome'
import { resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { z } from 'zod'
import { optionalProse } from '../../platform/editable-fields.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import {
  choiceOf,
  idSchema,
  line,
  optionalLine,
  optionalTransactionCode,
  requiredVersion,
  versionSchema,
} from '../../platform/wire.ts'

export const resetPlanSchema = explainedEnum(resetPlans, {
  single: 'One use',
  permanent: 'Any number of uses on one computer',
})

const date = z.string().nullable()

export const resetOutcomeSchema = explainedEnum(resetOutcomes, {
  worked: 'It worked',
  failed: 'It did not work',
})

export const resetRefundDecisionSchema = explainedEnum(failureDecisions, {
  credited: 'The money is store credit of the buyer',
  refused: 'It is not given back; `reason` says why',
})

/** resets.md#outcomes */
export const reportedOutcomeSchema = z.object({
  outcome: resetOutcomeSchema,
  firmware: z.string().nullable(),
  message: z.string(),
  /** `files/{log}`: a picture or plain text. */
  log: z.string().nullable(),
  reportedDate: z.string(),
  /** Null: staff have not decided, or there is nothing to decide. */
  decision: resetRefundDecisionSchema.nullable(),
  decidedDate: date,
  /** Decided by the rule of the owner, by nobody. */
  byRule: z.boolean(),
  reason: z.string(),
  /** In CUP. */
  credit: z.number().nullable(),
  version: z.number().int(),
})

/** resets.md#entities; `hid` and `key` are empty until set. */
export const resetSaleSchema = z.object({
  id: idSchema,
  date: z.string(),
  buyer: z.object({ id: idSchema }),
  reset: z.object({
    id: idSchema,
    brand: z.object({ name: z.string() }),
    device: z.object({ name: z.string() }),
    model: z.string(),
    typeFile: z.string(),
    /** `files/{filename}.zip`; null while it may not be downloaded, like size and hash. */
    filename: z.string().nullable(),
    size: z.number().int().nullable(),
    sha256: z.string().nullable(),
  }),
  /** Of the buyer's printer; null where it was not said. */
  printerModel: z.string().nullable(),
  firmware: z.string().nullable(),
  plan: resetPlanSchema,
  precio: z.number(),
  transactionCode: z.string(),
  descargable: z.boolean(),
  hid: z.string(),
  key: z.string(),
  verifiedDate: date,
  /** The transfer was not found; `rejection` has the reason. */
  rejectedDate: date,
  rejection: z.string(),
  downloadedDate: date,
  hidDate: date,
  keyDate: date,
  /** The promised time of the shop's next step; null if there is none. */
  promisedDate: date,
  outcome: reportedOutcomeSchema.nullable(),
  version: z.number().int(),
})

/** With the buyer, for staff. */
export const staffResetSaleSchema = resetSaleSchema.extend({
  buyer: z.object({ id: idSchema, name: z.string(), email: z.string() }),
})

/** resets.md#purchase. `precio` only selects the plan; everything else in the documented body is set by the server. */
export const newResetSaleSchema = z
  .object({
    resetId: choiceOf('validation.required'),
    transactionCode: optionalTransactionCode,
    /** Store credit of the account pays all of it at once, without a code (selling.md#store-credit). */
    credit: z.boolean().optional(),
    precio: z.number(),
    printerModel: optionalLine(80),
    /** Nothing: the buyer does not know it. */
    firmware: optionalLine(60),
    /** The buyer wants it although it is known not to work with that firmware. */
    acceptDeadEnd: z.boolean().optional(),
  })
  .refine(({ transactionCode, credit }) => Boolean(transactionCode) || credit === true, {
    ...errorKey('validation.transactionCode'),
    path: ['transactionCode'],
  })

export const hardwareIdSchema = z.object({ hid: line(200, 'validation.hardwareId') })

/**
 * `descargable: true` verifies the payment, even after a rejection; `false` revokes the download. `rejection` is the
 * reason why the payment is rejected. `key` answers the hardware id.
 */
export const resetSaleAnswerSchema = z.object({
  descargable: z.boolean().optional(),
  rejection: line(500).optional(),
  key: line(500).optional(),
  version: versionSchema,
})

/** The buyer says whether the file worked; again until it is decided (resets.md#outcomes). */
export const outcomeReportSchema = z.object({
  outcome: resetOutcomeSchema,
  firmware: optionalLine(60),
  message: optionalProse(1000).optional(),
  /** Of an uploaded log; without it the one that was sent before stays. */
  log: z.string().regex(fileNamePattern).nullish(),
})

/** Money for a failure is given back as store credit, or not, with the reason. */
export const failureDecisionSchema = z
  .object({ credit: z.boolean(), reason: optionalLine(500), version: requiredVersion })
  .refine(({ credit, reason }) => credit || Boolean(reason), {
    ...errorKey('validation.required'),
    path: ['reason'],
  })

/** How often a file worked with a model; `model` is empty where buyers named none. */
export const resetCountSchema = z.object({
  /** Of the file with the model. */
  id: z.number().int(),
  resetId: idSchema,
  brand: z.string(),
  fileModel: z.string(),
  typeFile: z.string(),
  model: z.string(),
  worked: z.number().int(),
  failed: z.number().int(),
})

export const downloadSchema = z.object({
  id: idSchema,
  date: z.string(),
  userId: idSchema,
  email: z.string(),
  resetId: idSchema,
  model: z.string(),
  typeFile: z.string(),
  resetSaleId: idSchema.nullable(),
  bytes: z.number().int(),
  finishedDate: date,
})

export type ResetSale = z.infer<typeof resetSaleSchema>
export type StaffResetSale = z.infer<typeof staffResetSaleSchema>
export type NewResetSale = z.infer<typeof newResetSaleSchema>
export type ReportedOutcome = z.infer<typeof reportedOutcomeSchema>
export type OutcomeReport = z.infer<typeof outcomeReportSchema>
export type FailureDecision = z.infer<typeof failureDecisionSchema>
export type ResetCount = z.infer<typeof resetCountSchema>
export type HardwareId = z.infer<typeof hardwareIdSchema>
export type ResetSaleAnswer = z.infer<typeof resetSaleAnswerSchema>
export type Download = z.infer<typeof downloadSchema>
