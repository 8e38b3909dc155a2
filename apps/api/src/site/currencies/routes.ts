import { listOf } from '@tecnoclick/contract/platform/wire'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { type Currency, currencySchema } from '@tecnoclick/contract/site/currencies/schemas'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

export function currencyRoutes(currencies: CurrencyCache): Route[] {
  return [
    route(
      listCurrencies,
      {
        summary: 'Currencies, in the order they are offered',
        access: 'public',
        response: listOf(currencySchema),
        cacheControl: 'public, max-age=60',
      },
      async () => {
        const data = await currencies.read()
        return { data, total: data.length }
      },
    ),
  ]
}

export type CurrencyCache = RowCache<Currency[]>

export function createCurrencyCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): CurrencyCache {
  const { code, symbol, name, decimals } = currencies
  return createRowCache(deps, {
    name: 'currencies',
    tables: [currencies],
    load: () =>
      deps.database.db
        .select({ code, symbol, name, decimals })
        .from(currencies)
        .where(eq(currencies.enable, true))
        .orderBy(asc(currencies.position)),
  })
}
