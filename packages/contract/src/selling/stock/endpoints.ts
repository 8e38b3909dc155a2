import { endpoint } from '../../platform/endpoint.ts'
import type {
  AdjustedStock,
  NewSearchAlert,
  NewStockAlert,
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
