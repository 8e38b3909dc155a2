import { reportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import * as endpoints from '@tecnoclick/contract/money/repairs/endpoints'
import { repairReportSchema } from '@tecnoclick/contract/money/repairs/schemas'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { exportRepairReport } from './export-repair-report.ts'
import { readRepairReport } from './read-repair-report.ts'

/** Turnaround, first-time fixes and margins of repairs (workshop.md#reports). */
export function repairReportRoutes({ database: { db }, now }: ApiDeps): Route[] {
  const reading = { access: 'admin', permission: 'costs:read', query: reportQuery } as const
  return [
    route(
      endpoints.getRepairReport,
      {
        ...reading,
        summary: 'Turnaround, first-time fixes, and margins by technician and device',
        response: repairReportSchema,
      },
      ({ query }) => readRepairReport(db, query ?? {}, now()),
    ),
    route(
      endpoints.exportRepairReport,
      {
        ...reading,
        summary: 'Margins of repairs by technician and device, as CSV',
        confirmed: true,
        media: 'text/csv',
      },
      async ({ query }) =>
        csvResponse(
          exportRepairReport(await readRepairReport(db, query ?? {}, now())),
          'reparaciones',
          now(),
        ),
    ),
  ]
}
