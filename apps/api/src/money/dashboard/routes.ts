import { getDashboard } from '@tecnoclick/contract/money/dashboard/endpoints'
import { dashboardSchema, reportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readDashboard } from './read-dashboard.ts'

/** 'Resumen'. */
export function dashboardRoutes(
  { database, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  return [
    route(
      getDashboard,
      {
        summary: 'Sales, states, best sellers, low stock and response times of the last days or of a month',
        access: 'admin',
        permission: 'dashboard:read',
        query: reportQuery,
        response: dashboardSchema,
      },
      async ({ query }) => {
        const { lowStockFrom, keyAnswerHours } = await settings.read()
        const asked = { period: query ?? {}, lowStockFrom, keyAnswerHours, now: now() }
        return readDashboard(database.db, asked)
      },
    ),
  ]
}
