import type { ProductPrices } from '@tecnoclick/domain/catalogue/prices'
import {
  type Badge,
  type CatalogueProduct,
  type ProductCombo,
  type ProductOption,
  type ProductVariants,
  type PublicFields,
  readOnlyKeys,
} from './model.ts'

/** A product as a tuple, without field names. `packProduct` and `unpackProduct` must agree on the positions. */
export type PackedProduct = readonly [
  id: number,
  sku: string,
  slug: string,
  name: string,
  model: string | null,
  description: string,
  brand: string | null,
  price: number,
  priceAlt: number | null,
  compareAtPrice: number | null,
  stock: number,
  badges: readonly Badge[],
  featured: 0 | 1,
  rating: number,
  reviews: number,
  categories: readonly string[],
  attributes: readonly PackedAttribute[],
  options: readonly ProductOption[],
  images: readonly string[],
  soldMagnitude: number,
  createdAt: number,
  /** Last those of `otherPrices` that the product has, its variants, and what it is made of. */
  ...readOnly: (PublicFields[keyof PublicFields] | number | PackedVariants | PackedCombo)[],
]

type PackedAttribute = readonly [slug: string, values: readonly string[], featured: 0 | 1]

type PackedVariants = readonly [names: readonly string[], list: readonly PackedVariant[]]

type PackedCombo = readonly [service: string | null, parts: readonly PackedPart[]]

type PackedPart = readonly [
  id: number,
  slug: string,
  isVariant: 0 | 1,
  name: string,
  quantity: number,
  image: string | null,
  isAvailable: 0 | 1,
  price: number,
  priceAlt: number | null,
  compareAtPrice: number | null,
  ...otherPrices: (number | null)[],
]

type PackedVariant = readonly [
  id: number,
  sku: string,
  values: readonly string[],
  price: number,
  priceAlt: number | null,
  compareAtPrice: number | null,
  stock: number,
  images: readonly string[],
  warrantyMonths: number | null,
  ...otherPrices: (number | null)[],
]

/**
 * Public data only: no wholesale prices (catalogue.md#prices). Units sold are reduced to a magnitude, which is enough for
 * sorting, changes rarely and does not disclose sales.
 */
export function packProduct(product: CatalogueProduct): PackedProduct {
  return [
    product.id,
    product.sku,
    product.slug,
    product.name,
    product.model,
    product.description,
    product.brand,
    product.price,
    product.priceAlt,
    product.compareAtPrice,
    product.stock,
    product.badges,
    product.featured ? 1 : 0,
    product.rating,
    product.reviews,
    product.categories,
    product.attributes.map(({ slug, values, featured }) => [slug, values, featured ? 1 : 0]),
    product.options,
    product.images,
    soldMagnitude(product.sold),
    product.createdAt,
    ...readOnlyKeys.map((key) => product[key]),
    ...packLast(product),
  ]
}

/** Prices that few products have. Snapshots in browsers hold them in this order: add at the end. */
const otherPrices = ['compareAtPriceAlt', 'priceMlc', 'compareAtPriceMlc'] as const

function packLast(product: CatalogueProduct): (number | null | PackedVariants | PackedCombo)[] {
  const { variants, combo } = product
  if (!variants && !combo) return packPrices(product)
  const prices = otherPrices.map((key) => product[key] ?? null)
  return [...prices, variants ? packVariants(variants) : null, ...(combo ? [packCombo(combo)] : [])]
}

function packCombo({ service, parts }: ProductCombo): PackedCombo {
  return [
    service,
    parts.map((part) => [
      ...([part.id, part.slug, part.isVariant ? 1 : 0, part.name, part.quantity, part.image] as const),
      ...([part.isAvailable ? 1 : 0, part.price, part.priceAlt, part.compareAtPrice] as const),
      ...packPrices(part),
    ]),
  ]
}

function unpackCombo(packed: unknown): Pick<CatalogueProduct, 'combo'> {
  if (!Array.isArray(packed)) return {}
  const [service, parts]: PackedCombo = packed as unknown as PackedCombo
  return {
    combo: {
      service,
      parts: parts.map(([id, slug, isVariant, name, quantity, image, isAvailable, ...prices]) => {
        const [price, priceAlt, compareAtPrice, ...others] = prices
        return {
          ...{ id, slug, isVariant: isVariant === 1, name, quantity, image, isAvailable: isAvailable === 1 },
          ...{ price, priceAlt, compareAtPrice },
          ...unpackPrices(others),
        }
      }),
    },
  }
}

function packVariants({ names, list }: ProductVariants): PackedVariants {
  return [
    names,
    list.map((variant) => [
      ...([variant.id, variant.sku, variant.values] as const),
      ...([variant.price, variant.priceAlt, variant.compareAtPrice] as const),
      ...([variant.stock, variant.images, variant.warrantyMonths] as const),
      ...packPrices(variant),
    ]),
  ]
}

function unpackVariants(packed: unknown): Pick<CatalogueProduct, 'variants'> {
  if (!Array.isArray(packed)) return {}
  const [names, list]: PackedVariants = packed as unknown as PackedVariants
  return {
    variants: {
      names,
      list: list.map(
        ([id, sku, values, price, priceAlt, compareAtPrice, stock, images, warrantyMonths, ...prices]) => ({
          ...{ id, sku, values, price, priceAlt, compareAtPrice, stock, images, warrantyMonths },
          ...unpackPrices(prices),
        }),
      ),
    },
  }
}

function packPrices(product: ProductPrices): (number | null)[] {
  const last = otherPrices.findLastIndex((key) => product[key] != null)
  return otherPrices.slice(0, last + 1).map((key) => product[key] ?? null)
}

function unpackPrices(packed: readonly unknown[]): Partial<Record<(typeof otherPrices)[number], number>> {
  return Object.fromEntries(
    otherPrices.flatMap((key, at) => (typeof packed[at] === 'number' ? [[key, packed[at]]] : [])),
  )
}

export function unpackProduct(packed: PackedProduct): CatalogueProduct {
  const [id, sku, slug, name, model, description, brand, price, priceAlt, compareAtPrice, ...more] = packed
  const [stock, badges, featured, rating, reviews, categories, attributes, options, images, ...last] = more
  const [sold, createdAt, ...readOnly] = last
  return {
    id,
    sku,
    slug,
    name,
    description,
    brand,
    price,
    priceAlt,
    compareAtPrice,
    ...unpackPrices(readOnly.slice(readOnlyKeys.length)),
    ...unpackVariants(readOnly[readOnlyKeys.length + otherPrices.length]),
    ...unpackCombo(readOnly[readOnlyKeys.length + otherPrices.length + 1]),
    stock,
    badges,
    featured: featured === 1,
    rating,
    reviews,
    categories,
    attributes: attributes.map(([attribute, values, shown]) => ({
      slug: attribute,
      values,
      featured: shown === 1,
    })),
    options,
    images,
    sold,
    createdAt,
    // A snapshot that a browser stored before a field was added lacks it.
    ...(Object.fromEntries(readOnlyKeys.map((key, at) => [key, readOnly[at] ?? null])) as PublicFields),
    model,
  }
}

/** Logarithmic: each step is about 1.4 times the one before. */
function soldMagnitude(sold: number): number {
  return Math.round(2 * Math.log2(sold + 1))
}

/** Whether both say the same to everybody, whatever the order of their fields. */
export function isSameProduct(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return JSON.stringify(allOf(a)) === JSON.stringify(allOf(b))
}

function allOf(product: CatalogueProduct) {
  const { priceMayorista, priceMayoristaMlc, priceMayoristaAlt, sold } = product
  const others = [...(product.variants?.list ?? []), ...(product.combo?.parts ?? [])].map((one) => [
    ...[one.priceMayorista ?? null, one.priceMayoristaMlc ?? null, one.priceMayoristaAlt ?? null],
  ])
  return [packProduct(product), priceMayorista, priceMayoristaMlc ?? null, priceMayoristaAlt, sold, others]
}
