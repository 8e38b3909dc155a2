import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import { isConfirmed } from '@tecnoclick/domain/people/second-factor'
import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { recordRead, recordRefusal } from '../audit/record-access.ts'
import type { ApiDeps } from '../deps.ts'
import { readListRequest } from '../listing/list-request.ts'
import type { Session } from '../session/find-session.ts'
import { openKeySession } from '../session/open-key-session.ts'
import { lacksRequiredFactor } from '../session/required-factor.ts'
import { readApiKey } from '../session/session-cookie.ts'
import type { ApiContext, ApiEnv } from './bindings.ts'
import { errorResponse } from './error-response.ts'
import { fieldErrors } from './field-errors.ts'
import { keyPermissionOf } from './key-permission.ts'
import { takeFromLimits } from './rate-limit.ts'
import { readJson } from './read-body.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Route, RouteInput } from './route.ts'

export function mount(app: Hono<ApiEnv>, routes: readonly Route[], deps: ApiDeps): void {
  const { tracer } = deps
  for (const route of routes) {
    const { method, path } = route.endpoint
    app.on(method, honoPath(path), async (c) => {
      tracer?.nameRoute(method, `/api${path}`)
      const session = await sessionFor(route, c, deps)
      if (isRefusal(session)) return errorResponse(c, session)
      const refusal = await checkAccess(route, session, deps)
      if (refusal) {
        if (session && isAudited(refusal)) await recordRefusal(deps, { route, session, context: c })
        return errorResponse(c, refusal)
      }
      const input = await readInput(route, c, deps, await rightsOf(route, session, deps))
      if (isRefusal(input)) return errorResponse(c, input)
      const outcome = await route.handle(input)
      if (session) await recordAccess(deps, { route, session, input, outcome })
      return respond(route, c, outcome)
    })
  }
}

interface Handled {
  route: Route
  session: Session
  input: Input
  outcome: unknown
}

/** A handler refuses too, where the permission depends on what is changed. */
async function recordAccess(deps: ApiDeps, { route, session, input, outcome }: Handled): Promise<void> {
  const { context, list, params } = input
  if (!isRefusal(outcome)) return recordRead(deps, { route, session, context, list, params })
  if (isAudited(outcome)) await recordRefusal(deps, { route, session, context })
}

function isAudited({ refused }: Refusal): boolean {
  return refused === 'forbidden' || refused === 'keyLacksPermission'
}

/** A program's key counts where access is asked for: on public routes programs are visitors. */
async function sessionFor(
  route: Route,
  c: ApiContext,
  deps: ApiDeps,
): Promise<Session | undefined | Refusal> {
  const key = readApiKey(c)
  if (key === undefined) return c.get('session')
  if (route.access === 'public') return c.get('isForged') ? refuse('forbidden') : c.get('session')
  if (keyPermissionOf(route) === undefined) return refuse('keyNotAccepted')
  const session = await openKeySession(deps, c, key)
  if (!isRefusal(session)) c.set('session', session)
  return session
}

/** No session is a 401, a role without access or permission a 403 (platform.md#access). */
async function checkAccess(
  route: Route,
  session: Session | undefined,
  deps: ApiDeps,
): Promise<Refusal | undefined> {
  const { access, permission } = route
  if (session?.apiKeyId !== undefined) return checkKey(route, session)
  if (!hasAccess(access, session?.viewer.role)) return refuse(session ? 'forbidden' : 'unauthenticated')
  if (access === 'admin' && session && (await lacksRequiredFactor(session, deps)))
    return refuse('secondFactorMissing')
  if (access === 'admin' && !(permission && isPermitted(session?.viewer, permission)))
    return refuse('forbidden')
  if (route.confirmed && session && !isConfirmed(session.confirmedAt, deps.now()))
    return refuse('confirmationRequired')
  return undefined
}

function checkKey(route: Route, { viewer }: Session): Refusal | undefined {
  const permission = keyPermissionOf(route)
  if (!permission) return refuse('keyNotAccepted')
  return isPermitted(viewer, permission)
    ? undefined
    : refuse('keyLacksPermission', { values: { permission } })
}

/** Until staff have proven their second factor, routes that show them more than customers treat them as customers. */
async function rightsOf(
  { ownAccount }: Route,
  session: Session | undefined,
  deps: ApiDeps,
): Promise<Session | undefined> {
  if (!session || ownAccount || !(await lacksRequiredFactor(session, deps))) return session
  return { ...session, viewer: { ...session.viewer, role: 'user' } }
}

/** `{id}` matches digits only, so that a fixed path such as `fulldata` is never parsed as an id. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w*[iI]d)\}/g, ':$1{[0-9]+}').replace(/\{(\w+)\}/g, ':$1')
}

type Input = RouteInput<Route['endpoint']['call'] & object, Route['access']>

async function readInput(
  route: Route,
  c: ApiContext,
  deps: ApiDeps,
  session: Session | undefined,
): Promise<Input | Refusal> {
  const params = route.params?.safeParse(c.req.param())
  if (params && !params.success) return refuse('notFound')
  const search = new URL(c.req.url).searchParams
  const list = route.list ? readListRequest(search, route.list) : emptyList
  if (isRefusal(list)) return list
  const query = route.query?.safeParse(Object.fromEntries(search))
  if (query && !query.success) return refuse('malformed', { fields: fieldErrors(query.error) })
  const body = await readBody(bodySchema(route, session), c)
  if (isRefusal(body)) return body
  // After validation: a limit may count by a field of the body (an e-mail address), and invalid forms do not
  // count.
  const limited = await takeFromLimits(route.limits ?? [], c, body, deps)
  if (limited) return limited
  return { params: params?.data, query: query?.data, body, list, session, context: c } as Input
}

/** Access was checked before, so a signed-in viewer has one of the roles. */
function bodySchema({ body }: Route, session: Session | undefined): z.ZodType | undefined {
  if (!body || body instanceof z.ZodType) return body
  return session && body[session.viewer.role]
}

async function readBody(schema: z.ZodType | undefined, c: ApiContext): Promise<unknown | Refusal> {
  if (!schema) return undefined
  const sent = await readJson(c.req.raw)
  if (isRefusal(sent)) return sent
  const parsed = schema.safeParse(sent, { reportInput: true })
  return parsed.success ? parsed.data : refuse('invalid', { fields: fieldErrors(parsed.error) })
}

const emptyList = { where: {}, sort: [], limit: 0, skip: 0 }

function respond(route: Route, c: ApiContext, outcome: unknown): Response {
  if (isRefusal(outcome)) return errorResponse(c, outcome)
  if (outcome instanceof Response) return outcome
  c.header('cache-control', route.cacheControl ?? 'no-store')
  if (route.status === 204) return c.body(null, 204)
  const text = JSON.stringify(outcome)
  c.env.keepText?.(text)
  c.header('content-type', 'application/json')
  return c.body(text, (route.status ?? 200) as ContentfulStatusCode)
}
