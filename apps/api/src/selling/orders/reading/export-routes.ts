import * as endpoints from '@tecnoclick/contract/selling/orders/endpoints'
import { csvResponse } from '../../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../../platform/deps.ts'
import { isRefusal } from '../../../platform/http/refusal.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import type { ListRequest } from '../../../platform/listing/list-request.ts'
import { exportOrderLines } from './export-order-lines.ts'
import { exportOrderPayments } from './export-order-payments.ts'
import { exportOrders } from './export-orders.ts'
import { orderFields, selectOrders } from './read-orders.ts'

export function orderExportRoutes({ database, now }: ApiDeps): Route[] {
  const detail = {
    reads: { entity: 'order', permission: 'orders:read' },
    access: 'admin',
    permission: 'orders:read',
    confirmed: true,
    list: orderFields,
    media: 'text/csv',
  } as const

  const respond = (list: ListRequest, name: string, write: typeof exportOrders) => {
    const selection = selectOrders(list)
    if (isRefusal(selection)) return selection
    return csvResponse(write(database.db, selection.condition), name, now())
  }

  return [
    route(
      endpoints.exportOrders,
      { ...detail, summary: 'Filtered orders as CSV, newest first' },
      ({ list }) => respond(list, 'pedidos', exportOrders),
    ),
    route(
      endpoints.exportOrderLines,
      { ...detail, summary: 'Product lines of filtered orders as CSV, newest first' },
      ({ list }) => respond(list, 'productos-vendidos', exportOrderLines),
    ),
    route(
      endpoints.exportOrderPayments,
      { ...detail, summary: 'Payments of filtered orders as CSV, newest order first' },
      ({ list }) => respond(list, 'pagos', exportOrderPayments),
    ),
  ]
}
