import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  Attribute,
  Brand,
  CataloguePage,
  Category,
  CategoryPage,
  CompatibleProducts,
  ForPrinter,
  Product,
  ProductCard,
  ProductSlug,
  Snapshot,
  SnapshotChanges,
  SnapshotQuery,
  Suggestion,
} from './schemas.ts'

/** Takes the query string of the list page: page, limit, sort, q, category, `filter_{slug}` (catalogue.md#product-list). */
export type CatalogueSearch = Record<string, string | undefined>

type SlugCall<Answer> = { params: { slug: string }; response: Answer }
type ShelfQuery = { limit?: number; category?: string | undefined }
type ShelfCall = { query: ShelfQuery; response: List<ProductCard> }

export const getCatalogue = endpoint<{ query: CatalogueSearch; response: CataloguePage }>('GET', '/catalogue')
export const getSuggestions = endpoint<{
  query: { q: string; limit?: number }
  response: List<Suggestion>
}>('GET', '/catalogue/suggestions')

/** What fits a printer: its supplies by category, and the printer itself (catalogue.md#my-printer). */
export const getForPrinter = endpoint<{ query: { q: string }; response: ForPrinter }>(
  'GET',
  '/catalogue/printer',
)

/** For offline use; read by `openSnapshot` and `applyChanges` of the catalogue package. */
export const getSnapshot = endpoint<{ query?: SnapshotQuery; response: Snapshot }>(
  'GET',
  '/catalogue/snapshot',
)
export const getSnapshotChanges = endpoint<{
  query: { since: string; visited?: string | undefined }
  response: SnapshotChanges | Snapshot
}>('GET', '/catalogue/snapshot/changes')

export const getProductBySlug = endpoint<SlugCall<Product>>('GET', '/products/slug/{slug}')
export const getCategoryBySlug = endpoint<SlugCall<CategoryPage>>('GET', '/categories/slug/{slug}')
export const getRelatedProducts = endpoint<{
  params: { slug: string }
  query: { limit?: number }
  response: List<ProductCard>
}>('GET', '/products/related/{slug}')

/** For a printer the supplies that fit it, for a supply the printers (catalogue.md#compatible-products). */
export const getCompatibleProducts = endpoint<{
  params: { slug: string }
  query: { limit?: number }
  response: CompatibleProducts
}>('GET', '/products/compatible/{slug}')

/** Supplies that fit the products of `ids`, then what is bought together with them. */
export const getBoughtTogether = endpoint<{ query: { ids: string }; response: List<ProductCard> }>(
  'GET',
  '/products/together',
)

export const getLatestProducts = endpoint<ShelfCall>('GET', '/products/latest')
export const getTopRatedProducts = endpoint<ShelfCall>('GET', '/products/top-rated')
export const getDiscountedProducts = endpoint<ShelfCall>('GET', '/products/discounted')
export const getPopularProducts = endpoint<ShelfCall>('GET', '/products/popular')
export const getFeaturedProducts = endpoint<ShelfCall>('GET', '/products/featured')
export const getBestSellers = endpoint<ShelfCall>('GET', '/products/best-sellers')
/** In the requested order, without unknown ids. For wishlist and compare. */
export const getProductsByIds = endpoint<{ query: { ids: string }; response: List<Product> }>(
  'GET',
  '/products/by-ids',
)

/** The whole tree (catalogue.md#calls). */
export const getCategoryTree = endpoint<{ response: List<Category> }>('GET', '/categories/fulldata')
export const listBrands = endpoint<{ query?: ListQuery; response: List<Brand> }>('GET', '/brands')
export const listAttributes = endpoint<{ query?: ListQuery; response: List<Attribute> }>(
  'GET',
  '/attributes/fulldata',
)
/** Up to 500 without `filter[limit]`, like every list. */
export const listProducts = endpoint<{ query?: ListQuery; response: List<Product> }>(
  'GET',
  '/products/fulldata',
)

/** For the sitemap. */
export const listProductSlugs = endpoint<{ response: List<ProductSlug> }>('GET', '/products/slugs')

type IdCall<Answer> = { params: { id: number }; response: Answer }

export const getProduct = endpoint<IdCall<Product>>('GET', '/products/{id}')
export const getCategory = endpoint<IdCall<CategoryPage>>('GET', '/categories/{id}')
export const getBrand = endpoint<IdCall<Brand>>('GET', '/brands/{id}')
export const getAttribute = endpoint<IdCall<Attribute>>('GET', '/attributes/{id}')
