import { resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { choiceOf, idSchema, line, optionalTransactionCode, versionSchema } from '../../platform/wire.ts'

export const resetPlanSchema = explainedEnum(resetPlans, {
  single: 'One use',
  permanent: 'Any number of uses on one computer',
})

const date = z.string().nullable()

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
export type HardwareId = z.infer<typeof hardwareIdSchema>
export type ResetSaleAnswer = z.infer<typeof resetSaleAnswerSchema>
export type Download = z.infer<typeof downloadSchema>
