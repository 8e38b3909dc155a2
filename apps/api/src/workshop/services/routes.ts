import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/services/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/services/schemas'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listTable } from '../../platform/listing/list-query.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { publicPicturesOnly } from './public-pictures-only.ts'
import { type ServiceCache, serializeService, serializeType } from './read-services.ts'

const typeFields = { id: 'integer', name: 'text', position: 'integer', enable: 'boolean' } as const
const serviceFields = { ...typeFields, typeId: 'integer' } as const
const permissions = { write: 'services:write' } as const
const forEveryone = { access: 'public', cacheControl: 'public, max-age=60' } as const

/** Service types and services (workshop.md#services). Every visitor reads the whole list, so it is cached. */
export function serviceRoutes(deps: ApiDeps, offer: ServiceCache): Route[] {
  const { db } = deps.database
  return [
    route(
      endpoints.listTypesWithServices,
      {
        ...forEveryone,
        summary: 'Service types with their services',
        response: listOf(schemas.serviceTypeWithServicesSchema),
      },
      async () => {
        const data = await offer.read()
        return { data, total: data.length }
      },
    ),
    route(
      endpoints.listServicesWithType,
      {
        ...forEveryone,
        summary: 'Services with their types',
        response: listOf(schemas.serviceWithTypeSchema),
      },
      async () => {
        const data = (await offer.read()).flatMap(({ services: offered, id, name }) =>
          offered.map((service) => ({ ...service, type: { id, name } })),
        )
        return { data, total: data.length }
      },
    ),
    route(
      endpoints.listAllServiceTypes,
      {
        access: 'admin',
        summary: 'All service types, including disabled ones',
        permission: 'services:read',
        list: typeFields,
        response: listOf(schemas.serviceTypeSchema),
      },
      async ({ list }) => {
        const { data, total } = await listTable(db, serviceTypes, list)
        return { data: data.map(serializeType), total }
      },
    ),
    route(
      endpoints.listAllServices,
      {
        access: 'admin',
        summary: 'All services, including disabled ones',
        permission: 'services:read',
        list: serviceFields,
        response: listOf(schemas.serviceSchema),
      },
      async ({ list }) => {
        const { data, total } = await listTable(db, services, list)
        return { data: data.map(serializeService), total }
      },
    ),
    ...invalidateAfterWrites(
      offer.invalidate,
      publicPicturesOnly(db, [...typeRoutes(deps), ...singleServiceRoutes(deps)]),
    ),
  ]
}

function typeRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'service-type',
    table: serviceTypes,
    endpoints: endpoints.serviceTypes,
    permissions,
    schemas: {
      row: schemas.serviceTypeSchema,
      create: schemas.newServiceTypeSchema,
      change: schemas.serviceTypeChangeSchema,
    },
    fields: typeFields,
    visible: eq(serviceTypes.enable, true),
    serialize: serializeType,
    toInsert: (body) => body,
    toChange: ({ version: _, ...changes }) => omitUndefined(changes),
  })
}

function singleServiceRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'service',
    table: services,
    endpoints: endpoints.services,
    permissions,
    schemas: {
      row: schemas.serviceSchema,
      create: schemas.newServiceSchema,
      change: schemas.serviceChangeSchema,
    },
    fields: serviceFields,
    visible: eq(services.enable, true),
    serialize: serializeService,
    toInsert: (body) => ({ ...body, ...prices(body) }),
    toChange: ({ version: _, ...changes }) => omitUndefined({ ...changes, ...prices(changes) }),
  })
}

/** In minor units; undefined leaves a price unchanged, null removes it. */
function prices({ priceFrom, priceFromAlt }: Pick<schemas.ServiceChange, 'priceFrom' | 'priceFromAlt'>) {
  const minor = (amount: number | null | undefined) => (amount == null ? amount : fromWire(amount))
  return { priceFrom: minor(priceFrom), priceFromAlt: minor(priceFromAlt) }
}
