import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/resets/files/endpoints'
import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import * as schemas from '@tecnoclick/contract/resets/files/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { addReset, changeReset } from './edit-reset.ts'
import { findStaffReset, listStaffResets, type ResetCache, resetFields } from './read-resets.ts'
import { resetPayment } from './reset-payment.ts'
import { withSpooledArchive } from './spool-archive.ts'
import { storeArchive } from './store-archive.ts'

const forEveryone = { access: 'public', cacheControl: 'public, max-age=60' } as const

/** resets.md#calls */
export function resetRoutes(
  deps: ApiDeps,
  offer: ResetCache,
  settings: { read(): Promise<Settings> },
): Route[] {
  return [...offeredRoutes(offer, settings), ...invalidateAfterWrites(offer.invalidate, stockRoutes(deps))]
}

function offeredRoutes(offer: ResetCache, settings: { read(): Promise<Settings> }): Route[] {
  async function findOffered(id: number): Promise<Reset | undefined> {
    return (await offer.read()).find((reset) => reset.id === id)
  }

  return [
    route(
      endpoints.listResets,
      { ...forEveryone, summary: 'Reset and firmware files for sale', response: listOf(schemas.resetSchema) },
      async () => {
        const data = await offer.read()
        return { data, total: data.length }
      },
    ),
    route(
      endpoints.getReset,
      { ...forEveryone, summary: 'One reset', params: idParams, response: schemas.resetSchema },
      async ({ params }) => (await findOffered(params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.getResetPayment,
      {
        summary: 'Account and amount of the transfer for each plan',
        access: 'customer',
        params: idParams,
        response: schemas.resetPaymentSchema,
        refusals: ['noTransferAccount'],
      },
      async ({ params }) => {
        const reset = await findOffered(params.id)
        return reset ? resetPayment(reset, await settings.read()) : refuse('notFound')
      },
    ),
  ]
}

function stockRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.createReset,
      {
        summary: 'Add a reset; it is for sale once its zip is uploaded',
        access: 'admin',
        permission: 'resets:write',
        body: schemas.newResetSchema,
        response: schemas.staffResetSchema,
        status: 201,
        refusals: ['conflict'],
      },
      (input) => addReset(db, actorOf(input), input.body),
    ),
    route(
      endpoints.changeReset,
      {
        summary: 'Change a reset',
        access: 'admin',
        permission: 'resets:write',
        params: idParams,
        body: schemas.resetChangeSchema,
        response: schemas.staffResetSchema,
      },
      (input) => changeReset(db, actorOf(input), input.params.id, input.body),
    ),
    route(
      endpoints.listStaffResets,
      {
        summary: 'All resets with their zips, including those not for sale',
        access: 'admin',
        permission: 'resets:read',
        list: resetFields,
        response: listOf(schemas.staffResetSchema),
      },
      ({ list }) => listStaffResets(db, list),
    ),
    route(
      endpoints.getStaffReset,
      {
        summary: 'One reset with its zip',
        access: 'admin',
        permission: 'resets:read',
        params: idParams,
        response: schemas.staffResetSchema,
      },
      async ({ params }) => (await findStaffReset(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.putResetArchive,
      {
        summary: 'Upload the zip of a reset as the body itself, 200 MB at most',
        access: 'admin',
        permission: 'resets:write',
        params: idParams,
        file: { media: 'application/zip', example: 'reset-l3250.zip' },
        response: schemas.storedArchiveSchema,
        refusals: ['unsupportedType'],
      },
      (input) =>
        withSpooledArchive(input.context.req.raw, (archive) =>
          storeArchive(db, actorOf(input), input.params.id, archive),
        ),
    ),
  ]
}
