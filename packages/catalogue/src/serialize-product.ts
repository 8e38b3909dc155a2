import type { PricingContext, ProductPrices } from '@tecnoclick/domain/catalogue/prices'
import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { hasSeveralPrices, variantName } from '@tecnoclick/domain/catalogue/variants'
import { keysOf, pick } from '@tecnoclick/domain/platform/fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type Catalogue, categoryPath, combosWith } from './catalogue.ts'
import type { FacetIndex } from './facet-index.ts'
import type {
  Badge,
  CatalogueAttributeValue,
  CatalogueProduct,
  ProductCombo,
  ProductVariant,
  ProductVariants,
  PublicFields,
} from './model.ts'
import { foldText } from './words.ts'

/** Amounts are decimals with two places. The wholesale prices are present for wholesale customers and staff only. */
export interface SerializedPrices {
  price: number
  priceAlt: number | null
  compareAtPrice: number | null
  /** In CUP and MLC, while a promotion is on. */
  compareAtPriceAlt?: number
  compareAtPriceMlc?: number
  /** In MLC, where it is another than in USD. */
  priceMlc?: number
  priceMayoristaMlc?: number
  priceMayorista?: number | null
  priceMayoristaAlt?: number | null
}

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

export interface SerializedProduct extends SerializedCard, PublicFields {
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
  combo?: { service: string | null; parts: SerializedPart[] }
  /** Combos that contain it and can be bought. */
  partOf?: { slug: string; name: string }[]
}

/** A part of a combo with what it costs apart. */
export interface SerializedPart extends SerializedPrices {
  id: number
  slug: string
  /** The id, where it is a variant of what the slug leads to. */
  variant: number | null
  name: string
  quantity: number
  image: string | null
  availability: 'in-stock' | 'out-of-stock'
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

/** Shown on the page of a part. */
const shownCombos = 4

function partOf(catalogue: Catalogue, product: CatalogueProduct): Pick<SerializedProduct, 'partOf'> {
  const combos = combosWith(catalogue, product).filter(({ stock }) => stock > 0)
  if (combos.length === 0) return {}
  return { partOf: combos.slice(0, shownCombos).map(({ slug, name }) => ({ slug, name })) }
}

function serializeCombo({ service, parts }: ProductCombo, pricing: PricingContext) {
  return {
    service,
    parts: parts.map((part) => ({
      ...pick(part, ['id', 'slug', 'name', 'quantity', 'image']),
      variant: part.isVariant ? part.id : null,
      availability: part.isAvailable ? ('in-stock' as const) : ('out-of-stock' as const),
      ...serializePrices(part, pricing),
    })),
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

function serializePrices(
  product: ProductPrices,
  { wholesale, staff = false }: PricingContext,
): SerializedPrices {
  const retail: SerializedPrices = {
    price: toWire(product.price),
    priceAlt: wireOrNull(product.priceAlt),
    compareAtPrice: wireOrNull(product.compareAtPrice),
    ...given('compareAtPriceAlt', product.compareAtPriceAlt),
    ...given('priceMlc', product.priceMlc),
    ...given('compareAtPriceMlc', product.compareAtPriceMlc),
  }
  if (!wholesale && !staff) return retail
  return {
    ...retail,
    priceMayorista: wireOrNull(product.priceMayorista ?? null),
    priceMayoristaAlt: wireOrNull(product.priceMayoristaAlt ?? null),
    ...given('priceMayoristaMlc', product.priceMayoristaMlc),
  }
}

function wireOrNull(minor: number | null): number | null {
  return minor === null ? null : toWire(minor)
}

/** Absent where there is none: few products have it. */
function given<Key extends string>(key: Key, minor: number | null | undefined) {
  return (minor == null ? {} : { [key]: toWire(minor) }) as { [K in Key]?: number }
}
