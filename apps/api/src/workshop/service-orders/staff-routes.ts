import { listOf } from '@tecnoclick/contract/platform/wire'
import { listStaffServiceOrders } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { staffServiceOrderSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listStaffOrders, staffOrderFields } from './list-staff-orders.ts'

export function staffServiceOrderRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      listStaffServiceOrders,
      {
        reads: { entity: 'service-order', permission: 'serviceOrders:read' },
        summary: 'All service orders with their customer; searches number, model, brand and customer',
        access: 'admin',
        permission: 'serviceOrders:read',
        list: staffOrderFields,
        response: listOf(staffServiceOrderSchema),
      },
      ({ list }) => listStaffOrders(db, list),
    ),
  ]
}
