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

export interface StoredShop {
  catalogue: Catalogue
  settings: PublicSettings
  banners: readonly Banner[]
  viewer: PricingContext
}

interface Asked {
  slug: string
  search: URLSearchParams
}

/** What the API would say; undefined is a 404. */
type Say = (shop: StoredShop, asked: Asked) => object | undefined
type Shelf = rankedLists.RankedList

const answers: ReadonlyMap<string, Say> = new Map<string, Say>([
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
  [endpoints.getLatestProducts.path, shelfSayer(rankedLists.latest)],
  [endpoints.getTopRatedProducts.path, shelfSayer(rankedLists.topRated)],
  [endpoints.getDiscountedProducts.path, shelfSayer(rankedLists.discounted)],
  [endpoints.getPopularProducts.path, shelfSayer(rankedLists.popular)],
  [endpoints.getFeaturedProducts.path, shelfSayer(rankedLists.featured)],
  [endpoints.getBestSellers.path, shelfSayer(rankedLists.bestSellers)],
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
  [listBanners.path, sayBanners],
  [getPublicSettings.path, ({ settings }) => settings],
  [getMe.path, () => ({ user: null })],
])

/** The API's answer to a reader who is nobody in particular, out of what is kept. */
export function answerFromStore(shop: StoredShop, path: string): Response {
  const { pathname, searchParams: search } = new URL(path, 'http://stored')
  const asked = pathname.replace(/^\/api/, '')
  const slug = decodeURIComponent(asked.slice(asked.lastIndexOf('/') + 1))
  const say = answers.get(asked) ?? answers.get(asked.replace(/[^/]+$/, '{slug}'))
  if (!say) return refused(503, 'unavailable')
  const answer = say(shop, { slug, search })
  return answer ? Response.json(answer) : refused(404, 'notFound')
}

function refused(statusCode: number, code: string): Response {
  return Response.json({ error: { statusCode, name: code, code, message: '' } }, { status: statusCode })
}

function sayBanners({ banners }: StoredShop, { search }: Asked): object {
  const place = search.get('place')
  return listed(banners.filter((banner) => place === null || banner.place === place))
}

function shelfSayer(shelf: Shelf): Say {
  return ({ catalogue, viewer }, { search }) => {
    const category = search.get('category') ?? undefined
    return rankedListResponse(catalogue, shelf, { limit: limitOf(search), category }, viewer)
  }
}

function listed(data: readonly object[]) {
  return { data, total: data.length }
}

function limitOf(search: URLSearchParams): number | undefined {
  return Number(search.get('limit')) || undefined
}
