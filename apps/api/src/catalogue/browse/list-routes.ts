import * as rankedLists from '@tecnoclick/catalogue/ranked-lists'
import {
  catalogueResponse,
  rankedListResponse,
  relatedResponse,
  suggestionsResponse,
} from '@tecnoclick/catalogue/responses'
import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/browse/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { type Route, route } from '../../platform/http/route.ts'
import type { ShopWindow, Show } from './shop-window.ts'

export function listRoutes(window: ShopWindow): Route[] {
  return [
    route(
      endpoints.getCatalogue,
      {
        summary:
          'A page of the catalogue with its facets: page, limit, sort, q, category, filter_{slug}, currency',
        access: 'public',
        query: schemas.catalogueQuery,
        response: schemas.cataloguePageSchema,
      },
      (asked) => {
        const { q, page = '1' } = asked.query
        const show: Show = (catalogue, viewer, search) => catalogueResponse(catalogue, search, viewer)
        return window.answer(asked, show, page === '1' ? q : undefined)
      },
    ),
    route(
      endpoints.getSuggestions,
      {
        summary: 'Products while one types',
        access: 'public',
        query: schemas.suggestionQuery,
        response: listOf(schemas.suggestionSchema),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) => suggestionsResponse(catalogue, asked.query, viewer)),
    ),
    ...shelfRoutes(window),
    route(
      endpoints.getRelatedProducts,
      {
        summary: 'Products like this one',
        access: 'public',
        params: schemas.slugParams,
        query: schemas.shelfQuery,
        response: listOf(schemas.productCardSchema),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) =>
          relatedResponse(catalogue, asked.params.slug, asked.query.limit, viewer),
        ),
    ),
  ]
}

/** catalogue.md#ranked-lists */
const shelvesByEndpoint = [
  [endpoints.getLatestProducts, rankedLists.latest, 'The newest products'],
  [endpoints.getTopRatedProducts, rankedLists.topRated, 'The best rated products'],
  [endpoints.getDiscountedProducts, rankedLists.discounted, 'Products on offer'],
  [endpoints.getPopularProducts, rankedLists.popular, 'Products that sell well'],
  [endpoints.getFeaturedProducts, rankedLists.featured, 'Products that the staff put forward'],
  [endpoints.getBestSellers, rankedLists.bestSellers, 'The products that sell best'],
] as const

function shelfRoutes(window: ShopWindow): Route[] {
  return shelvesByEndpoint.map(([endpoint, shelf, summary]) =>
    route(
      endpoint,
      {
        summary,
        access: 'public',
        query: schemas.shelfQuery,
        response: listOf(schemas.productCardSchema),
      },
      (asked) =>
        window.answer(asked, (catalogue, viewer) =>
          rankedListResponse(catalogue, shelf, asked.query, viewer),
        ),
    ),
  )
}
