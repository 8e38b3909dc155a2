import { z } from 'zod'
import { newSlugField, positionField, slugField } from '../../platform/editable-fields.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'

export const attributeFilterSchema = explainedEnum(['check', 'color', 'radio'], {
  check: 'Check boxes',
  color: 'Colours',
  radio: 'One choice',
})

const filterSchema = attributeFilterSchema
const colorSchema = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)

/** An attribute as staff edit it, with its values in display order. */
export const attributeRowSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  filter: filterSchema,
  filterable: z.boolean(),
  position: z.number().int(),
  version: z.number().int(),
  values: z.array(
    z.object({ id: idSchema, slug: z.string(), name: z.string(), color: z.string().nullable() }),
  ),
})

/** With an id, an existing value that keeps its products; without, a new one. */
const valueSchema = z.object({
  id: idSchema.optional(),
  slug: newSlugField,
  name: line(120),
  color: colorSchema.nullish(),
})

export const newAttributeSchema = z.object({
  name: line(80),
  slug: newSlugField,
  filter: filterSchema.optional(),
  filterable: z.boolean().optional(),
  position: positionField.optional(),
  values: z.array(valueSchema).max(200).optional(),
})

/** `values` is the complete list: missing values are removed, unless a product still has them. */
export const attributeChangeSchema = newAttributeSchema
  .partial()
  .extend({ slug: slugField.optional(), version: versionSchema })

export type AttributeRow = z.infer<typeof attributeRowSchema>
export type NewAttribute = z.infer<typeof newAttributeSchema>
export type AttributeChange = z.infer<typeof attributeChangeSchema>
export type AttributeValueChange = z.infer<typeof valueSchema>
