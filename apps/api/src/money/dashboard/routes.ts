import { getDashboard } from '@tecnoclick/contract/money/dashboard/endpoints'
import { dashboardQuery, dashboardSchema } from '@tecnoclick/contract/money/dashboard/schemas'
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
        summary: 'Sales, states, best sellers, low stock and response times of the last days',
        access: 'admin',
        permission: 'dashboard:read',
        query: dashboardQuery,
        response: dashboardSchema,
      },
      async ({ query }) => {
        const { lowStockFrom, keyAnswerHours } = await settings.read()
        const asked = { days: query?.days ?? 30, lowStockFrom, keyAnswerHours, now: now() }
        return readDashboard(database.db, asked)
      },
    ),
  ]
}
