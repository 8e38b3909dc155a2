import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from '../operations/metrics.ts'
import { redactAddress } from './redact-address.ts'
import { type Handler, type RequestFacts, type RequestKind, requestIdOf } from './request-facts.ts'
import { type OriginRules, requestOrigin } from './request-origin.ts'
import { generalHeaders } from './security-headers.ts'
import { sendPlainText } from './send-plain-text.ts'

/** Selects the handler of a request. */
export type Route = (
  facts: RequestFacts,
  incoming: IncomingMessage,
) => { kind: RequestKind; handler: Handler }

export interface RequestHandlerOptions {
  rules: OriginRules
  route: Route
  metrics: Pick<Metrics, 'observe'>
  log: Logger
}

/** Common to all requests: origin, request id, security headers, log and metrics. */
export function createRequestHandler({ rules, route, metrics, log }: RequestHandlerOptions): RequestListener {
  return async (incoming, outgoing) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(incoming, rules.trustedProxies)
    const origin = requestOrigin(incoming, rules)
    outgoing.setHeaders(new Map(Object.entries(generalHeaders(origin?.secure ?? false))))
    outgoing.setHeader('x-request-id', requestId)
    const entry = { requestId, method: incoming.method, address: redactAddress(incoming.url ?? '') }

    const facts = origin && { ...origin, requestId }
    const { kind, handler } = facts ? route(facts, incoming) : { kind: 'refused' as const }
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt
      metrics.observe(kind, outgoing.statusCode, ms)
      const outcome = { kind, status: outgoing.statusCode, ms: Math.round(ms), client: origin?.clientAddress }
      log[levelOf(kind, outgoing)]({ ...entry, ...outcome, aborted: wasAborted(outgoing) }, 'request')
    })

    if (!facts || !handler) return sendPlainText(outgoing, 400, 'La dirección no es válida.\n')
    try {
      await handler(incoming, outgoing, facts)
    } catch (error) {
      log.error({ err: error, requestId }, 'request failed')
      if (outgoing.headersSent) outgoing.destroy()
      else sendPlainText(outgoing, 500, `Algo salió mal. Inténtelo de nuevo. (${requestId})\n`)
    }
  }
}

/** Frequent requests that are logged at debug level only. */
const debugKinds: ReadonlySet<RequestKind> = new Set(['static', 'operations'])

function levelOf(kind: RequestKind, outgoing: ServerResponse): 'warn' | 'info' | 'debug' {
  // Shed requests are counted by the metrics; under load a log line would cost more than the response.
  if (outgoing.statusCode === 503 && outgoing.hasHeader('retry-after')) return 'debug'
  if (outgoing.statusCode >= 500) return 'warn'
  return debugKinds.has(kind) ? 'debug' : 'info'
}

function wasAborted(outgoing: ServerResponse): true | undefined {
  return outgoing.writableFinished ? undefined : true
}
