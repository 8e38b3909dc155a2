import * as endpoints from '@tecnoclick/contract/delivery/zones/endpoints'
import * as schemas from '@tecnoclick/contract/delivery/zones/schemas'
import { minorUnits } from '@tecnoclick/contract/delivery/zones/zone-terms'
import { idParams } from '@tecnoclick/contract/platform/wire'
import { deliveryZones, pickupPoints } from '@tecnoclick/database/schema/delivery/zones'
import { eq } from 'drizzle-orm'
import { actorOf, recordAudit } from '../../platform/audit/record-audit.ts'
import { csvRoutes } from '../../platform/csv/csv-routes.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { DeliveryCache } from './delivery-cache.ts'
import { serializePoint, serializeZone } from './serialize-delivery.ts'
import { exportZones, importZones } from './zone-csv.ts'

const permissions = { read: 'delivery:read', write: 'delivery:write' } as const

/** selling.md#delivery-zones */
export function deliveryRoutes(deps: ApiDeps, live: DeliveryCache): Route[] {
  return [
    route(
      endpoints.getDelivery,
      {
        summary: 'Where the shop delivers and where orders are picked up',
        access: 'public',
        response: schemas.deliveryOfferSchema,
        cacheControl: 'public, max-age=60',
      },
      () => live.read(),
    ),
    ...invalidateAfterWrites(live.invalidate, [
      ...zoneRoutes(deps),
      ...zoneCsvRoutes(deps),
      ...pickupPointRoutes(deps),
    ]),
  ]
}

function zoneRoutes(deps: ApiDeps): Route[] {
  return [
    ...editableRoutes(deps, {
      entity: 'delivery-zone',
      table: deliveryZones,
      endpoints: endpoints.adminZones,
      schemas: {
        row: schemas.deliveryZoneSchema,
        create: schemas.newDeliveryZoneSchema,
        change: schemas.deliveryZoneChangeSchema,
      },
      permissions,
      fields: { id: 'integer', stateId: 'integer', cityId: 'integer', mode: 'text' },
      serialize: serializeZone,
      toInsert: ({ fees = {}, minimums = {}, ...zone }) => ({
        ...zone,
        fees: minorUnits(fees),
        minimums: minorUnits(minimums),
      }),
      toChange: ({ version: _, fees, minimums, ...zone }) =>
        omitUndefined({
          ...zone,
          fees: fees && minorUnits(fees),
          minimums: minimums && minorUnits(minimums),
        }),
    }),
    route(
      endpoints.deleteZone,
      {
        summary: 'Remove a delivery zone; its places have the terms of the province or of the settings',
        access: 'admin',
        permission: 'delivery:write',
        params: idParams,
        status: 204,
      },
      (input) =>
        transact(deps.database.db, async (tx) => {
          const { id } = input.params
          const [before] = await tx.delete(deliveryZones).where(eq(deliveryZones.id, id)).returning()
          if (!before) return refuse('notFound')
          await recordAudit(tx, actorOf(input), {
            action: 'delete',
            entity: 'delivery-zone',
            entityId: id,
            before,
          })
          return undefined
        }),
    ),
  ]
}

function zoneCsvRoutes(deps: ApiDeps): Route[] {
  return csvRoutes(deps, {
    exporting: {
      endpoint: endpoints.exportZones,
      summary: 'All delivery zones as CSV',
      permission: permissions.read,
      fileName: 'zonas',
      write: exportZones,
    },
    importing: {
      endpoint: endpoints.importZones,
      summary: 'Add and change delivery zones by a CSV of 1 MB at most, matched by place; all rows or none',
      permission: permissions.write,
      example: 'Provincia,Municipio,Entrega,Días desde,Días hasta,Envío USD\nGranma,Bayamo,sí,1,2,1.50\n',
      maxBytes: 1024 * 1024,
      read: importZones,
    },
  })
}

function pickupPointRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'pickup-point',
    table: pickupPoints,
    endpoints: endpoints.adminPickupPoints,
    schemas: {
      row: schemas.pickupPointSchema,
      create: schemas.newPickupPointSchema,
      change: schemas.pickupPointChangeSchema,
    },
    permissions,
    fields: { id: 'integer', name: 'text', position: 'integer', enable: 'boolean' },
    serialize: serializePoint,
    toInsert: (point) => point,
    toChange: ({ version: _, ...point }) => omitUndefined(point),
  })
}
