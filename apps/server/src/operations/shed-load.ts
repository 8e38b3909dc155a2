import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '@tecnoclick/api/app'
import { errorCodes, type WireError } from '@tecnoclick/contract/platform/error-codes'
import { es } from '@tecnoclick/messages/tables/es'
import type { Handler } from '../http/request-facts.ts'
import { generalHeaders, inertPolicy } from '../http/security-headers.ts'
import { sendPlainText } from '../http/send-plain-text.ts'
import type { RenderPage } from '../pages/web-handler.ts'
import type { Metrics } from './metrics.ts'
import type { LagWatch } from './overload.ts'

class Overloaded extends Error {}

export interface Shedding {
  /**
   * Refuses an API call that no cache can answer, before anything else is done with it; false if it did not. Five times as
   * many calls as a shop can serve leave it no time to look at each.
   */
  refuseEarly(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Refuses API calls. */
  api(handler: Handler): Handler
  /** Counts the calls under way. One whose response is being sent, or waits for events, is none. */
  calls(fetch: Api['fetch']): Api['fetch']
  /** Refuses new renders; cached pages are still served. */
  render(render: RenderPage): RenderPage
  /** Throws if `page` would refuse, before any work on the request. */
  requireCapacity(): void
  page(handler: Handler): Handler
}

/** A render blocks the event loop for milliseconds; more of them would delay even refusals. */
const mostRenders = 24

/** More calls at once only wait for each other, once there is more to do than time. */
const mostCalls = 16

/** Still taken when the event loop is late. With none, a process would stand idle until its lag is measured again. */
const fewAtOnce = { renders: 2, calls: 8 }

export function createShedding(
  lag: Pick<LagWatch, 'isOverloaded' | 'isBusy'>,
  metrics: Pick<Metrics, 'countShed' | 'observe'>,
): Shedding {
  let renders = 0
  let calls = 0
  const requireCapacity = () => {
    if (renders >= (lag.isOverloaded() ? fewAtOnce.renders : mostRenders)) throw new Overloaded()
  }
  const isFull = () =>
    (calls >= mostCalls && lag.isBusy()) || (calls >= fewAtOnce.calls && lag.isOverloaded())
  return {
    requireCapacity,
    refuseEarly(incoming, outgoing) {
      if (!isFull() || !isOwnCall(incoming)) return false
      metrics.countShed()
      metrics.observe('api', errorCodes.overloaded.status, 0)
      const requestId = crypto.randomUUID()
      refuseCall(outgoing, requestId, { ...earlyHeaders, 'x-request-id': requestId })
      return true
    },
    api: (handler) => (incoming, outgoing, facts) => {
      if (!isFull()) return handler(incoming, outgoing, facts)
      metrics.countShed()
      refuseCall(outgoing, facts.requestId)
    },
    calls: (fetch) => async (request, bindings) => {
      calls += 1
      try {
        return await fetch(request, bindings)
      } finally {
        calls -= 1
      }
    },
    render: (render) => async (request, facts, preferences) => {
      requireCapacity()
      renders += 1
      try {
        return await render(request, facts, preferences)
      } finally {
        renders -= 1
      }
    },
    page: (handler) => async (incoming, outgoing, facts) => {
      try {
        await handler(incoming, outgoing, facts)
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error
        metrics.countShed()
        refusePage(outgoing)
      }
    },
  }
}

const retryAfter = { 'retry-after': '2' }
const earlyHeaders = { ...generalHeaders(false), 'content-security-policy': inertPolicy }

/** Of somebody who is signed in, or that changes something. */
function isOwnCall({ url = '', method, headers }: IncomingMessage): boolean {
  if (!url.startsWith('/api/')) return false
  return method !== 'GET' || headers.authorization !== undefined || /session=/.test(headers.cookie ?? '')
}

function refuseCall(outgoing: ServerResponse, requestId: string, headers: Record<string, string> = {}): void {
  const { status, name } = errorCodes.overloaded
  const error: WireError = {
    statusCode: status,
    name,
    code: 'overloaded',
    message: es.errors.overloaded,
    requestId,
  }
  sendPlainText(outgoing, status, JSON.stringify({ error }), {
    ...headers,
    ...retryAfter,
    'content-type': 'application/json',
  })
}

function refusePage(outgoing: ServerResponse): void {
  const page = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>TecnoClick</title><p>${es.errors.overloaded}</p></html>`
  sendPlainText(outgoing, 503, page, { ...retryAfter, 'content-type': 'text/html; charset=utf-8' })
}
