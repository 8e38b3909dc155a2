import {
  brandOnWire,
  categoriesAnswer,
  pageAnswer,
  productAnswer,
  productsAnswer,
  relatedAnswer,
  shelfAnswer,
  suggestionsAnswer,
} from '@tecnoclick/catalogue/answers'
import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { categoryPage } from '@tecnoclick/catalogue/project-category'
import type { CatalogueViewer } from '@tecnoclick/catalogue/query'
import * as shelves from '@tecnoclick/catalogue/shelves'
import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'

export interface StoredShop {
  catalogue: Catalogue
  settings: PublicSettings
  banners: readonly Banner[]
  viewer: CatalogueViewer
}

interface Asked {
  slug: string
  search: URLSearchParams
}

/** What the API would say; undefined is a 404. */
type Say = (shop: StoredShop, asked: Asked) => object | undefined
type Shelf = Parameters<typeof shelfAnswer>[1]

const answers: ReadonlyMap<string, Say> = new Map<string, Say>([
  [endpoints.getCatalogue.path, ({ catalogue, viewer }, { search }) => pageAnswer(catalogue, search, viewer)],
  [
    endpoints.getSuggestions.path,
    ({ catalogue, viewer }, { search }) =>
      suggestionsAnswer(catalogue, { q: search.get('q') ?? '', limit: limitOf(search) }, viewer),
  ],
  [
    endpoints.getRelatedProducts.path,
    ({ catalogue, viewer }, { slug, search }) => relatedAnswer(catalogue, slug, limitOf(search), viewer),
  ],
  [endpoints.getLatestProducts.path, shelfSayer(shelves.latest)],
  [endpoints.getTopRatedProducts.path, shelfSayer(shelves.topRated)],
  [endpoints.getDiscountedProducts.path, shelfSayer(shelves.discounted)],
  [endpoints.getPopularProducts.path, shelfSayer(shelves.popular)],
  [endpoints.getFeaturedProducts.path, shelfSayer(shelves.featured)],
  [endpoints.getBestSellers.path, shelfSayer(shelves.bestSellers)],
  [
    endpoints.getProductsByIds.path,
    ({ catalogue, viewer }, { search }) => productsAnswer(catalogue, search.get('ids') ?? '', viewer),
  ],
  [
    endpoints.getProductBySlug.path,
    ({ catalogue, viewer }, { slug }) => productAnswer(catalogue, slug, viewer),
  ],
  [endpoints.getCategoryBySlug.path, ({ catalogue }, { slug }) => categoryPage(catalogue, slug)],
  [endpoints.getCategoryTree.path, ({ catalogue }) => categoriesAnswer(catalogue)],
  [endpoints.listBrands.path, ({ catalogue }) => listed(catalogue.data.brands.map(brandOnWire))],
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
    return shelfAnswer(catalogue, shelf, { limit: limitOf(search), category }, viewer)
  }
}

function listed(data: readonly object[]) {
  return { data, total: data.length }
}

function limitOf(search: URLSearchParams): number | undefined {
  return Number(search.get('limit')) || undefined
}
