import { staffEndpoints } from '../../platform/staff-endpoints.ts'
import type { BrandChange, BrandRow, NewBrand } from './schemas.ts'

export const brands = staffEndpoints<BrandRow, NewBrand, BrandChange>('/brands')
