import * as endpoints from '@tecnoclick/contract/money/margins/endpoints'
import * as schemas from '@tecnoclick/contract/money/margins/schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readMargins } from './read-margins.ts'

export function marginRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.getMargins,
      {
        summary: 'Margins of completed orders by currency',
        access: 'admin',
        permission: 'costs:read',
        query: schemas.marginQuery,
        response: schemas.marginsSchema,
      },
      ({ query }) => readMargins(db, Number(query?.days ?? 30), now()),
    ),
  ]
}
