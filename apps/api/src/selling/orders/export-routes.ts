import { exportOrders as endpoint } from '@tecnoclick/contract/selling/orders/endpoints'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { exportOrders } from './export-orders.ts'
import { orderFields, selectOrders } from './read-orders.ts'

export function orderExportRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoint,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'Filtered orders as CSV, newest first',
        access: 'admin',
        permission: 'orders:read',
        confirmed: true,
        list: orderFields,
        media: 'text/csv',
      },
      ({ list }) => {
        const selection = selectOrders(list)
        if (isRefusal(selection)) return selection
        return new Response(exportOrders(db, selection.condition), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="pedidos-${havanaDay(now())}.csv"`,
            'cache-control': 'no-store',
          },
        })
      },
    ),
  ]
}
