import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { type Catalogue, findCategory, findProduct, findProductById } from './catalogue.ts'
import { compatibleProducts } from './compatible-products.ts'
import type { Facet } from './facets.ts'
import { findByText, listProducts } from './list-products.ts'
import type { CatalogueBrand, CatalogueProduct } from './model.ts'
import type { CatalogueQuery } from './query.ts'
import { type RankedList, relatedProducts } from './ranked-lists.ts'
import { maxTextLength, readQuery } from './read-query.ts'
import { serializeCategoryTree } from './serialize-category.ts'
import {
  type SerializedCard,
  serializeCard,
  serializeProduct,
  serializeSuggestion,
} from './serialize-product.ts'

/**
 * Bodies of the catalogue's API responses (catalogue.md#calls). The API sends them over HTTP, and the browser builds them
 * from its snapshot while offline. Input is unvalidated text and is bounded here. `undefined` means 404.
 */

/** The API's default page size (catalogue.md#product-list). */
const defaultPageSize = 24
/** catalogue.md#ranked-lists */
const defaultListLength = 8
const maxListLength = 48
/** catalogue.md#search-and-suggestions */
const defaultSuggestions = 5
/** Covers the wishlist, the longest list requested by ids. */
const maxIds = 100

export interface CataloguePage {
  data: SerializedCard[]
  total: number
  page: number
  pages: number
  limit: number
  facets: Facet[]
  approximate: boolean
}

export function catalogueResponse(
  catalogue: Catalogue,
  search: Parameters<typeof readQuery>[0],
  pricing: PricingContext,
): CataloguePage | undefined {
  const query = readQuery(search, { limit: defaultPageSize })
  if (query.category !== undefined && !findCategory(catalogue, query.category)) return undefined
  return cataloguePage(catalogue, query, pricing)
}

export function cataloguePage(
  catalogue: Catalogue,
  query: CatalogueQuery,
  pricing: PricingContext,
): CataloguePage {
  const { items, ...list } = listProducts(catalogue, query, pricing)
  return { data: items.map((product) => serializeCard(catalogue, product, pricing)), ...list }
}

export function suggestionsResponse(
  catalogue: Catalogue,
  { q, limit }: { q: string; limit?: number | undefined },
  pricing: PricingContext,
) {
  const found = findByText(catalogue, q.slice(0, maxTextLength), boundLimit(limit, defaultSuggestions))
  return listOf(found.map((product) => serializeSuggestion(product, pricing)))
}

export function rankedListResponse(
  catalogue: Catalogue,
  list: RankedList,
  { limit, category }: { limit?: number | undefined; category?: string | undefined },
  pricing: PricingContext,
) {
  if (category !== undefined && !findCategory(catalogue, category)) return undefined
  const products = list(catalogue, { limit: boundLimit(limit, defaultListLength), category })
  return cards(catalogue, products, pricing)
}

export function relatedResponse(
  catalogue: Catalogue,
  slug: string,
  limit: number | undefined,
  pricing: PricingContext,
) {
  if (!findProduct(catalogue, slug)) return undefined
  const products = relatedProducts(catalogue, slug, boundLimit(limit, defaultListLength))
  return cards(catalogue, products, pricing)
}

export function compatibleResponse(
  catalogue: Catalogue,
  slug: string,
  limit: number | undefined,
  pricing: PricingContext,
) {
  const product = findProduct(catalogue, slug)
  if (!product) return undefined
  const { relation, products } = compatibleProducts(catalogue, product)
  return { relation, ...cards(catalogue, products.slice(0, boundLimit(limit, defaultListLength)), pricing) }
}

export function productResponse(catalogue: Catalogue, slug: string, pricing: PricingContext) {
  const product = findProduct(catalogue, slug)
  return product && serializeProduct(catalogue, product, pricing)
}

/** `ids` is `3,14,15`. Keeps that order, drops duplicates and skips unknown ids. */
export function productsResponse(catalogue: Catalogue, ids: string, pricing: PricingContext) {
  const wanted = ids.split(',', maxIds).filter((id) => /^\d{1,10}$/.test(id))
  const products = [...new Set(wanted)].flatMap((id) => findProductById(catalogue, Number(id)) ?? [])
  return listOf(products.map((product) => serializeProduct(catalogue, product, pricing)))
}

export function categoriesResponse(catalogue: Catalogue) {
  return { data: serializeCategoryTree(catalogue), total: catalogue.data.categories.length }
}

export function serializeBrand({ id, slug, name, logo }: CatalogueBrand) {
  return { id, slug, name, logo }
}

function cards(catalogue: Catalogue, products: readonly CatalogueProduct[], pricing: PricingContext) {
  return listOf(products.map((product) => serializeCard(catalogue, product, pricing)))
}

function listOf<T>(data: readonly T[]) {
  return { data, total: data.length }
}

function boundLimit(limit: number | undefined, defaultLimit: number): number {
  return Math.min(Math.max(Math.trunc(limit ?? defaultLimit) || defaultLimit, 1), maxListLength)
}
