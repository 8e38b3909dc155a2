import { endpoint } from '../../platform/endpoint.ts'
import type { ReportQuery } from '../dashboard/schemas.ts'
import type { Margins } from './schemas.ts'

export const getMargins = endpoint<{ query?: ReportQuery; response: Margins }>('GET', '/admin/margins')
