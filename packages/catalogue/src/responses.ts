import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { type Catalogue, findCategory, findProduct, findShown } from './catalogue.ts'
import { compatibleProducts, productsForDevice } from './compatible-products.ts'
import type { Facet } from './facets.ts'
import { findByText, listProducts } from './list-products.ts'
import type { CatalogueBrand, CatalogueProduct } from './model.ts'
import type { CatalogueQuery } from './query.ts'
import * as rankedLists from './ranked-lists.ts'
import { maxTextLength, readQuery } from './read-query.ts'
import { serializeCategory, serializeCategoryTree } from './serialize-category.ts'
import {
  type SerializedCard,
  serializeCard,
  serializeProduct,
  serializeSuggestion,
} from './serialize-product.ts'

interface ReadRequest {
  /** The query of the address, unvalidated: it is bounded here. */
  search: Iterable<readonly [string, string]> & { get(key: string): string | null }
  /** From the path; empty if it has none. */
  slug: string
}

/** The body of a response; `undefined` means 404. */
export type CatalogueRead = (
  catalogue: Catalogue,
  request: ReadRequest,
  pricing: PricingContext,
) => object | undefined

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
  corrected: string | null
  suggestion: string | null
  named: number
}

/**
 * The catalogue's reads by their path in the API (catalogue.md#calls). The API answers them over HTTP, and the browser from
 * its snapshot while it is offline.
 */
export const catalogueReads: Readonly<Record<string, CatalogueRead>> = {
  '/catalogue': (catalogue, { search }, pricing) => {
    const query = readQuery(search, { limit: defaultPageSize })
    if (query.category !== undefined && !findCategory(catalogue, query.category)) return undefined
    return cataloguePage(catalogue, query, pricing)
  },
  '/catalogue/suggestions': (catalogue, { search }, pricing) => {
    const text = (search.get('q') ?? '').slice(0, maxTextLength)
    const found = findByText(catalogue, text, limitOf(search, defaultSuggestions))
    return listOf(found.map((product) => serializeSuggestion(product, pricing, text)))
  },
  '/products/latest': rankedList(rankedLists.latest),
  '/products/top-rated': rankedList(rankedLists.topRated),
  '/products/discounted': rankedList(rankedLists.discounted),
  '/products/popular': rankedList(rankedLists.popular),
  '/products/featured': rankedList(rankedLists.featured),
  '/products/best-sellers': rankedList(rankedLists.bestSellers),
  '/products/related/{slug}': (catalogue, { slug, search }, pricing) => {
    if (!findProduct(catalogue, slug)) return undefined
    return cards(catalogue, rankedLists.relatedProducts(catalogue, slug, limitOf(search)), pricing)
  },
  '/products/compatible/{slug}': (catalogue, { slug, search }, pricing) => {
    const product = findProduct(catalogue, slug)
    if (!product) return undefined
    const { relation, products, set } = compatibleProducts(catalogue, product)
    return {
      relation,
      ...cards(catalogue, products.slice(0, limitOf(search)), pricing),
      set: cards(catalogue, set, pricing).data,
    }
  },
  '/catalogue/printer': (catalogue, { search }, pricing) => {
    const text = (search.get('q') ?? '').slice(0, maxTextLength)
    const { model, models, devices, supplies } = productsForDevice(catalogue, text)
    const groups = byCategory(supplies.slice(0, maxListLength))
    return {
      model,
      models,
      devices: cards(catalogue, devices.slice(0, maxListLength), pricing).data,
      groups: groups.map(([slug, products]) => ({
        slug,
        name: findCategory(catalogue, slug)?.name ?? '',
        data: cards(catalogue, products, pricing).data,
      })),
    }
  },
  '/products/slug/{slug}': (catalogue, { slug }, pricing) => {
    const product = findProduct(catalogue, slug)
    return product && serializeProduct(catalogue, product, pricing)
  },
  /** `ids` is `3,14,15`. Keeps that order, drops duplicates and skips unknown ids. */
  '/products/by-ids': (catalogue, { search }, pricing) => {
    const wanted = (search.get('ids') ?? '').split(',', maxIds).filter((id) => /^\d{1,10}$/.test(id))
    const products = new Set(wanted.flatMap((id) => findShown(catalogue, Number(id)) ?? []))
    return listOf([...products].map((product) => serializeProduct(catalogue, product, pricing)))
  },
  '/categories/fulldata': (catalogue) => ({
    data: serializeCategoryTree(catalogue),
    total: catalogue.data.categories.length,
  }),
  '/categories/slug/{slug}': (catalogue, { slug }) => serializeCategory(catalogue, slug),
}

export function cataloguePage(
  catalogue: Catalogue,
  query: CatalogueQuery,
  pricing: PricingContext,
): CataloguePage {
  const { items, ...list } = listProducts(catalogue, query, pricing)
  return { data: items.map((product) => serializeCard(catalogue, product, pricing, query.text)), ...list }
}

function rankedList(list: rankedLists.RankedList): CatalogueRead {
  return (catalogue, { search }, pricing) => {
    const category = search.get('category') ?? undefined
    if (category !== undefined && !findCategory(catalogue, category)) return undefined
    return cards(catalogue, list(catalogue, { limit: limitOf(search), category }), pricing)
  }
}

export function serializeBrand({ id, slug, name, logo }: CatalogueBrand) {
  return { id, slug, name, logo }
}

function cards(catalogue: Catalogue, products: readonly CatalogueProduct[], pricing: PricingContext) {
  return listOf(products.map((product) => serializeCard(catalogue, product, pricing)))
}

/** By the products' own category, in the order of the first of each. */
function byCategory(products: readonly CatalogueProduct[]): [string, CatalogueProduct[]][] {
  const slugs = [...new Set(products.map(({ categories }) => categories[0] ?? ''))]
  return slugs.map((slug) => [slug, products.filter(({ categories }) => (categories[0] ?? '') === slug)])
}

function listOf<T>(data: readonly T[]) {
  return { data, total: data.length }
}

function limitOf(search: ReadRequest['search'], defaultLimit = defaultListLength): number {
  const wanted = Math.trunc(Number(search.get('limit'))) || defaultLimit
  return Math.min(Math.max(wanted, 1), maxListLength)
}
