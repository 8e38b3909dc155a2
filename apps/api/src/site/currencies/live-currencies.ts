import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type LiveRows, liveRows } from '../../platform/rows/live-rows.ts'

export type LiveCurrencies = LiveRows<Currency[]>

export function liveCurrencies(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): LiveCurrencies {
  const { code, symbol, name, decimals } = currencies
  return liveRows(deps, {
    what: 'currencies',
    tables: [currencies],
    load: () =>
      deps.database.db
        .select({ code, symbol, name, decimals })
        .from(currencies)
        .where(eq(currencies.enable, true))
        .orderBy(asc(currencies.position)),
  })
}
