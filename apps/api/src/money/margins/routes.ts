import { reportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import * as endpoints from '@tecnoclick/contract/money/margins/endpoints'
import { marginsSchema } from '@tecnoclick/contract/money/margins/schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readMargins } from './read-margins.ts'

export function marginRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.getMargins,
      {
        summary: 'Margins of what the dashboard counts as sold, expenses and profit, by currency',
        access: 'admin',
        permission: 'costs:read',
        query: reportQuery,
        response: marginsSchema,
      },
      ({ query }) => readMargins(db, query ?? {}, now()),
    ),
  ]
}
