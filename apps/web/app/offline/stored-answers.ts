import { type Catalogue, findCategory, findProduct, findProductById } from '@tecnoclick/catalogue/catalogue'
import { cataloguePage } from '@tecnoclick/catalogue/catalogue-page'
import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import { categoryPage, categoryTree } from '@tecnoclick/catalogue/project-category'
import { productCard, productDetail } from '@tecnoclick/catalogue/project-product'
import type { CatalogueViewer } from '@tecnoclick/catalogue/query'
import { readQuery } from '@tecnoclick/catalogue/read-query'
import { related } from '@tecnoclick/catalogue/related'
import * as shelves from '@tecnoclick/catalogue/shelves'
import { suggest } from '@tecnoclick/catalogue/suggest'
import { listBanners } from '@tecnoclick/contract/banners/endpoints'
import type { Banner } from '@tecnoclick/contract/banners/schemas'
import * as endpoints from '@tecnoclick/contract/catalogue/endpoints'
import { getMe } from '@tecnoclick/contract/security/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/settings/endpoints'
import type { PublicSettings } from '@tecnoclick/domain/settings'

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
type Shelf = (catalogue: Catalogue, options: shelves.ShelfOptions) => CatalogueProduct[]

const answers: ReadonlyMap<string, Say> = new Map<string, Say>([
  [endpoints.getCatalogue.path, sayPage],
  [endpoints.getSuggestions.path, saySuggestions],
  [endpoints.getRelatedProducts.path, sayRelated],
  [endpoints.getLatestProducts.path, shelfSayer(shelves.latest)],
  [endpoints.getTopRatedProducts.path, shelfSayer(shelves.topRated)],
  [endpoints.getDiscountedProducts.path, shelfSayer(shelves.discounted)],
  [endpoints.getPopularProducts.path, shelfSayer(shelves.popular)],
  [endpoints.getFeaturedProducts.path, shelfSayer(shelves.featured)],
  [endpoints.getBestSellers.path, shelfSayer(shelves.bestSellers)],
  [endpoints.getProductsByIds.path, sayProducts],
  [endpoints.getProductBySlug.path, sayProduct],
  [endpoints.getCategoryBySlug.path, ({ catalogue }, { slug }) => categoryPage(catalogue, slug)],
  [endpoints.getCategoryTree.path, ({ catalogue }) => listed(categoryTree(catalogue))],
  [endpoints.listBrands.path, ({ catalogue }) => listed(catalogue.data.brands)],
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

function sayPage({ catalogue, viewer }: StoredShop, { search }: Asked): object | undefined {
  const query = readQuery(search, { limit: 24 })
  if (query.category !== undefined && !findCategory(catalogue, query.category)) return undefined
  return cataloguePage(catalogue, query, viewer)
}

function saySuggestions({ catalogue, viewer }: StoredShop, { search }: Asked): object {
  return listed(suggest(catalogue, search.get('q') ?? '', limitOf(search, 5), viewer))
}

function sayRelated(shop: StoredShop, { slug, search }: Asked): object | undefined {
  if (!findProduct(shop.catalogue, slug)) return undefined
  return cards(shop, related(shop.catalogue, slug, limitOf(search)))
}

function shelfSayer(shelf: Shelf): Say {
  return (shop, { search }) => {
    const category = search.get('category') ?? undefined
    if (category !== undefined && !findCategory(shop.catalogue, category)) return undefined
    return cards(shop, shelf(shop.catalogue, { limit: limitOf(search), category }))
  }
}

function sayProduct({ catalogue, viewer }: StoredShop, { slug }: Asked): object | undefined {
  const product = findProduct(catalogue, slug)
  return product && productDetail(catalogue, product, viewer)
}

function sayProducts({ catalogue, viewer }: StoredShop, { search }: Asked): object {
  const ids = (search.get('ids') ?? '').split(',').map(Number)
  const products = ids.flatMap((id) => findProductById(catalogue, id) ?? [])
  return listed(products.map((product) => productDetail(catalogue, product, viewer)))
}

function sayBanners({ banners }: StoredShop, { search }: Asked): object {
  const place = search.get('place')
  return listed(banners.filter((banner) => place === null || banner.place === place))
}

function cards({ catalogue, viewer }: StoredShop, products: readonly CatalogueProduct[]): object {
  return listed(products.map((product) => productCard(catalogue, product, viewer)))
}

function listed(data: readonly object[]) {
  return { data, total: data.length }
}

function limitOf(search: URLSearchParams, usual = 8): number {
  return Number(search.get('limit')) || usual
}
