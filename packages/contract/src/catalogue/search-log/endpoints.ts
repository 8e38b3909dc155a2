import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { Searched, SearchReportQuery } from './schemas.ts'

/** Searches without results first, then the most frequent. */
export const listSearches = endpoint<{ query: SearchReportQuery; response: List<Searched> }>(
  'GET',
  '/admin/searches',
)
