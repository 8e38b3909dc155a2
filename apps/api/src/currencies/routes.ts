import { listCurrencies } from '@tecnoclick/contract/currencies/endpoints'
import { currencySchema } from '@tecnoclick/contract/currencies/schemas'
import { listOf } from '@tecnoclick/contract/wire'
import { type Route, route } from '../http/route.ts'
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
