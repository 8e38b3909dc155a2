import { isRefusal } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'

/** Routes whose writes are told before they are answered: who made a change sees it with the next request. */
export function invalidateAfterWrites(
  changed: () => void | Promise<void>,
  routes: readonly Route[],
): Route[] {
  return routes.map((route) => {
    if (route.endpoint.method === 'GET') return route
    return {
      ...route,
      async handle(input) {
        const outcome = await route.handle(input)
        if (!isRefusal(outcome)) await changed()
        return outcome
      },
    }
  })
}
