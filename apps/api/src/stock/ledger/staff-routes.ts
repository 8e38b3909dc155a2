import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/stock/ledger/staff-endpoints'
import * as schemas from '@tecnoclick/contract/stock/ledger/staff-schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { alertFields, listAlerts } from '../alerts/read-alerts.ts'
import { moveFields, readMoves, readReservations } from './read-ledger.ts'

/** Reservations, ledger and alerts of a product, for staff. */
export function stockStaffRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listReservations,
      {
        reads: { entity: 'reservation', permission: 'stock:read' },
        summary: 'Reservations of a product',
        access: 'admin',
        permission: 'stock:read',
        params: idParams,
        response: listOf(schemas.reservationSchema),
      },
      ({ params }) => readReservations(db, params.id),
    ),
    route(
      endpoints.listStockMoves,
      {
        summary: 'The stock ledger of a product',
        access: 'admin',
        permission: 'stock:read',
        params: idParams,
        list: moveFields,
        response: listOf(schemas.stockMoveSchema),
      },
      ({ params, list }) => readMoves(db, params.id, list),
    ),
    route(
      endpoints.listStockAlerts,
      {
        reads: { entity: 'stock-alert', permission: 'stock:read' },
        summary: 'Stock alerts',
        access: 'admin',
        permission: 'stock:read',
        list: alertFields,
        response: listOf(schemas.staffStockAlertSchema),
      },
      ({ list }) => listAlerts(db, list),
    ),
  ]
}
