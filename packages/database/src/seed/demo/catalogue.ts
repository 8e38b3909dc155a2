import { isSlug } from '@tecnoclick/domain/platform/slug'
import { z } from 'zod'
import { readCsv, readJson } from './data-files.ts'
import { minorUnits } from './pricing.ts'

const slug = z.string().refine(isSlug, 'is not a slug')
const text = z.string().min(1)
const yesOrNo = z.enum(['sí', 'no']).transform((word) => word === 'sí')
const knownSlug = (known: readonly { slug: string }[]) => {
  const slugs = new Set(known.map((row) => row.slug))
  return z.string().refine((given) => slugs.has(given), { error: ({ input }) => `there is no ${input}` })
}
const list = z.string().transform((cell) => (cell === '' ? [] : cell.split('|')))

/** In the order of the brand strip. */
export const brands = readCsv('catalogue/brands.csv', z.strictObject({ slug, name: text }))

/** Three levels; parents come before their children, and products belong to the third. */
export const categories = readCsv(
  'catalogue/categories.csv',
  z.strictObject({
    slug,
    parent: slug.or(z.literal('').transform(() => null)),
    name: text,
    description: text,
  }),
)

const attributeRows = readCsv(
  'catalogue/attributes.csv',
  z.strictObject({ slug, name: text, filter: z.enum(['check', 'color', 'radio']), filterable: yesOrNo }),
)

const attributeValues = readCsv(
  'catalogue/attribute-values.csv',
  z.strictObject({
    attribute: knownSlug(attributeRows),
    slug,
    name: text,
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .or(z.literal('').transform(() => null)),
  }),
)

export const attributes = attributeRows.map((attribute) => {
  const own = attributeValues.filter((value) => value.attribute === attribute.slug)
  return { ...attribute, values: own.map(({ attribute: _, ...value }) => value) }
})

const amount = z
  .string()
  .regex(/^\d+(\.\d\d?)?$/, 'is not an amount like 249.90')
  .transform((cell) => minorUnits(Number(cell)))

const valuesByAttribute = new Map(
  attributes.map(({ slug, values }) => [slug, new Set(values.map((value) => value.slug))]),
)

/** `color=negro,azul|peso*=2kg`; cards show the attributes with a star. */
const attributeCell = list.transform((parts, context) =>
  parts.map((part) => {
    const [, name = '', star, values = ''] = /^([a-z0-9-]+)(\*?)=([a-z0-9,-]+)$/.exec(part) ?? []
    const given = values.split(',')
    const unknown = given.find((value) => !valuesByAttribute.get(name)?.has(value))
    if (unknown !== undefined) context.addIssue(`there is no ${name}=${unknown} (${part})`)
    return { slug: name, featured: star === '*', values: given }
  }),
)

const surcharge = z.number().min(0).transform(minorUnits)
const options = z.array(
  z.strictObject({
    title: text,
    /** A required option opens the quick view before the product is added to the cart (catalogue.md#product-cards). */
    required: z.boolean(),
    values: z.array(z.strictObject({ title: text, surcharge, surchargeAlt: surcharge })).min(2),
  }),
)
const optionCell = z
  .string()
  .transform((cell, context) => {
    try {
      return JSON.parse(cell === '' ? '[]' : cell)
    } catch {
      context.addIssue('is not JSON')
      return z.NEVER
    }
  })
  .pipe(options)

/** The CSV of the back office without pictures, which are found by the product's slug. Money is in minor units. */
const product = z
  .strictObject({
    SKU: text,
    Nombre: text,
    Dirección: slug,
    Modelo: z.string().transform((cell) => cell || null),
    Marca: knownSlug(brands),
    Categorías: knownSlug(categories),
    'Precio USD': amount,
    'Precio CUP': amount,
    'Mayorista USD': amount,
    'Mayorista CUP': amount,
    'Precio anterior USD': amount.or(z.literal('').transform(() => null)),
    Existencias: z.string().regex(/^\d+$/, 'is not a number of units').transform(Number),
    Etiquetas: list.pipe(z.array(z.enum(['sale', 'hot', 'new']))),
    Destacado: yesOrNo,
    'A la venta': yesOrNo,
    Atributos: attributeCell,
    Opciones: optionCell,
    Descripción: text,
  })
  .transform((row) => ({
    sku: row.SKU,
    name: row.Nombre,
    slug: row.Dirección,
    model: row.Modelo,
    brand: row.Marca,
    category: row.Categorías,
    price: row['Precio USD'],
    priceAlt: row['Precio CUP'],
    priceMayorista: row['Mayorista USD'],
    priceMayoristaAlt: row['Mayorista CUP'],
    compareAtPrice: row['Precio anterior USD'],
    stock: row.Existencias,
    badges: row.Etiquetas,
    featured: row.Destacado,
    enable: row['A la venta'],
    attributes: row.Atributos,
    options: row.Opciones,
    description: row.Descripción,
  }))

export type DemoProduct = z.infer<typeof product>

export const demoProducts: readonly DemoProduct[] = readCsv('catalogue/products.csv', product)

const price = z.number().positive().transform(minorUnits)
const variants = z.strictObject({
  /** Of the product above them; the first one keeps that of the product. */
  sku: text,
  options: z.array(text).min(1),
  first: z.array(text).min(1),
  others: z
    .array(
      z.strictObject({
        values: z.array(text).min(1),
        sku: text,
        stock: z.int().min(0),
        warrantyMonths: z.int().exactOptional(),
        /** As the columns of the CSV; without them, those of the product. */
        prices: z
          .tuple([price, price, price, price])
          .transform(([price, priceAlt, priceMayorista, priceMayoristaAlt]) => ({
            ...{ price, priceAlt, priceMayorista, priceMayoristaAlt, compareAtPrice: null },
          }))
          .exactOptional(),
      }),
    )
    .min(1),
})
export type DemoVariants = z.infer<typeof variants>

/** By product (catalogue.md#variants). */
export const demoVariants = readJson('catalogue/variants.json', z.record(knownSlug(demoProducts), variants))

const combos = z.array(
  z.strictObject({
    sku: text,
    slug: text,
    name: text,
    description: text,
    category: knownSlug(categories),
    discount: z.int().min(1).max(90),
    /** A service that is included, by its slug. */
    service: text,
    featured: z.boolean(),
    parts: z.array(z.strictObject({ product: knownSlug(demoProducts), quantity: z.int().min(1) })).min(1),
  }),
)
export type DemoCombo = z.infer<typeof combos>[number]

/** Products that are made of others (catalogue.md#combos). */
export const demoCombos: readonly DemoCombo[] = readJson('catalogue/combos.json', combos)

const review = z
  .strictObject({
    /** The name of a visitor, or the e-mail address of an account. */
    author: text.exactOptional(),
    customer: z.email().exactOptional(),
    rating: z.int().min(1).max(5),
    daysAgo: z.int().min(1),
    text,
    /** Hidden by staff. */
    hidden: z.literal(true).exactOptional(),
  })
  .refine(({ author, customer }) => (author === undefined) !== (customer === undefined), {
    error: 'has either an author or a customer',
  })
export type DemoReview = z.infer<typeof review>

/** By product. */
export const demoReviews = readJson(
  'catalogue/reviews.json',
  z.record(knownSlug(demoProducts), z.array(review)),
)
