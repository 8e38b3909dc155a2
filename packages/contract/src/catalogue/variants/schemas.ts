import { variantFields } from '@tecnoclick/domain/catalogue/product-fields'
import { maxVariantOptions, maxVariants, maxVariantText } from '@tecnoclick/domain/catalogue/variants'
import { largestQuantity } from '@tecnoclick/domain/stock/stock-sheet'
import { z } from 'zod'
import { pictureField } from '../../platform/editable-fields.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { inputSchemas, rowSchemas } from '../../platform/own-fields.ts'
import { idSchema, line, requiredVersion } from '../../platform/wire.ts'
import { barcodeField } from '../barcode-field.ts'

/** A variant as staff edit it. */
const variantRowSchema = z.object({
  id: idSchema,
  ...rowSchemas(variantFields),
  /** As its product and its values call it. */
  name: z.string(),
  /** One for each of the names. */
  values: z.array(z.string()),
  stock: z.number().int().min(0),
  images: z.array(z.string()),
  /** Whether it is sold while its product is. */
  active: z.boolean(),
})

/** Without variants, `names` is empty. `id` is that of the product, another than before once it has variants. */
export const productVariantsSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  names: z.array(z.string()),
  variants: z.array(variantRowSchema),
})

const newVariantSchema = z.object({
  /** Without one it is new. The product itself becomes the first of its variants: that has its id. */
  id: idSchema.optional(),
  ...inputSchemas(variantFields),
  barcode: barcodeField,
  values: z.array(line(maxVariantText)),
  images: z.array(pictureField).max(20).optional(),
  active: z.boolean().optional(),
  /** Units of a new one, which the ledger enters as received. */
  initialStock: z.number().int().min(0).max(largestQuantity).optional(),
})

const isDistinct = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length

/** All variants of a product, in order. One that is missing is removed, which only one can be that never had a unit. */
export const variantsChangeSchema = z
  .object({
    version: requiredVersion,
    /** SKU of the product that lists show, when it gets its first variants. */
    sku: line(64).optional(),
    names: z
      .array(line(maxVariantText))
      .min(1)
      .max(maxVariantOptions)
      .refine(isDistinct, errorKey('validation.taken')),
    variants: z.array(newVariantSchema).min(1).max(maxVariants),
    /** The person has seen that a price is unusual (catalogue.md#unusual-prices). */
    confirmed: z.boolean().optional(),
  })
  .refine(({ names, variants }) => variants.every(({ values }) => values.length === names.length), {
    ...errorKey('validation.required'),
    path: ['variants'],
  })
  .refine(({ variants }) => isDistinct(variants.map(({ values }) => values.join('\n'))), {
    ...errorKey('validation.taken'),
    path: ['variants'],
  })

export type VariantRow = z.infer<typeof variantRowSchema>
export type ProductVariants = z.infer<typeof productVariantsSchema>
export type VariantsChange = z.infer<typeof variantsChangeSchema>
