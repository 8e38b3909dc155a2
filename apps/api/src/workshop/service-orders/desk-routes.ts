import { listOf } from '@tecnoclick/contract/platform/wire'
import { listDeskServiceOrders } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { deskServiceOrderSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { deskOrderFields, listDeskOrders } from './list-desk-orders.ts'

export function serviceDeskRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      listDeskServiceOrders,
      {
        summary: 'Everyone’s service orders with the person; search looks in number, model, brand and person',
        access: 'admin',
        list: deskOrderFields,
        response: listOf(deskServiceOrderSchema),
      },
      ({ list }) => listDeskOrders(db, list),
    ),
  ]
}
