import { endpoint } from '../../platform/endpoint.ts'
import type { Dashboard, ReportQuery } from './schemas.ts'

export const getDashboard = endpoint<{ query?: ReportQuery; response: Dashboard }>('GET', '/admin/dashboard')
