import * as endpoints from '@tecnoclick/contract/workshop/service-orders/intake-endpoints'
import * as schemas from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { deviceTypes } from '@tecnoclick/database/schema/workshop/intakes'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { readConditions } from './store-intake.ts'

const serialize = picked(schemas.deviceTypeSchema)

/** What is asked when a device is taken in (workshop.md#taking-in). */
export function intakeRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  return [
    route(
      endpoints.getIntakeForm,
      {
        summary: 'Kinds of devices in use with what is asked of them, and the conditions to sign',
        access: 'admin',
        permission: 'serviceOrders:receive',
        response: schemas.intakeFormSchema,
      },
      async () => {
        const types = await db
          .select()
          .from(deviceTypes)
          .where(eq(deviceTypes.enable, true))
          .orderBy(asc(deviceTypes.position), asc(deviceTypes.id))
        const { texts, version } = await readConditions(db)
        return { types: types.map(serialize), conditions: texts, conditionsVersion: version }
      },
    ),
    ...editableRoutes(deps, {
      entity: 'device-type',
      table: deviceTypes,
      endpoints: endpoints.deviceTypes,
      permissions: { read: 'services:read', write: 'services:write' },
      schemas: {
        row: schemas.deviceTypeSchema,
        create: schemas.newDeviceTypeSchema,
        change: schemas.deviceTypeChangeSchema,
      },
      fields: { id: 'integer', name: 'text', position: 'integer', enable: 'boolean' },
      serialize,
      toInsert: (body) => body,
      toChange: ({ version: _, ...changes }) => omitUndefined(changes),
    }),
  ]
}
