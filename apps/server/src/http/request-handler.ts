import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from '../operations/metrics.ts'
import type { RequestTracer } from '../telemetry/telemetry.ts'
import { createClientCount } from './client-count.ts'
import { proxySign } from './proxy-sign.ts'
import { redactAddress } from './redact-address.ts'
import { type Handler, type RequestFacts, type RequestKind, requestIdOf } from './request-facts.ts'
import { type OriginRules, requestOrigin } from './request-origin.ts'
import { fileHeaders, generalHeaders, officeHeaders } from './security-headers.ts'
import { sendPlainText } from './send-plain-text.ts'

/** Selects the handler of a request. */
export type Route = (
  facts: RequestFacts,
  incoming: IncomingMessage,
) => { kind: RequestKind; handler: Handler }

export interface RequestHandlerOptions {
  rules: OriginRules & { connectionsPerClient: number }
  route: Route
  /** Answers a request that cannot be worked on now; true if it did. */
  refuseEarly?(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Called with what shows a proxy, before the request is handled; undefined where the shop is public anyway. */
  noteProxy?: ((sign: string) => Promise<void>) | undefined
  metrics: Pick<Metrics, 'observe'>
  log: Logger
  tracer?: RequestTracer | undefined
}

/** Common to all requests: origin, request id, security headers, log and metrics. */
export function createRequestHandler({
  rules,
  route,
  refuseEarly = () => false,
  noteProxy,
  metrics,
  log,
  tracer,
}: RequestHandlerOptions): RequestListener {
  // Behind a proxy the connections are the proxy's, so requests are counted instead.
  const clients = createClientCount({ client: rules.connectionsPerClient })
  return async (incoming, outgoing) => {
    if (refuseEarly(incoming, outgoing)) return
    const startedAt = performance.now()
    const requestId = requestIdOf(incoming, rules.trustedProxies)
    const origin = hasOneHost(incoming) ? requestOrigin(incoming, rules) : undefined
    const { method, url: address = '' } = incoming

    const facts = origin && { ...origin, requestId }
    const { kind, handler } = facts ? route(facts, incoming) : { kind: 'refused' as const }
    const isFile = kind === 'static' || address.startsWith(filesPath)
    const headers = isFile ? headersOfFiles : kind === 'office' ? headersOfOffice : headersOfDocuments
    outgoing.setHeaders(origin?.secure ? headers.secure : headers.plain)
    // Requests for static files are not in the log.
    if (kind !== 'static') outgoing.setHeader('x-request-id', requestId)
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt
      // A stream of events lasts as long as somebody listens, which is no time to answer.
      if (!String(outgoing.getHeader('content-type')).startsWith('text/event-stream'))
        metrics.observe(kind, outgoing.statusCode, ms)
      const level = levelOf(kind, outgoing)
      if (!log.isLevelEnabled(level)) return
      const entry = { requestId, method, address: redactAddress(address) }
      const outcome = { kind, status: outgoing.statusCode, ms: Math.round(ms), client: origin?.clientAddress }
      log[level]({ ...entry, ...outcome, aborted: wasAborted(outgoing) }, 'request')
    })

    const sign = noteProxy && proxySign(incoming)
    if (sign !== undefined) await noteProxy?.(sign)
    if (!facts || !handler) return sendPlainText(outgoing, 400, 'La dirección no es válida.\n')
    const allowed = methods[kind]
    if (!allowed.includes(incoming.method ?? ''))
      return sendPlainText(outgoing, 405, 'Este método no sirve aquí.\n', { allow: allowed.join(', ') })
    const leave = clients.enter(facts.clientAddress)
    if (!leave)
      return sendPlainText(outgoing, 503, 'Demasiadas peticiones a la vez.\n', { 'retry-after': '1' })
    outgoing.once('close', leave)
    try {
      if (tracer && !debugKinds.has(kind)) {
        const { secure } = facts
        const served = { incoming, outgoing, kind, requestId, secure }
        await tracer.serve(served, () => handler(incoming, outgoing, facts))
      } else await handler(incoming, outgoing, facts)
    } catch (error) {
      // Who hangs up in the middle of a body is no failure of ours.
      if (!isCutShort(incoming)) log.error({ err: error, requestId }, 'request failed')
      if (outgoing.headersSent) outgoing.destroy()
      else sendPlainText(outgoing, 500, `Algo salió mal. Inténtelo de nuevo. (${requestId})\n`)
    }
  }
}

const filesPath = '/api/files/'
const headersOfDocuments = byTransport(generalHeaders)
const headersOfOffice = byTransport(officeHeaders)
const headersOfFiles = byTransport(fileHeaders)

function byTransport(headersOf: typeof generalHeaders) {
  return {
    plain: new Map(Object.entries(headersOf(false))),
    secure: new Map(Object.entries(headersOf(true))),
  }
}

const reading = ['GET', 'HEAD'] as const

/** Anything else is refused before it is handled: the objects of the Fetch standard throw for TRACE. */
const methods: Readonly<Record<RequestKind, readonly string[]>> = {
  api: [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  page: [...reading, 'POST'],
  data: [...reading, 'POST'],
  office: reading,
  static: reading,
  operations: reading,
  refused: [],
}

/** Node keeps the first of several; a proxy in front may have used another (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts <= 1
}

function isCutShort({ complete, destroyed }: IncomingMessage): boolean {
  return destroyed && !complete
}

/** Frequent requests that are logged at debug level only, and not traced. */
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
