import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/loaners/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/loaners/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { loaners } from '@tecnoclick/database/schema/workshop/loaners'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { wireDate } from '../../platform/listing/list-query.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'

const fields = { id: 'integer', name: 'text', serial: 'text', state: 'text', enable: 'boolean' } as const
const reading = 'serviceOrders:read'

/** The register of loaner devices, and who has one (workshop.md#loaner-devices). */
export function loanerRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  return [
    ...editableRoutes(deps, {
      entity: 'loaner',
      table: loaners,
      endpoints: endpoints.loaners,
      permissions: { read: reading, write: 'serviceOrders:write' },
      schemas: {
        row: schemas.loanerSchema,
        create: schemas.newLoanerSchema,
        change: schemas.loanerChangeSchema,
      },
      fields,
      serialize: picked(schemas.loanerSchema),
      toInsert: (body) => body,
      toChange: ({ version: _, ...changes }) => omitUndefined(changes),
    }),
    route(
      endpoints.listOpenLoans,
      {
        summary: 'Loaner devices that customers have now, first the one that is due first',
        access: 'admin',
        permission: reading,
        response: listOf(schemas.openLoanSchema),
      },
      () => readOpenLoans(db),
    ),
  ]
}

async function readOpenLoans(db: Drizzle) {
  const { rows } = await db.execute<{ found: schemas.OpenLoan }>(sql`
    select json_build_object(
      'id', t.id, 'loanerId', t.loaner_id, 'serviceOrderId', o.id, 'orderNum', coalesce(o.order_num, ${invalidOrderNumber}),
      'lentDate', ${wireDate(sql`t.lent_at`)}, 'dueOn', t.due_on
    ) as found
    from loaner_loans as t join service_orders as o on o.id = t.service_order_id
    where t.returned_at is null order by t.due_on, t.id`)
  return { data: rows.map(({ found }) => found), total: rows.length }
}
