import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import * as rankedLists from '@tecnoclick/catalogue/ranked-lists'
import {
  catalogueResponse,
  categoriesResponse,
  productResponse,
  productsResponse,
  rankedListResponse,
  relatedResponse,
  serializeBrand,
  suggestionsResponse,
} from '@tecnoclick/catalogue/responses'
import { serializeCategory } from '@tecnoclick/catalogue/serialize-category'
import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'

export interface OfflineShop {
  catalogue: Catalogue
  settings: PublicSettings
  banners: readonly Banner[]
  viewer: PricingContext
}

interface ApiRequest {
  slug: string
  search: URLSearchParams
}

/** Computes the response body; undefined is a 404. */
type Handler = (shop: OfflineShop, request: ApiRequest) => object | undefined

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [
    endpoints.getCatalogue.path,
    ({ catalogue, viewer }, { search }) => catalogueResponse(catalogue, search, viewer),
  ],
  [
    endpoints.getSuggestions.path,
    ({ catalogue, viewer }, { search }) =>
      suggestionsResponse(catalogue, { q: search.get('q') ?? '', limit: limitOf(search) }, viewer),
  ],
  [
    endpoints.getRelatedProducts.path,
    ({ catalogue, viewer }, { slug, search }) => relatedResponse(catalogue, slug, limitOf(search), viewer),
  ],
  [endpoints.getLatestProducts.path, rankedListHandler(rankedLists.latest)],
  [endpoints.getTopRatedProducts.path, rankedListHandler(rankedLists.topRated)],
  [endpoints.getDiscountedProducts.path, rankedListHandler(rankedLists.discounted)],
  [endpoints.getPopularProducts.path, rankedListHandler(rankedLists.popular)],
  [endpoints.getFeaturedProducts.path, rankedListHandler(rankedLists.featured)],
  [endpoints.getBestSellers.path, rankedListHandler(rankedLists.bestSellers)],
  [
    endpoints.getProductsByIds.path,
    ({ catalogue, viewer }, { search }) => productsResponse(catalogue, search.get('ids') ?? '', viewer),
  ],
  [
    endpoints.getProductBySlug.path,
    ({ catalogue, viewer }, { slug }) => productResponse(catalogue, slug, viewer),
  ],
  [endpoints.getCategoryBySlug.path, ({ catalogue }, { slug }) => serializeCategory(catalogue, slug)],
  [endpoints.getCategoryTree.path, ({ catalogue }) => categoriesResponse(catalogue)],
  [endpoints.listBrands.path, ({ catalogue }) => listed(catalogue.data.brands.map(serializeBrand))],
  [listBanners.path, respondWithBanners],
  [getPublicSettings.path, ({ settings }) => settings],
  [getMe.path, () => ({ user: null })],
])

/** The API's response to a signed-out reader, from stored data. */
export function respondOffline(shop: OfflineShop, path: string): Response {
  const { pathname, searchParams: search } = new URL(path, 'http://stored')
  const endpoint = pathname.replace(/^\/api/, '')
  const slug = decodeURIComponent(endpoint.slice(endpoint.lastIndexOf('/') + 1))
  const handler = handlers.get(endpoint) ?? handlers.get(endpoint.replace(/[^/]+$/, '{slug}'))
  if (!handler) return refused(503, 'unavailable')
  const body = handler(shop, { slug, search })
  return body ? Response.json(body) : refused(404, 'notFound')
}

function refused(statusCode: number, code: string): Response {
  return Response.json({ error: { statusCode, name: code, code, message: '' } }, { status: statusCode })
}

function respondWithBanners({ banners }: OfflineShop, { search }: ApiRequest): object {
  const place = search.get('place')
  return listed(banners.filter((banner) => place === null || banner.place === place))
}

function rankedListHandler(list: rankedLists.RankedList): Handler {
  return ({ catalogue, viewer }, { search }) => {
    const category = search.get('category') ?? undefined
    return rankedListResponse(catalogue, list, { limit: limitOf(search), category }, viewer)
  }
}

function listed(data: readonly object[]) {
  return { data, total: data.length }
}

function limitOf(search: URLSearchParams): number | undefined {
  return Number(search.get('limit')) || undefined
}
