import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/browse/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import type { Route } from '../../platform/http/route.ts'
import type { CatalogueResponses } from './catalogue-responses.ts'
import { readRoute } from './read-route.ts'

export function listRoutes(responses: CatalogueResponses): Route[] {
  return [
    readRoute(responses, endpoints.getCatalogue, {
      summary:
        'A page of the catalogue with its facets: page, limit, sort, q, category, filter_{slug}, currency',
      query: schemas.catalogueQuery,
      response: schemas.cataloguePageSchema,
      refusals: ['notFound'],
      searchOf: ({ q, page = '1' }) => (page === '1' ? q : undefined),
    }),
    readRoute(responses, endpoints.getSuggestions, {
      summary: 'Suggestions for the search box',
      query: schemas.suggestionQuery,
      response: listOf(schemas.suggestionSchema),
    }),
    ...rankedListRoutes(responses),
    readRoute(responses, endpoints.getForPrinter, {
      summary: 'What fits the printer of a text: supplies by category, and the printer itself',
      query: schemas.suggestionQuery,
      response: schemas.forPrinterSchema,
    }),
    readRoute(responses, endpoints.getRelatedProducts, {
      summary: 'Related products',
      params: schemas.slugParams,
      query: schemas.shelfQuery,
      response: listOf(schemas.productCardSchema),
    }),
    readRoute(responses, endpoints.getCompatibleProducts, {
      summary: 'Supplies that fit a device, or devices that a supply fits',
      params: schemas.slugParams,
      query: schemas.shelfQuery,
      response: schemas.compatibleProductsSchema,
    }),
  ]
}

/** catalogue.md#ranked-lists */
const rankedLists = [
  [endpoints.getLatestProducts, 'The newest products'],
  [endpoints.getTopRatedProducts, 'The best rated products'],
  [endpoints.getDiscountedProducts, 'Discounted products'],
  [endpoints.getPopularProducts, 'Popular products'],
  [endpoints.getFeaturedProducts, 'Featured products'],
  [endpoints.getBestSellers, 'Best sellers'],
] as const

function rankedListRoutes(responses: CatalogueResponses): Route[] {
  return rankedLists.map(([endpoint, summary]) =>
    readRoute(responses, endpoint, {
      summary,
      query: schemas.shelfQuery,
      response: listOf(schemas.productCardSchema),
      refusals: ['notFound'],
    }),
  )
}
