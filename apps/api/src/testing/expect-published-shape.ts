import { expect } from 'vitest'
import type { Route } from '../platform/http/route.ts'

/** A response that does not match its schema is a bug in one of the two. */
export async function expectPublishedShape(
  routes: readonly Route[],
  request: Request,
  response: Response,
): Promise<void> {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return
  const route = routes.find(
    ({ endpoint }) =>
      endpoint.method === request.method && pathPattern(endpoint.path).test(new URL(request.url).pathname),
  )
  if (!route?.response) return
  const body: unknown = await response.clone().json()
  expect(route.response.safeParse(body).error?.issues ?? [], `${request.method} ${request.url}`).toEqual([])
}

const patterns = new Map<string, RegExp>()

function pathPattern(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const source = path.replace(/\{(\w*[iI]d)\}/g, '\\d+').replace(/\{\w+\}/g, '[^/]+')
  const pattern = new RegExp(`^/api${source}/?$`)
  patterns.set(path, pattern)
  return pattern
}
