import { reportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import * as endpoints from '@tecnoclick/contract/money/margins/endpoints'
import * as schemas from '@tecnoclick/contract/money/margins/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readMargins } from './read-margins.ts'
import { readUnitCosts } from './unit-costs.ts'

export function marginRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.getMargins,
      {
        summary: 'Margins of what the dashboard counts as sold, expenses and profit, by currency',
        access: 'admin',
        permission: 'costs:read',
        query: reportQuery,
        response: schemas.marginsSchema,
      },
      ({ query }) => readMargins(db, query ?? {}, now()),
    ),
    route(
      endpoints.listUnitCosts,
      {
        summary: 'What a unit of each of these products cost last, in USD',
        access: 'admin',
        permission: 'costs:read',
        query: schemas.costsQuery,
        response: listOf(schemas.unitCostSchema),
      },
      ({ query }) => readUnitCosts(db, query.ids.split(',').map(Number), now()),
    ),
  ]
}
