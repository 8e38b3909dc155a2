import type { ServerResponse } from 'node:http'
import { errorCodes, type WireError } from '@tecnoclick/contract/platform/error-codes'
import { es } from '@tecnoclick/messages/tables/es'
import type { Handler } from '../http/request-facts.ts'
import { sendPlainText } from '../http/send-plain-text.ts'
import type { RenderPage } from '../pages/web-handler.ts'
import type { Metrics } from './metrics.ts'
import type { LagWatch } from './overload.ts'

class Overloaded extends Error {}

export interface Shedding {
  /** Refuses API calls. */
  api(handler: Handler): Handler
  /** Refuses new renders; cached pages are still served. */
  render(render: RenderPage): RenderPage
  /** Throws if `page` would refuse, before any work on the request. */
  requireCapacity(): void
  page(handler: Handler): Handler
}

/** A render blocks the event loop for milliseconds; more of them would delay even refusals. */
const mostRenders = 24

/** Still taken when the event loop is late. With none, a process would stand idle until its lag is measured again. */
const fewAtOnce = { renders: 2, calls: 8 }

export function createShedding(
  lag: Pick<LagWatch, 'isOverloaded'>,
  metrics: Pick<Metrics, 'countShed'>,
): Shedding {
  let renders = 0
  let calls = 0
  const requireCapacity = () => {
    if (renders >= (lag.isOverloaded() ? fewAtOnce.renders : mostRenders)) throw new Overloaded()
  }
  return {
    requireCapacity,
    api: (handler) => async (incoming, outgoing, facts) => {
      if (calls >= fewAtOnce.calls && lag.isOverloaded()) {
        metrics.countShed()
        refuseCall(outgoing, facts.requestId)
        return
      }
      calls += 1
      try {
        await handler(incoming, outgoing, facts)
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

function refuseCall(outgoing: ServerResponse, requestId: string): void {
  const { status, name } = errorCodes.overloaded
  const error: WireError = {
    statusCode: status,
    name,
    code: 'overloaded',
    message: es.errors.overloaded,
    requestId,
  }
  sendPlainText(outgoing, status, JSON.stringify({ error }), {
    ...retryAfter,
    'content-type': 'application/json',
  })
}

function refusePage(outgoing: ServerResponse): void {
  const page = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>TecnoClick</title><p>${es.errors.overloaded}</p></html>`
  sendPlainText(outgoing, 503, page, { ...retryAfter, 'content-type': 'text/html; charset=utf-8' })
}
