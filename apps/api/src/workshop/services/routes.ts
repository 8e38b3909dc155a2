import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/services/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/services/schemas'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listRows } from '../../platform/listing/list-rows.ts'
import { announcing } from '../../platform/rows/announcing.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { given } from '../../platform/rows/given.ts'
import type { LiveOffer } from './live-offer.ts'
import { publicPicturesOnly } from './public-pictures-only.ts'
import { serviceOnTheWire, typeOnTheWire } from './read-services.ts'

const typeFields = { id: 'integer', name: 'text', position: 'integer', enable: 'boolean' } as const
const serviceFields = { ...typeFields, typeId: 'integer' } as const
const forEveryone = { audience: 'public', cacheControl: 'public, max-age=60' } as const

/** Service types and services (workshop.md#services). Every visitor reads the whole list, so it is kept in memory. */
export function serviceRoutes(deps: ApiDeps, offer: LiveOffer): Route[] {
  const { db } = deps.database
  return [
    route(
      endpoints.listTypesWithServices,
      {
        ...forEveryone,
        summary: 'What the shop offers: types with their services',
        answer: listOf(schemas.serviceTypeWithServicesSchema),
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
        summary: 'Every service offered, with its type',
        answer: listOf(schemas.serviceWithTypeSchema),
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
        audience: 'admin',
        summary: 'All service types, those not offered too',
        list: typeFields,
        answer: listOf(schemas.serviceTypeSchema),
      },
      async ({ list }) => {
        const { data, total } = await listRows(db, serviceTypes, list)
        return { data: data.map(typeOnTheWire), total }
      },
    ),
    route(
      endpoints.listAllServices,
      {
        audience: 'admin',
        summary: 'All services, those not offered too',
        list: serviceFields,
        answer: listOf(schemas.serviceSchema),
      },
      async ({ list }) => {
        const { data, total } = await listRows(db, services, list)
        return { data: data.map(serviceOnTheWire), total }
      },
    ),
    ...announcing(offer.forget, publicPicturesOnly(db, [...typeRoutes(deps), ...singleServiceRoutes(deps)])),
  ]
}

function typeRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'service-type',
    table: serviceTypes,
    endpoints: endpoints.serviceTypes,
    schemas: {
      row: schemas.serviceTypeSchema,
      create: schemas.newServiceTypeSchema,
      change: schemas.serviceTypeChangeSchema,
    },
    fields: typeFields,
    visible: eq(serviceTypes.enable, true),
    toWire: typeOnTheWire,
    toInsert: (body) => body,
    toChange: ({ version: _, ...changes }) => given(changes),
  })
}

function singleServiceRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'service',
    table: services,
    endpoints: endpoints.services,
    schemas: {
      row: schemas.serviceSchema,
      create: schemas.newServiceSchema,
      change: schemas.serviceChangeSchema,
    },
    fields: serviceFields,
    visible: eq(services.enable, true),
    toWire: serviceOnTheWire,
    toInsert: (body) => body,
    toChange: ({ version: _, ...changes }) => given(changes),
  })
}
