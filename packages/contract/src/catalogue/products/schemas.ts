import { largestComboDiscount, maxComboParts } from '@tecnoclick/domain/catalogue/combos'
import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import { largestQuantity } from '@tecnoclick/domain/stock/stock-sheet'
import { z } from 'zod'
import { bulkIds } from '../../platform/bulk.ts'
import { newSlugField, pictureField, slugField, surchargeField } from '../../platform/editable-fields.ts'
import { inputSchemas, rowSchemas } from '../../platform/own-fields.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'
import { barcodeField } from '../barcode-field.ts'
import { badgeSchema } from '../browse/schemas.ts'

const amount = z.number()

const optionSchema = z.object({
  id: idSchema,
  title: z.string(),
  required: z.boolean(),
  values: z.array(z.object({ id: idSchema, title: z.string(), surcharge: amount, surchargeAlt: amount })),
})

/** What a combo is made of, and at what price (catalogue.md#combos). */
const comboRowSchema = z.object({
  /** Percent off what the parts cost together; null: it has prices of its own. */
  discount: z.number().int().nullable(),
  /** A service that is included. */
  service: z.object({ id: idSchema, name: z.string() }).nullable(),
  parts: z.array(
    z.object({
      productId: idSchema,
      name: z.string(),
      sku: z.string(),
      quantity: z.number().int(),
      stock: z.number().int(),
      /** On sale. */
      enable: z.boolean(),
      price: amount,
      priceAlt: amount.nullable(),
      priceMayorista: amount.nullable(),
    }),
  ),
})

const newComboSchema = z.object({
  discount: z.number().int().min(1).max(largestComboDiscount).nullish(),
  serviceId: idSchema.nullish(),
  parts: z
    .array(z.object({ productId: idSchema, quantity: z.number().int().min(1).max(maxUnitsPerLine) }))
    .min(1)
    .max(maxComboParts)
    .refine((parts) => new Set(parts.map(({ productId }) => productId)).size === parts.length),
})

/** A product as staff edit it (catalogue.md#entities): brand, categories and attributes by slug, images by file name. */
export const productRowSchema = z.object({
  id: idSchema,
  ...rowSchemas(productFields),
  slug: z.string(),
  brand: z.string().nullable(),
  /** Changed only by `products/updatestock`, which writes the ledger. With variants, the sum of theirs. */
  stock: z.number().int(),
  badges: z.array(badgeSchema),
  rating: z.number(),
  reviews: z.number().int(),
  categories: z.array(z.string()),
  attributes: z.array(z.object({ slug: z.string(), featured: z.boolean(), values: z.array(z.string()) })),
  options: z.array(optionSchema),
  images: z.array(z.string()),
  /** What is paid in MLC where it is another than in USD: the prices, and surcharges by the id of their value. */
  inMlc: z
    .object({
      price: amount.nullable(),
      priceMayorista: amount.nullable(),
      surcharges: z.record(z.string(), amount),
    })
    .optional(),
  /** Of a variant, its product. */
  parentId: idSchema.nullable(),
  /** How many variants it has. */
  variants: z.number().int().min(0),
  /** Null of a product that is no combo. */
  combo: comboRowSchema.nullable(),
  version: z.number().int(),
  createdDate: z.string(),
  /** An archived product is in orders alone, until it is restored. */
  archivedDate: z.string().nullable(),
})

/** With an id, an existing option, which carts may contain; without, a new one. */
const newOptionSchema = z.object({
  id: idSchema.optional(),
  title: line(80),
  required: z.boolean().optional(),
  values: z
    .array(
      z.object({
        id: idSchema.optional(),
        title: line(80),
        surcharge: surchargeField.optional(),
        surchargeAlt: surchargeField.optional(),
      }),
    )
    .min(1)
    .max(50),
})

/**
 * Without stock, rating and review count: they follow from the ledger and the reviews
 * (platform.md#server-owned-fields).
 */
export const newProductSchema = z.object({
  ...inputSchemas(productFields),
  barcode: barcodeField,
  slug: newSlugField,
  brand: slugField.nullish(),
  badges: z.array(badgeSchema).max(3).optional(),
  /** The first is the main category, shown in the breadcrumb. */
  categories: z.array(slugField).max(10).optional(),
  attributes: z
    .array(
      z.object({
        slug: slugField,
        featured: z.boolean().optional(),
        values: z.array(slugField).max(50),
      }),
    )
    .max(60)
    .optional(),
  options: z.array(newOptionSchema).max(10).optional(),
  /** The first is shown on the card. */
  images: z.array(pictureField).max(20).optional(),
  /** Whether a product is a combo is decided when it is added; its parts may change. */
  combo: newComboSchema.optional(),
  /** The person has seen that a price is unusual (catalogue.md#unusual-prices). */
  confirmed: z.boolean().optional(),
})

/** With the units that are there already, which the ledger enters as received. */
export const stockedProductSchema = newProductSchema.extend({
  initialStock: z.number().int().min(0).max(largestQuantity).optional(),
})

/** The same for many: on or off sale, a percentage on all prices, a main category, archived or restored. Archiving takes off sale. */
export const productsChangeSchema = z
  .object({
    ids: bulkIds,
    enable: z.boolean().optional(),
    pricePercent: z.number().min(-90).max(500).optional(),
    category: slugField.optional(),
    archived: z.boolean().optional(),
    confirmed: z.boolean().optional(),
  })
  .refine(({ enable, pricePercent, category, archived }) =>
    [enable, pricePercent, category, archived].some((part) => part !== undefined),
  )

export const usualRateSchema = z.object({ rate: z.number().nullable() })

/** Lists are complete: missing entries are removed from the product. */
export const productChangeSchema = newProductSchema
  .partial()
  .extend({ slug: slugField.optional(), version: versionSchema })

/** Derived from the reviews. */
export const ratedProductSchema = z.object({
  id: idSchema,
  rating: z.number(),
  reviews: z.number().int(),
})

/** Documented bodies are `{rating}` or `{reviews}`; both are ignored (platform.md#server-owned-fields). */
export const recountSchema = z.looseObject({})

export type ProductRow = z.infer<typeof productRowSchema>
export type NewProduct = z.infer<typeof newProductSchema>
export type StockedProduct = z.infer<typeof stockedProductSchema>
export type ProductsChange = z.infer<typeof productsChangeSchema>
export type UsualRate = z.infer<typeof usualRateSchema>
export type ProductChange = z.infer<typeof productChangeSchema>
export type NewCombo = z.infer<typeof newComboSchema>
export type ComboRow = z.infer<typeof comboRowSchema>
export type NewProductOption = z.infer<typeof newOptionSchema>
export type RatedProduct = z.infer<typeof ratedProductSchema>
export type Recount = z.infer<typeof recountSchema>
