import { listCurrencies } from '@tecnoclick/contract/currencies/endpoints'
import { currencySchema } from '@tecnoclick/contract/currencies/schemas'
import { listOf } from '@tecnoclick/contract/wire'
import { currencies } from '@tecnoclick/database/schema/currencies'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../deps.ts'
import { type Route, route } from '../http/route.ts'

export function currencyRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      listCurrencies,
      {
        summary: 'Currencies, in the order they are offered',
        audience: 'public',
        answer: listOf(currencySchema),
        cacheControl: 'public, max-age=60',
      },
      async () => {
        const { code, symbol, name, decimals } = currencies
        const data = await db
          .select({ code, symbol, name, decimals })
          .from(currencies)
          .where(eq(currencies.enable, true))
          .orderBy(asc(currencies.position))
        return { data, total: data.length }
      },
    ),
  ]
}
