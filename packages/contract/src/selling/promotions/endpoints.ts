import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type {
  NewPromotion,
  PromotionChange,
  PromotionPreview,
  PromotionRow,
  PromotionUses,
  SaleQuote,
  SaleQuoteRequest,
} from './schemas.ts'

export const adminPromotions = editableEndpoints<PromotionRow, NewPromotion, PromotionChange>(
  '/admin/promotions',
)

/** At once, whatever version is on the screen. */
export const stopPromotion = endpoint<{ params: { id: number }; response: PromotionRow }>(
  'POST',
  '/admin/promotions/{id}/stop',
)

export const getPromotionUses = endpoint<{ params: { id: number }; response: PromotionUses }>(
  'GET',
  '/admin/promotions/{id}/uses',
)

export const previewPromotion = endpoint<{ body: PromotionPreview; response: SaleQuote }>(
  'POST',
  '/admin/promotions/preview',
)

export const quoteSale = endpoint<{ body: SaleQuoteRequest; response: SaleQuote }>(
  'POST',
  '/admin/sellorders/quote',
)
