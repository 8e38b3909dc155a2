import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { hasSeveralPrices, variantName } from '@tecnoclick/domain/catalogue/variants'
import { keysOf, pick } from '@tecnoclick/domain/platform/fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type Catalogue, categoryPath } from './catalogue.ts'
import type { FacetIndex } from './facet-index.ts'
import type {
  Badge,
  CatalogueAttributeValue,
  CatalogueProduct,
  ProductVariant,
  ProductVariants,
  PublicFields,
} from './model.ts'
import { partOf, type SerializedCombo, serializeCombo } from './serialize-combo.ts'
import { given, type SerializedPrices, serializePrices } from './serialize-prices.ts'
import { foldText } from './words.ts'

export interface SerializedAttribute {
  slug: string
  name: string
  featured: boolean
  values: CatalogueAttributeValue[]
}

export interface SerializedCard extends SerializedPrices {
  id: number
  sku: string
  slug: string
  name: string
  brand: { id: number; slug: string; name: string } | null
  categories: string[]
  stock: number
  badges: Badge[]
  rating: number
  reviews: number
  images: string[]
  attributes: SerializedAttribute[]
  choice: boolean
  /** Of a product with variants. */
  variantSummary?: {
    count: number
    /** They have different prices: the lowest is shown. */
    from: boolean
    colors: { name: string; color: string }[]
    /** The id of the one whose SKU was searched for. */
    match?: number
  }
  /** Of a combo: how many different products it contains. */
  comboParts?: number
}

export interface SerializedProduct extends SerializedCard, SerializedCombo, PublicFields {
  description: string
  availability: 'in-stock' | 'out-of-stock'
  options: {
    id: number
    title: string
    required: boolean
    values: {
      id: number
      title: string
      surcharge: number
      surchargeMlc?: number
      surchargeAlt: number
      color: string | null
    }[]
  }[]
  path: { slug: string; name: string }[]
  /** What the variants differ in, in order, with the values that there are. */
  variantOptions?: { name: string; values: { title: string; color: string | null }[] }[]
  variants?: SerializedVariant[]
}

export interface SerializedVariant extends SerializedPrices {
  id: number
  sku: string
  name: string
  /** By the name of the option. */
  options: Record<string, string>
  stock: number
  availability: 'in-stock' | 'out-of-stock'
  /** Its own; without any, those of the product. */
  images: string[]
  warrantyMonths: number | null
}

export interface SerializedSuggestion extends SerializedPrices {
  id: number
  slug: string
  name: string
  image: string | null
  stock: number
  variantSummary?: { from: boolean }
  /** Of the variant whose SKU was searched for; name, price, picture and stock are its own. */
  variantId?: number
}

/** A card has the featured attributes only. `text` is what was searched for. */
export function serializeCard(
  catalogue: Catalogue,
  product: CatalogueProduct,
  pricing: PricingContext,
  text?: string,
): SerializedCard {
  const card = serializeFields(catalogue, product, pricing, ({ featured }) => featured)
  const match = variantBySku(product, text)
  if (match && card.variantSummary) card.variantSummary.match = match.id
  return card
}

function variantBySku({ variants }: CatalogueProduct, text: string | undefined): ProductVariant | undefined {
  const sku = text?.trim().toLowerCase()
  return variants?.list.find((variant) => variant.sku.toLowerCase() === sku)
}

export function serializeProduct(
  catalogue: Catalogue,
  product: CatalogueProduct,
  pricing: PricingContext,
): SerializedProduct {
  const own = product.categories.find((slug) => catalogue.facetIndex.categories.has(slug))
  return {
    ...serializeFields(catalogue, product, pricing, () => true),
    ...pick(product, keysOf(publicFields)),
    description: product.description,
    availability: availabilityOf(product),
    options: product.options.map(({ id, title, required, values }) => ({
      id,
      title,
      required,
      values: values.map((value) => ({
        id: value.id,
        title: value.title,
        surcharge: toWire(value.surcharge),
        ...given('surchargeMlc', value.surchargeMlc),
        surchargeAlt: toWire(value.surchargeAlt),
        color: colorNamed(catalogue, value.title),
      })),
    })),
    path: own === undefined ? [] : categoryPath(catalogue, own).map(({ slug, name }) => ({ slug, name })),
    ...(product.variants && serializeVariants(catalogue, product, product.variants, pricing)),
    ...(product.combo && { combo: serializeCombo(product.combo, pricing) }),
    ...partOf(catalogue, product),
  }
}

function availabilityOf({ stock }: { stock: number }): SerializedProduct['availability'] {
  return stock > 0 ? 'in-stock' : 'out-of-stock'
}

function serializeVariants(
  catalogue: Catalogue,
  { name: parent, warrantyMonths }: CatalogueProduct,
  variants: ProductVariants,
  pricing: PricingContext,
): Pick<SerializedProduct, 'variantOptions' | 'variants'> {
  const { names, list } = variants
  return {
    variantOptions: names.map((name, at) => ({
      name,
      values: valuesAt(variants, at).map((title) => ({ title, color: colorNamed(catalogue, title) })),
    })),
    variants: list.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      name: variantName(parent, variant.values),
      options: Object.fromEntries(names.map((name, at) => [name, variant.values[at] ?? ''])),
      stock: variant.stock,
      availability: availabilityOf(variant),
      images: [...variant.images],
      warrantyMonths: variant.warrantyMonths ?? warrantyMonths,
      ...serializePrices(variant, pricing),
    })),
  }
}

/** In the order of the variants. */
function valuesAt({ list }: ProductVariants, at: number): string[] {
  return [...new Set(list.flatMap(({ values }) => values[at] ?? []))]
}

function summarize(catalogue: Catalogue, variants: ProductVariants, pricing: PricingContext) {
  const titles = variants.names.flatMap((_, at) => valuesAt(variants, at))
  return {
    count: variants.list.length,
    from: hasSeveralPrices(variants.list, pricing),
    colors: titles.flatMap((name) => {
      const color = colorNamed(catalogue, name)
      return color === null ? [] : [{ name, color }]
    }),
  }
}

/** The colour that an attribute gives this name. */
function colorNamed({ facetIndex }: Catalogue, title: string): string | null {
  return colorsOf(facetIndex).get(foldText(title)) ?? null
}

const knownColors = new WeakMap<FacetIndex, ReadonlyMap<string, string | null>>()

function colorsOf(facetIndex: FacetIndex): ReadonlyMap<string, string | null> {
  const known = knownColors.get(facetIndex)
  if (known) return known
  const attributes = [...facetIndex.attributes.values()].map(({ attribute }) => attribute)
  // The first attribute that names it wins.
  const named = attributes
    .filter(({ filter }) => filter === 'color')
    .flatMap(({ values }) => values.map(({ name, color }) => [foldText(name), color] as const))
  const colors = new Map(named.toReversed())
  knownColors.set(facetIndex, colors)
  return colors
}

export function serializeSuggestion(
  product: CatalogueProduct,
  pricing: PricingContext,
  text?: string,
): SerializedSuggestion {
  const { id, slug, name, images, variants } = product
  const match = variantBySku(product, text)
  const shown = match ?? product
  return {
    ...{ id, slug, name: match ? variantName(name, match.values) : name },
    ...{ image: match?.images[0] ?? images[0] ?? null, stock: shown.stock },
    ...(match && { variantId: match.id }),
    ...(variants && !match && { variantSummary: { from: hasSeveralPrices(variants.list, pricing) } }),
    ...serializePrices(shown, pricing),
  }
}

function serializeFields(
  catalogue: Catalogue,
  product: CatalogueProduct,
  pricing: PricingContext,
  isIncluded: (attribute: { featured: boolean }) => boolean,
): SerializedCard {
  const { facetIndex } = catalogue
  const brand = product.brand === null ? undefined : facetIndex.brands.get(product.brand)?.brand
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    brand: brand ? { id: brand.id, slug: brand.slug, name: brand.name } : null,
    categories: product.categories.filter((slug) => facetIndex.categories.has(slug)),
    stock: product.stock,
    badges: [...product.badges],
    rating: product.rating,
    reviews: product.reviews,
    images: [...product.images],
    attributes: product.attributes
      .filter(isIncluded)
      .flatMap(({ slug, featured, values }): SerializedAttribute[] => {
        const node = facetIndex.attributes.get(slug)
        const known = values.flatMap((value) => node?.values.get(value)?.value ?? [])
        if (!node || known.length === 0) return []
        return [{ slug, name: node.attribute.name, featured, values: known }]
      }),
    choice: product.variants !== undefined || product.options.some(({ required }) => required),
    ...(product.variants && { variantSummary: summarize(catalogue, product.variants, pricing) }),
    ...(product.combo && { comboParts: product.combo.parts.length }),
    ...serializePrices(product, pricing),
  }
}
