import * as rankedLists from '@tecnoclick/catalogue/ranked-lists'
import {
  catalogueResponse,
  compatibleResponse,
  rankedListResponse,
  relatedResponse,
  suggestionsResponse,
} from '@tecnoclick/catalogue/responses'
import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/browse/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { type Route, route } from '../../platform/http/route.ts'
import type { CatalogueResponses, CreateBody } from './catalogue-responses.ts'

export function listRoutes(responses: CatalogueResponses): Route[] {
  return [
    route(
      endpoints.getCatalogue,
      {
        summary:
          'A page of the catalogue with its facets: page, limit, sort, q, category, filter_{slug}, currency',
        access: 'public',
        query: schemas.catalogueQuery,
        response: schemas.cataloguePageSchema,
        refusals: ['notFound'],
      },
      (request) => {
        const { q, page = '1' } = request.query
        const createBody: CreateBody = (catalogue, pricing, search) =>
          catalogueResponse(catalogue, search, pricing)
        return responses.respond(request, createBody, page === '1' ? q : undefined)
      },
    ),
    route(
      endpoints.getSuggestions,
      {
        summary: 'Suggestions for the search box',
        access: 'public',
        query: schemas.suggestionQuery,
        response: listOf(schemas.suggestionSchema),
      },
      (request) =>
        responses.respond(request, (catalogue, pricing) =>
          suggestionsResponse(catalogue, request.query, pricing),
        ),
    ),
    ...rankedListRoutes(responses),
    route(
      endpoints.getRelatedProducts,
      {
        summary: 'Related products',
        access: 'public',
        params: schemas.slugParams,
        query: schemas.shelfQuery,
        response: listOf(schemas.productCardSchema),
      },
      (request) =>
        responses.respond(request, (catalogue, pricing) =>
          relatedResponse(catalogue, request.params.slug, request.query.limit, pricing),
        ),
    ),
    route(
      endpoints.getCompatibleProducts,
      {
        summary: 'Supplies that fit a device, or devices that a supply fits',
        access: 'public',
        params: schemas.slugParams,
        query: schemas.shelfQuery,
        response: schemas.compatibleProductsSchema,
      },
      (request) =>
        responses.respond(request, (catalogue, pricing) =>
          compatibleResponse(catalogue, request.params.slug, request.query.limit, pricing),
        ),
    ),
  ]
}

/** catalogue.md#ranked-lists */
const rankedListEndpoints = [
  [endpoints.getLatestProducts, rankedLists.latest, 'The newest products'],
  [endpoints.getTopRatedProducts, rankedLists.topRated, 'The best rated products'],
  [endpoints.getDiscountedProducts, rankedLists.discounted, 'Discounted products'],
  [endpoints.getPopularProducts, rankedLists.popular, 'Popular products'],
  [endpoints.getFeaturedProducts, rankedLists.featured, 'Featured products'],
  [endpoints.getBestSellers, rankedLists.bestSellers, 'Best sellers'],
] as const

function rankedListRoutes(responses: CatalogueResponses): Route[] {
  return rankedListEndpoints.map(([endpoint, list, summary]) =>
    route(
      endpoint,
      {
        summary,
        access: 'public',
        query: schemas.shelfQuery,
        response: listOf(schemas.productCardSchema),
        refusals: ['notFound'],
      },
      (request) =>
        responses.respond(request, (catalogue, pricing) =>
          rankedListResponse(catalogue, list, request.query, pricing),
        ),
    ),
  )
}
