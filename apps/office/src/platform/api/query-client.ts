import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'

/** No answer, or an overloaded shop: worth one more try. A refusal stays a refusal. */
function isPassing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 0 || error.status >= 500)
}

export function createQueryClient(): QueryClient {
  // Without a connection a call fails and says so, instead of waiting in silence until one is back.
  const networkMode = 'always'
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, retry: (failures, error) => failures < 1 && isPassing(error) },
      mutations: { networkMode, retry: false },
    },
  })
}
