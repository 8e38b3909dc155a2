import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { WebhookBacklog } from '@tecnoclick/api/platform/webhooks/read-backlog'
import type { Database } from '@tecnoclick/database/connect'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Handler, RequestKind } from '../http/request-facts.ts'
import { sendPlainText } from '../http/send-plain-text.ts'

export interface Metrics {
  registry: Registry
  observe(kind: RequestKind, status: number, milliseconds: number): void
  countPage(outcome: 'hit' | 'miss'): void
  countShed(): void
}

export interface Measured {
  pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>
  pageCacheBytes(): number
  lag(): number
  webhooks(): Promise<WebhookBacklog>
}

/** The registry of one web process; the primary aggregates several. */
export function createMetrics({ pool, pageCacheBytes, lag, webhooks }: Measured): Metrics {
  const registry = new Registry()
  AggregatorRegistry.setRegistries([registry])
  collectDefaultMetrics({ register: registry, prefix: 'tecnoclick_' })

  const requests = new Histogram({
    name: 'tecnoclick_http_request_seconds',
    help: 'Response time, by kind of request and class of status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'tecnoclick_page_cache_total',
    help: 'Shared pages served from the cache (hit) or rendered (miss)',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'tecnoclick_shed_total',
    help: 'Requests refused because of overload',
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('tecnoclick_page_cache_bytes', 'Size of the page cache', pageCacheBytes)
  // The maximum, not the sum: two slightly late processes are not one very late process.
  gauge('tecnoclick_event_loop_lag_ms', 'Last measured event loop lag', lag, 'max')
  gauge('tecnoclick_pool_connections', 'Connections to PostgreSQL', () => pool.totalCount)
  gauge('tecnoclick_pool_idle', 'Idle connections to PostgreSQL', () => pool.idleCount)
  gauge('tecnoclick_pool_waiting', 'Requests that wait for a connection', () => pool.waitingCount)

  // Of the database, which all processes share: the maximum, not the sum. One query for the three of a scrape.
  let reading: Promise<WebhookBacklog | undefined> | undefined
  const readOnce = () => {
    reading ??= webhooks()
      .catch(() => undefined)
      .finally(() => (reading = undefined))
    return reading
  }
  const backlog = (name: string, help: string, pick: (found: WebhookBacklog) => number) =>
    new Gauge({
      name,
      help,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        const found = await readOnce()
        if (found) this.set(pick(found))
      },
    })
  backlog('tecnoclick_webhook_events_waiting', 'Events that wait to be sent', ({ waiting }) => waiting)
  backlog('tecnoclick_webhook_events_failed', 'Events that were given up', ({ failed }) => failed)
  backlog(
    'tecnoclick_webhook_oldest_seconds',
    'Age of the oldest event that waits',
    (found) => found.oldestSeconds,
  )

  return {
    registry,
    observe: (kind, status, milliseconds) =>
      requests.observe({ kind, status: `${Math.trunc(status / 100)}xx` }, milliseconds / 1000),
    countPage: (outcome) => pages.inc({ outcome }),
    countShed: () => shed.inc(),
  }
}

/** With the token; without it only in a shop of this machine alone: behind a local proxy every request seems local. */
async function mayReadMetrics(
  { headers }: IncomingMessage,
  { token, isExposed }: MetricsAccess,
): Promise<boolean> {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (given !== undefined) return token !== undefined && isSame(given, token)
  // Without the database nobody knows what other processes have seen.
  return !(await isExposed().catch(() => true))
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export interface MetricsAccess {
  token: string | undefined
  isExposed(): Promise<boolean>
}

export function createMetricsHandler(access: MetricsAccess, read: () => Promise<string>): Handler {
  return async (incoming, outgoing) => {
    if (!(await mayReadMetrics(incoming, access))) return sendPlainText(outgoing, 403, 'Acceso denegado\n')
    sendPlainText(outgoing, 200, await read(), { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  }
}
