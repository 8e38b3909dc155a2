import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { ReportQuery } from '../dashboard/schemas.ts'
import type { CostsQuery, Margins, UnitCost } from './schemas.ts'

export const getMargins = endpoint<{ query?: ReportQuery; response: Margins }>('GET', '/admin/margins')
export const listUnitCosts = endpoint<{ query: CostsQuery; response: List<UnitCost> }>(
  'GET',
  '/admin/unit-costs',
)
