import { Hono } from 'hono'
import { profileRoutes } from './accounts/profile-routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { currencyRoutes } from './currencies/routes.ts'
import type { ApiDeps } from './deps.ts'
import { fileRoutes } from './files/routes.ts'
import { geographyRoutes } from './geography/routes.ts'
import type { ApiEnv, Bindings } from './http/bindings.ts'
import { errorAnswer } from './http/error-answer.ts'
import { mount } from './http/mount.ts'
import { refuse } from './http/refusal.ts'
import { refusalOf } from './http/refusal-of.ts'
import type { Route } from './http/route.ts'
import { isForgedRequest } from './http/same-origin.ts'
import { withoutValues } from './http/without-values.ts'
import { describeApi } from './openapi/document.ts'
import { readingPage } from './openapi/reading-page.ts'
import { securityRoutes } from './security/routes.ts'
import { readSession } from './session/read-session.ts'
import { type LiveSettings, liveSettings } from './settings/live-settings.ts'
import { settingsRoutes } from './settings/routes.ts'

export interface Api {
  fetch(request: Request, bindings: Bindings): Promise<Response>
  /** Changes whenever something that public pages show has changed; pages rendered before are stale. */
  contentEpoch(): string
  routes: readonly Route[]
}

export function buildApi(deps: ApiDeps): Api {
  const settings = liveSettings(deps)
  const routes = allRoutes(deps, settings)
  const app = new Hono<ApiEnv>({ strict: false }).basePath('/api')

  app.use(async (c, next) => {
    if (isForgedRequest(c.req.raw)) return errorAnswer(c, refuse('forbidden'))
    c.set('session', await readSession(c, deps))
    return next()
  })
  mount(app, routes, deps)

  const document = describeApi(routes)
  const page = readingPage(routes, document)
  app.get('/openapi.json', (c) => c.json(document))
  app.get('/docs', (c) => c.html(page))

  app.notFound((c) => errorAnswer(c, refuse('notFound')))
  app.onError((error, c) => {
    const refusal = refusalOf(error)
    if (refusal.refused === 'internal')
      deps.log.error({ err: withoutValues(error), requestId: c.env.requestId }, 'request failed')
    return errorAnswer(c, refusal)
  })

  return {
    fetch: async (request, bindings) => app.fetch(request, bindings),
    contentEpoch: settings.epoch,
    routes,
  }
}

function allRoutes(deps: ApiDeps, settings: LiveSettings): Route[] {
  return [
    ...securityRoutes(deps),
    ...profileRoutes(deps),
    ...addressRoutes(deps),
    ...geographyRoutes(deps),
    ...currencyRoutes(deps),
    ...settingsRoutes(deps, settings),
    ...fileRoutes(deps),
  ]
}
