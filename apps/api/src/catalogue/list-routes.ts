import { type Catalogue, findCategory } from '@tecnoclick/catalogue/catalogue'
import { cataloguePage } from '@tecnoclick/catalogue/catalogue-page'
import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import { productCard } from '@tecnoclick/catalogue/project-product'
import type { CatalogueViewer } from '@tecnoclick/catalogue/query'
import { readQuery } from '@tecnoclick/catalogue/read-query'
import { related } from '@tecnoclick/catalogue/related'
import * as shelves from '@tecnoclick/catalogue/shelves'
import { suggest, usualSuggestions } from '@tecnoclick/catalogue/suggest'
import * as endpoints from '@tecnoclick/contract/catalogue/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/schemas'
import { listOf } from '@tecnoclick/contract/wire'
import { type Route, route } from '../http/route.ts'
import type { ShopWindow } from './shop-window.ts'

/** DECISIONS 6.7. */
const usualPage = 24
/** A §9. */
const usualShelf = 8
const longestShelf = 48

export function listRoutes(window: ShopWindow): Route[] {
  return [
    route(
      endpoints.getCatalogue,
      {
        summary:
          'A page of the catalogue with its facets: page, limit, sort, q, category, filter_{slug}, currency',
        audience: 'public',
        query: schemas.catalogueQuery,
        answer: schemas.cataloguePageSchema,
      },
      (asked) => {
        const { q, page = '1' } = asked.query
        return window.answer(asked, showPage, page === '1' ? q : undefined)
      },
    ),
    route(
      endpoints.getSuggestions,
      {
        summary: 'Products while one types',
        audience: 'public',
        query: schemas.suggestionQuery,
        answer: listOf(schemas.suggestionSchema),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => {
          const { q, limit = usualSuggestions } = asked.query
          const data = suggest(catalogue, q, countOf(limit, usualSuggestions), viewer)
          return { data, total: data.length }
        }),
    ),
    ...shelfRoutes(window),
    route(
      endpoints.getRelatedProducts,
      {
        summary: 'Products like this one',
        audience: 'public',
        params: schemas.slugParams,
        query: schemas.shelfQuery,
        answer: listOf(schemas.productCardSchema),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => {
          const { slug } = asked.params
          if (!catalogue.rows.bySlug.has(slug)) return undefined
          const { limit = usualShelf } = asked.query
          return cards(catalogue, viewer, related(catalogue, slug, countOf(limit, usualShelf)))
        }),
    ),
  ]
}

function showPage(
  catalogue: Catalogue,
  viewer: CatalogueViewer,
  search: URLSearchParams,
): object | undefined {
  const query = readQuery(search, { limit: usualPage })
  if (query.category !== undefined && !findCategory(catalogue, query.category)) return undefined
  return cataloguePage(catalogue, query, viewer)
}

/** DECISIONS 6.6. */
const shelvesByEndpoint = [
  [endpoints.getLatestProducts, shelves.latest, 'The newest products'],
  [endpoints.getTopRatedProducts, shelves.topRated, 'The best rated products'],
  [endpoints.getDiscountedProducts, shelves.discounted, 'Products on offer'],
  [endpoints.getPopularProducts, shelves.popular, 'Products that sell well'],
  [endpoints.getFeaturedProducts, shelves.featured, 'Products that the staff put forward'],
  [endpoints.getBestSellers, shelves.bestSellers, 'The products that sell best'],
] as const

function shelfRoutes(window: ShopWindow): Route[] {
  return shelvesByEndpoint.map(([endpoint, shelf, summary]) =>
    route(
      endpoint,
      {
        summary,
        audience: 'public',
        query: schemas.shelfQuery,
        answer: listOf(schemas.productCardSchema),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => {
          const { limit = usualShelf, category } = asked.query
          if (category !== undefined && !findCategory(catalogue, category)) return undefined
          return cards(catalogue, viewer, shelf(catalogue, { limit: countOf(limit, usualShelf), category }))
        }),
    ),
  )
}

function cards(catalogue: Catalogue, viewer: CatalogueViewer, products: readonly CatalogueProduct[]) {
  return { data: products.map((product) => productCard(catalogue, product, viewer)), total: products.length }
}

/** As many as are asked for, within reason. */
function countOf(limit: number, usual: number): number {
  return Math.min(Math.max(Math.trunc(limit) || usual, 1), longestShelf)
}
