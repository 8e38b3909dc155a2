import { z } from 'zod'
import { errorKey } from '../issue-message.ts'
import { idSchema, versionSchema } from '../wire.ts'

const largestNumber = 1_000_000_000

/** Prefix, a dash and the sequential number make the next document's number (platform.md#document-numbers). */
export const consecutiveSchema = z.object({
  id: idSchema,
  document: z.string(),
  prefix: z.string(),
  /** The number the next document gets. */
  sequential: z.number().int(),
  enable: z.boolean(),
  version: z.number().int(),
})

const document = z
  .string()
  .trim()
  .regex(/^[A-Z][A-Z0-9_]{0,29}$/, errorKey('validation.plainText'))
const prefix = z
  .string()
  .trim()
  .regex(/^[A-Z0-9][A-Z0-9/._-]{0,19}$/, errorKey('validation.plainText'))
const sequential = z.number().int().min(1).max(largestNumber)

export const newConsecutiveSchema = z.object({
  document,
  prefix,
  sequential: sequential.optional(),
  enable: z.boolean().optional(),
})

/** `enable: false` is the soft delete. Another prefix or number opens a new series (platform.md#document-numbers). */
export const consecutiveChangeSchema = z.object({
  prefix: prefix.optional(),
  sequential: sequential.optional(),
  enable: z.boolean().optional(),
  version: versionSchema,
})

/** A change answers with a success flag (platform.md#document-numbers). */
export const changedConsecutiveSchema = consecutiveSchema.extend({ success: z.literal(true) })

export const documentParams = z.object({ document: z.string().max(30) })

export type Consecutive = z.infer<typeof consecutiveSchema>
export type NewConsecutive = z.infer<typeof newConsecutiveSchema>
export type ConsecutiveChange = z.infer<typeof consecutiveChangeSchema>
export type ChangedConsecutive = z.infer<typeof changedConsecutiveSchema>
