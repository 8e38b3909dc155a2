import { listOf } from '@tecnoclick/contract/platform/wire'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { currencySchema } from '@tecnoclick/contract/site/currencies/schemas'
import { type Route, route } from '../../platform/http/route.ts'
import type { LiveCurrencies } from './live-currencies.ts'

export function currencyRoutes(currencies: LiveCurrencies): Route[] {
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
        const data = await currencies.read()
        return { data, total: data.length }
      },
    ),
  ]
}
