import type { BulkResult } from '../../platform/bulk.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { staffEndpoints } from '../../platform/staff-endpoints.ts'
import type {
  ProductChange,
  ProductRow,
  ProductsChange,
  RatedProduct,
  Recount,
  StockedProduct,
  UsualRate,
} from './schemas.ts'

export const products = staffEndpoints<ProductRow, StockedProduct, ProductChange>('/products')

/** One request, a result per product. */
export const changeProducts = endpoint<{ body: ProductsChange; response: BulkResult }>(
  'POST',
  '/admin/products/bulk',
)
/** CUP for one USD, to suggest a price. */
export const getUsualRate = endpoint<{ response: UsualRate }>('GET', '/admin/usual-rate')

type RecountCall = { params: { id: number }; body: Recount; response: RatedProduct }

export const updateReviews = endpoint<RecountCall>('PATCH', '/products/updatereviews/{id}')
export const updateRating = endpoint<RecountCall>('PATCH', '/products/updaterating/{id}')
