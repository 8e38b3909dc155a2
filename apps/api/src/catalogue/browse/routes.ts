import type { Route } from '../../platform/http/route.ts'
import { entryRoutes } from './entry-routes.ts'
import { listRoutes } from './list-routes.ts'
import type { ShopWindow } from './shop-window.ts'
import { snapshotRoutes } from './snapshot-routes.ts'

/** Everything public about the catalogue, answered from memory (catalogue.md#calls). */
export function catalogueRoutes(window: ShopWindow): Route[] {
  return [...listRoutes(window), ...snapshotRoutes(window), ...entryRoutes(window)]
}
