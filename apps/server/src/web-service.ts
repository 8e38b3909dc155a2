import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Api, buildApi } from '@tecnoclick/api/app'
import { createExposure } from '@tecnoclick/api/platform/exposure/exposure'
import { createMailSecrets } from '@tecnoclick/api/platform/mail/mail-secrets'
import { createCampaignTokens } from '@tecnoclick/api/platform/secrets/campaign-tokens'
import { createEncryption } from '@tecnoclick/api/platform/secrets/encryption'
import { createSignedIds, shortSignature } from '@tecnoclick/api/platform/secrets/signed-ids'
import { readBacklog } from '@tecnoclick/api/platform/webhooks/read-backlog'
import { createWebhookSecrets } from '@tecnoclick/api/platform/webhooks/sign-event'
import type { Database } from '@tecnoclick/database/connect'
import type { Tracer } from '@tecnoclick/database/tracer'
import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import { createApiHandler } from './http/api-handler.ts'
import { createCachedApiHandler } from './http/cached-api-handler.ts'
import { listen } from './http/listen.ts'
import { createRequestHandler } from './http/request-handler.ts'
import { createSecurityTxt } from './http/security-txt.ts'
import { createStoreRoute } from './http/store-route.ts'
import { createHealth } from './operations/health.ts'
import { createMetrics, createMetricsHandler } from './operations/metrics.ts'
import { watchLag, watchLoad } from './operations/overload.ts'
import { createShedding } from './operations/shed-load.ts'
import { createFrameSources } from './pages/frame-sources.ts'
import { packSmaller } from './pages/pack-page.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createPageHandler } from './pages/page-handler.ts'
import { createSharedPages } from './pages/shared-pages.ts'
import { createWebHandler } from './pages/web-handler.ts'
import type { WebSource } from './pages/web-source.ts'
import { isExposed, shopAddress } from './reachability.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

export interface WebServiceOptions {
  configuration: Configuration
  database: Database
  source: WebSource
  /** Undefined: every address of the machine. */
  host: string | undefined
  port: number
  secretKey: string
  /** When the shop started, in milliseconds; this process may be younger. */
  startedAt: number
  log: Logger
  wakeMail(): void
  /** Metrics of all web processes together. */
  allMetrics?: (() => Promise<string>) | undefined
  telemetry?: Telemetry | undefined
}

export interface WebService {
  port: number
  /** Finishes running requests within `limit` milliseconds. */
  close(limit: number): Promise<void>
}

/** A thousand pages. Each process has its own. */
const pageCacheBytes = 24 * 1024 * 1024

/** A balancer that asks every two seconds, and then every half, has asked twice. */
const noticeMs = 4_000

/** Loading a catalogue leaves as much garbage as it is large, which V8 would keep until memory is short. */
const tidyAfterMs = 3_000

/** Starts the web server with all its parts. */
export async function startWebService(options: WebServiceOptions): Promise<WebService> {
  const { configuration, database, source, log, telemetry } = options
  const tracer = telemetry?.tracer
  const isConfigured = isExposed(configuration, options.host)
  const exposure = createExposure({
    database,
    log,
    now: () => new Date(),
    isConfigured,
    demoSignIn: configuration.demoSignIn,
    startedAt: new Date(options.startedAt),
  })
  const api = buildApi({
    database,
    log,
    publicUrl: configuration.publicUrl,
    address: shopAddress(configuration, options.host, options.port),
    exposure,
    mailSecrets: createMailSecrets(options.secretKey),
    factorEncryption: createEncryption(options.secretKey, 'second factors'),
    webhookSecrets: createWebhookSecrets(createEncryption(options.secretKey, 'webhook secrets')),
    telegram: { url: configuration.telegramApiUrl },
    orderTokens: createSignedIds(options.secretKey, 'order links'),
    ticketTokens: createSignedIds(options.secretKey, 'order tickets'),
    familyTokens: createSignedIds(options.secretKey, 'family links'),
    campaignTokens: createCampaignTokens(options.secretKey),
    cartTokens: createSignedIds(options.secretKey, 'cart links', shortSignature),
    reviewTokens: createSignedIds(options.secretKey, 'order reviews', shortSignature),
    rateLimitFactor: configuration.rateLimitFactor,
    now: () => new Date(),
    wakeMail: options.wakeMail,
    tracer,
  })
  const ownApi = tracer ? tracedCalls(api, tracer) : api
  const lag = watchLag(configuration.shedLagMs)
  const cache = createPageCache({
    epoch: api.contentEpoch,
    maximumBytes: pageCacheBytes,
    shrink: packSmaller,
    count: (outcome) => metrics.countPage(outcome),
  })
  const metrics = createMetrics({
    pool: database.pool,
    pageCacheBytes: cache.bytes,
    lag: lag.lag,
    webhooks: () => readBacklog(database.db),
  })
  const shedding = createShedding(watchLoad(lag, database.pool), metrics)
  const mode = configuration.production ? 'production' : 'development'
  const render = shedding.render(createWebHandler({ bundle: source.bundle, api: ownApi, log, mode, tracer }))
  const frames = createFrameSources(ownApi, api.contentEpoch)
  const page = createPageHandler({
    render,
    requireCapacity: shedding.requireCapacity,
    obtainShared: source.hot ? async () => ({}) : createSharedPages(render, cache),
    frames,
    countSearch: api.countSearch,
    hot: source.hot,
  })
  // Load settings and catalogue before listening: pages rendered without them would not be cached.
  await Promise.all([frames(), api.warm()])

  const health = createHealth(database.pool)
  const route = createStoreRoute({
    alive: (_incoming, outgoing) => health.alive(outgoing),
    ready: (_incoming, outgoing) => health.ready(outgoing),
    metrics: createMetricsHandler(
      { token: configuration.metricsToken, isExposed: exposure.isExposed },
      options.allMetrics ?? (() => metrics.registry.metrics()),
    ),
    securityTxt: createSecurityTxt(ownApi),
    api: createCachedApiHandler(api, shedding.api(createApiHandler({ fetch: shedding.calls(api.fetch) }))),
    office: source.office,
    page: shedding.page(source.around?.(page) ?? page),
    files: source.files,
  })
  const { refuseEarly } = shedding
  const handler = createRequestHandler({
    rules: configuration,
    route,
    refuseEarly,
    noteProxy: isConfigured ? undefined : exposure.note,
    metrics,
    log,
    tracer,
  })
  const { trustedProxies, connectionsPerClient } = configuration
  const limits = {
    connectionsPerClient: trustedProxies > 0 ? Number.POSITIVE_INFINITY : connectionsPerClient,
  }
  const { port, endKeepAlive, drain } = await listen(
    handler,
    options.host,
    options.port,
    limits,
    source.upgrade,
  )
  const tidying = setTimeout(collectGarbage, tidyAfterMs).unref()
  return {
    port,
    async close(limit) {
      clearTimeout(tidying)
      const began = performance.now()
      api.endStreams()
      endKeepAlive()
      // Visitors are served until the balancer sends them elsewhere: a port that closes first loses who is just connecting.
      await health.close(Math.min(noticeMs, limit / 2))
      // Before the server, which its sockets would keep open.
      await source.close()
      await drain(limit - (performance.now() - began))
      lag.stop()
      await api.close()
    },
  }
}

/** Node has no function for it, unless it was started with a flag. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}

/** Calls of this process: those of browsers are the request itself. */
function tracedCalls(api: Pick<Api, 'fetch'>, tracer: Tracer): Pick<Api, 'fetch'> {
  return { fetch: (request, bindings) => tracer.span('api', {}, () => api.fetch(request, bindings)) }
}
