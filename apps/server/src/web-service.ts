import { buildApi } from '@tecnoclick/api/app'
import type { Database } from '@tecnoclick/database/connect'
import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import { createApiHandler } from './http/api-handler.ts'
import { createCachedApiHandler } from './http/cached-api-handler.ts'
import { listen } from './http/listen.ts'
import { createPolicyReports } from './http/policy-reports.ts'
import { createRequestHandler } from './http/request-handler.ts'
import { createSecurityTxt } from './http/security-txt.ts'
import { createStoreRoute } from './http/store-route.ts'
import { createHealth } from './operations/health.ts'
import { createMetrics, createMetricsHandler } from './operations/metrics.ts'
import { watchLag, watchLoad } from './operations/overload.ts'
import { createShedding } from './operations/shed-load.ts'
import { createFrameSources } from './pages/frame-sources.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createPageHandler } from './pages/page-handler.ts'
import { createSharedPages } from './pages/shared-pages.ts'
import { createWebHandler } from './pages/web-handler.ts'
import type { WebSource } from './pages/web-source.ts'

export interface WebServiceOptions {
  configuration: Configuration
  database: Database
  source: WebSource
  /** Undefined: on every address of the machine. */
  host: string | undefined
  port: number
  log: Logger
  wakeMail(): void
  /** Of all web processes together, where there are several. */
  allMetrics?: (() => Promise<string>) | undefined
}

export interface WebService {
  port: number
  /** Finishes running requests within `limit` milliseconds. */
  close(limit: number): Promise<void>
}

const pageCacheBytes = 64 * 1024 * 1024

/** The listening web server with all its parts. */
export async function startWebService(options: WebServiceOptions): Promise<WebService> {
  const { configuration, database, source, log } = options
  const api = buildApi({
    database,
    log,
    publicUrl: configuration.publicUrl,
    rateLimitFactor: configuration.rateLimitFactor,
    now: () => new Date(),
    wakeMail: options.wakeMail,
  })
  const lag = watchLag(configuration.shedLagMs)
  const cache = createPageCache({
    epoch: api.contentEpoch,
    maximumBytes: pageCacheBytes,
    count: (outcome) => metrics.countPage(outcome),
  })
  const metrics = createMetrics({ pool: database.pool, pageCacheBytes: cache.bytes, lag: lag.lag })
  const shedding = createShedding(watchLoad(lag, database.pool), metrics)
  const mode = configuration.production ? 'production' : 'development'
  const render = shedding.render(createWebHandler({ bundle: source.bundle, api, log, mode }))
  const frames = createFrameSources(api, api.contentEpoch)
  const page = createPageHandler({
    render,
    requireCapacity: shedding.requireCapacity,
    obtainShared: source.hot ? async () => ({}) : createSharedPages(render, cache),
    frames,
    countSearch: api.countSearch,
    hot: source.hot,
  })
  // Settings and catalogue are read before the first visitor comes: pages rendered without them would not be kept.
  await Promise.all([frames(), api.warm()])

  let isClosing = false
  const health = createHealth(database.pool, () => isClosing)
  const route = createStoreRoute({
    alive: (_incoming, outgoing) => health.alive(outgoing),
    ready: (_incoming, outgoing) => health.ready(outgoing),
    metrics: createMetricsHandler(
      configuration.metricsToken,
      options.allMetrics ?? (() => metrics.registry.metrics()),
    ),
    policyReports: createPolicyReports(log),
    securityTxt: createSecurityTxt(api),
    api: createCachedApiHandler(api, shedding.api(createApiHandler(api))),
    office: source.office,
    page: shedding.page(source.around?.(page) ?? page),
    files: source.files,
  })
  const handler = createRequestHandler({ rules: configuration, route, metrics, log })
  const { trustedProxies, connectionsPerClient } = configuration
  const { port, drain } = await listen(handler, options.host, options.port, {
    connectionsPerClient: trustedProxies > 0 ? Number.POSITIVE_INFINITY : connectionsPerClient,
  })
  return {
    port,
    async close(limit) {
      isClosing = true
      await drain(limit)
      lag.stop()
      await api.close()
      await source.close()
    },
  }
}
