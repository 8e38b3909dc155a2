import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { rowSchemas } from '../../platform/own-fields.ts'

export const productRelationSchema = explainedEnum(['supplies', 'devices'], {
  supplies: 'Supplies that fit the device',
  devices: 'Devices that take the supply',
})

export const badgeSchema = explainedEnum(['sale', 'hot', 'new'], {
  sale: 'Reduced',
  hot: 'Popular',
  new: 'New in the catalogue',
})

export const availabilitySchema = explainedEnum(['in-stock', 'out-of-stock'], {
  'in-stock': 'Can be bought',
  'out-of-stock': 'Sold out',
})

/** Decimal numbers with two places (platform.md#money). */
const amount = z.number().min(0)
const count = z.number().int().min(0)
const slug = z.string()

/** Of a name that a page translated (site.md#translations). The API's names are Spanish and have none. */
const lang = z.string().optional()

const attributeValueSchema = z.object({ slug, name: z.string(), color: z.string().nullable(), lang })

const productAttributeSchema = z.object({
  slug,
  name: z.string(),
  featured: z.boolean(),
  values: z.array(attributeValueSchema),
  lang,
})

/**
 * The wholesale prices are present for approved businesses and staff, and absent for everyone else (catalogue.md#prices).
 */
const pricesSchema = z.object({
  price: amount,
  priceAlt: amount.nullable(),
  compareAtPrice: amount.nullable(),
  /** In CUP and MLC, while a promotion is on; otherwise it keeps the proportion. */
  compareAtPriceAlt: amount.optional(),
  compareAtPriceMlc: amount.optional(),
  /** In MLC, where it is another than in USD. */
  priceMlc: amount.optional(),
  priceMayoristaMlc: amount.optional(),
  priceMayorista: amount.nullable().optional(),
  priceMayoristaAlt: amount.nullable().optional(),
})

/** A product on a card or in the list view. */
export const productCardSchema = pricesSchema.extend({
  id: count,
  sku: z.string(),
  slug,
  name: z.string(),
  brand: z.object({ id: count, slug, name: z.string() }).nullable(),
  categories: z.array(slug),
  stock: count,
  badges: z.array(badgeSchema),
  rating: z.number(),
  reviews: count,
  images: z.array(z.string()),
  /** Featured attributes only. */
  attributes: z.array(productAttributeSchema),
  /** A choice is required: the card opens the quick view (catalogue.md#product-cards). */
  choice: z.boolean(),
  /** Of a product with variants: how many, whether their prices differ, and their colours (catalogue.md#variants). */
  variantSummary: z
    .object({
      count,
      from: z.boolean(),
      colors: z.array(z.object({ name: z.string(), color: z.string() })),
      /** The id of the one whose SKU was searched for. */
      match: count.optional(),
    })
    .optional(),
  /** Of a combo: how many different products it contains (catalogue.md#combos). */
  comboParts: count.optional(),
})

/** A part of a combo, with what it costs apart (catalogue.md#combos). */
const comboPartSchema = pricesSchema.extend({
  id: count,
  /** Of its page. */
  slug,
  /** The id, where it is a variant of what the slug leads to. */
  variant: count.nullable(),
  name: z.string(),
  quantity: count,
  image: z.string().nullable(),
  /** Out of stock: fewer units than one combo needs. */
  availability: availabilitySchema,
})

/** What is bought, reserved and delivered of a product with variants: its id goes into the cart (catalogue.md#variants). */
const productVariantSchema = pricesSchema.extend({
  id: count,
  sku: z.string(),
  name: z.string(),
  /** By the name of the option: `{"Color": "Negro", "Capacidad": "64 GB"}`. */
  options: z.record(z.string(), z.string()),
  stock: count,
  availability: availabilitySchema,
  /** Its own; without any, those of the product. */
  images: z.array(z.string()),
  warrantyMonths: count.nullable(),
})

const variantOptionSchema = z.object({
  name: z.string(),
  values: z.array(z.object({ title: z.string(), color: z.string().nullable(), lang })),
  lang,
})

const productOptionSchema = z.object({
  id: count,
  title: z.string(),
  required: z.boolean(),
  values: z.array(
    z.object({
      id: count,
      title: z.string(),
      surcharge: amount,
      surchargeMlc: amount.optional(),
      surchargeAlt: amount,
      /** Where the title is the name of a colour of an attribute. */
      color: z.string().nullable(),
      lang,
    }),
  ),
  lang,
})

/** catalogue.md#entities. `attributes` is complete here. */
export const productSchema = productCardSchema.extend({
  ...rowSchemas(publicFields),
  description: z.string(),
  availability: availabilitySchema,
  options: z.array(productOptionSchema),
  /** From the root down to the product's own category. */
  path: z.array(z.object({ slug, name: z.string() })),
  /** What the variants differ in, in order. */
  variantOptions: z.array(variantOptionSchema).optional(),
  variants: z.array(productVariantSchema).optional(),
  /** `service` is the name of a service that is included. */
  combo: z.object({ service: z.string().nullable(), parts: z.array(comboPartSchema) }).optional(),
  /** Combos that contain it and can be bought, four at most. */
  partOf: z.array(z.object({ slug, name: z.string() })).optional(),
})

/**
 * `relation` says what the listed products are to the one asked about. `set` has the four colours of an ink where all of
 * them can be bought.
 */
export const compatibleProductsSchema = z.object({
  relation: productRelationSchema,
  data: z.array(productCardSchema),
  total: count,
  set: z.array(productCardSchema),
})

/** `model` is null where the text names no printer that supplies are known for, or several: `models`. */
export const forPrinterSchema = z.object({
  model: z.string().nullable(),
  models: z.array(z.string()),
  /** The printer itself, where the shop sells it. */
  devices: z.array(productCardSchema),
  groups: z.array(z.object({ slug, name: z.string(), data: z.array(productCardSchema) })),
})

const facetItemSchema = z.object({ slug, name: z.string(), count, selected: z.boolean(), lang })

export const facetSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('category'),
    slug: z.literal('category'),
    /** `path` leads from the root to the selected category; `items` are its children. */
    path: z.array(z.object({ slug, name: z.string() })),
    items: z.array(facetItemSchema),
  }),
  z.object({ type: z.literal('check'), slug, name: z.string(), items: z.array(facetItemSchema), lang }),
  z.object({
    type: z.literal('color'),
    slug,
    name: z.string(),
    items: z.array(facetItemSchema.extend({ color: z.string().nullable() })),
    lang,
  }),
  z.object({ type: z.literal('radio'), slug, name: z.string(), items: z.array(facetItemSchema), lang }),
  z.object({
    type: z.literal('range'),
    slug: z.literal('price'),
    /** Whole units, rounded outwards to a power of ten. */
    min: count,
    max: count,
    from: count,
    to: count,
  }),
])

/** `GET catalogue` (catalogue.md#calls). */
export const cataloguePageSchema = z.object({
  data: z.array(productCardSchema),
  total: count,
  page: count,
  pages: count,
  limit: count,
  facets: z.array(facetSchema),
  /** Nothing matched exactly; spelling mistakes were allowed. */
  approximate: z.boolean(),
  /** What was searched for instead of the misspelt text, if that can be said. */
  corrected: z.string().nullable(),
  /** Another search that was probably meant, where this one found nothing as it was written. */
  suggestion: z.string().nullable(),
  /** How many match by name, brand, category or code: the first ones of a sorted search. The others mention it. */
  named: count,
})

/** Tuples without field names, packed and opened by the catalogue package. */
const packedRows = z.array(z.array(z.unknown()))
const packedRules = z.array(z.object({ id: count, words: z.string(), products: z.string() }))
const packedEntries = z.array(z.looseObject({ id: count, slug, name: z.string() }))

export const snapshotSchema = z.object({
  version: z.string(),
  categories: packedEntries,
  brands: packedEntries,
  attributes: packedEntries,
  searchRules: packedRules.optional(),
  products: packedRows,
  /** Only the visited categories, for a very large catalogue. */
  partial: z.literal(true).optional(),
  /** Without descriptions, as it was asked for. */
  brief: z.literal(true).optional(),
})

export const snapshotChangesSchema = z.union([
  z.object({
    from: z.string(),
    to: z.string(),
    categories: packedEntries.optional(),
    brands: packedEntries.optional(),
    attributes: packedEntries.optional(),
    searchRules: packedRules.optional(),
    products: packedRows,
    removed: z.array(count),
  }),
  snapshotSchema,
])

/** Category slugs, separated by commas. The first twelve known ones count. */
const visited = z.string().max(2000).optional()
export const snapshotQuery = z.object({ visited, brief: z.literal('true').optional() })
export const snapshotChangesQuery = z.object({ since: z.string().max(40), visited })

export const suggestionSchema = pricesSchema.extend({
  id: count,
  slug,
  name: z.string(),
  image: z.string().nullable(),
  stock: count,
  variantSummary: z.object({ from: z.boolean() }).optional(),
  /** Of the variant whose SKU was searched for; name, price, picture and stock are its own. */
  variantId: count.optional(),
})

/** `items` counts the products of the category and its subcategories (catalogue.md#filters-and-sorting). */
export type Category = {
  id: number
  name: string
  slug: string
  image: string | null
  items: number
  parent: string | null
  children: Category[]
}

export const categorySchema: z.ZodType<Category> = z.object({
  id: count,
  name: z.string(),
  slug,
  image: z.string().nullable(),
  items: count,
  parent: slug.nullable(),
  get children() {
    return z.array(categorySchema)
  },
})

export const productSlugSchema = z.object({ slug })

/** A category with its subcategories and its path, for its page. */
export const categoryPageSchema = z.object({
  id: count,
  name: z.string(),
  slug,
  description: z.string(),
  image: z.string().nullable(),
  items: count,
  parent: slug.nullable(),
  children: z.array(categorySchema),
  path: z.array(z.object({ slug, name: z.string() })),
})

export const brandSchema = z.object({
  id: count,
  slug,
  name: z.string(),
  logo: z.string().nullable(),
})

/** catalogue.md#entities */
export const attributeSchema = z.object({
  id: count,
  slug,
  name: z.string(),
  filter: z.enum(['check', 'color', 'radio']),
  /** False: shown in the specification, but not as a filter. */
  filterable: z.boolean(),
  values: z.array(attributeValueSchema),
})

/** The query string of the list page; unknown keys and invalid values are ignored (catalogue.md#product-list). */
export const catalogueQuery = z
  .object({
    page: z.string().optional(),
    limit: z.string().optional(),
    sort: z.string().optional(),
    q: z.string().optional(),
    category: z.string().optional(),
    currency: z.string().optional(),
  })
  .catchall(z.string())

export const suggestionQuery = z.object({ q: z.string().default(''), limit: z.coerce.number().catch(5) })

export const shelfQuery = z.object({
  limit: z.coerce.number().catch(8).default(8),
  category: z.string().optional(),
})

export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })

/** `ids=3,14,15`. */
export const idsQuery = z.object({ ids: z.string().max(2000).default('') })

export type Attribute = z.infer<typeof attributeSchema>
export type ProductCard = z.infer<typeof productCardSchema>
export type Product = z.infer<typeof productSchema>
export type ProductVariant = z.infer<typeof productVariantSchema>
export type ProductSlug = z.infer<typeof productSlugSchema>
export type ProductOption = z.infer<typeof productOptionSchema>
export type ProductAttribute = z.infer<typeof productAttributeSchema>
export type CompatibleProducts = z.infer<typeof compatibleProductsSchema>
export type Facet = z.infer<typeof facetSchema>
export type CataloguePage = z.infer<typeof cataloguePageSchema>
export type ForPrinter = z.infer<typeof forPrinterSchema>
export type Snapshot = z.infer<typeof snapshotSchema>
export type SnapshotQuery = z.infer<typeof snapshotQuery>
export type SnapshotChanges = z.infer<typeof snapshotChangesSchema>
export type Suggestion = z.infer<typeof suggestionSchema>
export type CategoryPage = z.infer<typeof categoryPageSchema>
export type Brand = z.infer<typeof brandSchema>
export type Badge = z.infer<typeof badgeSchema>
