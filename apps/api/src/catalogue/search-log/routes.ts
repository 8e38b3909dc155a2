import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { searchProducts, suggestSearch } from '@tecnoclick/catalogue/search-products'
import { listSearches } from '@tecnoclick/contract/catalogue/search-log/endpoints'
import {
  type Searched,
  searchedSchema,
  searchReportQuery,
} from '@tecnoclick/contract/catalogue/search-log/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { days } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { CatalogueCache } from '../browse/catalogue-cache.ts'
import type { SearchCounter } from './search-counter.ts'

/** `results` is that of the latest day, because products may have been added since. */
const reportSql = `
  select query, searches::integer, results, to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastDate",
    count(*) over ()::integer as total
  from (
    select query, sum(searches) as searches, max(last_at) as last_at,
      (array_agg(results order by day desc))[1] as results
    from search_log where day > ($1::timestamptz at time zone 'UTC')::date group by query
  ) as searched
  order by results > 0, searches desc, query
  limit $2`

/** Looked up again: it would take too long for all of them. */
const maxLookedUp = 50

type Counted = Omit<Searched, 'now' | 'suggestion'>

/** What a search that found nothing finds by now, and what was probably meant: staff make rules of it. */
async function lookUpAgain(catalogue: Catalogue, rows: readonly Counted[]): Promise<Searched[]> {
  const looked: Searched[] = []
  for (const [index, row] of rows.entries()) {
    const isEmpty = row.results === 0 && index < maxLookedUp
    // Each may take milliseconds in a large shop.
    if (isEmpty) await nextTurn()
    const found = isEmpty ? searchProducts(catalogue, row.query) : undefined
    // What is only similar was found before as well.
    const count = found?.approximate ? 0 : (found?.slots.length ?? null)
    looked.push({
      ...row,
      now: count,
      suggestion: count === 0 ? suggestSearch(catalogue, row.query) : null,
    })
  }
  return looked
}

export function searchLogRoutes(
  { database: { pool }, now }: ApiDeps,
  counter: SearchCounter,
  catalogue: Pick<CatalogueCache, 'read'>,
): Route[] {
  return [
    route(
      listSearches,
      {
        summary: 'Search terms, those without results first',
        access: 'admin',
        permission: 'searches:read',
        query: searchReportQuery,
        response: listOf(searchedSchema),
      },
      async ({ query }) => {
        await counter.flush()
        const since = new Date(now().getTime() - days(query.days))
        const { rows } = await pool.query<Counted & { total: number }>(reportSql, [since, query.limit])
        const searches = rows.map(({ total: _, ...row }) => row)
        return { data: await lookUpAgain(await catalogue.read(), searches), total: rows[0]?.total ?? 0 }
      },
    ),
  ]
}
