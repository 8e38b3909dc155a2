import * as endpoints from '@tecnoclick/contract/catalogue/recalculation/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { inTransaction } from '@tecnoclick/database/connect'
import { actorOf, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listRecalculations } from './list-recalculations.ts'
import { previewPrices, recalculatePrices } from './recalculate-prices.ts'
import { undoRecalculation } from './undo-recalculation.ts'

/** 'Recalcular CUP': a rate, a rounding and a selection of products, with preview and undo. */
export function recalculateRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.previewRecalculation,
      {
        summary: 'Preview a recalculation of the prices in CUP',
        access: 'admin',
        permission: 'prices:write',
        body: schemas.recalculationSchema,
        response: schemas.recalculationPreviewSchema,
      },
      ({ body }) => previewPrices(db, body),
    ),
    route(
      endpoints.listRecalculations,
      {
        summary: 'The latest recalculations',
        access: 'admin',
        permission: 'prices:write',
        response: listOf(schemas.doneRecalculationSchema),
      },
      () => listRecalculations(db),
    ),
    route(
      endpoints.recalculate,
      {
        summary: 'Recalculate the prices in CUP from a rate',
        access: 'admin',
        permission: 'prices:write',
        confirmed: true,
        body: schemas.recalculationSchema,
        response: schemas.doneRecalculationSchema,
        status: 201,
        refusals: ['conflict', 'unusualPrice', 'unusualRate'],
      },
      async (input) => {
        const done = await recalculatePrices(db, actorOf(input), input.body)
        if (isRefusal(done)) return done
        if (done.changed === 0) return refuse('conflict')
        const { data } = await listRecalculations(db, done.id)
        return data[0] ?? refuse('notFound')
      },
    ),
    route(
      endpoints.undoRecalculation,
      {
        summary: 'Undo a recalculation; prices changed since stay',
        access: 'admin',
        permission: 'prices:write',
        confirmed: true,
        params: schemas.recalculationIdSchema,
        response: schemas.undoneRecalculationSchema,
        refusals: ['conflict'],
      },
      (input) => undoRecalculation(db, actorOf(input), input.params.recalculation),
    ),
    route(
      endpoints.reviewRate,
      {
        summary: 'Note that a rate is still right',
        access: 'admin',
        permission: 'prices:write',
        params: schemas.rateParams,
        response: schemas.reviewedRateSchema,
      },
      async (input) => {
        const { currency } = input.params
        await inTransaction(db, (tx) =>
          recordAudit(tx, actorOf(input), { action: 'update', entity: 'rate', entityId: currency }),
        )
        return { currency, date: now().toISOString() }
      },
    ),
  ]
}
