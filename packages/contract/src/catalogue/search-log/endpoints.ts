import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Searched, SearchReportQuery } from './schemas.ts'

/** What was asked for and not found first, the most wanted on top. */
export const listSearches = endpoint<{ query: SearchReportQuery; response: List<Searched> }>(
  'GET',
  '/admin/searches',
)
