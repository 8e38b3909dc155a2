import * as endpoints from '@tecnoclick/contract/site/geography/endpoints'
import * as schemas from '@tecnoclick/contract/site/geography/schemas'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'

/** Countries, states filterable by countryId, cities by stateId (site.md#geography). */
export function geographyRoutes(deps: ApiDeps): Route[] {
  return [...countryRoutes(deps), ...stateRoutes(deps), ...cityRoutes(deps)]
}

const nameFields = { id: 'integer', name: 'text' } as const
const permissions = { write: 'places:write' } as const
const toName = ({ name }: schemas.NameChange) => ({ name })

function countryRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'country',
    table: countries,
    endpoints: endpoints.countries,
    permissions,
    schemas: {
      row: schemas.countrySchema,
      create: schemas.newCountrySchema,
      change: schemas.nameChangeSchema,
    },
    fields: nameFields,
    visible: eq(countries.enable, true),
    serialize: ({ id, name, version }) => ({ id, name, version }),
    toInsert: (body) => body,
    toChange: toName,
  })
}

function stateRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'state',
    table: states,
    endpoints: endpoints.states,
    permissions,
    schemas: { row: schemas.stateSchema, create: schemas.newStateSchema, change: schemas.nameChangeSchema },
    fields: { ...nameFields, countryId: 'integer' },
    visible: eq(states.enable, true),
    serialize: ({ id, name, countryId, version }) => ({ id, name, countryId, version }),
    toInsert: (body) => body,
    toChange: toName,
  })
}

function cityRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'city',
    table: cities,
    endpoints: endpoints.cities,
    permissions,
    schemas: { row: schemas.citySchema, create: schemas.newCitySchema, change: schemas.cityChangeSchema },
    fields: { ...nameFields, stateId: 'integer' },
    visible: eq(cities.enable, true),
    serialize: ({ id, name, stateId, zip, version }) => ({ id, name, stateId, zip, version }),
    toInsert: (body) => body,
    toChange: ({ name, zip }) => ({ name, ...(zip !== undefined && { zip }) }),
  })
}
