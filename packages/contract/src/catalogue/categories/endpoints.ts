import { staffEndpoints } from '../../platform/staff-endpoints.ts'
import type { CategoryChange, CategoryRow, NewCategory } from './schemas.ts'

export const categories = staffEndpoints<CategoryRow, NewCategory, CategoryChange>('/categories')
