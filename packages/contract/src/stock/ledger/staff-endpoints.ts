import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { Reservation, StaffStockAlert, StockMove } from './staff-schemas.ts'

type Numbered = { id: number }

/** Who holds units of a product. */
export const listReservations = endpoint<{ params: Numbered; response: List<Reservation> }>(
  'GET',
  '/admin/products/{id}/reservations',
)
/** The ledger of a product, the newest first. */
export const listStockMoves = endpoint<{ params: Numbered; query?: ListQuery; response: List<StockMove> }>(
  'GET',
  '/admin/products/{id}/moves',
)
export const listStockAlerts = endpoint<{ query?: ListQuery; response: List<StaffStockAlert> }>(
  'GET',
  '/admin/stock-alerts',
)
