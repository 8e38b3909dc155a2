import { endpoint } from '../../platform/endpoint.ts'
import { staffEndpoints } from '../../platform/staff-endpoints.ts'
import type { NewProduct, ProductChange, ProductRow, RatedProduct, Recount } from './schemas.ts'

export const products = staffEndpoints<ProductRow, NewProduct, ProductChange>('/products')

type RecountCall = { params: { id: number }; body: Recount; response: RatedProduct }

export const updateReviews = endpoint<RecountCall>('PATCH', '/products/updatereviews/{id}')
export const updateRating = endpoint<RecountCall>('PATCH', '/products/updaterating/{id}')
