import type { Route } from '../http/route.ts'
import type { LiveRows } from './live-rows.ts'

/** Routes whose writes are seen at once by the process that made them. */
export function forgetting(live: Pick<LiveRows<unknown>, 'forget'>, routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    if (route.endpoint.method === 'GET') return route
    return {
      ...route,
      async handle(input) {
        const outcome = await route.handle(input)
        live.forget()
        return outcome
      },
    }
  })
}
