import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiDeps } from '../deps.ts'
import { readListRequest } from '../listing/list-request.ts'
import type { ApiContext, ApiEnv } from './bindings.ts'
import { errorAnswer } from './error-answer.ts'
import { fieldErrors } from './field-errors.ts'
import { guardAudience } from './guard-audience.ts'
import { takeFromLimits } from './rate-limit.ts'
import { readJson } from './read-json.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Route, RouteInput } from './route.ts'

export function mount(app: Hono<ApiEnv>, routes: readonly Route[], deps: ApiDeps): void {
  for (const route of routes) {
    app.on(route.endpoint.method, honoPath(route.endpoint.path), async (c) => {
      const refusal = guardAudience(route.audience, c.get('session'))
      if (refusal) return errorAnswer(c, refusal)
      const input = await readInput(route, c, deps)
      if (isRefusal(input)) return errorAnswer(c, input)
      return answer(route, c, await route.handle(input))
    })
  }
}

/** `{id}` takes digits only, so that a fixed path such as `fulldata` can never be read as an id. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w*[iI]d)\}/g, ':$1{[0-9]+}').replace(/\{(\w+)\}/g, ':$1')
}

type Input = RouteInput<Route['endpoint']['call'] & object, Route['audience']>

async function readInput(route: Route, c: ApiContext, deps: ApiDeps): Promise<Input | Refusal> {
  const params = route.params?.safeParse(c.req.param())
  if (params && !params.success) return refuse('notFound')
  const search = new URL(c.req.url).searchParams
  const list = route.list ? readListRequest(search, route.list) : emptyList
  if (isRefusal(list)) return list
  const query = route.query?.safeParse(Object.fromEntries(search))
  if (query && !query.success) return refuse('malformed', { fields: fieldErrors(query.error) })
  const body = route.body && (await readJson(c.req.raw))
  if (isRefusal(body)) return body
  // Limits come before the work they protect, but may count by what the body says (an e-mail address).
  const limited = await takeFromLimits(route.limits ?? [], c, body, deps)
  if (limited) return limited
  const parsed = route.body?.safeParse(body, { reportInput: true })
  if (parsed && !parsed.success) return refuse('invalid', { fields: fieldErrors(parsed.error) })
  const session = c.get('session')
  return { params: params?.data, query: query?.data, body: parsed?.data, list, session, context: c } as Input
}

const emptyList = { where: {}, order: [], limit: 0, skip: 0 }

function answer(route: Route, c: ApiContext, outcome: unknown): Response {
  if (isRefusal(outcome)) return errorAnswer(c, outcome)
  if (outcome instanceof Response) return outcome
  c.header('cache-control', route.cacheControl ?? 'no-store')
  if (route.status === 204) return c.body(null, 204)
  return c.json(outcome as object, (route.status ?? 200) as ContentfulStatusCode)
}
