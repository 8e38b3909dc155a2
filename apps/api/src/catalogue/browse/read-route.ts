import { catalogueReads } from '@tecnoclick/catalogue/responses'
import type { Call, Endpoint } from '@tecnoclick/contract/platform/endpoint'
import { type Route, type RouteDetail, route } from '../../platform/http/route.ts'
import type { CatalogueResponses } from './catalogue-responses.ts'

interface ReadDetail<C extends Call> extends Omit<RouteDetail<C, 'public'>, 'access'> {
  /** The text to count in the search log. */
  searchOf?: (query: NonNullable<C['query']>) => string | undefined
}

/** A read that the browser answers itself while it is offline (`catalogueReads`). */
export function readRoute<C extends Call>(
  responses: CatalogueResponses,
  endpoint: Endpoint<C>,
  { searchOf, ...detail }: ReadDetail<C>,
): Route {
  const read = catalogueReads[endpoint.path]
  if (!read) throw new Error(`${endpoint.path} is no read of the catalogue`)
  return route<C, 'public'>(endpoint, { ...detail, access: 'public' }, (request) => {
    const slug = String(request.params?.slug ?? '')
    return responses.respond(
      request,
      (catalogue, pricing, search) => read(catalogue, { search, slug }, pricing),
      request.query && searchOf?.(request.query),
    )
  })
}
