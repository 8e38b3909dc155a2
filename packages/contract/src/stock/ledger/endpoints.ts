import { endpoint } from '../../platform/endpoint.ts'
import type {
  AdjustedStock,
  NewSearchAlert,
  NewStockAlert,
  OwnAlerts,
  SearchAlert,
  StockAdjustment,
  StockAlert,
} from './schemas.ts'

/** Staff only (platform.md#access). */
export const adjustStock = endpoint<{
  params: { id: number }
  body: StockAdjustment
  response: AdjustedStock
}>('PATCH', '/products/updatestock/{id}')
export const addStockAlert = endpoint<{ body: NewStockAlert; response: StockAlert }>('POST', '/stock-alerts')
export const addSearchAlert = endpoint<{ body: NewSearchAlert; response: SearchAlert }>(
  'POST',
  '/stock-alerts/words',
)

/** The link of the mail. A GET changes nothing, because mail servers prefetch links. */
export const getOwnAlerts = endpoint<{ params: { token: string }; response: OwnAlerts }>(
  'GET',
  '/stock-alerts/{token}',
)
export const endOwnAlerts = endpoint<{ params: { token: string }; response: OwnAlerts }>(
  'POST',
  '/stock-alerts/{token}/unsubscribe',
)
