import { z } from 'zod'
import {
  newSlugField,
  optionalProse,
  pictureField,
  positionField,
  slugField,
} from '../../platform/editable-fields.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'

/** A category as staff edit it; the public tree is in `browse`. */
export const categoryRowSchema = z.object({
  id: idSchema,
  parentId: idSchema.nullable(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  position: z.number().int(),
  enable: z.boolean(),
  /** Units of its products, and of the categories below, are sold with their serial. */
  serialsRequired: z.boolean(),
  version: z.number().int(),
})

export const newCategorySchema = z.object({
  name: line(80),
  slug: newSlugField,
  parentId: idSchema.nullish(),
  description: optionalProse(5000).optional(),
  image: pictureField.nullish(),
  position: positionField.optional(),
  serialsRequired: z.boolean().optional(),
})

export const categoryChangeSchema = newCategorySchema
  .partial()
  .extend({ slug: slugField.optional(), enable: z.boolean().optional(), version: versionSchema })

export type CategoryRow = z.infer<typeof categoryRowSchema>
export type NewCategory = z.infer<typeof newCategorySchema>
export type CategoryChange = z.infer<typeof categoryChangeSchema>
