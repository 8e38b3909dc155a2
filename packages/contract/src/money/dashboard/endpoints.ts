import { endpoint } from '../../platform/endpoint.ts'
import type { Dashboard } from './schemas.ts'

export const getDashboard = endpoint<{ query?: { days?: number | undefined }; response: Dashboard }>(
  'GET',
  '/admin/dashboard',
)
