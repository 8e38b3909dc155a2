import * as endpoints from '@tecnoclick/contract/catalogue/browse/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Route, route } from '../../platform/http/route.ts'
import type { ShopWindow } from './shop-window.ts'
import { openSnapshotShelf } from './snapshot-shelf.ts'

/** What one phone goes through in a while. */
const mostVisited = 20

/** The catalogue to take along: whole, and what has changed since. */
export function snapshotRoutes(window: ShopWindow): Route[] {
  const shelf = openSnapshotShelf()
  return [
    route(
      endpoints.getSnapshot,
      {
        summary:
          'The public catalogue for use without a line; of a very large one only the categories in `visited`',
        access: 'public',
        query: schemas.snapshotQuery,
        response: schemas.snapshotSchema,
      },
      (asked) => window.answer(asked, (catalogue) => shelf.whole(catalogue, slugsOf(asked.query?.visited))),
    ),
    route(
      endpoints.getSnapshotChanges,
      {
        summary: 'What leads from that version to this one; the whole where that version is not remembered',
        access: 'public',
        query: schemas.snapshotChangesQuery,
        response: schemas.snapshotChangesSchema,
      },
      (asked) =>
        window.answer(asked, (catalogue) =>
          shelf.since(catalogue, asked.query.since, slugsOf(asked.query.visited)),
        ),
    ),
  ]
}

/** In one order, so that the same choice is the same answer. */
function slugsOf(visited = ''): string[] {
  return [...new Set(visited.split(',', mostVisited))].filter((slug) => slug !== '').sort()
}
