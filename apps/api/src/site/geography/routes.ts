import * as endpoints from '@tecnoclick/contract/site/geography/endpoints'
import * as schemas from '@tecnoclick/contract/site/geography/schemas'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { visiblePlaces } from './visible-places.ts'

/** Countries, states filterable by countryId, cities by stateId (site.md#geography). */
export function geographyRoutes(deps: ApiDeps): Route[] {
  return [...countryRoutes(deps), ...stateRoutes(deps), ...cityRoutes(deps)]
}

const nameFields = { id: 'integer', name: 'text', enable: 'boolean' } as const
const permissions = { write: 'places:write' } as const
const staff = 'delivery:read'
const toChange = ({ name, enable }: schemas.PlaceChange) => ({
  name,
  ...(enable !== undefined && { enable }),
})

function countryRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'country',
    table: countries,
    endpoints: endpoints.countries,
    permissions,
    schemas: {
      row: schemas.countrySchema,
      create: schemas.newCountrySchema,
      change: schemas.placeChangeSchema,
    },
    fields: nameFields,
    visible: visiblePlaces(deps.database.db).country,
    staff: { endpoints: endpoints.adminCountries, permission: staff },
    serialize: picked(schemas.countrySchema),
    toInsert: (body) => body,
    toChange,
  })
}

function stateRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'state',
    table: states,
    endpoints: endpoints.states,
    permissions,
    schemas: { row: schemas.stateSchema, create: schemas.newStateSchema, change: schemas.placeChangeSchema },
    fields: { ...nameFields, countryId: 'integer' },
    visible: visiblePlaces(deps.database.db).state,
    staff: { endpoints: endpoints.adminStates, permission: staff },
    serialize: picked(schemas.stateSchema),
    toInsert: (body) => body,
    toChange,
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
    visible: visiblePlaces(deps.database.db).city,
    staff: { endpoints: endpoints.adminCities, permission: staff },
    serialize: picked(schemas.citySchema),
    toInsert: (body) => body,
    toChange: ({ zip, ...change }) => ({ ...toChange(change), ...(zip !== undefined && { zip }) }),
  })
}
