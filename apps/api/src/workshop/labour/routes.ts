import { labourTasks as endpoints } from '@tecnoclick/contract/workshop/labour/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/labour/schemas'
import { labourTasks } from '@tecnoclick/database/schema/workshop/labour'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'

const fields = {
  id: 'integer',
  name: 'text',
  minutes: 'integer',
  position: 'integer',
  enable: 'boolean',
} as const

/** The price list of work (workshop.md#work), with prices in three currencies. */
export function labourTaskRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'labour-task',
    table: labourTasks,
    endpoints,
    permissions: { read: 'serviceOrders:read', write: 'prices:write' },
    schemas: {
      row: schemas.labourTaskSchema,
      create: schemas.newLabourTaskSchema,
      change: schemas.labourTaskChangeSchema,
    },
    fields,
    serialize: ({ id, name, minutes, position, enable, version, ...row }) => ({
      ...{ id, name, minutes, position, enable, version },
      price: wire(row.price),
      priceMlc: wire(row.priceMlc),
      priceAlt: wire(row.priceAlt),
    }),
    toInsert: (body) => ({ ...body, ...prices(body) }),
    toChange: ({ version: _, ...changes }) => omitUndefined({ ...changes, ...prices(changes) }),
  })
}

const wire = (amount: number | null) => (amount === null ? null : toWire(amount))

/** In minor units; undefined leaves a price unchanged, null removes it. */
function prices({
  price,
  priceMlc,
  priceAlt,
}: Pick<schemas.LabourTaskChange, 'price' | 'priceMlc' | 'priceAlt'>) {
  const minor = (amount: number | null | undefined) => (amount == null ? amount : fromWire(amount))
  return { price: minor(price), priceMlc: minor(priceMlc), priceAlt: minor(priceAlt) }
}
