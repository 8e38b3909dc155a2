import { endpoint } from '../../platform/endpoint.ts'
import type { ProductVariants, VariantsChange } from './schemas.ts'

const path = '/admin/products/{id}/variants'

export const getVariants = endpoint<{ params: { id: number }; response: ProductVariants }>('GET', path)
export const saveVariants = endpoint<{
  params: { id: number }
  body: VariantsChange
  response: ProductVariants
}>('PUT', path)
