import { endpoint } from '../../platform/endpoint.ts'
import type { Margins } from './schemas.ts'

export const getMargins = endpoint<{ query?: { days?: '7' | '30' | '90' }; response: Margins }>(
  'GET',
  '/admin/margins',
)
