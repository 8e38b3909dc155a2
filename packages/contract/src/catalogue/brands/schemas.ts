import { z } from 'zod'
import { newSlugField, pictureField, positionField, slugField } from '../../platform/editable-fields.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'

/** A brand as staff edit it. */
export const brandRowSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  position: z.number().int(),
  enable: z.boolean(),
  version: z.number().int(),
})

export const newBrandSchema = z.object({
  name: line(80),
  slug: newSlugField,
  logo: pictureField.nullish(),
  position: positionField.optional(),
})

export const brandChangeSchema = newBrandSchema
  .partial()
  .extend({ slug: slugField.optional(), enable: z.boolean().optional(), version: versionSchema })

export type BrandRow = z.infer<typeof brandRowSchema>
export type NewBrand = z.infer<typeof newBrandSchema>
export type BrandChange = z.infer<typeof brandChangeSchema>
