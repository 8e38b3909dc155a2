import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Api } from '@tecnoclick/api/app'
import type { Search } from '@tecnoclick/api/platform/http/bindings'
import { bridge } from '../http/bridge.ts'
import { createClientCount } from '../http/client-count.ts'
import { chooseEncoding } from '../http/content-encoding.ts'
import type { Handler } from '../http/request-facts.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { sendPlainText } from '../http/send-plain-text.ts'
import { sharedMark } from './pack-page.ts'
import { formLimit, longestForm, readForm } from './page-form.ts'
import { isShareable, localeCookie, type PageVisit, readVisit } from './page-visit.ts'
import { sendStoredPage } from './send-stored-page.ts'
import type { ObtainShared } from './shared-pages.ts'
import type { RenderPage } from './web-handler.ts'

export interface PageHandlerOptions {
  render: RenderPage
  /** Throws if no page can be rendered now. */
  requireCapacity(): void
  obtainShared: ObtainShared
  /** Origins that a page may show in a frame. */
  frames(): Promise<readonly string[]>
  countSearch: Api['countSearch']
  /** Development only. */
  hot: boolean
}

const refusedForms = {
  400: 'El formulario no se puede leer.\n',
  411: 'El formulario no dice su tamaño.\n',
  413: 'El formulario es demasiado grande.\n',
  415: 'Aquí solo se reciben formularios.\n',
  503: 'Se están recibiendo otros archivos. Inténtelo de nuevo.\n',
} as const

/** They are held in memory while they arrive. */
const uploadsAtOnce = { client: 8, total: 32 }

export function createPageHandler({
  render,
  requireCapacity,
  obtainShared,
  frames,
  countSearch,
  hot,
}: PageHandlerOptions): Handler {
  const uploads = createClientCount(uploadsAtOnce)
  return async (incoming, outgoing, facts) => {
    const limit = formLimit(facts.url.pathname, incoming.headers['content-type'])
    const refusal = refusalOfBody(incoming.headers, limit)
    if (refusal) return refuseForm(outgoing, refusal)
    if (lengthOf(incoming.headers) > longestForm) {
      const leave = uploads.enter(facts.clientAddress)
      if (!leave) return refuseForm(outgoing, 503)
      outgoing.once('close', leave)
    }

    const visit = readVisit(incoming, facts)
    const allow = async (scripts: readonly string[], styles: readonly string[]) => {
      const sources = { scripts, styles, frames: await frames(), hot }
      outgoing.setHeader('content-security-policy', pagePolicy(sources))
    }
    const count = (searches: readonly Search[]) => {
      for (const search of searches) countSearch(search, incoming.headers['user-agent'])
    }
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    const { stored, own } = isShareable(incoming.method, visit) ? await obtainShared(visit, encoding) : {}
    if (stored) {
      count(stored.searches)
      await allow(stored.scripts, stored.styles)
      const cookie = localeCookie(visit)
      if (cookie) outgoing.setHeader('set-cookie', cookie)
      return sendStoredPage(incoming, outgoing, stored)
    }
    if (!own) requireCapacity()
    return bridge(incoming, outgoing, visit.url, async (sent) => {
      const request = await readForm(sent, limit)
      if (typeof request === 'number')
        return new Response(refusedForms[request], { status: request, headers: refusalHeaders })
      const { response, nonce, searches } = own ?? (await render(request, visit, visit.preferences))
      count(searches)
      await allow([`'nonce-${nonce}'`], [`'nonce-${nonce}'`])
      return forOneVisitor(response, visit)
    })
  }
}

/** Browsers always send a content length; requests without one are refused. */
function refusalOfBody(headers: IncomingHttpHeaders, limit: number): 411 | 413 | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411
  return lengthOf(headers) > limit ? 413 : undefined
}

function lengthOf(headers: IncomingHttpHeaders): number {
  return Number(headers['content-length'] ?? 0)
}

/** The connection ends with the answer: the rest of the body is not read. */
const refusalHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
}

function refuseForm(outgoing: ServerResponse, status: keyof typeof refusedForms): void {
  const retry = status === 503 && { 'retry-after': '5' }
  sendPlainText(outgoing, status, refusedForms[status], { ...refusalHeaders, ...retry })
}

function forOneVisitor(response: Response, visit: PageVisit): Response {
  const { headers } = response
  headers.delete(sharedMark)
  if (visit.isPersonal) headers.set('cache-control', 'private, no-store')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  headers.append('vary', 'cookie, save-data')
  const cookie = localeCookie(visit)
  if (cookie) headers.append('set-cookie', cookie)
  return response
}
