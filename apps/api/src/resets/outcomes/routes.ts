import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/resets/sales/endpoints'
import * as schemas from '@tecnoclick/contract/resets/sales/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { serializeStaffResetSale, staffSaleFields } from '../sales/list-sales.ts'
import { serializeSale } from '../sales/serialize-sale.ts'
import { decideFailure } from './decide-failure.ts'
import { exportFailures } from './export-failures.ts'
import { countFields, listCounts } from './list-counts.ts'
import { reportOutcome } from './report-outcome.ts'

/** resets.md#outcomes */
export function resetOutcomeRoutes(deps: ApiDeps, settings: { read(): Promise<Settings> }): Route[] {
  const { db } = deps.database
  const { now } = deps
  return [
    route(
      endpoints.reportOutcome,
      {
        summary: 'The buyer says whether a file worked; repeated until the shop decided about a failure',
        access: 'customer',
        params: idParams,
        body: schemas.outcomeReportSchema,
        response: schemas.resetSaleSchema,
        refusals: ['conflict'],
        limits: [{ name: 'reset-outcome', hits: 30, seconds: hours(1) / seconds(1), by: byAccount }],
      },
      async ({ session, params, body, context }) => {
        const current = await settings.read()
        const row = await reportOutcome(db, {
          ...{ buyerId: session.viewer.id, saleId: params.id, report: body },
          ...{ settings: current, storeUrl: storeUrl(deps, context), now: now() },
        })
        if (isRefusal(row)) return row
        deps.wakeMail()
        return serializeSale(row, current.keyAnswerHours)
      },
    ),
    route(
      endpoints.decideFailure,
      {
        summary: 'Give the money of a failure back as store credit, or refuse it with the reason',
        access: 'admin',
        permission: 'resetSales:write',
        params: idParams,
        body: schemas.failureDecisionSchema,
        response: schemas.staffResetSaleSchema,
        refusals: ['conflict'],
      },
      async (input) => {
        const act = { actor: actorOf(input), storeUrl: storeUrl(deps, input.context), now: now() }
        const row = await decideFailure(db, act, input.params.id, input.body)
        if (isRefusal(row)) return row
        deps.wakeMail()
        return serializeStaffResetSale(row, (await settings.read()).keyAnswerHours)
      },
    ),
    route(
      endpoints.exportResetFailures,
      {
        reads: { entity: 'reset-sale', permission: 'resetSales:read' },
        summary: 'Failures of resets as CSV, newest sales first',
        access: 'admin',
        permission: 'resetSales:read',
        confirmed: true,
        list: staffSaleFields,
        media: 'text/csv',
      },
      ({ list }) => csvResponse(exportFailures(db, list), 'reset-fallos', now()),
    ),
    route(
      endpoints.listResetCounts,
      {
        summary: 'How often each file worked with each model, most failures first',
        access: 'admin',
        permission: 'resetSales:read',
        list: countFields,
        response: listOf(schemas.resetCountSchema),
      },
      ({ list }) => listCounts(db, list),
    ),
  ]
}
