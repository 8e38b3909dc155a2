import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type Tracer as SpanSource,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { sqlState } from '@tecnoclick/database/connect'
import { redactAddress } from '../http/redact-address.ts'
import { describeQuery } from './describe-query.ts'
import type { RequestTracer } from './telemetry.ts'

/**
 * Keeps the current span with the asynchronous work of a request. A span counts as current only while it is open: a timer that a
 * request has started would otherwise add to its trace for hours.
 */
export function createRequestTracer(source: SpanSource, trustedProxies: number): RequestTracer {
  const current = new AsyncLocalStorage<Context>()
  const propagator = new W3CTraceContextPropagator()

  function openContext(): Context | undefined {
    const context = current.getStore()
    return context && trace.getSpan(context)?.isRecording() ? context : undefined
  }

  async function run<T>(span: Span, parent: Context, work: () => Promise<T>): Promise<T> {
    try {
      return await current.run(trace.setSpan(parent, span), work)
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  return {
    async serve({ incoming, outgoing, kind, requestId, secure }, handle) {
      // From anyone else it would let strangers decide what is recorded, and under which trace.
      const parent =
        trustedProxies > 0
          ? propagator.extract(ROOT_CONTEXT, incoming.headers, defaultTextMapGetter)
          : ROOT_CONTEXT
      const method = incoming.method ?? ''
      const [path = ''] = redactAddress(incoming.url ?? '').split('?', 1)
      const span = source.startSpan(
        `${method} ${kind}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'url.path': path,
            'url.scheme': secure ? 'https' : 'http',
            'tecnoclick.kind': kind,
            'tecnoclick.request_id': requestId,
          },
        },
        parent,
      )
      outgoing.once('close', () => {
        span.setAttribute('http.response.status_code', outgoing.statusCode)
        if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      await current.run(trace.setSpan(parent, span), async () => handle())
    },
    trace: (name, attributes, work) =>
      run(source.startSpan(name, { attributes, root: true }, ROOT_CONTEXT), ROOT_CONTEXT, work),
    span(name, attributes, work) {
      const parent = openContext()
      return parent ? run(source.startSpan(name, { attributes }, parent), parent, work) : work()
    },
    query(text, work) {
      const parent = openContext()
      if (!parent) return work()
      const { name, attributes } = describeQuery(text)
      return run(source.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent), parent, work)
    },
    nameRoute(method, path) {
      const context = openContext()
      const span = context && trace.getSpan(context)
      span?.updateName(`${method} ${path}`).setAttribute('http.route', path)
    },
  }
}

/** Messages of errors hold values: the code or the kind of error has to do. */
function markFailed(span: Span, error: unknown): void {
  const type = sqlState(error) ?? (error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
}
