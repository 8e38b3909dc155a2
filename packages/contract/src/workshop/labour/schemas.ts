import { longestMinutes } from '@tecnoclick/domain/workshop/repair-time'
import { z } from 'zod'
import { positionField, priceField } from '../../platform/editable-fields.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'

/** Work of the price list (workshop.md#work). */
export const labourTaskSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** In USD; null where it is not offered in that currency. */
  price: z.number().nullable(),
  priceMlc: z.number().nullable(),
  /** In CUP. */
  priceAlt: z.number().nullable(),
  /** How long it is expected to take. */
  minutes: z.number().int(),
  position: z.number().int(),
  enable: z.boolean(),
  version: z.number().int(),
})

export const newLabourTaskSchema = z.object({
  name: line(120),
  price: priceField.nullish(),
  priceMlc: priceField.nullish(),
  priceAlt: priceField.nullish(),
  minutes: z.number().int().min(1).max(longestMinutes),
  position: positionField.optional(),
})

export const labourTaskChangeSchema = newLabourTaskSchema
  .partial()
  .extend({ enable: z.boolean().optional(), version: versionSchema })

export type LabourTask = z.infer<typeof labourTaskSchema>
export type NewLabourTask = z.infer<typeof newLabourTaskSchema>
export type LabourTaskChange = z.infer<typeof labourTaskChangeSchema>
