import { getDashboard } from '@tecnoclick/contract/dashboard/endpoints'
import { dashboardQuery, dashboardSchema } from '@tecnoclick/contract/dashboard/schemas'
import type { Settings } from '@tecnoclick/domain/settings'
import type { ApiDeps } from '../deps.ts'
import { type Route, route } from '../http/route.ts'
import { readDashboard } from './read-dashboard.ts'

/** 'Resumen'. */
export function dashboardRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  return [
    route(
      getDashboard,
      {
        summary: 'Sales, states, best sellers, low stock and answering times of the last days',
        audience: 'admin',
        query: dashboardQuery,
        answer: dashboardSchema,
      },
      async ({ query }) => {
        const { lowStockFrom, keyAnswerHours } = await settings.read()
        return readDashboard(db, { days: query?.days ?? 30, lowStockFrom, keyAnswerHours, now: now() })
      },
    ),
  ]
}
