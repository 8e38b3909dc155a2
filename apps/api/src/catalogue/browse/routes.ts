import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Route, route } from '../../platform/http/route.ts'
import type { CatalogueResponses } from './catalogue-responses.ts'
import { entryRoutes } from './entry-routes.ts'
import { listRoutes } from './list-routes.ts'
import { createSnapshotCache } from './snapshot-cache.ts'

/** The public catalogue, served from memory (catalogue.md#calls). */
export function catalogueRoutes(responses: CatalogueResponses): Route[] {
  const routes = [...listRoutes(responses), ...snapshotRoutes(responses), ...entryRoutes(responses)]
  return routes.map((one) => ({ ...one, statuses: [304] }))
}

/** The catalogue for offline use. */
function snapshotRoutes(responses: CatalogueResponses): Route[] {
  const cache = createSnapshotCache()
  return [
    route(
      endpoints.getSnapshot,
      {
        summary:
          'The public catalogue for offline use; of a very large one up to 1,000 products of the categories in `visited`; `brief` leaves out descriptions',
        access: 'public',
        query: schemas.snapshotQuery,
        response: schemas.snapshotSchema,
      },
      (request) =>
        responses.respond(request, (catalogue) =>
          request.query?.brief
            ? cache.brief(catalogue)
            : cache.snapshot(catalogue, request.query?.visited?.split(',') ?? []),
        ),
    ),
    route(
      endpoints.getSnapshotChanges,
      {
        summary: 'Changes since a version of the snapshot; the whole snapshot if that version is unknown',
        access: 'public',
        query: schemas.snapshotChangesQuery,
        response: schemas.snapshotChangesSchema,
      },
      (request) =>
        responses.respond(request, (catalogue) =>
          cache.changesSince(catalogue, request.query.since, request.query.visited?.split(',') ?? []),
        ),
    ),
  ]
}
