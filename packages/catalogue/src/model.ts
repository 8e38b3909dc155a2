import type { ProductPrices, Surcharge } from '@tecnoclick/domain/catalogue/prices'
import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import type { SearchRule } from '@tecnoclick/domain/catalogue/search-rule'
import { type FieldValues, keysOf } from '@tecnoclick/domain/platform/fields'

/** The catalogue as it is held in memory: plain rows that refer to each other by slug. Amounts are minor units. */
export interface CatalogueData {
  categories: readonly CatalogueCategory[]
  brands: readonly CatalogueBrand[]
  attributes: readonly CatalogueAttribute[]
  searchRules: readonly SearchRule[]
  products: readonly CatalogueProduct[]
}

export interface CatalogueCategory {
  id: number
  slug: string
  name: string
  description: string
  /** Slug of the category above. */
  parent: string | null
  image: string | null
  position: number
}

export interface CatalogueBrand {
  id: number
  slug: string
  name: string
  logo: string | null
  position: number
}

/** The filter type of an attribute (catalogue.md#filters-and-sorting). */
export type AttributeFilter = 'check' | 'color' | 'radio'

export interface CatalogueAttribute {
  id: number
  slug: string
  name: string
  filter: AttributeFilter
  /** False: shown in the specification, but not as a filter. */
  filterable: boolean
  position: number
  values: readonly CatalogueAttributeValue[]
}

export interface CatalogueAttributeValue {
  slug: string
  name: string
  /** `#rrggbb` of a colour. */
  color: string | null
}

export type Badge = 'sale' | 'hot' | 'new'

export type PublicFields = FieldValues<typeof publicFields>

const { model: _searched, ...readOnly } = publicFields

/** Fields that the catalogue does nothing with but show them. */
export const readOnlyKeys = keysOf(readOnly)

export interface CatalogueProduct extends ProductPrices, PublicFields {
  id: number
  sku: string
  slug: string
  name: string
  description: string
  brand: string | null
  /** Units for sale when last read; the database is authoritative. */
  stock: number
  badges: readonly Badge[]
  featured: boolean
  rating: number
  reviews: number
  /** The first is the product's own, in the breadcrumb. */
  categories: readonly string[]
  attributes: readonly ProductAttribute[]
  options: readonly ProductOption[]
  /** Absent without any; stock and prices of the product then sum them up (catalogue.md#variants). */
  variants?: ProductVariants | undefined
  /** Of a combo; its stock is that of the smallest part (catalogue.md#combos). */
  combo?: ProductCombo | undefined
  /** File names; the first is the one on the card. */
  images: readonly string[]
  /** Units in orders not cancelled, 90 days back (catalogue.md#ranked-lists). */
  sold: number
  /** Milliseconds. */
  createdAt: number
}

export interface ProductVariants {
  /** What they differ in, one to three. */
  names: readonly string[]
  list: readonly ProductVariant[]
}

/** A product of its own in stock, cart and orders; what it has not of its own is the parent's. */
export interface ProductVariant extends ProductPrices {
  id: number
  sku: string
  /** One for each of the names. */
  values: readonly string[]
  stock: number
  images: readonly string[]
  warrantyMonths: number | null
}

export interface ProductCombo {
  /** The name of a service that is included. */
  service: string | null
  parts: readonly ComboPart[]
}

/** A product or variant of its own, with what it costs apart. */
export interface ComboPart extends ProductPrices {
  id: number
  /** Of its page. */
  slug: string
  isVariant: boolean
  name: string
  quantity: number
  image: string | null
  /** There are enough units for a combo. */
  isAvailable: boolean
}

export interface ProductAttribute {
  slug: string
  values: readonly string[]
  featured: boolean
}

/** A choice made when buying (catalogue.md#options). */
export interface ProductOption {
  id: number
  title: string
  required: boolean
  values: readonly ProductOptionValue[]
}

export interface ProductOptionValue extends Surcharge {
  id: number
  title: string
}
