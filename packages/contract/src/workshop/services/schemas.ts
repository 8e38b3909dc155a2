import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { z } from 'zod'
import { priceField } from '../../platform/editable-fields.ts'
import { choiceOf, idSchema, line, prose, versionSchema } from '../../platform/wire.ts'

const offeredSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** A file name; null if there is no picture yet. */
  image: z.string().nullable(),
  position: z.number().int(),
  enable: z.boolean(),
  version: z.number().int(),
})

/** workshop.md#services */
export const serviceTypeSchema = offeredSchema
export const serviceSchema = offeredSchema.extend({
  typeId: idSchema,
  /** The lowest price, in USD and MLC; `priceFromAlt` in CUP. Null: the quote says it. */
  priceFrom: z.number().nullable(),
  priceFromAlt: z.number().nullable(),
  turnaroundDays: z.number().int().nullable(),
})

export const serviceTypeWithServicesSchema = serviceTypeSchema.extend({ services: z.array(serviceSchema) })
export const serviceWithTypeSchema = serviceSchema.extend({
  type: z.object({ id: idSchema, name: z.string() }),
})

const newOffered = {
  name: line(100),
  description: prose(2000).or(z.literal('')).optional(),
  image: z.string().regex(fileNamePattern).nullish(),
  position: z.number().int().min(0).max(100_000).optional(),
}
const kept = { enable: z.boolean().optional(), version: versionSchema }

export const newServiceTypeSchema = z.object(newOffered)
export const serviceTypeChangeSchema = newServiceTypeSchema.partial().extend(kept)
export const newServiceSchema = z.object({
  ...newOffered,
  typeId: choiceOf('validation.required'),
  priceFrom: priceField.nullish(),
  priceFromAlt: priceField.nullish(),
  turnaroundDays: z.number().int().min(1).max(365).nullish(),
})
export const serviceChangeSchema = newServiceSchema.partial().extend(kept)

export type ServiceType = z.infer<typeof serviceTypeSchema>
export type ServiceTypeWithServices = z.infer<typeof serviceTypeWithServicesSchema>
export type NewServiceType = z.infer<typeof newServiceTypeSchema>
export type ServiceTypeChange = z.infer<typeof serviceTypeChangeSchema>
export type Service = z.infer<typeof serviceSchema>
export type ServiceWithType = z.infer<typeof serviceWithTypeSchema>
export type NewService = z.infer<typeof newServiceSchema>
export type ServiceChange = z.infer<typeof serviceChangeSchema>
