import { z } from 'zod'
import { choiceOf, idSchema, line, optionalLine, versionSchema } from '../../platform/wire.ts'

/** resets.md#reset-files; `price` in CUP is that of a single use. */
export const resetSchema = z.object({
  id: idSchema,
  brandId: idSchema,
  brand: z.object({ id: idSchema, name: z.string() }),
  device: z.object({ name: z.string() }),
  model: z.string(),
  typeFile: z.string(),
  price: z.number(),
  /** How often it worked, where enough buyers have said (resets.md#outcomes). */
  outcomes: z.object({ worked: z.number().int(), total: z.number().int() }).nullable(),
  /** Where it is known not to work. */
  deadEnds: z.array(z.object({ firmware: z.string(), text: z.string() })),
  version: z.number().int(),
})

/** As staff see it. */
export const staffResetSchema = resetSchema.extend({
  enable: z.boolean(),
  /** The private zip; a reset without one is not offered. */
  file: z.object({ name: z.string(), size: z.number().int(), sha256: z.string() }).nullable(),
  sales: z.number().int(),
})

/** `firmware` may have `*` for anything; empty is any version. */
const deadEndSchema = z.strictObject({
  firmware: optionalLine(60).transform((firmware) => firmware ?? ''),
  text: line(300),
})

const fields = {
  brandId: choiceOf('validation.brand'),
  device: line(80),
  model: line(80),
  typeFile: line(40),
  price: z.number().positive().max(1_000_000_000),
  deadEnds: z.array(deadEndSchema).max(20).optional(),
}

export const newResetSchema = z.object(fields)
export const resetChangeSchema = newResetSchema
  .partial()
  .extend({ enable: z.boolean().optional(), version: versionSchema })

const planSchema = z.object({ precio: z.number(), qrText: z.string() })

/** The bank account to pay to, for signed-in customers. */
export const resetPaymentSchema = z.object({
  currency: z.string(),
  account: z.string(),
  holder: z.string(),
  phone: z.string(),
  bank: z.string(),
  concept: z.string(),
  plans: z.object({ single: planSchema, permanent: planSchema }),
})

export const storedArchiveSchema = z.object({
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
})

export type Reset = z.infer<typeof resetSchema>
export type StaffReset = z.infer<typeof staffResetSchema>
export type NewReset = z.infer<typeof newResetSchema>
export type ResetChange = z.infer<typeof resetChangeSchema>
export type ResetPayment = z.infer<typeof resetPaymentSchema>
export type StoredArchive = z.infer<typeof storedArchiveSchema>
