import { expect } from 'vitest'
import type { Route } from '../platform/http/route.ts'
import { statusesOf } from '../platform/openapi/refusals.ts'

/** A response that does not match its description is a bug in one of the two. Returns the route that responded. */
export async function expectPublishedShape(
  routes: readonly Route[],
  request: Request,
  response: Response,
): Promise<Route | undefined> {
  const { pathname } = new URL(request.url)
  const route = routes.find(
    ({ endpoint }) => endpoint.method === request.method && pathPattern(endpoint.path).test(pathname),
  )
  if (route) await expectPublished(route, request, response)
  return route
}

async function expectPublished(route: Route, request: Request, response: Response): Promise<void> {
  await expectPublishedStatus(route, response)
  if (!route.response || !response.ok) return
  if (!response.headers.get('content-type')?.startsWith('application/json')) return
  const body: unknown = await response.clone().json()
  expect(route.response.safeParse(body).error?.issues ?? [], `${request.method} ${request.url}`).toEqual([])
}

/** The response `default` of the reference stands for failures of the shop. */
async function expectPublishedStatus(route: Route, response: Response): Promise<void> {
  const { status } = response
  if (status >= 500 || publishedStatuses(route).includes(status)) return
  const { method, path } = route.endpoint
  const { error } = status >= 400 ? await response.clone().json() : {}
  const missing = error ? `refusals: ['${error.code}']` : `statuses: [${status}]`
  expect.fail(`${method} ${path} answered ${status}, which the reference lacks: add ${missing} to the route.`)
}

const statuses = new WeakMap<Route, number[]>()

function publishedStatuses(route: Route): number[] {
  const known = statuses.get(route) ?? statusesOf(route)
  statuses.set(route, known)
  return known
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
