import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/stock/serials/endpoints'
import * as schemas from '@tecnoclick/contract/stock/serials/schemas'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { correctSerial } from './correct-serial.ts'
import { enterSerials } from './enter-serials.ts'
import { exportSerials } from './export-serials.ts'
import { findSerial, listSerials, selectSerials, serialFields } from './read-serials.ts'

/** The register of units with a serial number (selling.md#serial-numbers). */
export function serialRoutes({ database: { db }, now }: ApiDeps): Route[] {
  const reads = { entity: 'serial-unit', permission: 'serials:read' } as const
  const read = { access: 'admin', permission: 'serials:read', reads } as const
  const one = { access: 'admin', params: idParams, response: schemas.serialHistorySchema } as const
  return [
    route(
      endpoints.listSerials,
      {
        ...read,
        summary: 'Units with a serial number; newest first',
        list: serialFields,
        response: listOf(schemas.serialUnitSchema),
      },
      ({ list }) => listSerials(db, list),
    ),
    route(
      endpoints.exportSerials,
      {
        ...read,
        summary: 'Filtered units with a serial number as CSV, newest first',
        confirmed: true,
        list: serialFields,
        media: 'text/csv',
        refusals: ['malformed'],
      },
      ({ list }) => {
        const selection = selectSerials(list)
        if (isRefusal(selection)) return selection
        return csvResponse(exportSerials(db, selection.condition), 'numeros-de-serie', now())
      },
    ),
    route(
      endpoints.getSerial,
      {
        ...one,
        summary: 'A unit with its history',
        permission: 'serials:read',
        reads,
        refusals: ['notFound'],
      },
      async ({ params }) => (await findSerial(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.enterSerials,
      {
        summary: 'Enter serial numbers of a receipt of goods, or of units that the shop had before',
        access: 'admin',
        permission: 'serials:write',
        body: schemas.newSerialsSchema,
        response: schemas.enteredSerialsSchema,
        status: 201,
        refusals: ['chooseVariant', 'conflict', 'notFound', 'serialTaken'],
      },
      (input) => enterSerials(db, { actor: actorOf(input), now: now() }, input.body),
    ),
    route(
      endpoints.correctSerial,
      {
        ...one,
        summary: 'Say where a unit of the shop is: for sale, defective or lost',
        permission: 'serials:write',
        body: schemas.serialCorrectionSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const act = { actor: actorOf(input), now: now() }
        const corrected = await correctSerial(db, act, input.params.id, input.body)
        if (isRefusal(corrected)) return corrected
        return (await findSerial(db, corrected.id)) ?? refuse('notFound')
      },
    ),
  ]
}
