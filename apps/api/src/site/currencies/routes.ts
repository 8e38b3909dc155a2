import { listOf } from '@tecnoclick/contract/platform/wire'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { currencySchema } from '@tecnoclick/contract/site/currencies/schemas'
import { type Route, route } from '../../platform/http/route.ts'
import type { CurrencyCache } from './currency-cache.ts'

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
