import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

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
