import { endpoint } from '../../platform/endpoint.ts'
import type { ReportQuery } from '../dashboard/schemas.ts'
import type { RepairReport } from './schemas.ts'

export const getRepairReport = endpoint<{ query?: ReportQuery; response: RepairReport }>(
  'GET',
  '/admin/repair-report',
)
export const exportRepairReport = endpoint<{ query?: ReportQuery; response: Blob }>(
  'GET',
  '/admin/repair-report/csv',
)
