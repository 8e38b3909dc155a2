import { staffEndpoints } from '../../platform/staff-endpoints.ts'
import type { AttributeChange, AttributeRow, NewAttribute } from './schemas.ts'

export const attributes = staffEndpoints<AttributeRow, NewAttribute, AttributeChange>('/attributes')
